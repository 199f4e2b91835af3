/** Routes of `api` about connections: what two people do with each other, on their trip and on their devices. Loaded on demand. */
import * as boardingPass from "@flightaides/core/boarding-pass/contract.ts";
import { Connection } from "@flightaides/core/connection";
import * as connection from "@flightaides/core/connection/contract.ts";
import { Journey } from "@flightaides/core/journey";
import * as journey from "@flightaides/core/journey/contract.ts";
import { Message } from "@flightaides/core/message";
import * as message from "@flightaides/core/message/contract.ts";
import { Push } from "@flightaides/core/push";
import * as push from "@flightaides/core/push/contract.ts";
import { Safety } from "@flightaides/core/safety";
import * as safety from "@flightaides/core/safety/contract.ts";
import { StillFlying } from "@flightaides/core/still-flying";
import * as stillFlying from "@flightaides/core/still-flying/contract.ts";
import { type Route, route } from "./http";
import { replyOf } from "./reply-of";

/** Actions of participants, except those that may need PayPal. */
const changes = [
  route(connection.answer, async ({ actor, input, now }) => {
    const told = () => Message.toldOn(actor, input.id);
    return replyOf(await Connection.answer(actor, input, now, told));
  }),
  route(connection.confirm, async ({ actor, input, now }) =>
    replyOf(await Connection.confirm(actor, input, now)),
  ),
  route(connection.noAnswer, async ({ actor, input, now }) =>
    replyOf(await Connection.noAnswer(actor, input, now)),
  ),
  route(connection.contradict, async ({ actor, input, now }) =>
    replyOf(await Connection.contradict(actor, input, now)),
  ),
  route(connection.stay, async ({ actor, input, now }) =>
    replyOf(await Connection.stay(actor, input, now)),
  ),
];

export const routes: Route[] = [
  route(connection.open, async ({ actor, input, now }) => {
    const opened = await Connection.open(actor, input, now, () =>
      Message.conversations(actor, now),
    );
    const { connection: body, created, mails } = opened;
    return { body, status: created ? 201 : 200, mails };
  }),
  route(connection.list, async ({ actor, now }) => ({ body: await Connection.list(actor, now) })),
  route(connection.fromId, async ({ actor, input, now }) => ({
    body: await Journey.connection(actor, input.id, now),
  })),
  ...changes,
  route(connection.setMeetingPoint, async ({ actor, input, now }) => ({
    body: await Journey.setMeetingPoint(actor, input, now),
  })),
  route(boardingPass.shareBoardingPass, async ({ actor, input, now }) => ({
    body: await Journey.shareBoardingPass(actor, input, now),
  })),
  route(boardingPass.removeBoardingPass, async ({ actor, input, now }) => ({
    body: await Journey.removeBoardingPass(actor, input, now),
  })),
  route(journey.tap, async ({ actor, input, now }) => {
    const { journey: body, mails } = await Journey.tap(actor, input, now);
    return { body, mails };
  }),
  route(journey.revokeTap, async ({ actor, input, now }) => ({
    body: await Journey.revokeTap(actor, input, now),
  })),
  route(journey.createFollowLink, async ({ actor, input, now }) => ({
    body: await Journey.createFollowLink(actor, input, now),
  })),
  route(journey.revokeFollowLink, async ({ actor, input }) => ({
    body: await Journey.revokeFollowLink(actor, input),
  })),
  route(journey.setTapMails, async ({ actor, input, now }) => ({
    body: await Journey.setTapMails(actor, input, now),
  })),
  route(message.list, async ({ actor, input, now }) => ({
    body: await Message.list(actor, input.id, now),
  })),
  route(message.preview, async ({ actor, input, now }) => ({
    body: await Message.preview(actor, input, now),
  })),
  route(message.write, async ({ actor, input, now }) => {
    const { messages, mails } = await Message.write(actor, input, now);
    return { body: messages, mails };
  }),
  route(safety.report, async ({ actor, input, now }) => {
    const { mails } = await Safety.report(actor, input, now);
    return { body: undefined, mails };
  }),
  route(safety.appeal, async ({ input, now }) => ({
    body: await Safety.appeal(input, now),
  })),
  route(safety.blocks, async ({ actor }) => ({ body: await Safety.blocks(actor) })),
  route(safety.unblock, async ({ actor, input }) => ({
    body: await Safety.unblock(actor, input.id),
  })),
  route(stillFlying.question, async ({ input, now }) => ({
    body: await StillFlying.question(input, now),
  })),
  route(stillFlying.answer, async ({ input, now }) => ({
    body: await StillFlying.answer(input, now),
  })),
  route(push.devices, async ({ actor, now }) => ({ body: await Push.devices(actor, now) })),
  route(push.subscribe, async ({ actor, input, now }) => ({
    body: await Push.subscribe(actor, input, now),
  })),
  route(push.unsubscribe, async ({ actor, input }) => ({
    body: await Push.unsubscribe(actor, input),
  })),
];
