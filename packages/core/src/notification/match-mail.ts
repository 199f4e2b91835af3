/** The mail about a match: who gets it, its key and what it says. */
import * as z from "zod/mini";
import type { MatchProps } from "../email/templates";
import { Itinerary } from "../itinerary";
import { Matching } from "../matching";
import type { CompanionCard, Match, PublicCard, Tier } from "../matching/contract";
import { Outbox } from "../outbox";
import { type Leg, Passenger } from "../trip/contract";

/** One side of a match: an itinerary and its owner. */
export type Side = { uid: string; card: CompanionCard; notifyNearby?: boolean };

/** A match in a mail. */
export type MailedMatch = Extract<Outbox.MailPayload, { kind: "match" }>["props"];

/** Matches of the same flight or day go to all owners, nearby ones to those who asked for them. */
export function wants({ notifyNearby }: Pick<Side, "notifyNearby">, tier: Tier): boolean {
  return tier === "same-flight" || tier === "same-day" || notifyNearby === true;
}

/** Kept as long as the itinerary, so that a match is mailed once. */
export function mailOf(mine: Side, theirs: Side, match: Match, now: Date): Outbox.Mail {
  const { uid, card } = mine;
  const props = mailedMatch(card, theirs.card, match);
  const mail = Outbox.buildMail(uid, { kind: "match", props }, topicOf(card, theirs.card), now);
  return { ...mail, expiresAt: Itinerary.keptUntil(card.itinerary) };
}

export function mailedMatch(card: PublicCard, other: CompanionCard, match: Match): MailedMatch {
  return { ...propsOf(card, other, match), own: card.id, score: match.score };
}

/** A match as the owner of `card` sees it. */
export function propsOf(card: PublicCard, other: CompanionCard, match: Match): MatchProps {
  const [legs] = match.legs;
  return {
    itinerary: other.id,
    role: card.type,
    mine: Itinerary.tripOf(legOf(card, legs?.mine)),
    theirs: Itinerary.tripOf(legOf(other, legs?.theirs)),
    displayName: other.traveler.displayName,
    matched: {
      match: Matching.matchFor(card.type, match),
      mine: card.itinerary.length,
      theirs: other.itinerary.length,
    },
    ...(other.addInfo && { note: other.addInfo }),
    ...passengerProps(other),
  };
}

/** None for a card of an index, which does not say who flies. */
function passengerProps(card: CompanionCard): Pick<MatchProps, "passenger"> {
  const passenger = z.parse(Passenger(), card);
  return Object.keys(passenger).length > 0 ? { passenger } : {};
}

type Posting = Pick<PublicCard, "id" | "type">;

/** The topic of the mails about a pair. */
export function topicOf(one: Posting, other: Posting): string {
  const { traveler, flightaid } = pairOf(one, other);
  return `${traveler}#${flightaid}`;
}

export function pairOf(one: Posting, other: Posting): { traveler: string; flightaid: string } {
  return one.type === "traveler"
    ? { traveler: one.id, flightaid: other.id }
    : { traveler: other.id, flightaid: one.id };
}

function legOf({ id, itinerary }: PublicCard, sequence: number | undefined): Leg {
  const leg = itinerary.find((one) => one.sequence === sequence);
  if (!leg) throw new Error(`Itinerary ${id} has no leg ${sequence}`);
  return leg;
}
