import type { PostingDetails } from "@flightaides/core/trip/contract.ts";
import classes from "./itinerary-card.module.css";
import { peopleFacts } from "./people-facts";

/** Labels of a card: who flies and who helps how. Nothing if the card says nothing of it. */
export function PeopleFacts({ card }: { card: PostingDetails }) {
  const facts = peopleFacts(card);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.reason}>
      {facts.map((fact) => (
        <li key={fact} className={classes.field}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
