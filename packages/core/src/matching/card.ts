/** Public cards and legs as answers show them. */
import { find } from "../airport";
import { airlineOf } from "../trip/airline";
import { detailTexts, type Leg, type ShownLeg } from "../trip/contract";
import { textNames } from "../trip/details";
import type { PublicCard, StoredCard } from "./contract";

/**
 * A public card in an answer: with {@link withPlaces}, and for a reader who is not signed in without the texts of its owner.
 */
export function cardFor(reader: { uid: string } | undefined, card: StoredCard): PublicCard {
  return shownTo(reader, card, withPlaces);
}

/** A public card in a list, which shows no picture: only the cities are added. */
export function cardInList(reader: { uid: string } | undefined, card: StoredCard): PublicCard {
  return shownTo(reader, card, withCities);
}

function shownTo(
  reader: { uid: string } | undefined,
  card: StoredCard,
  shownLeg: (leg: Leg) => ShownLeg,
): PublicCard {
  const { woman: _, prefersWoman: __, ...answer } = card;
  const shown = { ...answer, itinerary: card.itinerary.map(shownLeg) };
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

/** A leg in an answer: with the cities and positions of its airports, and the airline of its flight. */
export function withPlaces(leg: Leg): ShownLeg {
  const fromPosition = find(leg.from)?.position;
  const toPosition = find(leg.to)?.position;
  const airline = airlineOf(leg.flight);
  return {
    ...withCities(leg),
    ...(fromPosition && { fromPosition }),
    ...(toPosition && { toPosition }),
    ...(airline && { airline }),
  };
}

/** A leg in a list. */
function withCities(leg: Leg): ShownLeg {
  const fromCity = find(leg.from)?.city;
  const toCity = find(leg.to)?.city;
  return { ...leg, ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}
