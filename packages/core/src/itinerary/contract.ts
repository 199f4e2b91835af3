import * as z from "zod/mini";
import { Iata } from "../airport/contract";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { TypedPhone } from "../phone/contract";
import { Flight, Legs, ShownLeg, TravelDate, Type } from "../trip/contract";

export const maxNoteLength = 1000;

/** Whether a flightaid says yes to families in advance (`open`), or to each of them (`ask`). */
export const Connect = z.enum(["open", "ask"], "connect-required" satisfies FieldReason);
export type Connect = z.output<typeof Connect>;

/** What is known of an owner. Identifies nobody. */
export const Owner = z.object({
  /** The month of the account's first call, `YYYY-MM`. */
  memberSince: z.string(),
  /** Trips flown as a flightaid. */
  trips: z.int(),
  /** Of those, how many were rated, and how many of these would fly together again. */
  rated: z.int(),
  again: z.int(),
  /** The latest thank-yous, masked, newest first. */
  thanks: z.array(z.string()),
});
export type Owner = z.output<typeof Owner>;

const publicFields = {
  id: z.string(),
  type: Type,
  itinerary: z.array(ShownLeg),
  addInfo: z.optional(z.string()),
  /** Of a flightaid only. Missing is `open`. */
  connect: z.optional(Connect),
  createdAt: z.iso.datetime(),
};

/**
 * What others may see: the name masked after its first character; contact data, links and handles in the note masked. Only users
 * read the note.
 */
export const PublicCard = z.object({
  ...publicFields,
  /** In place of the note, for a reader who is not signed in. */
  hasNote: z.optional(z.literal(true)),
  traveler: z.object({ displayName: z.string() }),
  /** Missing in cards of earlier versions. */
  owner: z.optional(Owner),
  mine: z.optional(z.literal(true)),
});
export type PublicCard = z.output<typeof PublicCard>;

/** What the owner sees. */
export const OwnItinerary = z.object({
  ...publicFields,
  traveler: z.object({
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    /** E.164. */
    phoneNumber: z.string(),
  }),
  /** The note as others read it. */
  maskedNote: z.optional(z.string()),
  notify: z.object({ nearby: z.boolean() }),
  /** Out of sight of others: the owner paused it or cannot fly it, or two requests in a row were not answered. */
  paused: z.optional(z.literal(true)),
  /** The owner has said that they cannot fly it. It is shown again once its legs have changed. */
  cannotFly: z.optional(z.literal(true)),
  mine: z.literal(true),
});
export type OwnItinerary = z.output<typeof OwnItinerary>;

/** Best first. */
export const Tier = z.enum(["same-flight", "same-day", "near-date", "nearby-airport"]);
export type Tier = z.output<typeof Tier>;

export const Match = z.object({
  tier: Tier,
  /** Higher is better. Orders by tier, then days apart, then shared legs. */
  score: z.int(),
  /** Days from the searched leg to the candidate's; negative when the candidate's is earlier. */
  dayOffset: z.int(),
  /** The larger of the distances between the origins and between the destinations, in whole kilometres. */
  distanceKm: z.int(),
  /** Sequences of the legs that match each other, best pair first. */
  legs: z.array(z.object({ mine: z.int(), theirs: z.int() })),
});
export type Match = z.output<typeof Match>;

export const MatchedItinerary = z.extend(PublicCard, { match: Match });
export type MatchedItinerary = z.output<typeof MatchedItinerary>;

export const Sort = z.enum(["newest", "soonest"]);
export type Sort = z.output<typeof Sort>;

export const list = contract({
  method: "GET",
  path: "/flightAid",
  auth: "optional",
  input: z.object({
    type: z.optional(Type),
    from: z.optional(Iata),
    to: z.optional(Iata),
    flight: Flight,
    travelDate: z.optional(TravelDate),
    sort: z._default(Sort, "newest"),
    /** Includes past trips. */
    past: z._default(
      z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]),
      false,
    ),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    cursor: z.optional(z.string()),
  }),
  output: z.array(PublicCard),
  cache: "private, no-cache",
  // CloudFront answers everybody without an account once per quarter of a minute; their browsers ask each time.
  cacheOfAnonymous: "public, max-age=0, s-maxage=15",
  rate: "frequent",
});

export const fromId = contract({
  method: "GET",
  path: "/flightAid/{id}",
  auth: "optional",
  input: z.object({ id: z.string() }),
  output: z.union([OwnItinerary, PublicCard]),
  cache: "private, no-cache",
});

/** The nearest matches, best first. The header `X-Truncated: true` says that there are more. */
export const search = contract({
  method: "POST",
  path: "/flightAid/searchItin",
  auth: "optional",
  input: z.object({
    searchType: z.literal("PROXIMAL"),
    /** The type sought: the opposite of the searcher's role. */
    type: Type,
    itinerary: Legs,
  }),
  output: z.array(MatchedItinerary),
  cache: "no-store",
  rate: "frequent",
});

export const ofOwner = contract({
  method: "POST",
  path: "/flightAid/searchbyUser",
  auth: "bearer",
  input: z.object({}),
  output: z.array(z.array(OwnItinerary)),
  cache: "no-store",
});

const note = z.optional(
  z.string().check(z.trim(), z.maxLength(maxNoteLength, "too-long" satisfies FieldReason)),
);

/** 201; the same owner, type and legs again: 200, and the record with the new phone number, note and options. */
export const create = contract({
  method: "POST",
  path: "/flightAid",
  auth: "bearer",
  input: z.object({
    type: Type,
    itinerary: Legs,
    addInfo: note,
    /** Name, e-mail and uid come from the token and are ignored here. */
    traveler: TypedPhone,
    notify: z.optional(z.object({ nearby: z.boolean() })),
    /** Of a flightaid only; ignored for a traveler. */
    connect: z.optional(Connect),
  }),
  output: OwnItinerary,
  cache: "no-store",
});

/** Changes what is given and keeps the id. An empty note removes it. New legs are matched again. */
export const update = contract({
  method: "PATCH",
  path: "/flightAid/{id}",
  auth: "bearer",
  input: z.object({
    id: z.string(),
    itinerary: z.optional(Legs),
    addInfo: note,
    traveler: z.optional(TypedPhone),
    notify: z.optional(z.object({ nearby: z.boolean() })),
    connect: z.optional(Connect),
    paused: z.optional(z.boolean()),
  }),
  output: OwnItinerary,
  cache: "no-store",
});

export const remove = contract({
  method: "DELETE",
  path: "/flightAid/{id}",
  auth: "bearer",
  input: z.object({ id: z.string() }),
  output: z.void(),
  cache: "no-store",
});
