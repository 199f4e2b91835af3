/**
 * Itineraries in the table: one item for the itinerary as its owner sees it, and one for each leg, which carries the public
 * card into the indexes of `db/table.ts`.
 */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import { cardProjection, type DueAttribute, type IndexName } from "../db/table";
import { once } from "../once";
import type { Leg } from "../trip/contract";
import type { Owner, PublicCard } from "./contract";

const table = { client, table: config.tableName };
const service = "flightaides";
const types = ["traveler", "flightaid"] as const;

const byDate = {
  field: "byDate",
  composite: ["travelDate", "createdAt", "id", "sequence"],
  template: "${travelDate}#${createdAt}#${id}#${sequence}",
  casing: "none",
} as const;

const byPosting = {
  field: "byPosting",
  composite: ["createdAt", "id", "sequence"],
  template: "${createdAt}#${id}#${sequence}",
  casing: "none",
} as const;

/** Designator of a leg without a flight. Such a leg is in no flight index. */
const noFlight = "none";

const route = {
  field: "routeKey",
  composite: ["type", "from", "to"],
  template: "${type}#${from}#${to}",
  casing: "none",
} as const;

const flight = {
  field: "flightKey",
  composite: ["type", "designator"],
  template: "${type}#${designator}",
  casing: "none",
} as const;

const origin = {
  field: "originKey",
  composite: ["type", "from"],
  template: "${type}#${from}",
  casing: "none",
} as const;

const destination = {
  field: "destinationKey",
  composite: ["type", "to"],
  template: "${type}#${to}",
  casing: "none",
} as const;

function index<Name extends IndexName>(name: Name) {
  return { index: name, projection: cardProjection } as const;
}

const dueIndex = {
  index: "due" satisfies IndexName,
  projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
  pk: { field: "dueQueue", composite: ["queue"], template: "${queue}", casing: "none" },
  sk: {
    field: "dueOrder",
    composite: ["dueAt", "id"],
    template: "${dueAt}#${id}",
    casing: "none",
  },
} as const;

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

export const legEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "leg", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          sequence: { type: "number", required: true, readOnly: true },
          uid: { type: "string", required: true },
          type: { type: types, required: true },
          from: { type: "string", required: true },
          to: { type: "string", required: true },
          travelDate: { type: "string", required: true },
          designator: { type: "string", required: true, default: noFlight },
          fromCell: { type: "string", required: true },
          toCell: { type: "string", required: true },
          travelMonth: { type: "string", required: true },
          postMonth: { type: "string", required: true },
          createdAt: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
          card: { type: CustomAttributeType<PublicCard>("any"), required: true },
          /** Set when the owner wants mail about nearby matches. */
          notifyNearby: { type: "boolean" },
        },
        indexes: {
          byId: {
            pk: { field: "pk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
            sk: {
              field: "sk",
              composite: ["sequence"],
              template: "leg#${sequence}",
              casing: "none",
            },
          },
          flightByDate: {
            ...index("flight-by-date"),
            condition: ({ designator }) => designator !== noFlight,
            pk: flight,
            sk: byDate,
          },
          flightByPosting: {
            ...index("flight-by-posting"),
            condition: ({ designator }) => designator !== noFlight,
            pk: flight,
            sk: byPosting,
          },
          routeByDate: { ...index("route-by-date"), pk: route, sk: byDate },
          routeByPosting: { ...index("route-by-posting"), pk: route, sk: byPosting },
          originByDate: { ...index("origin-by-date"), pk: origin, sk: byDate },
          originByPosting: { ...index("origin-by-posting"), pk: origin, sk: byPosting },
          destinationByDate: { ...index("destination-by-date"), pk: destination, sk: byDate },
          destinationByPosting: {
            ...index("destination-by-posting"),
            pk: destination,
            sk: byPosting,
          },
          calendarByDate: {
            ...index("calendar-by-date"),
            pk: {
              field: "travelMonthKey",
              composite: ["type", "travelMonth"],
              template: "${type}#${travelMonth}",
              casing: "none",
            },
            sk: byDate,
          },
          calendarByPosting: {
            ...index("calendar-by-posting"),
            pk: {
              field: "postMonthKey",
              composite: ["type", "postMonth"],
              template: "${type}#${postMonth}",
              casing: "none",
            },
            sk: byPosting,
          },
          cellByDate: {
            ...index("cell-by-date"),
            pk: {
              field: "cellKey",
              composite: ["type", "fromCell", "toCell"],
              template: "${type}#${fromCell}#${toCell}",
              casing: "none",
            },
            sk: byDate,
          },
        },
      },
      table,
    ),
);

/**
 * Work of the matcher: an itinerary whose matches have not been searched yet. Stored as `news`, the name in items of earlier
 * versions.
 */
export const matchJobEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "news", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** `match`: to be searched. `match-parked`: needs an operator. */
          queue: { type: ["match", "match-parked"] as const, required: true, default: "match" },
          /** ISO 8601 instant before which the matcher does not start. */
          dueAt: { type: "string", required: true },
          /** Failed searches so far; none at first. */
          attempts: { type: "number" },
          lastError: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: { field: "pk", composite: ["id"], template: "itinerary#${id}", casing: "none" },
            sk: { field: "sk", composite: [], template: "news", casing: "none" },
          },
          due: dueIndex,
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

export type LegItem = EntityItem<ReturnType<typeof legEntity>>;
/** What a leg index returns. */
export type LegEntry = Pick<LegItem, "card" | "uid" | "notifyNearby" | "sequence">;
