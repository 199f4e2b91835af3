/** What becomes of a connection when the user edits or deletes the itinerary behind it, in words. */
import type { Connection } from "@flightaides/core/connection/contract";
import type { AffectedPeopleProps } from "../itinerary/affected-people";
import { isOver } from "./status";

type Change = AffectedPeopleProps["change"];

/** Whether a change of an itinerary concerns a connection: it is live, and its trip is not over on `today` (`YYYY-MM-DD`). */
export function isAffected(
  { state, mine }: Pick<Connection, "state" | "mine">,
  itinerary: string,
  today: string,
): boolean {
  return !isOver({ state }) && mine?.itinerary === itinerary && mine.leg.travelDate >= today;
}

type Affected = Pick<
  Connection,
  "role" | "state" | "pending" | "counterpart" | "contact" | "confirmedAt"
>;

export function consequenceOf(connection: Affected, change: Change): string {
  const { state, counterpart, contact } = connection;
  const name = contact?.displayName ?? counterpart.displayName;
  const end = `your connection ${state === "paid" ? "ends" : "is closed"}`;
  const money = moneyOf(connection);
  if (!name) return `Y${end.slice(1)}. ${money}`;
  if (change === "delete") return `${name} is told, and ${end}. ${money}`;
  return `${name} is told what changes. If you no longer fly the same way, ${end}. ${money}`;
}

function moneyOf({ role, state, pending, confirmedAt }: Affected): string {
  if (pending) return "A payment that the bank still clears goes back.";
  if (state !== "paid") return "Nothing has been paid.";
  if (role === "flightaid") return "What they paid goes back to them.";
  return confirmedAt
    ? "What you paid does not go back: they have confirmed being in touch."
    : "What you paid goes back to you.";
}
