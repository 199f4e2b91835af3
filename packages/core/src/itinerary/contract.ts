import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { languages } from "../language/contract";
import { cardFields, Match, PublicCard } from "../matching/contract";
import { once } from "../once";
import { TypedPhone } from "../phone/contract";
import {
  ConfirmedAirlines,
  Legs,
  MaskedTexts,
  maxNoteLength,
  Passenger,
  RankingDetails,
  ShownLeg,
  Type,
  TypedDetails,
} from "../trip/contract";

/** What the owner sees. */
export const OwnItinerary = z.lazy(() =>
  z.object({
    ...cardFields(),
    ...Passenger().shape,
    ...RankingDetails().shape,
    traveler: z.object({
      uid: z.string(),
      email: z.string(),
      displayName: z.string(),
      /** E.164. */
      phoneNumber: z.string(),
    }),
    /** Texts of the owner as others read them. */
    ...MaskedTexts().shape,
    notify: z.object({ nearby: z.boolean() }),
    /** Out of sight of others: the owner paused it or cannot fly it, or two requests in a row were not answered. */
    paused: z.optional(z.literal(true)),
    /** The owner has said that they cannot fly it. It is shown again once its legs have changed. */
    cannotFly: z.optional(z.literal(true)),
    /** The owner has cancelled too many paid connections. It is shown again once an operator has looked. */
    offOffer: z.optional(z.literal(true)),
    /** When the owner last said that they still fly this trip. */
    stillFlyingAt: z.optional(z.iso.datetime()),
    mine: z.literal(true),
  }),
);
export type OwnItinerary = z.output<typeof OwnItinerary>;

/**
 * An itinerary of another user. Who flies, and how the two match, is there for a reader whose own itinerary matches it; for others it is
 * a public card.
 */
export const OthersItinerary = once(() =>
  z.extend(PublicCard(), {
    ...Passenger().shape,
    matched: z.optional(
      z.object({
        match: Match,
        /** The legs of the reader's own itinerary. */
        mine: z.array(ShownLeg()),
      }),
    ),
  }),
);
export type OthersItinerary = z.output<ReturnType<typeof OthersItinerary>>;

/** Returns an itinerary: whole for its owner, as a card for others. */
export const fromId = contract({
  method: "GET",
  path: "/flightAid/{id}",
  auth: "optional",
  input: () => z.object({ id: z.string() }),
  output: () => z.union([OwnItinerary, OthersItinerary()]),
  cache: "private, no-cache",
});

/**
 * Returns the page that a messenger or a social network reads for the preview of a link to a trip: route, date and role, and
 * nothing about a person. For an unknown, paused or past trip it is the preview of the site.
 */
export const preview = contract({
  method: "GET",
  path: "/flightAid/{id}/preview/{language}",
  auth: "none",
  input: () =>
    z.object({
      id: z.string(),
      /** Of the page. */
      language: z.enum(languages),
    }),
  output: () => z.string(),
  mediaType: "text/html; charset=utf-8",
  cache: "public, max-age=0, s-maxage=60",
});

/** Lists the caller's itineraries, as the only element of an array. */
export const ofOwner = contract({
  method: "POST",
  path: "/flightAid/searchbyUser",
  auth: "bearer",
  input: () => z.object({}),
  output: () => z.array(z.array(OwnItinerary)),
  cache: "no-store",
});

/** Posts an itinerary. 200 for the same owner, type and legs again: the record with the new phone number and details. */
export const create = contract({
  method: "POST",
  path: "/flightAid",
  auth: "bearer",
  input: () =>
    z.object({
      type: Type,
      itinerary: Legs,
      confirmedAirlines: ConfirmedAirlines,
      ...TypedDetails().shape,
      /** Name, e-mail and uid come from the token and are ignored here. */
      traveler: TypedPhone,
      notify: z.optional(z.object({ nearby: z.boolean() })),
    }),
  output: () => OwnItinerary,
  success: [200, 201],
  cache: "no-store",
});

/** Changes what is given of an itinerary and keeps the id. An empty text removes it. New legs are matched again. */
export const update = contract({
  method: "PATCH",
  path: "/flightAid/{id}",
  auth: "bearer",
  input: () =>
    z.object({
      id: z.string(),
      itinerary: z.optional(Legs),
      confirmedAirlines: ConfirmedAirlines,
      ...TypedDetails().shape,
      traveler: z.optional(TypedPhone),
      notify: z.optional(z.object({ nearby: z.boolean() })),
      paused: z.optional(z.boolean()),
    }),
  output: () => OwnItinerary,
  cache: "no-store",
});

/**
 * Returns a text as others would read it in an itinerary, so that the page can show it before the text is posted. Stores nothing. 429
 * beyond the previews of a day.
 */
export const previewText = contract({
  method: "POST",
  path: "/flightAid/texts:preview",
  auth: "bearer",
  input: () =>
    z.object({
      /** Unless it is new. */
      id: z.optional(z.string()),
      text: z
        .string()
        .check(z.trim(), z.maxLength(maxNoteLength, "too-long" satisfies FieldReason)),
    }),
  output: () => z.object({ text: z.string() }),
  cache: "no-store",
});

/** Deletes an itinerary. Ends its connections; `feeAfter` of each says what becomes of the fee. */
export const remove = contract({
  method: "DELETE",
  path: "/flightAid/{id}",
  auth: "bearer",
  input: () => z.object({ id: z.string() }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});
