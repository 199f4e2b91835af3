/** Why two itineraries match, in words, for mails and pages. Pure. */
import type { I18n } from "@lingui/core";
import type { ShownLeg } from "../trip/contract";
import { dayOf } from "../trip/moment";
import { helpOf, languagesOf } from "../trip/people";
import { destinationOf, type Ends, originOf } from "../trip/places";
import type { Match } from "./contract";

export type Reason = {
  /** Why the two match: `Same route, 2 days later · speaks Hindi`. */
  why: string;
  /** Between which cities, if either side has several legs: `With you from Dubai to Toronto`. */
  which?: string;
};

/** One of two itineraries that match. */
export type MatchSide = {
  /** The first of its legs that matches. With `until` it is not booked. */
  leg: Ends & { travelDate?: string; until?: string | undefined };
  /** The number of its legs. */
  legs: number;
  /** All its legs, where they are known: flights in a row that both are on are named as one. */
  all?: readonly ShownLeg[];
};

/** How two itineraries match, seen from the reader's, and the number of legs of each. */
export type Matched = { match: Match; mine: number; theirs: number };

/** A match in words. `mine` is the reader's side. */
export function reasonOf(i18n: I18n, match: Match, mine: MatchSide, theirs: MatchSide): Reason {
  const why = [
    inWords(i18n, match, mine.leg, theirs.leg),
    ...(match.languages
      ? [i18n.t("speaks {languages}", { languages: languagesOf(i18n, match.languages) })]
      : []),
    ...(match.woman ? [i18n.t("a woman, as you asked")] : []),
    ...(match.help ? [i18n.t("help: {help}", { help: helpOf(i18n, match.help) })] : []),
  ].join(" · ");
  if (mine.legs < 2 && theirs.legs < 2) return { why };
  const which = stretchesOf(match, mine, theirs).map((stretch) => inCities(i18n, stretch));
  return { why, which: which.join(" · ") };
}

/** @returns undefined when the itinerary has no such leg */
export function matchSideOf(
  legs: readonly ShownLeg[],
  sequence: number | undefined,
): MatchSide | undefined {
  const leg = legs.find((one) => one.sequence === sequence);
  return leg && { leg, legs: legs.length, all: legs };
}

function inWords(
  i18n: I18n,
  match: Match,
  mine: MatchSide["leg"],
  theirs: MatchSide["leg"],
): string {
  if (mine.until && theirs.travelDate)
    return i18n.t("Flies on {date}, within your days", { date: dayOf(i18n, theirs.travelDate) });
  if (theirs.until && mine.travelDate)
    return i18n.t("Not booked yet, and can fly on your day, {date}", {
      date: dayOf(i18n, mine.travelDate),
    });
  switch (match.tier) {
    case "same-flight":
      return i18n.t("Same flight");
    case "same-day":
      return i18n.t("Same day, same route");
    case "near-date": {
      const days = Math.abs(match.dayOffset);
      return match.dayOffset < 0
        ? i18n.t("Same route, {days, plural, one {# day} other {# days}} earlier", { days })
        : i18n.t("Same route, {days, plural, one {# day} other {# days}} later", { days });
    }
    case "nearby-airport": {
      // The larger of the distances at both ends.
      const km = match.distanceKm;
      const from = originOf(theirs);
      const to = destinationOf(theirs);
      if (mine.from === theirs.from) return i18n.t("To {to}, {km} km away", { to, km });
      if (mine.to === theirs.to) return i18n.t("From {from}, {km} km away", { from, km });
      return i18n.t("From {from} and to {to}, up to {km} km away", { from, to, km });
    }
  }
}

/** What two trips have in common: flights that both are on, one route, or flights close to each other. */
export type Stretch = {
  kind: "together" | "route" | "close";
  /** The first pair of legs, and the last. */
  first: { mine: Ends; theirs: Ends };
  last: { mine: Ends; theirs: Ends };
  /** The reader's legs, all of them. */
  mine: readonly Ends[];
};

/** Flights in a row that both are on are one stretch. Further pairs that are only close are left out. */
export function stretchesOf(match: Match, mine: MatchSide, theirs: MatchSide): Stretch[] {
  const best = { mine: mine.leg, theirs: theirs.leg };
  const kind = kinds[match.tier];
  if (kind !== "together" || !mine.all || !theirs.all)
    return [{ kind, first: best, last: best, mine: [best.mine] }];
  const stretches: (Stretch & { end: Match["legs"][number] })[] = [];
  for (const end of [...match.legs].sort((a, b) => a.mine - b.mine)) {
    const pair = {
      mine: mine.all.find(({ sequence }) => sequence === end.mine),
      theirs: theirs.all.find(({ sequence }) => sequence === end.theirs),
    };
    if (!isTogether(pair)) continue;
    const before = stretches.at(-1);
    const goesOn =
      before?.end.mine === end.mine - 1 &&
      before.end.theirs === end.theirs - 1 &&
      before.last.mine.to === pair.mine.from &&
      before.last.theirs.to === pair.theirs.from;
    if (before && goesOn)
      Object.assign(before, { last: pair, end, mine: [...before.mine, pair.mine] });
    else stretches.push({ kind, first: pair, last: pair, end, mine: [pair.mine] });
  }
  return stretches;
}

const kinds: Record<Match["tier"], Stretch["kind"]> = {
  "same-flight": "together",
  "same-day": "route",
  "near-date": "route",
  "nearby-airport": "close",
};

type LegPair = { mine: ShownLeg; theirs: ShownLeg };

function isTogether(pair: Partial<Record<keyof LegPair, ShownLeg | undefined>>): pair is LegPair {
  const { mine, theirs } = pair;
  return (
    mine?.flight !== undefined &&
    mine.flight === theirs?.flight &&
    mine.travelDate === theirs.travelDate
  );
}

function inCities(i18n: I18n, { kind, first, last }: Stretch): string {
  const from = cityOf(first, "from");
  const to = cityOf(last, "to");
  if (kind === "close") return i18n.t("Close to your flight from {from} to {to}", { from, to });
  if (kind === "route") return i18n.t("You both fly from {from} to {to}", { from, to });
  // Of a flight with several stops each may fly another part.
  if (first.mine.from !== first.theirs.from) return i18n.t("With you to {to}", { to });
  if (last.mine.to !== last.theirs.to) return i18n.t("With you from {from}", { from });
  return i18n.t("With you from {from} to {to}", { from, to });
}

/** The city of an airport that was typed as a code may not be known yet: the other flight has it, if its airport is the same. */
function cityOf({ mine, theirs }: Stretch["first"], end: "from" | "to"): string {
  const city = `${end}City` as const;
  return mine[city] || (mine[end] === theirs[end] && theirs[city]) || mine[end];
}
