/** What each reader sees of an itinerary. Masking happens here, on the server, before anything is stored in an index. */
import type { EntityItem } from "electrodb";
import { Masking } from "../masking";
import { Matching } from "../matching";
import type { CompanionCard, StoredCard } from "../matching/contract";
import { detailTexts, type MaskedTexts, type PostingDetails } from "../trip/contract";
import { detailsOf, indexedDetails, textNames } from "../trip/details";
import type { OwnItinerary } from "./contract";
import type { itineraryEntity } from "./entity";

export type ItineraryRecord = Omit<EntityItem<ReturnType<typeof itineraryEntity>>, "expiresAt">;

/** What all users may see, and what ranking uses, as stored. `Matching.cardFor` turns it into a response. */
export function publicCard(record: ItineraryRecord): Promise<StoredCard> {
  return cardOf(record, indexedDetails(detailsOf(record, record.type)));
}

/** What owners of a matching itinerary may see, and what ranks: who flies, too. `Matching.cardFor` makes the answer of it. */
export function companionCard(record: ItineraryRecord): Promise<StoredCard<CompanionCard>> {
  return cardOf(record, detailsOf(record, record.type));
}

async function cardOf<Details extends PostingDetails>(record: ItineraryRecord, details: Details) {
  const { id, type, legs, displayName, owner, createdAt } = record;
  const masked = await maskedTexts(record);
  for (const name of textNames) if (details[name]) details[name] = masked[detailTexts[name].masked];
  return {
    id,
    type,
    itinerary: legs,
    traveler: { displayName: Masking.maskName(displayName) },
    ...details,
    ...(owner && { owner }),
    createdAt,
  };
}

/** The texts of the owner as others read them. */
async function maskedTexts(record: ItineraryRecord): Promise<MaskedTexts> {
  const texts: MaskedTexts = {};
  for (const name of textNames) {
    const { masked } = detailTexts[name];
    const text = record[name];
    if (text)
      texts[masked] = record[masked] ?? (await Masking.maskText(text, [record.displayName]));
  }
  return texts;
}

/** What the owner sees. */
export async function ownItinerary(record: ItineraryRecord): Promise<OwnItinerary> {
  const { id, type, legs, uid, email, displayName, phoneNumber, createdAt } = record;
  const { paused, cannotFly, offOffer, stillFlyingAt } = record;
  return {
    id,
    type,
    itinerary: legs.map(Matching.withPlaces),
    traveler: { uid, email, displayName, phoneNumber },
    ...detailsOf(record, type),
    ...(await maskedTexts(record)),
    notify: { nearby: record.notifyNearby },
    ...(paused && { paused: true as const }),
    ...(cannotFly && { cannotFly: true as const }),
    ...(offOffer && { offOffer: true as const }),
    ...(stillFlyingAt && { stillFlyingAt }),
    createdAt,
    mine: true,
  };
}
