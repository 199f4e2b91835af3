/** The plain rules, for mails and pages. Pure. */
import type { I18n } from "@lingui/core";

/** For those who help. */
export function helperRules(i18n: I18n): string[] {
  return [
    i18n.t("Never carry, watch or declare another person’s bag."),
    i18n.t("Don’t nurse or lift anyone, and don’t give medicine."),
    i18n.t("A meal or a small thank-you is fine. A price is not."),
  ];
}

/** For those who are helped, and their families. */
export function familyRules(i18n: I18n): string[] {
  return [
    i18n.t("Nobody under 18 flies without the airline’s own service or a parent on the plane."),
    i18n.t(
      "A passenger who must have an attendant by the airline’s rules can’t fly with a Flightaide alone.",
    ),
    i18n.t("Don’t ask a Flightaide to carry bags, to nurse or lift anyone, or to give medicine."),
  ];
}

/** What both must know before they rely on each other. */
export function notChecked(i18n: I18n): string[] {
  return [
    i18n.t("We have not checked who anybody is."),
    i18n.t("We have not checked anybody’s booking."),
    i18n.t("Show each other boarding pass and ID when you meet."),
  ];
}
