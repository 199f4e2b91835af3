import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import type { Ends } from "@flightaides/core/trip/places.ts";

/** From where to where a whole trip leads. A return trip leads to the stop with the longest stay. */
export function tripEnds(legs: readonly ShownLeg[]): Ends | undefined {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return undefined;
  const destination = last.to === first.from ? legBeforeLongestStay(legs, first) : last;
  return {
    from: first.from,
    fromCity: first.fromCity,
    to: destination.to,
    toCity: destination.toCity,
  };
}

function legBeforeLongestStay(legs: readonly ShownLeg[], first: ShownLeg): ShownLeg {
  let longest = { leg: first, stay: -1 };
  for (const [index, leg] of legs.entries()) {
    const next = legs[index + 1];
    const stay = next ? Date.parse(next.travelDate) - Date.parse(leg.travelDate) : -1;
    if (stay > longest.stay) longest = { leg, stay };
  }
  return longest.leg;
}
