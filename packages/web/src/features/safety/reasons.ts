import type { ReportReason } from "@flightaides/core/safety/contract";

const labels: Record<ReportReason, string> = {
  "asks-for-money": "Asks for money",
  "carry-something": "Asked me to carry something",
  "false-trip": "The trip isn’t true",
  harassment: "Harassment",
  unsafe: "I don’t feel safe",
  spam: "Spam",
  other: "Something else",
};

/** The closed list of reasons to report somebody, in words. */
export const reasons = (Object.keys(labels) as ReportReason[]).map((value) => ({
  value,
  label: labels[value],
}));
