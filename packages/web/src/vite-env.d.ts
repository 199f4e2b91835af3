/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set in builds. */
  readonly VITE_LANGUAGE?: import("@flightaides/core/language/contract").Language;
  readonly VITE_WEB_ORIGIN: string;
}
