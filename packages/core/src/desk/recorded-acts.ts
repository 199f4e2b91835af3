/** What operators can do, as the record names it. Pure. */
export const recordedActs = [
  "look",
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
  "retry-mail",
  "drop-mail",
  "retry-itinerary",
] as const;
