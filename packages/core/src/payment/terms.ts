/** The terms of the money in short, for mails and pages. The terms of use have the whole. Pure. */
import type { I18n } from "@lingui/core";

/** What the fee buys, as receipts name it. */
export function feeItem(i18n: I18n): string {
  return i18n.t("Connection with a fellow passenger");
}

/** When the fee is given back, in short, to the traveler. */
export function moneyTerms(i18n: I18n): string {
  return [
    i18n.t(
      "Until the travel date begins, you get the whole fee back through PayPal if your Flightaide cancels, does not answer you (reported at least 24 hours before), no longer flies a trip that matches yours, or changes flights and you would rather leave.",
    ),
    cancelTerms(i18n),
    i18n.t(
      "After the flight you get it back if you did not meet. If the airline cancels the flight, you get it back before or after it. In any other case it is given back only if our team decides so.",
    ),
  ].join(" ");
}

function cancelTerms(i18n: I18n): string {
  return i18n.t(
    "If you cancel yourself before then, you get it back as long as your Flightaide has not been in touch: once with the same person, and twice in 30 days. Before you pay, we tell you whether this applies.",
  );
}

type Price = {
  /** In words. */
  price: string;
  /** The Flightaide, in words. */
  name: string;
  /** What becomes of the fee when the traveler cancels before the Flightaide is in touch, if the API says it. */
  cancelRefund: "refunded" | "kept" | undefined;
};

/** The three lines beside the pay button: what is paid, when it goes back, and what cancelling does. */
export function moneyLines(i18n: I18n, { price, name, cancelRefund }: Price): string[] {
  return [
    i18n.t("You pay {price}, once, and nothing to anyone else.", { price }),
    i18n.t(
      "You get all of it back if {name} cancels, doesn’t answer or doesn’t turn up, or if the airline cancels the flight.",
      { name },
    ),
    cancelLine(i18n, name, cancelRefund),
  ];
}

function cancelLine(i18n: I18n, name: string, cancelRefund: Price["cancelRefund"]): string {
  switch (cancelRefund) {
    case "refunded":
      return i18n.t(
        "If you cancel yourself, you get it back as long as {name} hasn’t been in touch and the travel date hasn’t begun.",
        { name },
      );
    case "kept":
      return i18n.t(
        "If you cancel yourself, it is not given back: a refund for cancelling is possible only once with the same person, and twice in 30 days.",
      );
    case undefined:
      return cancelTerms(i18n);
  }
}
