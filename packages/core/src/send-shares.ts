/**
 * How the mails of an SES account share its send rate. Pure.
 * - `codes`: the codes of sign-ups and resets, which the user pool sends by itself and nobody else may hold up
 * - `atOnce`: mails that a request sends when it owes them
 * - `scheduled`: mails of the scheduled function
 */
export const sendShares = { codes: 0.2, atOnce: 0.2, scheduled: 0.6 } as const;
