/**
 * Payments, which are kept for good and without contact data, what PayPal has done before they were recorded, and the webhook
 * events that have been handled.
 */
import { Entity, type EntityItem } from "electrodb";
import { dueIndex, key, service, table } from "../db/common";
import { once } from "../once";
import { ledgerKinds } from "./ledger-kinds";

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
          /** Operators have sent the money back in another way than by PayPal, at `refundedAt`. */
          settled: { type: "boolean" },
          /** Its entries are in the ledger. Missing in payments of earlier versions. */
          entered: { type: "boolean" },
        },
        indexes: {
          byOrder: {
            pk: key("pk", "order#${orderId}"),
            sk: key("sk", "payment"),
          },
        },
      },
      table,
    ),
);

/** What came in and went back, by day. Kept for good, without contact data. The key makes an entry unique. */
export const ledgerEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "ledger", version: "1", service },
        attributes: {
          /** `YYYY-MM-DD`, UTC. */
          day: { type: "string", required: true, readOnly: true },
          orderId: { type: "string", required: true, readOnly: true },
          kind: { type: ledgerKinds, required: true, readOnly: true },
          /** ISO 8601 instant at which we recorded it. */
          at: { type: "string", required: true },
          /** The id of the connection. */
          connection: { type: "string", required: true },
          captureId: { type: "string", required: true },
          /** Two decimals. */
          amount: { type: "string", required: true },
          currency: { type: "string", required: true },
        },
        indexes: {
          byDay: {
            pk: key("pk", "ledger#${day}"),
            sk: key("sk", "${orderId}#${kind}"),
          },
        },
      },
      table,
    ),
);

/** Leads from a capture to its connection: PayPal's refunds and disputes identify the payment by the capture only. */
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
            pk: key("pk", "capture#${captureId}"),
            sk: key("sk", "capture"),
          },
        },
      },
      table,
    ),
);

/**
 * PayPal has taken back a payment that was not recorded yet. Never together with {@link captureEntity}, by conditions in both
 * transactions: whoever records the payment finds it.
 */
export const earlyReversalEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "earlyReversal", version: "1", service },
        attributes: {
          captureId: { type: "string", required: true, readOnly: true },
          reversedAt: { type: "string", required: true },
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byCapture: {
            pk: key("pk", "capture#${captureId}"),
            sk: key("sk", "reversal"),
          },
        },
      },
      table,
    ),
);

/**
 * PayPal's refusals of a refund that we owe. Deleted once the money is back with the payer. Holds no contact data.
 */
export const refusalEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "refusal", version: "1", service },
        attributes: {
          /** PayPal's id of the capture. */
          id: { type: "string", required: true, readOnly: true },
          orderId: { type: "string", required: true, readOnly: true },
          /** The id of the connection. */
          connection: { type: "string", required: true, readOnly: true },
          /** Two decimals. */
          amount: { type: "string", required: true, readOnly: true },
          currency: { type: "string", required: true, readOnly: true },
          /** Refusals so far, and PayPal's code of the last one. */
          refusals: { type: "number", required: true },
          issue: { type: "string", required: true },
          /** Identifies the last try of an operator whose outcome is not known. Until then nothing is settled. */
          trying: { type: "string" },
          /** `refund-refused`: refused for good, and waits for an operator. */
          queue: { type: ["refund-refused", "none"] as const, required: true },
          /** ISO 8601 instant of the last refusal. */
          dueAt: { type: "string", required: true },
        },
        indexes: {
          byCapture: {
            pk: key("pk", "capture#${id}"),
            sk: key("sk", "refusal"),
          },
          due: { ...dueIndex, condition: ({ queue }) => queue !== "none" },
        },
      },
      table,
    ),
);

export type Refusal = EntityItem<ReturnType<typeof refusalEntity>>;

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
            pk: key("pk", "webhook#${event}"),
            sk: key("sk", "heard"),
          },
        },
      },
      table,
    ),
);
