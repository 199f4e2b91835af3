/**
 * The service fee of this stage, as the build knows it: prerendered pages need it before /config.json arrives. Both come from the
 * same settings. What is charged is always the fee of a connection.
 */
import type { Language } from "@flightaides/core/language/contract.ts";
import { language } from "./language";

/** In words, the same for every reader of the language. The build writes it: formatting it takes a cold browser 20 ms. */
export function feeIn(language: Language): string {
  return import.meta.env.VITE_FEE_IN_WORDS[language];
}

/** In the language of the page. */
export const feeInWords = feeIn(language);
