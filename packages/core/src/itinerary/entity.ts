/** Itineraries in the table, as their owners see them. What others find is in matching/entity.ts. */
import { CustomAttributeType, Entity } from "electrodb";
import { dueIndex, service, table } from "../db/common";
import type { Owner } from "../matching/contract";
import { once } from "../once";
import type { Leg } from "../trip/contract";
import { types } from "../trip/type";

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
          phoneNumber: { type: "string", required: true },
          addInfo: { type: "string" },
          /** Where it differs from the note as written. Missing in itineraries of earlier versions. */
          maskedNote: { type: "string" },
          notifyNearby: { type: "boolean", required: true },
          connect: { type: ["open", "ask"] as const },
          paused: { type: "boolean" },
          /** Paused because its owner cannot fly it. */
          cannotFly: { type: "boolean" },
          /** Requests in a row without an answer. */
          unanswered: { type: "number" },
          owner: { type: CustomAttributeType<Owner>("any") },
          /** Raised by each write. Missing in itineraries of earlier versions. */
          version: { type: "number" },
          createdAt: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: { field: "pk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
            sk: { field: "sk", composite: [], template: "itinerary", casing: "none" },
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
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
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
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: ["trip"], template: "trip#${trip}", casing: "none" },
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
            pk: { field: "pk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
            sk: { field: "sk", composite: [], template: "change", casing: "none" },
          },
          due: dueIndex,
        },
      },
      table,
    ),
);
