import type { MatchedItinerary, ShownLeg } from "@flightaides/core/itinerary/contract";
import { reasonOf } from "@flightaides/core/itinerary/reason";
import { ItineraryCard } from "./itinerary-card";
import classes from "./match-list.module.css";

type Props = { matches: readonly MatchedItinerary[]; legs: readonly ShownLeg[] };

/** Matches in the server's order, best first. */
export function MatchList({ matches, legs }: Props) {
  return (
    <ol className={classes.list}>
      {matches.map((itinerary) => (
        <li key={itinerary.id}>
          <ItineraryCard
            itinerary={itinerary}
            reason={reasonOf(itinerary.match, legs, itinerary.itinerary)}
          />
        </li>
      ))}
    </ol>
  );
}
