/** What operators can do, as the record names it. Pure. */
export const recordedActs = [
  "look",
  "find",
  "dismiss",
  "warn",
  "suspend",
  "lift",
  "put-on-offer",
  "refund",
  "no-refund",
  "retry-refund",
  "settle-refund",
  "close-dispute",
  "close-claim",
  "retry-mail",
  "drop-mail",
  "retry-itinerary",
] as const;
