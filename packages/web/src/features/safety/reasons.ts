import type { ReportReason } from "@flightaides/core/safety/contract.ts";
import { i18n } from "../../lib/i18n";

const labels: Record<ReportReason, string> = {
  "asks-for-money": i18n.t("Asks for money"),
  "carry-something": i18n.t("Asked me to carry something"),
  "false-trip": i18n.t("The trip isn’t real"),
  harassment: i18n.t("Harassment"),
  unsafe: i18n.t("I don’t feel safe"),
  spam: i18n.t("Spam"),
  other: i18n.t("Something else"),
};

/** The closed list of reasons to report a user, as texts. */
export const reasons = (Object.keys(labels) as ReportReason[]).map((value) => ({
  value,
  label: labels[value],
}));
