/** How far a trip is, which decides what its page shows first. Pure. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import { today } from "../../lib/calendar";
import { needsAnswer, needsReview } from "../connection/status";
import { openSteps, type ShownStep } from "./shown-steps";

/** `ahead` until the day of the flight, `day` until the passenger is with the family, then `over`. */
export type Phase = "ahead" | "day" | "over";

/** Days after the travel date on which a flight may still be under way: it can cross the date line, and be late. */
const daysUnderWay = 2;

/** The date on which the first of the two flies. */
export function travelDateOf({ mine, theirs }: Connection): string | undefined {
  const dates = [mine, theirs].flatMap((trip) => (trip ? [trip.leg.travelDate] : []));
  return dates.sort()[0];
}

/** @param steps as the page shows them */
export function phaseOf(connection: Connection, steps: readonly ShownStep[], now: Date): Phase {
  const { actions, reviews, timeZone } = connection;
  const flies = travelDateOf(connection);
  const days = flies ? daysBetween(today(timeZone, now), flies) : 0;
  // While it can be undone, the page stays as it is.
  const isHandedOver = steps.some(
    ({ kind, tap }) =>
      kind === "handed-over" && tap && !(Date.parse(tap.revocable?.until ?? "") > now.getTime()),
  );
  if (reviews?.mine || isHandedOver) return "over";
  const isUnderWay = steps.some(({ tap }) => tap) && days >= -daysUnderWay;
  if (actions.includes("review")) return isUnderWay ? "day" : "over";
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
