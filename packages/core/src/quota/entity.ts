/** What accounts have used of their limits. In the user's partition, so that it is deleted with the account. */
import { CustomAttributeType, Entity } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import { once } from "../once";
import { suspensionReasons } from "./suspension-reasons";

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
          /** A `DailyLimit`, `<ConnectionLimit>#<connection>`, or `changedMails-unpaid` and `changedMails-paid`: mails that the user gets. */
          what: { type: "string", required: true, readOnly: true },
          count: { type: "number" },
          expiresAt: { type: "number" },
        },
        indexes: {
          byDay: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "quota#${day}#${what}"),
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
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "active"),
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
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "cancellations"),
          },
        },
      },
      table,
    ),
);

/** The paid connections that a flightaid has cancelled, and whether they are off offer. Stays until an operator has looked. */
export const strikesEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "strikes", version: "1", service },
        attributes: {
          /** The uid. Named as the index `due` has it. */
          id: { type: "string", required: true, readOnly: true },
          /** `<ISO 8601 instant>#<connection>`, those that count. */
          cancelled: { type: "set", items: "string", required: true },
          /** ISO 8601 instant since which the user is off offer. */
          offSince: { type: "string" },
          /** `off-offer` while postings of a user who is off offer may be in sight. */
          queue: { type: ["off-offer", "none"] as const, required: true },
          dueAt: { type: "string", required: true },
          /** Random, of the latest change. */
          version: { type: "string", required: true },
          /** Missing while the user is off offer. */
          expiresAt: { type: "number" },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${id}"),
            sk: key("sk", "strikes"),
          },
          due: { ...dueIndex, condition: ({ queue }) => queue !== "none" },
        },
      },
      table,
    ),
);

/** Suspended users. Stays until an operator lifts the suspension. */
export const suspensionEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "suspension", version: "1", service },
        attributes: {
          /** The uid. Named as the index `due` has it. */
          id: { type: "string", required: true, readOnly: true },
          /** ISO 8601 instant. */
          since: { type: "string", required: true },
          reason: { type: suspensionReasons, required: true },
          /** How often it was decided again while it lasted. Missing for 0. */
          decisions: { type: "number" },
          /** `suspended` while a posting may be in sight, or a connection live. */
          queue: { type: ["suspended", "none"] as const, required: true },
          dueAt: { type: "string", required: true },
          /** Missing while the account exists. */
          expiresAt: { type: "number" },
          /** Of a former account: 0, as there is no time to live once the person is back (hand-over.ts). */
          expiresInUse: { type: "number" },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${id}"),
            sk: key("sk", "suspension"),
          },
          due: { ...dueIndex, condition: ({ queue }) => queue !== "none" },
        },
      },
      table,
    ),
);

export type DailyKey = { uid: string; day: string; what: string };
