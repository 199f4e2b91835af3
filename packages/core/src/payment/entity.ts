/** Payments, which are kept for good and without contact data, and the webhook events that have been handled. */
import { Entity } from "electrodb";
import { service, table } from "../db/common";
import { once } from "../once";

/** One per paid order. The key ensures that an order pays for one connection. */
export const paymentEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "payment", version: "1", service },
        attributes: {
          orderId: { type: "string", required: true, readOnly: true },
          /** The id of the connection. */
          connection: { type: "string", required: true, readOnly: true },
          /** The payer's uid. */
          traveler: { type: "string", required: true, readOnly: true },
          captureId: { type: "string", required: true },
          /** Two decimals. */
          amount: { type: "string", required: true },
          currency: { type: "string", required: true },
          paidAt: { type: "string", required: true },
          refundedAt: { type: "string" },
          /** PayPal has taken the payment back, by a reversal or a dispute. */
          reversedAt: { type: "string" },
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

/** Leads from PayPal's number of a payment to its connection: disputes name nothing else for certain. */
export const captureEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "capture", version: "1", service },
        attributes: {
          captureId: { type: "string", required: true, readOnly: true },
          orderId: { type: "string", required: true, readOnly: true },
          /** The id of the connection. */
          connection: { type: "string", required: true, readOnly: true },
        },
        indexes: {
          byCapture: {
            pk: {
              field: "pk",
              composite: ["captureId"],
              template: "capture#${captureId}",
              casing: "none",
            },
            sk: { field: "sk", composite: [], template: "capture", casing: "none" },
          },
        },
      },
      table,
    ),
);

/** Stored as `heard`, the name in items of earlier versions. */
export const webhookEventEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "heard", version: "1", service },
        attributes: {
          /** PayPal's id of the event. */
          event: { type: "string", required: true, readOnly: true },
          type: { type: "string", required: true },
          handledAt: { type: "string", required: true, field: "heardAt" },
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
