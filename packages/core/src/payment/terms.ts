/** The terms of the money in short, for mails and pages. The terms of use have the whole. Pure. */

/** What the fee buys, as receipts name it. */
export const feeItem = "Connection with a fellow passenger";

/** When the fee is given back, in one sentence to the traveler. */
export const moneyTerms =
  "You get the whole fee back through PayPal if your Flightaide cancels, no longer flies the trip that matches yours, does not answer you or does not turn up, if the airline cancels the flight, or if you cancel before your Flightaide has confirmed that you are in touch; if you cancel after that, it is not given back.";
