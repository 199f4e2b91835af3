/** Itineraries, connections and profiles. May read and write the table and send the mail they owe. */
import { config } from "@flightaides/core/config";
import { Connection } from "@flightaides/core/connection";
import * as connection from "@flightaides/core/connection/contract";
import { health } from "@flightaides/core/health/contract";
import { Itinerary } from "@flightaides/core/itinerary";
import * as contract from "@flightaides/core/itinerary/contract";
import { User } from "@flightaides/core/user";
import * as user from "@flightaides/core/user/contract";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

export const handler = serve(
  [
    route(health, async () => ({
      body: { status: "ok" as const, stage: config.stage, version: config.version },
    })),
    route(contract.list, async ({ input, actor, now }) => {
      const { items, next } = await Itinerary.list(input, actor, now);
      return { body: items, next };
    }),
    route(contract.fromId, async ({ input, actor }) => ({
      body: await Itinerary.fromId(input.id, actor),
    })),
    route(contract.search, async ({ input, actor, now }) => ({
      body: await Itinerary.search(input, actor, now),
    })),
    route(contract.ofOwner, async ({ actor }) => ({
      body: [await Itinerary.ofOwner(actor)],
    })),
    route(contract.create, async ({ input, actor, now }) => {
      const { itinerary, created } = await Itinerary.create(input, actor, now);
      if (created) await sendNow(Itinerary.registeredRef({ uid: actor.uid, id: itinerary.id }));
      return { body: itinerary, status: created ? 201 : 200 };
    }),
    route(contract.remove, async ({ input, actor }) => ({
      body: await Itinerary.remove(input.id, actor),
      status: 204,
    })),
    route(connection.open, async ({ input, actor, now }) => {
      const { connection: body, created, mail } = await Connection.open(input, actor, now);
      if (mail) await sendNow(mail);
      return { body, status: created ? 201 : 200 };
    }),
    route(connection.list, async ({ actor, now }) => ({ body: await Connection.list(actor, now) })),
    route(connection.fromId, async ({ input, actor, now }) => ({
      body: await Connection.fromId(input.id, actor, now),
    })),
    route(user.me, async ({ actor }) => ({ body: await User.profile(actor) })),
    route(user.update, async ({ input, actor, now }) => ({
      body: await User.update(actor, input, now),
    })),
  ],
  identify,
);
