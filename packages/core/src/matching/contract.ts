/** Public cards, and how they match: what the search and the lists take and return. */
import * as z from "zod/mini";
import { Iata } from "../airport/contract";
import { contract } from "../contract";
import { once } from "../once";
import {
  ConfirmedAirlines,
  Flight,
  Help,
  HiddenTexts,
  Legs,
  Passenger,
  PublicDetails,
  type RankingDetails,
  ShownLeg,
  SpokenLanguage,
  TravelDate,
  Type,
  TypedDetails,
} from "../trip/contract";

/** Greatest number of days between near dates. */
export const nearbyDays = 3;

/** What is known about an owner, without identifying data. */
export const Owner = z.object({
  /** The month of the account's first call, `YYYY-MM`. */
  memberSince: z.string(),
  /** The month in which PayPal knew the owner by the present name, `YYYY-MM`. */
  payPalNameSince: z.optional(z.string()),
  /** Trips flown as a flightaid. */
  trips: z.int(),
  /** Of those, how many were rated, and how many of these would fly together again. */
  rated: z.int(),
  again: z.int(),
  /** The latest thank-yous, masked, newest first. */
  thanks: z.array(z.string()),
});
export type Owner = z.output<typeof Owner>;

/** What owner and others see of a posting. */
export const cardFields = once(() => ({
  id: z.string(),
  type: Type,
  itinerary: z.array(ShownLeg()),
  ...PublicDetails().shape,
  createdAt: z.iso.datetime(),
}));

/**
 * What others may see: the name masked after its first character; contact data, links and handles in the note masked. Only users
 * read the note.
 */
export const PublicCard = once(() =>
  z.object({
    ...cardFields(),
    /** In place of texts of the owner, for a reader who is not signed in. */
    ...HiddenTexts().shape,
    traveler: z.object({ displayName: z.string() }),
    /** Missing in cards of earlier versions. */
    owner: z.optional(Owner),
    mine: z.optional(z.literal(true)),
  }),
);
export type PublicCard = z.output<ReturnType<typeof PublicCard>>;

/** What owners of a matching itinerary may see. In no index, and in no answer of a list or search. */
export const CompanionCard = z.lazy(() => z.extend(PublicCard(), Passenger().shape));
export type CompanionCard = z.output<typeof CompanionCard>;

/** A card as it is stored, with what only ranks. `cardFor` makes the answer of it. */
export type StoredCard<Card extends PublicCard = PublicCard> = Card & RankingDetails;

/** Best first. */
export const Tier = z.enum(["same-flight", "same-day", "near-date", "nearby-airport"]);
export type Tier = z.output<typeof Tier>;

export const Match = z.lazy(() =>
  z.object({
    tier: Tier,
    /**
     * Higher is better. Orders by tier, then days apart, then whether they share a language, then needs that are offered, then
     * a woman where the traveler would rather have one, then shared legs.
     */
    score: z.int(),
    /** Days from the searched leg to the candidate's; negative when the candidate's is earlier. */
    dayOffset: z.int(),
    /** The larger of the distances between the origins and between the destinations, in whole kilometres. */
    distanceKm: z.int(),
    /** Sequences of the legs that match each other, best pair first. */
    legs: z.array(z.object({ mine: z.int(), theirs: z.int() })),
    /** That both speak. */
    languages: z.optional(z.array(SpokenLanguage)),
    /** Needs of the traveler that the flightaid offers to help with. Missing if the needs are unknown or none is offered. */
    help: z.optional(z.array(Help)),
    /** The flightaid is a woman, as the traveler prefers. Only the traveler sees this. */
    woman: z.optional(z.literal(true)),
  }),
);
export type Match = z.output<typeof Match>;

export const MatchedItinerary = z.lazy(() => z.extend(PublicCard(), { match: Match }));
export type MatchedItinerary = z.output<typeof MatchedItinerary>;

export const Sort = z.enum(["newest", "soonest"]);
export type Sort = z.output<typeof Sort>;

/** Lists active itineraries. `Link` leads to the next page. */
export const list = contract({
  method: "GET",
  path: "/flightAid",
  auth: "optional",
  input: () =>
    z.object({
      /** Of the itineraries. */
      type: z.optional(Type),
      /** Where a leg begins. */
      from: z.optional(Iata),
      /** Where a leg ends. */
      to: z.optional(Iata),
      /** Of a leg. */
      flight: Flight,
      /** Of a leg. */
      travelDate: z.optional(TravelDate),
      /** That they speak. */
      language: z.optional(SpokenLanguage),
      /** With what they help. */
      help: z.optional(Help),
      /** The newest posting first, or the next flight. */
      sort: z._default(Sort, "newest"),
      /** Includes past trips. */
      past: z._default(
        z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]),
        false,
      ),
      /** Itineraries in a page. */
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
      /** From the `Link` of the page before. */
      cursor: z.optional(z.string()),
    }),
  output: () => z.array(PublicCard()),
  cache: "private, no-cache",
  // CloudFront caches the response for all visitors for 15 seconds; their browsers revalidate each time.
  cacheOfAnonymous: "public, max-age=0, s-maxage=15",
  rate: "frequent",
});

/** Days before and after a search that {@link searchDays} looks through. */
export const searchedDays = 7;

/** Counts the people of the type sought who fly the route of a trip that begins so many days earlier or later. */
export const searchDays = contract({
  method: "POST",
  path: "/flightAid/searchDays",
  auth: "optional",
  input: () =>
    z.object({
      /** The type sought. */
      type: Type,
      itinerary: Legs,
    }),
  output: () =>
    z.array(
      z.object({
        /** From -7 to 7. Days that are over, and days on a crowded route that were not read, are missing. */
        dayOffset: z.int(),
        people: z.int(),
      }),
    ),
  cache: "no-store",
  rate: "frequent",
});

/** Searches the nearest matches of a trip, best first. The header `X-Truncated: true` says that there are more. */
export const search = contract({
  method: "POST",
  path: "/flightAid/searchItin",
  auth: "optional",
  input: () =>
    z.object({
      searchType: z.literal("PROXIMAL"),
      /** The type sought: the opposite of the searcher's role. */
      type: Type,
      itinerary: Legs,
      confirmedAirlines: ConfirmedAirlines,
      /** The trip is posted and may have begun: legs whose day is over match nothing, and are refused only if no other one is ahead. */
      posted: z.optional(z.boolean()),
      /**
       * Details of the searcher, to rank matches of the same tier and day. `prefersWoman` counts only if the caller has posted
       * this trip with it.
       */
      ...z.pick(TypedDetails(), { languages: true, needs: true, prefersWoman: true }).shape,
    }),
  output: () => z.array(MatchedItinerary),
  cache: "no-store",
  rate: "frequent",
});
