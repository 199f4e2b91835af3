/** Why operators give a fee back, or do not. Pure. */
export const refundReasons = [
  "no-answer",
  "did-not-meet",
  "met",
  "airline-cancelled",
  "not-as-described",
  "duplicate",
  "goodwill",
  "other",
] as const;
export type RefundReason = (typeof refundReasons)[number];
