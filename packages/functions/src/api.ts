/** Itineraries, connections and profiles. May read and write the table and send the mails that are owed. */
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
    route(contract.list, async ({ actor, input, now }) => {
      const { items, next } = await Itinerary.list(actor, input, now);
      return { body: items, next };
    }),
    route(contract.fromId, async ({ actor, input }) => ({
      body: await Itinerary.fromId(actor, input.id),
    })),
    route(contract.search, async ({ actor, input, now }) => {
      const { items, more } = await Itinerary.search(actor, input, now);
      return { body: items, truncated: more };
    }),
    route(contract.ofOwner, async ({ actor }) => ({
      body: [await Itinerary.ofOwner(actor)],
    })),
    route(contract.create, async ({ actor, input, now }) => {
      const { itinerary, created, mails } = await Itinerary.create(actor, input, now);
      return { body: itinerary, status: created ? 201 : 200, mails };
    }),
    route(contract.update, async ({ actor, input, now }) => ({
      body: await Itinerary.update(actor, input, now),
    })),
    route(contract.remove, async ({ actor, input, now }) => ({
      body: await Itinerary.remove(actor, input.id, now),
      status: 204,
    })),
    route(connection.open, async ({ actor, input, now }) => {
      const { connection: body, created, mails } = await Connection.open(actor, input, now);
      return { body, status: created ? 201 : 200, mails };
    }),
    route(connection.list, async ({ actor, now }) => ({ body: await Connection.list(actor, now) })),
    route(connection.fromId, async ({ actor, input, now }) => ({
      body: await Connection.fromId(actor, input.id, now),
    })),
    route(user.me, async ({ actor }) => ({ body: await User.profile(actor) })),
    route(user.update, async ({ actor, input, now }) => ({
      body: await User.update(actor, input, now),
    })),
  ],
  { identify, send: sendNow },
);
