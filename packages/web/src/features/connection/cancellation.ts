/** Why a participant cancels, and what happens to the fee, worded for the reader. */
import type { CancelReason, Connection } from "@flightaides/core/connection/contract.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

export const cancelReasons: Record<CancelReason, Record<Type, string>> = {
  "cannot-fly": {
    traveler: i18n.t("The traveler can’t fly any more"),
    flightaid: i18n.t("I can’t fly any more"),
  },
  airline: {
    traveler: i18n.t("The airline has cancelled the flight"),
    flightaid: i18n.t("The airline has cancelled the flight"),
  },
  other: { traveler: i18n.t("Another reason"), flightaid: i18n.t("Another reason") },
};

/** What happens with the money when the reader cancels a paid connection. */
export function afterCancel(connection: Connection, reason: CancelReason): string {
  const { role, fee, feeAfter } = connection;
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
  if (feeAfter?.cancel?.[reason] === "kept")
    return i18n.t(
      "The service fee of {price} is not refunded, because {name} has confirmed that you are in touch.",
      { price, name },
    );
  return i18n.t("You get the service fee of {price} back.", { price });
}
