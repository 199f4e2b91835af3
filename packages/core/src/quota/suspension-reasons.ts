/** Why somebody is reported, and why an account is suspended. Pure. */
export const suspensionReasons = [
  "asks-for-money",
  "carry-something",
  "false-trip",
  "harassment",
  "unsafe",
  "spam",
  "other",
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];
