import * as z from "zod/mini";
import { Connection, Fee, Refund } from "../connection/contract";
import { contract } from "../contract";

/** A payment as its payer sees it. */
export const OwnPayment = z.lazy(() =>
  z.object({
    /** The id of the connection. */
    connection: z.string(),
    /** PayPal's id of the capture. */
    captureId: z.string(),
    ...Fee.shape,
    paidAt: z.iso.datetime(),
    refundedAt: z.optional(z.iso.datetime()),
    /** PayPal has taken the payment back. */
    reversedAt: z.optional(z.iso.datetime()),
  }),
);
export type OwnPayment = z.output<typeof OwnPayment>;

/** `trips` of the connection as the page shows it. 409 `trip-changed` when they have changed since: nothing is charged. */
const shown = { trips: z.optional(z.int()) };

/**
 * Orders the fee at PayPal, as the traveler, who alone pays. 409 `cancel-refund-changed` when the fee would not be refunded as
 * the page says. 409 when the connection is paid, expired, its payment is pending, or the pair can no longer be connected; 503
 * when PayPal does not answer.
 */
export const order = contract({
  method: "POST",
  path: "/connections/{id}/order",
  auth: "bearer",
  input: () =>
    z.object({
      id: z.string(),
      ...shown,
      /** As the page shows it. */
      cancelRefund: z.optional(Refund),
    }),
  output: () => z.object({ orderId: z.string() }),
  cache: "no-store",
  rate: "costly",
});

/**
 * Captures an approved order. 402 `payment-declined` when the payment was declined: nothing is charged, and the same order can
 * be tried again. 503 when PayPal does not answer and the payer may have been charged; a repetition never charges twice. A
 * payment that arrives when the pair can no longer be connected returns the connection as `refunded`.
 */
export const capture = contract({
  method: "POST",
  path: "/connections/{id}/capture",
  auth: "bearer",
  input: () => z.object({ id: z.string(), orderId: z.string(), ...shown }),
  output: () => Connection,
  cache: "no-store",
  rate: "costly",
});

/** Receives an event of PayPal's. The signature covers the raw body. 400 `bad-signature` changes nothing. */
export const webhook = contract({
  method: "POST",
  path: "/webhooks/paypal",
  auth: "none",
  input: () => z.unknown(),
  output: () => z.void(),
  cache: "no-store",
  calledByServers: true,
});
