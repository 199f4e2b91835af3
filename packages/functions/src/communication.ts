/** Writing to one's counterpart, and out of the mails. Alone of the HTTP functions sanitises HTML. */
import { Communication } from "@flightaides/core/communication";
import * as contract from "@flightaides/core/communication/contract";
import { Notification } from "@flightaides/core/notification";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

export const handler = serve(
  [
    route(contract.send, async ({ input, actor, now }) => {
      await sendNow(await Communication.send(input, actor, now));
      return { body: undefined, status: 202 };
    }),
    route(contract.unsubscribePage, async ({ input }) => ({
      body: undefined,
      status: 303,
      location: Notification.unsubscribePage(input.token),
    })),
    route(contract.unsubscribe, async ({ input }) => ({
      body: await Notification.unsubscribe(input.token),
      status: 204,
    })),
  ],
  identify,
);
