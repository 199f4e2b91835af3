/** Itineraries, connections, messages and taps on them, reports, blocks and profiles. May read and write the table and send the mails that are owed. */

import type { AuthUser } from "@flightaides/core/actor.ts";
import * as boardingPass from "@flightaides/core/boarding-pass/contract.ts";
import { config } from "@flightaides/core/config.ts";
import { Connection } from "@flightaides/core/connection";
import * as connection from "@flightaides/core/connection/contract.ts";
import { health } from "@flightaides/core/health/contract.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import * as contract from "@flightaides/core/itinerary/contract.ts";
import { Journey } from "@flightaides/core/journey";
import * as journey from "@flightaides/core/journey/contract.ts";
import { Matching } from "@flightaides/core/matching";
import * as matching from "@flightaides/core/matching/contract.ts";
import { Message } from "@flightaides/core/message";
import * as message from "@flightaides/core/message/contract.ts";
import type { Ref } from "@flightaides/core/outbox/ref.ts";
import { Push } from "@flightaides/core/push";
import * as push from "@flightaides/core/push/contract.ts";
import { Safety } from "@flightaides/core/safety";
import * as safety from "@flightaides/core/safety/contract.ts";
import { StillFlying } from "@flightaides/core/still-flying";
import * as stillFlying from "@flightaides/core/still-flying/contract.ts";
import { User } from "@flightaides/core/user";
import * as user from "@flightaides/core/user/contract.ts";
import { countSearch } from "./count-search";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

/** Actions of participants on a connection, except those that may need PayPal. */
const changes = [
  route(connection.answer, async ({ actor, input, now }) => {
    const told = input.text ? await Message.toldOn(actor, input.id) : [];
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

/** With what a note of the actor is examined together. */
function conversationsOf(actor: AuthUser, now: Date): Itinerary.Conversations {
  return () => Message.conversations(actor, now);
}

function replyOf({ connection: body, mails }: Awaited<ReturnType<typeof Connection.answer>>) {
  return { body, mails };
}

export const handler = serve(
  [
    route(health, async () => ({
      body: { status: "ok" as const, stage: config.stage, version: config.version },
    })),
    route(matching.list, async ({ actor, input, now }) => {
      const { items, next } = await Matching.list(actor, input, now);
      return { body: items, next };
    }),
    route(contract.fromId, async ({ actor, input }) => ({
      body: await Itinerary.fromId(actor, input.id),
    })),
    route(contract.preview, async ({ input, now }) => {
      // It needs the translator and the names of cities, which no other request does.
      const { previewPage } = await import("./preview-page");
      return { body: await previewPage(input, now) };
    }),
    route(matching.search, async ({ actor, input, now }) => {
      const { items, more } = await Matching.search(actor, input, now);
      await countSearch(input.itinerary, now);
      return { body: items, truncated: more };
    }),
    route(matching.searchDays, async ({ actor, input, now }) => ({
      body: await Matching.searchDays(actor, input, now),
    })),
    route(contract.ofOwner, async ({ actor }) => ({
      body: [await Itinerary.ofOwner(actor)],
    })),
    route(contract.previewText, async ({ actor, input, now }) => ({
      body: await Itinerary.previewText(actor, input, now, conversationsOf(actor, now)),
    })),
    route(contract.create, async ({ actor, input, now }) => {
      const { itinerary, created, mails } = await Itinerary.create(
        actor,
        input,
        now,
        conversationsOf(actor, now),
      );
      if (created) return { body: itinerary, status: 201, mails };
      // Posting a trip again may have changed what the owner's connections show.
      await Connection.followChange(itinerary.id, now);
      return { body: itinerary, status: 200 };
    }),
    route(connection.open, async ({ actor, input, now }) => {
      const opened = await Connection.open(actor, input, now, conversationsOf(actor, now));
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
      status: 201,
    })),
    route(journey.revokeFollowLink, async ({ actor, input }) => ({
      body: await Journey.revokeFollowLink(actor, input),
      status: 204,
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
      return { body: undefined, status: 202, mails };
    }),
    route(safety.appeal, async ({ input, now }) => ({
      body: await Safety.appeal(input, now),
      status: 202,
    })),
    route(safety.blocks, async ({ actor }) => ({ body: await Safety.blocks(actor) })),
    route(safety.unblock, async ({ actor, input }) => ({
      body: await Safety.unblock(actor, input.id),
      status: 204,
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
      status: 201,
    })),
    route(push.unsubscribe, async ({ actor, input }) => ({
      body: await Push.unsubscribe(actor, input),
      status: 204,
    })),
    route(user.me, async ({ actor }) => ({ body: await User.profile(actor) })),
    route(user.update, async ({ actor, input, now }) => {
      const body = await User.update(actor, input, now);
      if (!input.takeName) return { body };
      const mails: Ref[] = [];
      for (const id of await Itinerary.refreshCards(actor.uid, now))
        mails.push(...(await Connection.followChange(id, now)).mails);
      return { body, mails };
    }),
  ],
  { identify, send: sendNow },
);
