/** Why an account is suspended. Those of reports, and operators choose one. Pure. */
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
