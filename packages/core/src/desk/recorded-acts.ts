/** What operators can do, as the record names it. Pure. */
export const recordedActs = [
  "look",
  "dismiss",
  "warn",
  "suspend",
  "lift",
  "refund",
  "no-refund",
  "retry-refund",
  "settle-refund",
  "retry-mail",
] as const;
