/** The steps of a trip as data: where each happens, how often, and when it can be tapped. Pure. */
import { Airport } from "../airport";
import { Connection } from "../connection";
import { Matching } from "../matching";
import { addDays } from "../trip/calendar";
import type { Leg, ShownLeg, Type } from "../trip/contract";
import { lastDayOf } from "../trip/window";
import { type TapKind, tapKinds } from "./contract";

type Rule = {
  /** The legs on which it happens. */
  on: "first" | "each" | "last";
  at: "from" | "to";
};

export const rules: Record<TapKind, Rule> = {
  met: { on: "first", at: "from" },
  boarded: { on: "each", at: "from" },
  landed: { on: "each", at: "to" },
  "handed-over": { on: "last", at: "to" },
};

export type Step = {
  kind: TapKind;
  /** Position of the leg, from 1. */
  leg: number;
  /** IATA code. */
  airport: string;
  timeZone: string;
  /** The instants of a press from which and until which it counts. */
  from: Date;
  until: Date;
};

const hour = 3_600_000;

/** Hours before a travel date begins: for a flight that moves to the day before, and for travelers who meet the evening before. */
const hoursBefore = 24;
/** Days after a travel date on which a flight of that date has arrived everywhere. */
const arrivalDays = 2;
/** Hours after the day of arrival. Also those after which follow links end. */
const hoursAfter = 72;
/** Hours for which a press arrives later than it was made: a phone that was offline for the rest of the stay. */
export const hoursLate = 7 * 24;

/** The shared legs as paid: the flights of the traveler, or the flightaid's where those are not known. */
export function legsOf({
  travelerSide,
  flightaidSide,
  match,
  leg,
}: Connection.ConnectionItem): ShownLeg[] {
  const posted = travelerSide?.card?.itinerary ?? [];
  const shared = new Set(match?.legs.map(({ mine }) => mine));
  const legs: Leg[] = posted.filter(({ sequence }) => shared.has(sequence));
  const known = legs.length > 0 ? legs : [travelerSide?.leg ?? flightaidSide?.leg ?? leg];
  return known.map(Matching.withPlaces);
}

/**
 * A participant's own flights on the shared legs, in their order: as edited since the payment, else as paid. The flights of two on
 * the same route may differ. features/boarding-pass/flown-legs.ts finds them in what the participant sees.
 */
export function ownLegsOf(item: Connection.ConnectionItem, role: Type): Leg[] {
  const { match, leg } = item;
  const side = Connection.sideOf(item, role);
  const { card, leg: known = leg } = side?.now ?? side ?? {};
  return legsOf(item).map((shared, index) => {
    const pair = match?.legs.find(({ mine }) => mine === shared.sequence);
    const number = role === "traveler" ? pair?.mine : pair?.theirs;
    const own = card?.itinerary.find(({ sequence }) => sequence === number);
    return own ?? (index === 0 ? known : shared);
  });
}

/** In the order in which they happen. @param legs at least one */
export function stepsOf(legs: readonly Leg[]): Step[] {
  const until = endOf(legs);
  return legs.flatMap((leg, index) => {
    const position = { first: index === 0, each: true, last: index === legs.length - 1 };
    return tapKinds
      .filter((kind) => position[rules[kind].on])
      .map((kind) => {
        const airport = leg[rules[kind].at];
        const start = Airport.startOfDay(leg.from, leg.travelDate).getTime();
        const from = new Date(start - hoursBefore * hour);
        return { kind, leg: index + 1, airport, timeZone: timeZoneOf(airport), from, until };
      });
  });
}

/** When the trip is over: nothing can be tapped, set or followed any more. */
export function endOf(legs: readonly Leg[]): Date {
  const ends = legs.map((leg) =>
    Airport.startOfDay(leg.to, addDays(lastDayOf(leg), arrivalDays)).getTime(),
  );
  return new Date(Math.max(...ends) + hoursAfter * hour);
}

/** The step that a tap means. @returns undefined for a leg that is not shared */
export function stepOf(
  legs: readonly Leg[],
  { kind, leg }: { kind: TapKind; leg?: number | undefined },
): Step | undefined {
  return stepsOf(legs).find(
    (step) => step.kind === kind && (rules[kind].on !== "each" || step.leg === leg),
  );
}

function timeZoneOf(airport: string): string {
  return Airport.find(airport)?.timeZone ?? "UTC";
}
