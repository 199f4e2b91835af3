/** Every route that shows a connection or its trip, called by two users, one of whom has blocked the other. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Block } from "@flightaides/core/block";
import { Connection } from "@flightaides/core/connection";
import { Connection as ConnectionView } from "@flightaides/core/connection/contract.ts";
import { routeKey } from "@flightaides/core/contract.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Journey } from "@flightaides/core/journey";
import * as journey from "@flightaides/core/journey/contract.ts";
import { type Pair, pair, pay } from "@flightaides/core/test/connection.ts";
import { byLane } from "@flightaides/core/test/lanes.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { types } from "@flightaides/core/trip/type.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { allContracts, handlerOf, newContext } from "../test/handlers";

const now = new Date();
const day = 86_400_000;

/** Paid, and the trip was yesterday or earlier in every time zone. */
async function flown(): Promise<Pair> {
  const then = new Date(now.getTime() - 12 * day);
  const two = await pair(then, { days: 10 });
  await pay(two.id, then);
  return two;
}

const key = "5d2c1c2e-0f6b-4f5e-9d0a-3b8f6f3c1a01";
const revokedKey = "5d2c1c2e-0f6b-4f5e-9d0a-3b8f6f3c1a02";
const met = { key, kind: "met" as const, at: now.toISOString() };
const meetingPoint = "At the fountain";

const pass = { leg: 1, flight: "EK-242", seat: "23A", surnameFits: true };

/** Both have shared what their boarding passes say. */
async function seated(): Promise<Pair> {
  const two = await flown();
  for (const actor of [two.traveler, two.flightaid])
    await Journey.shareBoardingPass(actor, { id: two.id, ...pass }, now);
  return two;
}

/** States of a connection, each with the actions that lead to it. */
const states = {
  requested: () => pair(now, { connect: "ask" }),
  accepted: () => pair(now),
  async paid() {
    const two = await pair(now);
    await pay(two.id, now);
    return two;
  },
  flown,
  seated,
  async tapped() {
    const two = await seated();
    const { id } = two;
    await Journey.setMeetingPoint(two.traveler, { id, text: meetingPoint }, now);
    for (const actor of [two.traveler, two.flightaid]) {
      await Journey.tap(actor, { id, ...met }, now);
      await Journey.revokeTap(actor, { id, key: revokedKey }, now);
    }
    return two;
  },
  /** A day has passed since the payment. */
  async waiting() {
    const then = new Date(now.getTime() - day);
    const two = await pair(then);
    await pay(two.id, then);
    return two;
  },
  /** The flightaid flies on another plane than the one that was paid for. */
  async moved() {
    const two = await pair(now);
    await pay(two.id, now);
    const [, id = ""] = two.itineraries;
    const { itinerary } = await Itinerary.fromId(two.flightaid, id, now);
    const legs = itinerary.map((leg) => ({ ...leg, flight: "AC-9" }));
    await Itinerary.update(two.flightaid, { id, itinerary: legs }, now);
    await Connection.followChange(id, now);
    return two;
  },
  async cancelledByAirline() {
    const two = await flown();
    await Connection.airlineCancelled(two.traveler, two, now);
    return two;
  },
  async reported() {
    const two = await flown();
    await Connection.didNotMeet(two.traveler, two, now);
    return two;
  },
} satisfies Record<string, () => Promise<Pair>>;

type Call = {
  /** The states in which the call succeeds. */
  state: keyof typeof states;
  /** Default: both. */
  by?: Type;
  body?(two: Pair, role: Type): object;
  query?: string;
};

/** A call for each route that answers with connections. */
const calls: Record<string, Call> = {
  "GET /connections": { state: "flown" },
  "GET /connections/{id}": { state: "flown" },
  "GET /me/export": { state: "flown" },
  "POST /connections": {
    state: "paid",
    body: ({ itineraries: [asked, offered] }, role) => ({
      itineraryId: role === "traveler" ? offered : asked,
      role,
    }),
  },
  "POST /connections/{id}/answer": {
    state: "requested",
    by: "flightaid",
    body: () => ({ accept: true }),
  },
  "POST /connections/{id}/withdraw": { state: "accepted" },
  "POST /connections/{id}/capture": {
    state: "flown",
    by: "traveler",
    body: ({ id }) => ({ orderId: `order-of-${id}` }),
  },
  "POST /connections/{id}/confirm": { state: "paid", by: "flightaid" },
  "POST /connections/{id}/no-answer": { state: "waiting", by: "traveler" },
  "POST /connections/{id}/airline-cancelled": { state: "paid" },
  "POST /connections/{id}/agree": { state: "cancelledByAirline", by: "flightaid" },
  "POST /connections/{id}/stay": { state: "moved", by: "traveler" },
  "POST /connections/{id}/leave": { state: "moved", by: "traveler" },
  "POST /connections/{id}/did-not-meet": { state: "flown", by: "traveler" },
  "POST /connections/{id}/contradict": { state: "reported", by: "flightaid" },
  "POST /connections/{id}/cancel": { state: "paid", body: () => ({ reason: "other" }) },
  "POST /connections/{id}/review": { state: "flown", body: () => ({ again: "yes" }) },
  // Any other text is refused.
  "PUT /connections/{id}/meeting-point": { state: "flown", body: () => ({ text: "" }) },
  // As is any other pass, and the removal of one.
  "PUT /connections/{id}/boarding-pass": { state: "seated", body: () => pass },
  "DELETE /connections/{id}/boarding-pass": { state: "flown", query: "leg=1" },
};

/** A call for each route of the trip. It repeats what is done already, where the route answers with the trip. */
const journeyCalls: Record<string, Omit<Call, "state"> & { params?: Record<string, string> }> = {
  "POST /connections/{id}/taps": { body: () => met },
  "DELETE /connections/{id}/taps/{key}": { params: { key: revokedKey } },
  "PUT /connections/{id}/tap-mails": { by: "traveler", body: () => ({ wanted: false }) },
  "POST /connections/{id}/follow-links": { by: "traveler" },
  "DELETE /connections/{id}/follow-links/{linkId}": { by: "traveler", params: { linkId: "none" } },
};

/** Whether a schema contains connections at any depth. */
function showsConnections(schema: z.core.$ZodType): boolean {
  return schema === ConnectionView || partsOf(schema).some(showsConnections);
}

/** The schemas that a schema is made of. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.values(def.shape);
    case "array":
      return [def.element];
    case "tuple":
      return def.items;
    case "record":
      return [def.valueType];
    case "union":
      return def.options;
    case "intersection":
      return [def.left, def.right];
    case "pipe":
      return [def.in, def.out];
    case "lazy":
      return [def.getter()];
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return [def.innerType];
    default:
      return [];
  }
}

async function send(
  key: string,
  actor: AuthUser,
  given: Record<string, string>,
  body: object,
  query = "",
) {
  const [method = "", template = ""] = key.split(" ");
  const names = Object.keys(given).filter((name) => template.includes(`{${name}}`));
  const pathParameters = Object.fromEntries(names.map((name) => [name, given[name] ?? ""]));
  const event = httpEvent({
    routeKey: key,
    method,
    path: template.replace(/{(\w+)}/g, (_, name) => pathParameters[name] ?? ""),
    ...(names.length > 0 && { pathParameters }),
    ...(query && { query }),
    body: JSON.stringify(body),
    claims: {
      sub: actor.uid,
      email: actor.email,
      name: actor.displayName,
      email_verified: "true",
      token_use: "id",
    },
  });
  const result = await handlerOf(key)(event, newContext());
  return { status: result.statusCode ?? 500, body: result.body ?? "" };
}

let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  Object.assign(process.env, { PAYPAL_BASE_URL: paypal.url });
});
afterAll(() => paypal.stop());

it("the table has every route that shows connections", () => {
  const routes = allContracts.filter(({ output }) => showsConnections(output)).map(routeKey);
  expect(Object.keys(calls).sort()).toEqual(routes.sort());
});

it("without a block, a paid counterpart is shown with contact data", async () => {
  const { id, traveler, flightaid } = await flown();
  const shown = await send("GET /connections/{id}", traveler, { id }, {});
  expect(JSON.parse(shown.body)).toMatchObject({ contact: { email: flightaid.email } });
});

const cases = Object.entries(calls).flatMap(([key, { by, ...call }]) =>
  (["traveler", "flightaid"] as const)
    .filter((role) => !by || role === by)
    .flatMap((role) =>
      (["has blocked", "is blocked by"] as const).map(
        (how) => [`${key} to a ${role} who ${how} the other`, { key, role, how, ...call }] as const,
      ),
    ),
);

describe("a route shows no contact data and no way to write", () => {
  // Writes only the block. A full block would end the connections whose trip is not over; after a
  // crash they can remain.
  for (const { rows, options } of byLane(cases, (_, index) => index % 5 === 0))
    it.each(rows)("%s", options, async (_, { key, role, how, state, body, query }) => {
      const two = await states[state]();
      const [actor, other] =
        role === "traveler" ? [two.traveler, two.flightaid] : [two.flightaid, two.traveler];
      const [blocker, blocked] = how === "has blocked" ? [actor, other] : [other, actor];
      await Block.create(blocker.uid, blocked.uid, "***", now);
      const answer = await send(key, actor, { id: two.id }, body?.(two, role) ?? {}, query);
      expect(answer.status).toBeLessThan(300);
      expect(answer.body).toContain(two.id);
      for (const hidden of ['"contact"', other.email, other.displayName, '"write"', pass.seat])
        expect(answer.body).not.toContain(hidden);
    });
});

it("the table has every route of the trip that needs a sign-in", () => {
  const ofJourney = new Set<unknown>(Object.values(journey));
  const routes = allContracts.filter((one) => one.auth === "bearer" && ofJourney.has(one));
  expect(Object.keys(journeyCalls).sort()).toEqual(routes.map(routeKey).sort());
});

describe("a route of the trip tells the blocked person nothing of it", () => {
  const rows = Object.entries(journeyCalls).flatMap(([key, call]) =>
    types.filter((role) => !call.by || role === call.by).map((role) => [key, role, call] as const),
  );

  it.each(rows)("%s, a %s", async (key, role, { body, params }) => {
    const two = await states.tapped();
    const other = role === "traveler" ? two.flightaid : two.traveler;
    const ask = () => send(key, two[role], { id: two.id, ...params }, body?.(two, role) ?? {});
    const output = allContracts.find((one) => routeKey(one) === key)?.output;
    const isJourney = output === journey.Journey;
    const before = await ask();
    expect(before.status).toBeLessThan(300);
    if (isJourney) expect(before.body).toContain(meetingPoint);
    await Block.create(other.uid, two[role].uid, "***", now);
    const answer = await ask();
    // A link can be revoked at any time.
    if (answer.status !== 204)
      expect([answer.status, JSON.parse(answer.body).reason]).toEqual([409, "connection-over"]);
    for (const hidden of ['"steps"', '"url"', meetingPoint, pass.seat, other.email])
      expect(answer.body).not.toContain(hidden);
  });
});
