/** Messages between users, and unsubscribing from mails. The only HTTP function that sanitises HTML. */
import * as contract from "@flightaides/core/communication/contract.ts";
import { Notification } from "@flightaides/core/notification";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

export const handler = serve(
  [
    route(contract.send, async ({ actor, input, now }) => {
      // Loaded on demand: unsubscribing needs no connections.
      const { Communication } = await import("@flightaides/core/communication");
      const { mails } = await Communication.send(actor, input, now);
      return { body: undefined, mails };
    }),
    route(contract.unsubscribePage, async ({ input }) => ({
      body: undefined,
      location: await Notification.unsubscribePage(input.token),
    })),
    route(contract.unsubscribe, async ({ input }) => ({
      body: await Notification.unsubscribe(input.token),
    })),
  ],
  { identify, send: sendNow },
);
