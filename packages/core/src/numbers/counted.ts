/** What is counted for each day and each route. No imports: the desk's page reads it too. */

/**
 * - `searched`: searches, estimated from a sample
 * - `signedUp`: accounts that were used for the first time
 * - `posted`: itineraries
 * - `matched`: itineraries that got their first match
 * - `pairs`: pairs of itineraries that matched
 * - `asked`: connections that were opened; `accepted`: those that both agreed to; `paid`, `refunded`
 * - `met`: paid connections whose trip counts as flown together
 */
export const counted = [
  "searched",
  "signedUp",
  "posted",
  "matched",
  "pairs",
  "asked",
  "accepted",
  "paid",
  "met",
  "refunded",
] as const;
export type Counted = (typeof counted)[number];

/** What leads from a search to a trip together, in this order. */
export const funnel = [
  "searched",
  "posted",
  "matched",
  "asked",
  "accepted",
  "paid",
  "met",
] as const satisfies readonly Counted[];
