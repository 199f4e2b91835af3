import type { MatchedItinerary } from "@flightaides/core/matching/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { useId } from "react";
import { ItineraryCard } from "./itinerary-card";
import { groupsOf, type MatchGroup } from "./match-groups";
import classes from "./match-list.module.css";
import { reasonFor } from "./reason-for";

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
            <ItineraryCard
              itinerary={itinerary}
              reason={reasonFor(itinerary.match, legs, itinerary.itinerary)}
              heading="h4"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
