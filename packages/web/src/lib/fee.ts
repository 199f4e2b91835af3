/**
 * The service fee of this stage, as the build knows it: prerendered pages need it before /config.json arrives. Both come from the
 * same settings. What is charged is always the fee of a connection.
 */
import { language } from "./language";

/** In words, the same for every reader of the language. The build writes it: formatting it takes a cold browser 20 ms. */
export const feeInWords: string = import.meta.env.VITE_FEE_IN_WORDS[language];
