import type { Connection } from "@flightaides/core/connection/contract.ts";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { nameOf } from "../connection/status";

/**
 * How far a live connection covers a leg.
 * @param isSaid the state is said already, by the first step of the trip
 */
export function coverWords(connection: Connection, isSaid: boolean): string {
  const name = nameOf(connection);
  const { role, state, openedByMe, payFrom, pending } = connection;
  const date = payFrom && formatDate(payFrom);
  if (state === "paid") return isSaid ? name : i18n.t("Connected with {name}", { name });
  if (state === "requested") {
    if (role === "flightaid") return i18n.t("{name} waits for your answer", { name });
    return isSaid
      ? i18n.t("{name} was asked", { name })
      : i18n.t("{name} was asked: no answer yet", { name });
  }
  if (role === "flightaid")
    return date
      ? i18n.t("{name} can pay from {date}", { name, date })
      : i18n.t("{name} has not paid yet", { name });
  if (isSaid)
    return openedByMe
      ? i18n.t("{name} has said yes", { name })
      : i18n.t("{name} offers to be your Flightaide", { name });
  if (connection.mine?.leg.until) return i18n.t("{name} has said yes: add your flight", { name });
  if (pending) return i18n.t("{name} has said yes: your bank is still checking", { name });
  return date
    ? i18n.t("{name} has said yes: payment opens on {date}", { name, date })
    : i18n.t("{name} has said yes: waiting for your payment", { name });
}
