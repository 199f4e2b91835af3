/** What accounts have used of their limits. In the user's partition, so that it is deleted with the account. */
import { CustomAttributeType, Entity } from "electrodb";
import { service, table } from "../db/common";
import { once } from "../once";

/** How often an account has done something on a day. Version 1 counted messages only. */
export const dailyEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "quota", version: "2", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
          /** A `DailyLimit`, or `connectionMessages#<connection>`. */
          what: { type: "string", required: true, readOnly: true },
          count: { type: "number" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byDay: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: {
              field: "sk",
              composite: ["day", "what"],
              template: "quota#${day}#${what}",
              casing: "none",
            },
          },
        },
      },
      table,
    ),
);

/** The active itineraries of an account. */
export const activeEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "active", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** `<epoch seconds of the end of the trip>#<itinerary>` */
          trips: { type: "set", items: "string" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byUser: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: [], template: "active", casing: "none" },
          },
        },
      },
      table,
    ),
);

/** A connection that can be cancelled with the fee back, or was. `until` when it no longer counts, in epoch seconds. */
export type Cancellation = { connection: string; until: number };

/** Those of an account: paid or ordered connections that hold a place, and used places. */
export const cancellationsEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "cancellations", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          held: { type: CustomAttributeType<Cancellation[]>("any"), required: true },
          /** Raised by each write. */
          version: { type: "number", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: [], template: "cancellations", casing: "none" },
          },
        },
      },
      table,
    ),
);

export type DailyKey = { uid: string; day: string; what: string };
