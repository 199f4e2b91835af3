/** Types of itineraries for pages that do not load the schemas of the contract. */

/** The role of its owner. */
export const types = ["traveler", "flightaid"] as const;

export type Type = (typeof types)[number];

export function opposite(type: Type): Type {
  return type === "traveler" ? "flightaid" : "traveler";
}

/** Days after today, at the origin airport, that a trip can be posted ahead. */
export const maxDaysAhead = 400;
