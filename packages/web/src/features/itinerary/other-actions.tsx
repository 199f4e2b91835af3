import { initial } from "@flightaides/core/masking/initial.ts";
import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { SafetyActions } from "../safety/safety-actions";
import { searchAfterBlock } from "./search-after-block";

/** The actions of a signed-in user on another user's itinerary, except connecting. */
export default function OtherActions({ itinerary }: { itinerary: PublicCard }) {
  return (
    <SafetyActions
      itinerary={itinerary.id}
      name={initial(itinerary.traveler.displayName)}
      onBlocked={searchAfterBlock}
    />
  );
}
