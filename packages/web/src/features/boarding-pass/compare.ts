/** Compares a boarding pass with the flights of a trip. Pure. */
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import type { Leg } from "@flightaides/core/trip/contract.ts";
import type { Pass, PassLeg } from "./decode";

/** A flight of the trip that the pass is for. */
export type Flown = {
  /** Position among the flights of the trip, from 1. */
  leg: number;
  flight: string;
  date?: string;
  seat?: string;
  /** In a code-share: the flight as it was posted. */
  sold?: string;
};

/** A flight of the pass that is not one of the trip. */
export type Other = Pick<PassLeg, "flight" | "from" | "to"> & { date?: string };

export type Compared =
  | { fits: true; flown: Flown[] }
  /** `day`: the trip has this flight on another day, the one given. */
  | { fits: false; other: Other; day?: string };

/** @param own the flights of the trip */
export function compare({ legs }: Pass, own: readonly Leg[]): Compared {
  const flown = own.flatMap((leg, index) => {
    const found = legs.find((one) => isSameDay(one, leg) && isSameFlight(one, leg));
    return found ? flownOn(found, leg, index + 1) : [];
  });
  if (flown.length > 0) return { fits: true, flown };
  const pairs = legs.flatMap((one) => own.map((leg) => ({ one, leg })));
  const near = pairs.find(({ one, leg }) => isSameFlight(one, leg)) ?? pairs[0];
  if (!near) throw new Error("Neither a pass nor a trip is without a flight.");
  const { one, leg } = near;
  const { flight, from, to } = one;
  const date = dateOn(one, leg);
  return {
    fits: false,
    other: { flight, from, to, ...(date && { date }) },
    ...(isSameFlight(one, leg) && { day: leg.travelDate }),
  };
}

function flownOn(one: PassLeg, leg: Leg, position: number): Flown {
  const { flight, seat } = one;
  const date = dateOn(one, leg);
  return {
    leg: position,
    flight,
    ...(date && { date }),
    ...(seat && { seat }),
    ...(leg.flight && leg.flight !== flight && { sold: leg.flight }),
  };
}

/** The date of the pass in the year in which it is nearest to the trip: around New Year it may be the year before or after. */
function dateOn({ dates }: PassLeg, { travelDate }: Leg): string | undefined {
  const apart = (date: string) => Math.abs(daysBetween(travelDate, date));
  return [...dates].sort((a, b) => apart(a) - apart(b))[0];
}

function isSameDay(one: PassLeg, leg: Leg): boolean {
  const date = dateOn(one, leg);
  return date === undefined || date === leg.travelDate;
}

/**
 * Between the same airports, whoever operates it. Or the same designator, where the trip has a flight with a stop as one, and the pass a
 * part of it.
 */
function isSameFlight(one: PassLeg, leg: Leg): boolean {
  const [from, to] = [one.from === leg.from, one.to === leg.to];
  return (from && to) || (one.flight === leg.flight && (from || to));
}
