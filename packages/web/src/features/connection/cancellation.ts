/** Why a participant cancels, and what happens to the fee, worded for the reader. */
import type { CancelReason, Connection } from "@flightaides/core/connection/contract.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

/** A cancelled flight is a claim, which has a button of its own. */
type Reason = Exclude<CancelReason, "airline">;

export const cancelReasons: Record<Reason, Record<Type, string>> = {
  "cannot-fly": {
    traveler: i18n.t("The traveler can’t fly any more"),
    flightaid: i18n.t("I can’t fly any more"),
  },
  other: { traveler: i18n.t("Another reason"), flightaid: i18n.t("Another reason") },
};

export function isReason(text: string): text is Reason {
  return Object.hasOwn(cancelReasons, text);
}

/** What happens with the money when the reader cancels a paid connection. */
export function afterCancel(connection: Connection, reason: Reason): string {
  const { role, fee, feeAfter, confirmedAt } = connection;
  const name = nameOf(connection);
  const price = formatMoney(fee);
  if (role === "flightaid" && reason === "cannot-fly")
    return i18n.t(
      "{name} gets the service fee of {price} back. It costs you nothing. Your trip is paused: others don’t find it until you change it.",
      { name, price },
    );
  if (role === "flightaid")
    return i18n.t("{name} gets the service fee of {price} back. It costs you nothing.", {
      name,
      price,
    });
  if (feeAfter?.cancel?.[reason] !== "kept")
    return i18n.t("You get the service fee of {price} back.", { price });
  return confirmedAt
    ? i18n.t(
        "The service fee of {price} is not refunded, because {name} has been in touch with you.",
        { price, name },
      )
    : i18n.t(
        "The service fee of {price} is not refunded, as we said before you paid: cancelling with your money back is possible once with the same person, and twice in 30 days.",
        { price },
      );
}
