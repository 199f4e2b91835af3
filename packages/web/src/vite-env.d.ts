/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Path of the service worker for the pages in this language, and of the pages that it is in charge of: pwa/plugin.ts */
  readonly VITE_WORKER_URL: string;
  readonly VITE_WORKER_SCOPE: string;
  /** Set in builds. */
  readonly VITE_LANGUAGE?: import("@flightaides/core/language/contract.ts").Language;
  /** Names of cities, packed by cities.ts. Set in builds. */
  readonly VITE_CITIES: string;
  readonly VITE_WEB_ORIGIN: string;
  /** The service fee of the stage in each language: vite.config.ts */
  readonly VITE_FEE_IN_WORDS: Record<
    import("@flightaides/core/language/contract.ts").Language,
    string
  >;
}

/** Defines the element `rapi-doc`. */
declare module "rapidoc";
