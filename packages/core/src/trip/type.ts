/** What a page can know of itineraries without the schemas of the contract. */

/** What its owner is. */
export const types = ["traveler", "flightaid"] as const;

export type Type = (typeof types)[number];

export function opposite(type: Type): Type {
  return type === "traveler" ? "flightaid" : "traveler";
}

/** Days after today, at the origin airport, that a trip can be posted ahead. */
export const maxDaysAhead = 400;
