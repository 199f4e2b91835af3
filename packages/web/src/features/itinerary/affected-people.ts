import { type ComponentType, createContext } from "react";

export type AffectedPeopleProps = {
  /** The id of an itinerary of the user's own. */
  itinerary: string;
  change: "edit" | "delete";
};

/**
 * The component that says who gets a mail about a change of the user's itinerary. The app provides it, because connections are
 * built on itineraries and not the other way round.
 */
export const AffectedPeopleContext = createContext<ComponentType<AffectedPeopleProps>>(() => null);
