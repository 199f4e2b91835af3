/** What is kept of money: payments for good, without contact data, and which webhooks were heard. */
import { Entity, Service } from "electrodb";
import { config } from "../config";
import { connectionEntity } from "../connection";
import { client } from "../db/client";
import { once } from "../once";
import { mailEntity } from "../outbox";

const table = { client, table: config.tableName };
const service = "flightaides";

/** One for each order that was paid: an order pays for one connection. */
export const paymentEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "payment", version: "1", service },
        attributes: {
          orderId: { type: "string", required: true, readOnly: true },
          connection: { type: "string", required: true, readOnly: true },
          /** The payer's uid. */
          traveler: { type: "string", required: true, readOnly: true },
          captureId: { type: "string", required: true },
          /** Two decimals. */
          amount: { type: "string", required: true },
          currency: { type: "string", required: true },
          paidAt: { type: "string", required: true },
          refundedAt: { type: "string" },
        },
        indexes: {
          byOrder: {
            pk: {
              field: "pk",
              composite: ["orderId"],
              template: "order#${orderId}",
              casing: "none",
            },
            sk: { field: "sk", composite: [], template: "payment", casing: "none" },
          },
        },
      },
      table,
    ),
);

export const heardEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "heard", version: "1", service },
        attributes: {
          /** PayPal's id of the event. */
          event: { type: "string", required: true, readOnly: true },
          type: { type: "string", required: true },
          heardAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byEvent: {
            pk: { field: "pk", composite: ["event"], template: "webhook#${event}", casing: "none" },
            sk: { field: "sk", composite: [], template: "heard", casing: "none" },
          },
        },
      },
      table,
    ),
);

/** A payment, the connection it pays for, and the mails it owes. */
export const paymentService = once(
  () =>
    new Service({
      payment: paymentEntity(),
      connection: connectionEntity(),
      mail: mailEntity(),
    }),
);
