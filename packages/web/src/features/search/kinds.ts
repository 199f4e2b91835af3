import type { Type } from "@flightaides/core/itinerary/contract";

/** What a search can look for. */
export const kinds: { value: Type; label: string; description: string }[] = [
  {
    value: "flightaid",
    label: "Find FlightAides",
    description: "Someone I care about needs company",
  },
  {
    value: "traveler",
    label: "Offer FlightAides",
    description: "I’m flying and glad to help",
  },
];
