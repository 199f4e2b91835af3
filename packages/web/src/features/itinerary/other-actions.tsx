import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { initial } from "@flightaides/core/masking/initial.ts";
import { SafetyActions } from "../safety/safety-actions";
import { searchAgain } from "./search-again";

/** What someone signed in can do about another person's itinerary, apart from connecting. */
export default function OtherActions({ itinerary }: { itinerary: PublicCard }) {
  return (
    <SafetyActions
      itinerary={itinerary.id}
      name={initial(itinerary.traveler.displayName)}
      onBlocked={searchAgain}
    />
  );
}
