/**
 * What the matcher stores: an item for each leg of an itinerary, which carries the public card into the indexes of `db/table.ts`, and
 * the jobs.
 */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import { cardProjection, type IndexName } from "../db/table";
import { once } from "../once";
import { types } from "../trip/type";
import type { PublicCard } from "./contract";

const byDate = key("byDate", "${travelDate}#${createdAt}#${id}#${sequence}");

const byPosting = key("byPosting", "${createdAt}#${id}#${sequence}");

/** Designator of a leg without a flight. Such a leg is in no flight index. */
const noFlight = "none";

/** In place of a month: where lists by date find the days of legs that are not booked. */
export const windows = "windows";

/** Sequences of entries beyond the legs start here. */
const windowEntries = 100;

/** The sequence of a further entry of a leg that is not booked. @param index from 0 to 98 */
export function windowSequence(sequence: number, index: number): number {
  return windowEntries * sequence + index;
}

/** The sequence of the leg of an entry. */
export function legSequenceOf({ sequence }: { sequence: number }): number {
  return isLegEntry({ sequence }) ? sequence : Math.floor(sequence / windowEntries);
}

/** Whether an entry is a leg. Otherwise it is a further day of one that is not booked. */
export function isLegEntry({ sequence }: { sequence: number }): boolean {
  return sequence < windowEntries;
}

function isOfLeg({ sequence }: Record<string, unknown>): boolean {
  return isLegEntry({ sequence: Number(sequence) });
}

const route = key("routeKey", "${type}#${from}#${to}");

const flight = key("flightKey", "${type}#${designator}");

const origin = key("originKey", "${type}#${from}");

const destination = key("destinationKey", "${type}#${to}");

function index<Name extends IndexName>(name: Name) {
  return { index: name, projection: cardProjection } as const;
}

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
          /** Of a further day of a leg that is not booked: {@link windows}. */
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
            pk: key("pk", "itinerary#${id}"),
            sk: key("sk", "leg#${sequence}"),
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
          routeByPosting: {
            ...index("route-by-posting"),
            condition: isOfLeg,
            pk: route,
            sk: byPosting,
          },
          originByDate: {
            ...index("origin-by-date"),
            condition: isOfLeg,
            pk: origin,
            sk: byDate,
          },
          originByPosting: {
            ...index("origin-by-posting"),
            condition: isOfLeg,
            pk: origin,
            sk: byPosting,
          },
          destinationByDate: {
            ...index("destination-by-date"),
            condition: isOfLeg,
            pk: destination,
            sk: byDate,
          },
          destinationByPosting: {
            ...index("destination-by-posting"),
            condition: isOfLeg,
            pk: destination,
            sk: byPosting,
          },
          calendarByDate: {
            ...index("calendar-by-date"),
            pk: key("travelMonthKey", "${type}#${travelMonth}"),
            sk: byDate,
          },
          calendarByPosting: {
            ...index("calendar-by-posting"),
            condition: isOfLeg,
            pk: key("postMonthKey", "${type}#${postMonth}"),
            sk: byPosting,
          },
          cellByDate: {
            ...index("cell-by-date"),
            pk: key("cellKey", "${type}#${fromCell}#${toCell}"),
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
            pk: key("pk", "itinerary#${id}"),
            sk: key("sk", "news"),
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
