/** Whether the two of a connection would be on the same plane, in words, for mails and pages. Pure. */
import { daysBetween } from "../itinerary/calendar";
import { destinationOf, originOf } from "../itinerary/places";

export type Flown = {
  from: string;
  to: string;
  fromCity?: string | undefined;
  toCity?: string | undefined;
  /** `YYYY-MM-DD`, at the origin. */
  travelDate: string;
  flight?: string | undefined;
};

type Pair = {
  /** The counterpart's name. */
  name: string;
  /** The reader's flight. */
  mine?: Flown | undefined;
  /** The counterpart's flight. */
  theirs?: Flown | undefined;
};

/**
 * What differs between the two flights: `F***** flies one day later, on AC-42. You would not be on the same plane.`
 * @returns undefined for the same flight number on the same day, and when one of the flights is not known
 */
export function planeSentence({ name, mine, theirs }: Pair): string | undefined {
  if (!mine || !theirs) return undefined;
  const days = daysBetween(mine.travelDate, theirs.travelDate);
  if (days === 0 && mine.flight && mine.flight === theirs.flight) return undefined;
  const differences = [
    days !== 0 && apart(days),
    mine.from !== theirs.from && `from ${originOf(theirs)} instead of ${originOf(mine)}`,
    mine.to !== theirs.to && `to ${destinationOf(theirs)} instead of ${destinationOf(mine)}`,
  ].filter((one) => one !== false);
  if (differences.length > 0) {
    const how = [...differences, ...(theirs.flight ? [`on ${theirs.flight}`] : [])].join(", ");
    return `${name} flies ${how}. You would not be on the same plane.`;
  }
  if (mine.flight && theirs.flight)
    return `${name} flies on ${theirs.flight}, and you fly on ${mine.flight}. You would not be on the same plane.`;
  return `${unknownNumber(name, mine, theirs)} You may not be on the same plane.`;
}

function apart(days: number): string {
  const count = Math.abs(days);
  return `${count === 1 ? "one day" : `${count} days`} ${days < 0 ? "earlier" : "later"}`;
}

function unknownNumber(name: string, mine: Flown, theirs: Flown): string {
  if (theirs.flight)
    return `${name} flies on ${theirs.flight}, and your flight number is not known.`;
  if (mine.flight) return `The flight number of ${name} is not known.`;
  return "Neither flight number is known.";
}
