/** Itineraries in the table, as their owners see them. What others find is in matching/entity.ts. */
import { CustomAttributeType, Entity } from "electrodb";
import type * as z from "zod/mini";
import { dueIndex, key, service, table } from "../db/common";
import type { Owner } from "../matching/contract";
import { once } from "../once";
import { type Leg, MaskedTexts, PostingDetails } from "../trip/contract";
import { types } from "../trip/type";

type AttributesOf<Shape> = {
  [Name in keyof Shape]: {
    type: ReturnType<typeof CustomAttributeType<NonNullable<z.output<Shape[Name]>>>>;
  };
};

/** Optional attributes for the fields of a schema, which has checked their values. */
function attributesOf<Shape extends z.core.$ZodShape>(shape: Shape): AttributesOf<Shape> {
  return Object.fromEntries(
    Object.keys(shape).map((name) => [name, { type: CustomAttributeType<unknown>("any") }]),
  ) as AttributesOf<Shape>;
}

export const itineraryEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "itinerary", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          type: { type: types, required: true },
          legs: { type: CustomAttributeType<Leg[]>("any"), required: true },
          uid: { type: "string", required: true },
          email: { type: "string", required: true },
          displayName: { type: "string", required: true },
          /** E.164. */
          phoneNumber: { type: "string", required: true },
          ...attributesOf(PostingDetails().shape),
          /** Where they differ from the texts as written. Missing in itineraries of earlier versions. */
          ...attributesOf(MaskedTexts().shape),
          notifyNearby: { type: "boolean", required: true },
          /** Out of sight of others. */
          paused: { type: "boolean" },
          /** Paused because its owner cannot fly it: shown again once the trip is another one. */
          cannotFly: { type: "boolean" },
          /** Paused because its owner, a flightaid, has said that they do not fly it, until it is shown again. */
          notFlying: { type: "boolean" },
          /** Paused because its owner is off offer: shown again once an operator has lifted that. */
          offOffer: { type: "boolean" },
          /** Requests in a row without an answer. */
          unanswered: { type: "number" },
          /** When the owner last said that they still fly: an ISO 8601 instant, of the trip as it is. */
          stillFlyingAt: { type: "string" },
          /** What the card says of the owner. Missing for an owner without a profile and in earlier versions. */
          owner: { type: CustomAttributeType<Owner>("any") },
          /** Raised by each write. Missing in itineraries of earlier versions. */
          version: { type: "number" },
          /** Counted in the numbers of its day. Missing in itineraries of earlier versions. */
          numbered: { type: "boolean" },
          /** ISO 8601 instant. */
          createdAt: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: key("pk", "itinerary#${id}"),
            sk: key("sk", "itinerary"),
          },
        },
      },
      table,
    ),
);

/**
 * That a user has posted an itinerary. In the user's partition, unlike in an index, a consistent read finds all of them:
 * the deletion of an account must not miss one.
 */
export const postingEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "posting", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** The id of the itinerary. */
          id: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byOwner: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "itinerary#${id}"),
          },
        },
      },
      table,
    ),
);

/** The key that makes owner, type and legs unique. Itineraries of earlier versions have none: their id is its hash. */
export const tripKeyEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "trip", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** The hash of owner, type and legs. */
          trip: { type: "string", required: true, readOnly: true },
          /** The id of the itinerary. */
          id: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byTrip: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "trip#${trip}"),
          },
        },
      },
      table,
    ),
);

/**
 * Changes whenever an itinerary of a flightaid comes into the sight of others, so that of two at the same moment one is checked
 * against the other. The itineraries themselves say on which planes their owner is.
 */
export const planesEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "planes", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** Random. */
          version: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byOwner: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "planes"),
          },
        },
      },
      table,
    ),
);

/** A change of an itinerary that the connections of its owner have not followed yet. */
export const tripChangeEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "change", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** The owner. */
          uid: { type: "string", required: true },
          type: { type: types, required: true },
          deleted: { type: "boolean", required: true },
          /** The legs that the connections know. */
          before: { type: CustomAttributeType<Leg[]>("any"), required: true },
          /** ISO 8601 instant of the latest change. */
          at: { type: "string", required: true },
          /** Random, of the latest change. */
          version: { type: "string", required: true },
          queue: { type: "string", required: true, default: "trips" },
          dueAt: { type: "string", required: true },
        },
        indexes: {
          byId: {
            pk: key("pk", "itinerary#${id}"),
            sk: key("sk", "change"),
          },
          due: dueIndex,
        },
      },
      table,
    ),
);
