/** Public cards and legs as answers show them. */
import { find } from "../airport";
import { detailTexts, type Leg, type ShownLeg } from "../trip/contract";
import { textNames } from "../trip/details";
import type { PublicCard, StoredCard } from "./contract";

/** A public card in an answer: with cities, and for a reader who is not signed in without the texts of its owner. */
export function cardFor(reader: { uid: string } | undefined, card: StoredCard): PublicCard {
  const { woman: _, prefersWoman: __, ...answer } = card;
  const shown = { ...answer, itinerary: card.itinerary.map(withCities) };
  return reader ? shown : withoutTexts(shown);
}

function withoutTexts(card: PublicCard): PublicCard {
  const shown = { ...card };
  for (const name of textNames) {
    if (card[name]) shown[detailTexts[name].hidden] = true;
    delete shown[name];
  }
  return shown;
}

/** A leg in an answer. */
export function withCities(leg: Leg): ShownLeg {
  const fromCity = find(leg.from)?.city;
  const toCity = find(leg.to)?.city;
  return { ...leg, ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}
