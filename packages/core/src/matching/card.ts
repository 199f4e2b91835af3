/** Public cards and legs as answers show them. */
import { find } from "../airport";
import type { Leg, ShownLeg } from "../trip/contract";
import type { PublicCard } from "./contract";

/** A public card in an answer: with cities, and for a reader who is not signed in without the note. */
export function cardFor(reader: { uid: string } | undefined, card: PublicCard): PublicCard {
  const { addInfo, ...rest } = card;
  return {
    ...rest,
    itinerary: card.itinerary.map(withCities),
    ...(addInfo && (reader ? { addInfo } : { hasNote: true as const })),
  };
}

/** A leg in an answer. */
export function withCities(leg: Leg): ShownLeg {
  const fromCity = find(leg.from)?.city;
  const toCity = find(leg.to)?.city;
  return { ...leg, ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}
