/**
 * One plane at a time. A flightaid's itineraries of one day form a single route: each begins where another one ends, in any order,
 * because departure times are not known. Airports near each other count as one place. An arrival on the next day has no effect on that
 * day, because a leg has the date at its origin only.
 */
import { distanceKm, today } from "../airport";
import { Matching } from "../matching";
import type { Leg } from "../trip/contract";

export type Planned = { id: string; legs: readonly Leg[] };
export type Clash = { other: Planned; travelDate: string };

/**
 * The first day on which an itinerary and the others are not one way, and an itinerary of that day that does not fit.
 * @param others that others can find, without the itinerary itself
 */
export function clashOf(one: Planned, others: readonly Planned[], now: Date): Clash | undefined {
  const days = one.legs
    .filter(({ from, travelDate }) => travelDate >= today(from, now))
    .map(({ travelDate }) => travelDate);
  for (const travelDate of [...new Set(days)].sort()) {
    const way = wayOn(travelDate, one);
    const same = others.filter((other) => wayOn(travelDate, other));
    const ways = same.flatMap((other) => wayOn(travelDate, other) ?? []);
    if (!way || isOneWay([way, ...ways])) continue;
    const apart = same.find((other) => {
      const theirs = wayOn(travelDate, other);
      return theirs && !isOneWay([way, theirs]);
    });
    const other = apart ?? same[0];
    if (other) return { other, travelDate };
  }
  return undefined;
}

type Way = { from: string; to: string };

/** Where an itinerary begins and ends on a day. */
function wayOn(travelDate: string, { legs }: Planned): Way | undefined {
  const ofDay = legs.filter((leg) => leg.travelDate === travelDate);
  const [first, last] = [ofDay[0], ofDay.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** Whether all of them can be travelled one after the other: an Eulerian path, whose nodes are places. */
function isOneWay(ways: readonly Way[]): boolean {
  const places = placesOf(ways.flatMap(({ from, to }) => [from, to]));
  const placeOf = (iata: string) => places.find((place) => place.has(iata)) ?? new Set([iata]);
  const surplus = new Map<ReadonlySet<string>, number>();
  for (const { from, to } of ways) {
    surplus.set(placeOf(from), (surplus.get(placeOf(from)) ?? 0) + 1);
    surplus.set(placeOf(to), (surplus.get(placeOf(to)) ?? 0) - 1);
  }
  const beginnings = [...surplus.values()].filter((one) => one > 0);
  const isBalanced = beginnings.every((one) => one === 1) && beginnings.length <= 1;
  const areas = joined([
    ...places,
    ...ways.map(({ from, to }) => new Set([...placeOf(from), ...placeOf(to)])),
  ]);
  return isBalanced && areas.length === 1;
}

/** Airports near each other are one place, and so are those that are near another one of it. */
function placesOf(airports: readonly string[]): ReadonlySet<string>[] {
  const near = (one: string) =>
    airports.filter((other) => distanceKm(one, other) <= Matching.nearbyKm);
  return joined(airports.map((one) => new Set(near(one))));
}

/** Sets that share an element become one. */
function joined(sets: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  return sets.reduce<ReadonlySet<string>[]>((apart, set) => {
    const touching = apart.filter((other) => [...set].some((one) => other.has(one)));
    const rest = apart.filter((other) => !touching.includes(other));
    return [...rest, new Set([...set, ...touching.flatMap((other) => [...other])])];
  }, []);
}
