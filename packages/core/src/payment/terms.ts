/** The terms of the money in short, for mails and pages. The terms of use have the whole. Pure. */
import type { I18n } from "@lingui/core";

/** What the fee buys, as receipts name it. */
export function feeItem(i18n: I18n): string {
  return i18n.t("Connection with a fellow passenger");
}

/** When the fee is given back, in one sentence to the traveler. */
export function moneyTerms(i18n: I18n): string {
  return i18n.t(
    "You get the whole fee back through PayPal if your Flightaide cancels, no longer flies the trip that matches yours, does not answer you or does not turn up, if the airline cancels the flight, or if you cancel before your Flightaide has confirmed that you are in touch; if you cancel after that, it is not given back.",
  );
}
