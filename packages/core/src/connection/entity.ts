/** How connections lie in the table: one item for the pair and its trip, and one with each of the two that leads to it. */
import { CustomAttributeType, Entity, type EntityItem, Service } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import type { DueAttribute, IndexName } from "../db/table";
import type { Leg, PublicItinerary } from "../itinerary/contract";
import { once } from "../once";
import { mailEntity } from "../outbox";
import { profileEntity } from "../user";
import type { Contact } from "./contract";

const table = { client, table: config.tableName };
const service = "flightaides";

/** What one of the two brings: how to reach them, and their posting where they have one. Gone when they leave. */
export type Side = { contact: Contact; card?: PublicItinerary };

export const connectionEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "connection", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** Their uids. */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          /** The itinerary that makes it this trip: the traveler's where there is one, else the flightaid's. */
          trip: { type: "string", required: true, readOnly: true },
          /** Of that itinerary. */
          leg: { type: CustomAttributeType<Leg>("any"), required: true, readOnly: true },
          travelerSide: { type: CustomAttributeType<Side>("any") },
          flightaidSide: { type: CustomAttributeType<Side>("any") },
          state: { type: ["requested", "ordered", "paid", "refunded"] as const, required: true },
          /** The one order that may be paid now, and how many there were. */
          orderId: { type: "string" },
          orders: { type: "number", required: true, default: 0 },
          /** Of the order. */
          amount: { type: "string" },
          currency: { type: "string" },
          /** Captures of this order that PayPal declined. */
          declines: { type: "number", required: true, default: 0 },
          /** The capture is made, and the bank thinks about it. */
          pending: { type: "boolean", required: true, default: false },
          captureId: { type: "string" },
          /** `order` while PayPal is to be asked what became of it. */
          queue: { type: ["order", "none"] as const, required: true, default: "none" },
          dueAt: { type: "string", required: true },
          /** How often it was asked. */
          sweeps: { type: "number", required: true, default: 0 },
          createdAt: { type: "string", required: true, readOnly: true },
          paidAt: { type: "string" },
          refundedAt: { type: "string" },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: { field: "pk", composite: ["id"], template: "connection#${id}", casing: "none" },
            sk: { field: "sk", composite: [], template: "connection", casing: "none" },
          },
          due: {
            index: "due" satisfies IndexName,
            projection: ["id", "dueAt", "__edb_e__", "__edb_v__"] as const satisfies DueAttribute[],
            condition: ({ queue }) => queue !== "none",
            pk: { field: "dueQueue", composite: ["queue"], template: "${queue}", casing: "none" },
            sk: {
              field: "dueOrder",
              composite: ["dueAt", "id"],
              template: "${dueAt}#${id}",
              casing: "none",
            },
          },
        },
      },
      table,
    ),
);

export const participantEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "participant", version: "1", service },
        attributes: {
          uid: { type: "string", required: true, readOnly: true },
          /** The connection's. */
          id: { type: "string", required: true, readOnly: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: { field: "pk", composite: ["uid"], template: "user#${uid}", casing: "none" },
            sk: { field: "sk", composite: ["id"], template: "connection#${id}", casing: "none" },
          },
        },
      },
      table,
    ),
);

/** What is written together. */
export const connectionService = once(
  () =>
    new Service({
      connection: connectionEntity(),
      participant: participantEntity(),
      profile: profileEntity(),
      mail: mailEntity(),
    }),
);

export type ConnectionItem = EntityItem<ReturnType<typeof connectionEntity>>;
