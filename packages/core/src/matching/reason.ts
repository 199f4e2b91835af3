/** Why two itineraries match, in words, for mails and pages. Pure. */
import type { I18n } from "@lingui/core";
import type { ShownLeg } from "../trip/contract";
import { helpOf, languagesOf } from "../trip/people";
import { destinationOf, type Ends, originOf } from "../trip/places";
import type { Match } from "./contract";

export type Reason = {
  /** Why the two match: `Same route, 2 days later · speaks Hindi`. */
  why: string;
  /** Which legs match each other, if either side has several. */
  which?: string;
};

/** One of two itineraries that match: the first of its legs that matches, and the number of its legs. */
export type MatchSide = { leg: Ends; legs: number };

/** How two itineraries match, seen from the reader's, and the number of legs of each. */
export type Matched = { match: Match; mine: number; theirs: number };

/** A match in words. `mine` is the reader's side. */
export function reasonOf(i18n: I18n, match: Match, mine: MatchSide, theirs: MatchSide): Reason {
  const why = [
    inWords(i18n, match, mine.leg, theirs.leg),
    ...(match.languages
      ? [i18n.t("speaks {languages}", { languages: languagesOf(i18n, match.languages) })]
      : []),
    ...(match.help ? [i18n.t("help: {help}", { help: helpOf(i18n, match.help) })] : []),
  ].join(" · ");
  if (mine.legs < 2 && theirs.legs < 2) return { why };
  const which = match.legs.map((fit) => inLegs(i18n, fit, mine.legs, theirs.legs)).join(" · ");
  return { why, which };
}

/** @returns undefined when the itinerary has no such leg */
export function matchSideOf(
  legs: readonly ShownLeg[],
  sequence: number | undefined,
): MatchSide | undefined {
  const leg = legs.find((one) => one.sequence === sequence);
  return leg && { leg, legs: legs.length };
}

function inWords(i18n: I18n, match: Match, mine: Ends, theirs: Ends): string {
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

function inLegs(
  i18n: I18n,
  { mine, theirs }: { mine: number; theirs: number },
  myLegs: number,
  theirLegs: number,
): string {
  const count = theirLegs;
  if (theirLegs < 2) return i18n.t("Their trip fits your leg {mine}", { mine });
  return myLegs < 2
    ? i18n.t("Their leg {theirs} of {count} fits your trip", { theirs, count })
    : i18n.t("Their leg {theirs} of {count} fits your leg {mine}", { theirs, count, mine });
}
