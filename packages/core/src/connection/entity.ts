/**
 * Connections in the table: one item for each connection, one per participant that leads to it, and one for each pair that
 * leads to its live connection.
 */
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

/** An order at PayPal, with its price. */
export type PricedOrder = { orderId: string; amount: string; currency: string };

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
          /** The current PayPal order, or the one that was paid, and the number of orders so far. */
          orderId: { type: "string" },
          orders: { type: "number", required: true, default: 0 },
          /** The price of the order. */
          amount: { type: "string" },
          currency: { type: "string" },
          /** Orders that were released. Their payment may still arrive. */
          formerOrders: { type: CustomAttributeType<PricedOrder[]>("any") },
          /** When the order's capture was last requested. Unless PayPal says otherwise, the payer may have been charged since. */
          triedAt: { type: "string" },
          /** Declined captures of the order. */
          declines: { type: "number", required: true, default: 0 },
          /** The payment is captured and the bank has not cleared it yet. */
          pending: { type: "boolean", required: true, default: false },
          captureId: { type: "string" },
          /** `order` while PayPal and the connection may disagree: the outcome of an order is open, or a refund is owed. */
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

/**
 * The live connection of a pair. Its key is what makes connections unique: whoever opens one takes the key in the same
 * transaction. A key whose connection is over is taken by the next one.
 */
export const pairEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "pair", version: "1", service },
        attributes: {
          /** The uids of the participants. */
          traveler: { type: "string", required: true, readOnly: true },
          flightaid: { type: "string", required: true, readOnly: true },
          /** The id of the connection. */
          connection: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byPair: {
            pk: {
              field: "pk",
              composite: ["traveler", "flightaid"],
              template: "pair#${traveler}#${flightaid}",
              casing: "none",
            },
            sk: { field: "sk", composite: [], template: "pair", casing: "none" },
          },
        },
      },
      table,
    ),
);

export type ConnectionItem = EntityItem<ReturnType<typeof connectionEntity>>;
