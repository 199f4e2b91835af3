import type { Match, ShownLeg } from "./contract";
import { destinationOf, originOf } from "./places";

export type Reason = {
  /** Why the two match: `Same route, 2 days later`. */
  why: string;
  /** Which legs match each other, if either side has several. */
  which?: string;
};

/** A match in words, for mails and pages. `mine` are the legs searched for, `theirs` those of the match. */
export function reasonOf(
  match: Match,
  mine: readonly ShownLeg[],
  theirs: readonly ShownLeg[],
): Reason {
  const pair = match.legs[0];
  const my = mine.find((leg) => leg.sequence === pair?.mine) ?? mine[0];
  const their = theirs.find((leg) => leg.sequence === pair?.theirs) ?? theirs[0];
  const why = inWords(match, my, their);
  if (mine.length < 2 && theirs.length < 2) return { why };
  return { why, which: match.legs.map((fit) => inLegs(fit, mine, theirs)).join(" · ") };
}

function inWords(match: Match, my: ShownLeg | undefined, their: ShownLeg | undefined): string {
  switch (match.tier) {
    case "same-flight":
      return "Same flight";
    case "same-day":
      return "Same day, same route";
    case "near-date": {
      const days = Math.abs(match.dayOffset);
      return `Same route, ${days} ${days === 1 ? "day" : "days"} ${match.dayOffset < 0 ? "earlier" : "later"}`;
    }
    case "nearby-airport": {
      const from = their && my?.from !== their.from && `from ${originOf(their)}`;
      const to = their && my?.to !== their.to && `to ${destinationOf(their)}`;
      const places = [from, to].filter(Boolean).join(" and ");
      // `distanceKm` is the larger of the distances at both ends.
      const distance = `${from && to ? "up to " : ""}${match.distanceKm} km away`;
      return `${places.charAt(0).toUpperCase()}${places.slice(1)}, ${distance}`;
    }
  }
}

function inLegs(
  fit: { mine: number; theirs: number },
  mine: readonly ShownLeg[],
  theirs: readonly ShownLeg[],
): string {
  const my = mine.length > 1 ? `your leg ${fit.mine}` : "your trip";
  const their = theirs.length > 1 ? `their leg ${fit.theirs} of ${theirs.length}` : "their trip";
  const text = `${their} fits ${my}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
