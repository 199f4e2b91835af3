/** The matches of a search in groups, from those on the same plane to those close to it. */
import type { MatchedItinerary, Tier } from "@flightaides/core/matching/contract.ts";
import { i18n } from "../../lib/i18n";

export type MatchGroup = { title: string; matches: readonly MatchedItinerary[] };

const groups: readonly { title: string; tiers: readonly Tier[]; fits: boolean }[] = [
  { title: i18n.t("On your flight"), tiers: ["same-flight"], fits: true },
  { title: i18n.t("Same day, same route"), tiers: ["same-day"], fits: true },
  { title: i18n.t("Close matches"), tiers: ["near-date", "nearby-airport"], fits: false },
];

/** Groups that are not empty, with the matches of each in the given order. */
export function groupsOf(matches: readonly MatchedItinerary[]): MatchGroup[] {
  return groups
    .map(({ title, tiers }) => ({
      title,
      matches: matches.filter(({ match }) => tiers.includes(match.tier)),
    }))
    .filter((group) => group.matches.length > 0);
}

/** Whether the match flies the searched route on the searched day. Other matches are only close to it. */
export function hasCompanion(matches: readonly MatchedItinerary[]): boolean {
  return matches.some(({ match }) =>
    groups.some(({ tiers, fits }) => fits && tiers.includes(match.tier)),
  );
}
