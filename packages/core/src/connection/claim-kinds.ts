/** Claims about a paid connection that operators or PayPal decide, and the decisions. Pure. */

/** What the two contradict each other about, and what a payer claims at PayPal. */
export const claimKinds = ["met", "airline", "dispute"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** An operator decides whether the fee goes back. A dispute, which PayPal decides, and what is about an expired connection are closed. */
export const claimDecisions = ["refund", "no-refund", "closed"] as const;
export type ClaimDecided = (typeof claimDecisions)[number];
