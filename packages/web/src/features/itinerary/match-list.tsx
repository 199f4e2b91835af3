import type { MatchedItinerary } from "@flightaides/core/matching/contract.ts";
import { matchSideOf, type Reason, reasonOf } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { useId } from "react";
import { i18n } from "../../lib/i18n";
import { ItineraryCard } from "./itinerary-card";
import { groupsOf, type MatchGroup } from "./match-groups";
import classes from "./match-list.module.css";

type Props = { matches: readonly MatchedItinerary[]; legs: readonly ShownLeg[] };

/** Matches in groups, each in the server's order, best first. */
export function MatchList({ matches, legs }: Props) {
  return groupsOf(matches).map((group) => <Group key={group.title} group={group} legs={legs} />);
}

function Group({ group, legs }: { group: MatchGroup; legs: readonly ShownLeg[] }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id}>
        {group.title} <span className={classes.count}>({group.matches.length})</span>
      </h3>
      <ol className={classes.list}>
        {group.matches.map((itinerary) => (
          <li key={itinerary.id}>
            <ItineraryCard itinerary={itinerary} reason={reasonFor(itinerary, legs)} heading="h4" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function reasonFor(
  { match, itinerary }: MatchedItinerary,
  legs: readonly ShownLeg[],
): Reason | undefined {
  const mine = matchSideOf(legs, match.legs[0]?.mine);
  const theirs = matchSideOf(itinerary, match.legs[0]?.theirs);
  return mine && theirs && reasonOf(i18n, match, mine, theirs);
}
