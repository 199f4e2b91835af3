import type { Match } from "@flightaides/core/matching/contract.ts";
import { matchSideOf, type Reason, reasonOf } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";

/** Why two trips match. @returns undefined when either side does not have the leg */
export function reasonFor(
  match: Match,
  mine: readonly ShownLeg[],
  theirs: readonly ShownLeg[],
): Reason | undefined {
  const [legs] = match.legs;
  const mySide = matchSideOf(mine, legs?.mine);
  const theirSide = matchSideOf(theirs, legs?.theirs);
  return mySide && theirSide && reasonOf(i18n, match, mySide, theirSide);
}
