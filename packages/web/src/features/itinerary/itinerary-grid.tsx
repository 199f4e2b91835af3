import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { ItineraryCard } from "./itinerary-card";
import classes from "./itinerary-grid.module.css";

export function ItineraryGrid({ itineraries }: { itineraries: readonly PublicCard[] }) {
  return (
    <ul className={classes.grid}>
      {itineraries.map((itinerary) => (
        <li key={itinerary.id}>
          <ItineraryCard itinerary={itinerary} />
        </li>
      ))}
    </ul>
  );
}
