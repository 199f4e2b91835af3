/** What the owner of an itinerary is. Apart from the contract, so that a page can know it without the schemas. */
export const types = ["traveler", "flightaid"] as const;

export type Type = (typeof types)[number];

export function opposite(type: Type): Type {
  return type === "traveler" ? "flightaid" : "traveler";
}
