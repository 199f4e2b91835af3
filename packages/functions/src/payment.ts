/** Paying. Alone of the HTTP functions may read the secrets of PayPal. */
import { Payment } from "@flightaides/core/payment";
import * as contract from "@flightaides/core/payment/contract";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

export const handler = serve(
  [
    route(contract.order, async ({ input, actor, now }) => {
      const { orderId, mails } = await Payment.order(input.id, actor, now);
      await Promise.all(mails.map(sendNow));
      return { body: { orderId } };
    }),
    route(contract.capture, async ({ input, actor, now }) => {
      const { connection, mails } = await Payment.capture(input.id, input.orderId, actor, now);
      await Promise.all(mails.map(sendNow));
      return { body: connection };
    }),
    route(contract.webhook, async ({ sent, now }) => {
      const mails = await Payment.hear(sent.headers, sent.body, now);
      await Promise.all(mails.map(sendNow));
      return { body: undefined };
    }),
  ],
  identify,
);
