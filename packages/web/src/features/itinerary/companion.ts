/** The match that the picture of a searched trip shows. */
import { initial } from "@flightaides/core/masking/initial.ts";
import type { MatchedItinerary } from "@flightaides/core/matching/contract.ts";
import { matchSideOf, stretchesOf } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import type { Other } from "../../components/route-map/words";
import { i18n } from "../../lib/i18n";
import { hasCompanion } from "./match-groups";

/** The best match of another user. @returns undefined without a match on the route and day */
export function companionOf(
  legs: readonly ShownLeg[],
  matches: readonly MatchedItinerary[],
): Other | undefined {
  const best = matches.find((one) => !one.mine && hasCompanion([one]));
  const mine = matchSideOf(legs, best?.match.legs[0]?.mine);
  const theirs = best && matchSideOf(best.itinerary, best.match.legs[0]?.theirs);
  if (!mine || !theirs) return undefined;
  return {
    name: initial(best.traveler.displayName) || i18n.t("Your match"),
    legs: best.itinerary,
    stretches: stretchesOf(best.match, mine, theirs),
  };
}
