/** Payments. The only HTTP function that may read PayPal's secrets. */
import { Payment } from "@flightaides/core/payment";
import * as contract from "@flightaides/core/payment/contract";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

export const handler = serve(
  [
    route(contract.order, async ({ actor, input, now }) => {
      const { orderId, mails } = await Payment.order(actor, input.id, now);
      return { body: { orderId }, mails };
    }),
    route(contract.capture, async ({ actor, input, now }) => {
      const { connection, mails } = await Payment.capture(actor, input, now);
      return { body: connection, mails };
    }),
    route(contract.webhook, async ({ received, now }) => {
      const { mails } = await Payment.handleWebhook(received.headers, received.body, now);
      return { body: undefined, mails };
    }),
  ],
  { identify, send: sendNow },
);
