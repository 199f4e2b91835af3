/** Why a participant cancels, and what happens with the fee, in the words of the one who reads. */
import type { CancelReason, Connection } from "@flightaides/core/connection/contract";
import type { Type } from "@flightaides/core/itinerary/contract";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

export const cancelReasons: Record<CancelReason, Record<Type, string>> = {
  "cannot-fly": {
    traveler: "The traveler can’t fly any more",
    flightaid: "I can’t fly any more",
  },
  airline: {
    traveler: "The airline has cancelled the flight",
    flightaid: "The airline has cancelled the flight",
  },
  other: { traveler: "Another reason", flightaid: "Another reason" },
};

/** What happens with the money when the reader cancels a paid connection. */
export function afterCancel(connection: Connection, reason: CancelReason): string {
  const { role, fee, confirmedAt } = connection;
  const name = nameOf(connection);
  const price = formatMoney(fee);
  if (role === "flightaid")
    return `${name} gets the service fee of ${price} back. It costs you nothing.`;
  if (reason !== "airline" && confirmedAt)
    return `The service fee of ${price} is not refunded, because ${name} has confirmed that you are in touch.`;
  return `You get the service fee of ${price} back.`;
}
