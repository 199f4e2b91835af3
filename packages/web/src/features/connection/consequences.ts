/** What becomes of a connection when the user edits or deletes the itinerary behind it, in words. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { i18n } from "../../lib/i18n";
import type { AffectedPeopleProps } from "../itinerary/affected-people";
import { nameOf } from "./status";

type Change = AffectedPeopleProps["change"];

/** Whether a change of an itinerary concerns a connection: it is built on it, and can still end. */
export function isAffected(
  { feeAfter, mine }: Pick<Connection, "feeAfter" | "mine">,
  itinerary: string,
): boolean {
  return feeAfter !== undefined && mine?.itinerary === itinerary;
}

type Affected = Pick<Connection, "role" | "state" | "counterpart" | "contact" | "feeAfter">;

export function consequenceOf(connection: Affected, change: Change): string {
  const { state, counterpart } = connection;
  const name = counterpart.displayName && nameOf(connection);
  return `${endOf(name, change, state === "paid")} ${moneyOf(connection)}`;
}

function endOf(name: string, change: Change, isPaid: boolean): string {
  if (!name) return isPaid ? i18n.t("Your connection ends.") : i18n.t("Your connection is closed.");
  if (change === "delete")
    return isPaid
      ? i18n.t("We tell {name}, and your connection ends.", { name })
      : i18n.t("We tell {name}, and your connection is closed.", { name });
  return isPaid
    ? i18n.t(
        "We tell {name} what changes. If your flights no longer match, your connection ends.",
        { name },
      )
    : i18n.t(
        "We tell {name} what changes. If your flights no longer match, your connection is closed.",
        { name },
      );
}

function moneyOf({ role, feeAfter }: Affected): string {
  const isTraveler = role === "traveler";
  switch (feeAfter?.change) {
    case "returned":
      return i18n.t("A payment that your bank is still checking is refunded.");
    case "refunded":
      return isTraveler
        ? i18n.t("What you paid goes back to you.")
        : i18n.t("What they paid goes back to them.");
    case "kept":
      return i18n.t("What you paid does not go back to you.");
    default:
      return i18n.t("Nothing has been paid.");
  }
}
