/** What the passenger's card says beside its fixed sentences. Pure. */
import type { Connection, Contact } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import type { ShownLeg, SpokenLanguage } from "@flightaides/core/trip/contract.ts";

/** The phone number, in E.164, is empty where it is not known. */
type Person = Pick<Contact, "displayName" | "phoneNumber">;

export type CardFacts = {
  companion: Person;
  /** Whoever posted the trip, unless they fly themselves. */
  family?: Person;
  /** The passenger, where they posted the trip themselves. */
  passenger?: Person;
  /** That the passenger speaks. */
  languages: readonly SpokenLanguage[];
  /** Whether the two are on the same plane, as far as is known. */
  isTogether: boolean;
  meetingPoint?: string;
  /** All flights of the passenger. */
  legs: readonly ShownLeg[];
};

/**
 * @param reader name and number of a reader who has posted nothing
 * @param posted the reader's itineraries
 */
export function factsOf(
  connection: Connection,
  contact: Contact,
  reader: Person,
  posted: readonly OwnItinerary[],
): CardFacts {
  const { role, counterpart, journey, now } = connection;
  const mine = now?.mine ?? connection.mine;
  const theirs = now?.theirs ?? connection.theirs;
  const own = posted.find(({ id }) => id === connection.mine?.itinerary);
  const me = own?.traveler ?? reader;
  const isMine = role === "traveler";
  const details = isMine ? own : counterpart.itinerary;
  const poster = isMine ? me : contact;
  const trip = isMine ? mine : theirs;
  const legs = trip ? (trip.all ?? [trip.leg]) : (journey?.legs ?? []);
  const meetingPoint = journey?.meetingPoint?.text;
  return {
    companion: isMine ? contact : me,
    ...(details?.relation === "myself" ? { passenger: poster } : { family: poster }),
    languages: details?.languages ?? [],
    isTogether: arePerhapsTogether(mine?.leg, theirs?.leg),
    ...(meetingPoint && { meetingPoint }),
    legs,
  };
}

function arePerhapsTogether(mine: ShownLeg | undefined, theirs: ShownLeg | undefined): boolean {
  if (!mine || !theirs) return true;
  const isSameFlight = !mine.flight || !theirs.flight || mine.flight === theirs.flight;
  return isSameFlight && mine.travelDate === theirs.travelDate;
}
