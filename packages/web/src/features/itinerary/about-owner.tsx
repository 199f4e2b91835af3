import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import classes from "./itinerary-card.module.css";
import { factsOf } from "./owner-facts";

/** What is known of a card's owner. */
export function AboutOwner({ itinerary }: { itinerary: PublicCard }) {
  const facts = factsOf(itinerary);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
