import { type ComponentType, createContext } from "react";

export type AffectedPeopleProps = {
  /** The id of one of the user's itineraries. */
  itinerary: string;
  change: "edit" | "delete";
  /** The id of a connection that is known to be affected. */
  except?: string;
};

/**
 * The component that shows who gets a mail about a change of the user's itinerary. The app provides
 * it, because the feature `connection` imports `itinerary` and not the other way round.
 */
export const AffectedPeopleContext = createContext<ComponentType<AffectedPeopleProps>>(() => null);
