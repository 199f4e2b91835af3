/** Connections in the table: one item for each connection, and one per participant that leads to it. */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { config } from "../config";
import { client } from "../db/client";
import type { DueAttribute, IndexName } from "../db/table";
import type { Leg, PublicCard } from "../itinerary/contract";
import { once } from "../once";
import type { Contact } from "./contract";

const table = { client, table: config.tableName };
const service = "flightaides";

/** One participant: contact data, and the card of their itinerary if they posted one. Removed when they leave. */
export type Side = { contact: Contact; card?: PublicCard };

export const connectionEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "connection", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** The uids of the participants. */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          /** The itinerary that identifies the trip: the traveler's if there is one, else the flightaid's. */
          trip: { type: "string", required: true, readOnly: true },
          /** The leg of that itinerary. */
          leg: { type: CustomAttributeType<Leg>("any"), required: true, readOnly: true },
          travelerSide: { type: CustomAttributeType<Side>("any") },
          flightaidSide: { type: CustomAttributeType<Side>("any") },
          state: { type: ["requested", "ordered", "paid", "refunded"] as const, required: true },
          /** The current PayPal order, and the number of orders so far. */
          orderId: { type: "string" },
          orders: { type: "number", required: true, default: 0 },
          /** The price of the order. */
          amount: { type: "string" },
          currency: { type: "string" },
          /** Declined captures of the order. */
          declines: { type: "number", required: true, default: 0 },
          /** The payment is captured and the bank has not cleared it yet. */
          pending: { type: "boolean", required: true, default: false },
          captureId: { type: "string" },
          /** `order` while the outcome of the order is open and has to be reconciled with PayPal. */
          queue: { type: ["order", "none"] as const, required: true, default: "none" },
          /** ISO 8601 instant of the next reconciliation. */
          dueAt: { type: "string", required: true },
          /** Reconciliations so far. Stored as `sweeps`, the name in items of earlier versions. */
          reconciles: { type: "number", required: true, default: 0, field: "sweeps" },
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
          /** The id of the connection. */
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

export type ConnectionItem = EntityItem<ReturnType<typeof connectionEntity>>;
