import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { SafetyActions } from "../safety/safety-actions";
import { searchAgain } from "./search-again";

/** What someone signed in can do about another person's itinerary, apart from connecting. */
export default function OtherActions({ itinerary }: { itinerary: PublicCard }) {
  return (
    <SafetyActions
      itinerary={itinerary.id}
      name={itinerary.traveler.displayName}
      onBlocked={searchAgain}
    />
  );
}
