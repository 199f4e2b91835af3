/** How far a trip is, which decides what its page shows first. Pure. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { today } from "../../lib/calendar";
import { flownLegs } from "../boarding-pass/flown-legs";
import { needsAnswer, needsReview } from "../connection/status";
import { openSteps, type ShownStep } from "./shown-steps";

/** `ahead` until the day of the flight, `day` until the passenger is with the family, then `over`. */
export type Phase = "ahead" | "day" | "over";

/** Days after the travel date on which a flight may still be under way: it can cross the date line, and be late. */
const daysUnderWay = 2;

/** The date on which the first of the two flies. */
export function travelDateOf(connection: Connection): string | undefined {
  return datesOf(connection)[0];
}

function datesOf({ mine, theirs }: Connection): string[] {
  return [mine, theirs].flatMap((trip) => (trip ? [trip.leg.travelDate] : [])).sort();
}

/** The date of the first flight, and those of the later ones that they share. */
function flightDatesOf(connection: Connection): string[] {
  const [first] = datesOf(connection);
  const later = (connection.journey?.legs ?? []).map(({ travelDate }) => travelDate);
  return first ? [first, ...later.filter((date) => date > first)].sort() : later.sort();
}

/** The flight that the page is about: the first, and once that is over the next one that the two share. */
export function flightOf(connection: Connection, now: Date): ShownLeg | undefined {
  const { mine, theirs, timeZone } = connection;
  // As it is now: it may have changed since the payment.
  const first = (connection.now?.mine ?? mine ?? theirs)?.leg;
  const isOver = ({ travelDate }: ShownLeg) =>
    daysBetween(today(timeZone, now), travelDate) < -daysUnderWay;
  const next = flownLegs(connection, "mine").find((leg) => !isOver(leg));
  return first && isOver(first) ? (next ?? first) : first;
}

/**
 * Two who also share a later flight, such as the return, are on that trip once the first flight is over.
 * @param steps as the page shows them
 */
export function phaseOf(connection: Connection, steps: readonly ShownStep[], now: Date): Phase {
  const { actions, reviews, timeZone } = connection;
  const untilFlights = flightDatesOf(connection).map((date) =>
    daysBetween(today(timeZone, now), date),
  );
  const isMoreAhead = untilFlights.slice(1).some((one) => one >= 0);
  const days = untilFlights.find((one) => one >= -daysUnderWay) ?? untilFlights.at(-1) ?? 0;
  // While it can be undone, the page stays as it is.
  const isHandedOver = steps.some(
    ({ kind, tap }) =>
      kind === "handed-over" && tap && !(Date.parse(tap.revocable?.until ?? "") > now.getTime()),
  );
  if (isHandedOver) return "over";
  const isUnderWay = steps.some(({ tap }) => tap) && days >= -daysUnderWay && days <= 1;
  if (!isMoreAhead) {
    if (reviews?.mine) return "over";
    if (actions.includes("review")) return isUnderWay ? "day" : "over";
  }
  if (days > 0 && !isUnderWay) return "ahead";
  return days >= -daysUnderWay ? "day" : "over";
}

/** What the one strong button of the page is for. Undefined: nothing is to be done. */
export type Main = "answer" | "review" | "tap" | "write" | "meeting-point" | undefined;

export function mainOf(
  connection: Connection,
  steps: readonly ShownStep[],
  phase: Phase,
  now: Date,
): Main {
  const { confirmedAt, actions, journey } = connection;
  if (needsAnswer(connection)) return "answer";
  if (phase === "over") return needsReview(connection) ? "review" : undefined;
  if (phase === "day") return openSteps(steps, now).length > 0 ? "tap" : undefined;
  if (!confirmedAt && actions.includes("write")) return "write";
  return journey && !journey.meetingPoint ? "meeting-point" : undefined;
}
