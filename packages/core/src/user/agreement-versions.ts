/** Versions of the texts that users accept: their dates. Pure. */

/** Of the current co-traveler agreement. */
export const agreementVersion = "2026-11-22";
/** Of the current terms of use, which contain the terms of the money. */
export const termsVersion = "2026-11-24";
