/**
 * Itineraries and profiles, and with connections.ts what two people do on a connection, on their trip and on their devices, and reports.
 * May read and write the table and send the mails that are owed.
 */
import { config } from "@flightaides/core/config.ts";
import { health } from "@flightaides/core/health/contract.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import * as contract from "@flightaides/core/itinerary/contract.ts";
import { Matching } from "@flightaides/core/matching";
import * as matching from "@flightaides/core/matching/contract.ts";
import { User } from "@flightaides/core/user";
import * as user from "@flightaides/core/user/contract.ts";
import { conversationsOf } from "./conversations";
import { countSearch } from "./count-search";
import { route, serve } from "./http";
import { identify } from "./identity";
import { sendNow } from "./send-now";

/** Loaded on demand: only a change of an itinerary or a profile affects connections. */
async function loadConnection() {
  return (await import("@flightaides/core/connection")).Connection;
}

/** Loaded on demand: only the end of other sessions affects devices. */
async function loadPush() {
  return (await import("@flightaides/core/push")).Push;
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
    route(contract.fromId, async ({ actor, input, now }) => ({
      body: await Itinerary.fromId(actor, input.id, now),
    })),
    route(contract.preview, async ({ input, now }) => {
      // It needs the translator and the names of cities, which no other request does.
      const { previewPage } = await import("./preview-page");
      return { body: await previewPage(input, now) };
    }),
    route(matching.search, async ({ actor, input, now }) => {
      const { items, more } = await Itinerary.search(actor, input, now);
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
      await (await loadConnection()).followChange(itinerary.id, now);
      return { body: itinerary, status: 200 };
    }),
    route(user.me, async ({ actor }) => ({ body: await User.profile(actor) })),
    route(user.update, async ({ actor, input, now }) => {
      const body = await User.update(actor, input, now);
      if (input.endOtherSessions) await (await loadPush()).forget(actor.uid);
      if (!input.takeName) return { body };
      const Connection = await loadConnection();
      return { body, mails: await Connection.followName(actor.uid, now) };
    }),
  ],
  { identify, send: sendNow },
  // Loaded on demand: a sixth of the code, which a search, the usual first call, does not need.
  async () => (await import("./connections")).routes,
);
