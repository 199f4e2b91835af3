/**
 * A pair is charged once, for something real: however the connection is opened, whoever leaves meanwhile, and whatever PayPal
 * answers. The stories are those that once charged twice, or for nothing.
 */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { User } from "@flightaides/core/user";
import type { PayPal } from "@flightaides/standins/paypal";
import { type Plan, startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { type Pair, pair } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { closeOrders, duringCapture, receiver, startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import { addDays } from "../trip/calendar";

const proxy = startFaultProxy();
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;
const now = () => new Date();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

beforeAll(async () => {
  paypal = await startPayPal({ proxy, retryDelays: [10, 20] });
  webhooks = await receiver();
  paypal.setWebhookUrl(webhooks.url);
  paypal.holdWebhooks();
});
afterEach(async () => {
  proxy.plan([]);
  await paypal.releaseWebhooks(() => []);
  paypal.holdWebhooks();
  await closeOrders(now());
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
  await webhooks.stop();
});

type Route = readonly (readonly [from: string, to: string, flight: string])[];

/** Posts a trip of these legs, `days` from today. @returns its id */
async function post(owner: AuthUser, type: Type, route: Route, days = 30): Promise<string> {
  const travelDate = addDays(now().toISOString().slice(0, 10), days);
  const itinerary = route.map(([from, to, flight], index) => ({
    sequence: index + 1,
    from,
    to,
    travelDate,
    flight,
  }));
  const traveler = { phoneNumber: "+14165550134" };
  const posted = await Itinerary.create(owner, { type, itinerary, traveler }, now());
  return posted.itinerary.id;
}

function open(traveler: AuthUser, itineraryId: string) {
  const input = { itineraryId, role: "traveler" as const, phoneNumber: "+14165550177" };
  return Connection.open(traveler, input, now());
}

async function approved(traveler: AuthUser, id: string, card?: "pending"): Promise<string> {
  const { orderId } = await Payment.order(traveler, id, now());
  await paypal.approve(orderId, card);
  return orderId;
}

async function pay(traveler: AuthUser, id: string): Promise<void> {
  await Payment.capture(traveler, { id, orderId: await approved(traveler, id) }, now());
}

/** Money of a connection that PayPal has taken and not given back. */
function chargesOf(...ids: string[]) {
  const orders = paypal.orders().filter(({ customId }) => ids.includes(customId ?? ""));
  return paypal
    .captures()
    .filter((one) => orders.some(({ id }) => id === one.orderId) && one.status === "COMPLETED");
}

async function leave(user: AuthUser): Promise<void> {
  await User.leave(user, now());
  await Connection.forget(user.uid, now());
  await Outbox.forget(user.uid);
  await User.forget(user, now());
}

const kindsOf = async ({ uid }: AuthUser) =>
  (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

const legs = {
  first: ["YYZ", "DXB", "EK-242"],
  second: ["DXB", "BOM", "EK-500"],
} as const;

describe("a pair has one live connection", () => {
  async function two() {
    return { ann: await person("Ann Kowalski", now()), bob: await person("Bob Marsh", now()) };
  }

  for (const { rows, options } of byLane(
    [
      ["on the same day", 30],
      ["a day off", 31],
    ],
    (_, index) => index === 0,
  ))
    it.each(rows)(
      "when the traveler posts another shared leg %s after paying",
      options,
      async (_, days) => {
        const { ann, bob } = await two();
        const offered = await post(bob, "flightaid", [legs.first, legs.second]);
        const { connection } = await open(ann, offered);
        await pay(ann, connection.id);
        await post(ann, "traveler", [legs.second], days);
        const again = await open(ann, offered);
        expect(again).toMatchObject({
          created: false,
          connection: { id: connection.id, state: "paid", contact: { email: bob.email } },
        });
        const { shared } = await Connection.fromId(ann, connection.id, now());
        expect(shared).toMatchObject([{ mine: { from: "DXB" }, theirs: { flight: "EK-500" } }]);
        await expect(Payment.order(ann, again.connection.id, now())).rejects.toMatchObject({
          code: "conflict",
        });
        expect(chargesOf(connection.id)).toHaveLength(1);
      },
    );

  it("when the traveler opens two postings of the same Flightaide at once", {
    tags: "deep",
  }, async () => {
    for (let round = 0; round < 6; round++) {
      const { ann, bob } = await two();
      const postings = [
        await post(bob, "flightaid", [legs.first]),
        await post(bob, "flightaid", [legs.second]),
      ];
      const opened = await Promise.all(postings.map((id) => open(ann, id)));
      expect(new Set(opened.map(({ connection }) => connection.id)).size).toBe(1);
      expect(opened.filter(({ created }) => created)).toHaveLength(1);
      expect(await Connection.list(ann, now())).toHaveLength(1);
    }
  });

  it("when both sides open different itineraries at the same moment", async () => {
    for (let round = 0; round < 6; round++) {
      const { ann, bob } = await two();
      const offered = await post(bob, "flightaid", [legs.first]);
      await post(bob, "flightaid", [legs.second]);
      await post(ann, "traveler", [legs.first]);
      const asked = await post(ann, "traveler", [legs.second]);
      const opened = await Promise.all([
        open(ann, offered),
        Connection.open(bob, { itineraryId: asked, role: "flightaid" }, now()),
      ]);
      expect(new Set(opened.map(({ connection }) => connection.id)).size).toBe(1);
    }
  });

  it("until the trip has passed, or the connection is over", async () => {
    const { ann, bob } = await two();
    const offered = await post(bob, "flightaid", [legs.first]);
    const { connection: first } = await open(ann, offered);
    await pay(ann, first.id);
    await Payment.refund(first.id, now());
    const { connection: second } = await open(ann, offered);
    expect(second.id).not.toBe(first.id);
    await pay(ann, second.id);
    const next = await post(bob, "flightaid", [legs.second], 60);
    expect((await open(ann, next)).connection.id).toBe(second.id);
    const later = inHours(24 * 32);
    const input = { itineraryId: next, role: "traveler" as const, phoneNumber: "+14165550177" };
    const third = await Connection.open(ann, input, later);
    expect(third).toMatchObject({ created: true, connection: { state: "accepted" } });
  });

  it("and a former one can no longer be paid", async () => {
    const { ann, bob } = await two();
    const soon = await post(bob, "flightaid", [legs.first], 2);
    const { connection: former } = await open(ann, soon);
    const orderId = await approved(ann, former.id);
    // The day of the flight: the unpaid connection is over, and the pair's key is taken by another one.
    const next = await post(bob, "flightaid", [legs.second], 60);
    const input = { itineraryId: next, role: "traveler" as const, phoneNumber: "+14165550177" };
    const { created } = await Connection.open(ann, input, inHours(72));
    expect(created).toBe(true);
    for (const attempt of [
      () => Payment.order(ann, former.id, now()),
      () => Payment.capture(ann, { id: former.id, orderId }, now()),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "conflict" });
    expect(chargesOf(former.id)).toEqual([]);
  });
});

describe("money that cannot be delivered is given back", () => {
  /** The connection is over, the payer knows, nobody has contact data, and PayPal has given everything back. */
  async function expectReturned({ id, traveler, flightaid }: Pair) {
    await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(chargesOf(id)).toEqual([]);
    expect(paypal.refunds().filter(({ customId }) => customId === id)).toHaveLength(1);
    const view = await Connection.fromId(traveler, id, now());
    expect(view.state).toBe("refunded");
    expect(view.contact).toBeUndefined();
    expect((await kindsOf(traveler)).filter((kind) => /paid|refunded/.test(kind))).toEqual([
      "refunded",
    ]);
    expect(await kindsOf(flightaid)).not.toContain("connected");
    expect((await Payment.reconcile({ clock: virtualClock(inHours(24)) })).asked).toBe(0);
  }

  for (const { rows, options } of byLane(
    [
      ["deletes the account", ({ flightaid }: Pair) => leave(flightaid)],
      [
        "deletes the itinerary",
        ({ flightaid, itineraries }: Pair) => Itinerary.remove(flightaid, itineraries[1], now()),
      ],
    ],
    (_, index) => index === 0,
  ))
    it.each(rows)("when the bank agrees after the Flightaide %s", options, async (_, withdraw) => {
      const two = await pair();
      const orderId = await approved(two.traveler, two.id, "pending");
      const { connection } = await Payment.capture(two.traveler, { id: two.id, orderId }, now());
      expect(connection.pending).toBe(true);
      await withdraw(two);
      const [taken] = paypal.captures().filter((one) => one.orderId === orderId);
      await paypal.decide(taken?.id ?? "", "COMPLETED");
      const { returned } = await Payment.reconcile({ clock: virtualClock(inHours(1)) });
      expect(returned).toBe(1);
      await expectReturned(two);
    });

  for (const { rows, options } of byLane(
    [
      ["deletes the account", ({ flightaid }: Pair) => leave(flightaid)],
      [
        "deletes the itinerary",
        ({ flightaid, itineraries }: Pair) => Itinerary.remove(flightaid, itineraries[1], now()),
      ],
    ],
    (_, index) => index === 0,
  ))
    it.each(rows)("when the Flightaide %s during the capture", options, async (_, withdraw) => {
      const two = await pair();
      const orderId = await approved(two.traveler, two.id);
      const { connection, returned } = await duringCapture(
        paypal,
        orderId,
        () => Payment.capture(two.traveler, { id: two.id, orderId }, now()),
        () => withdraw(two),
      );
      expect([connection.state, returned]).toEqual(["refunded", 1]);
      await expectReturned(two);
    });

  it("when the Flightaide leaves right after the payment", async () => {
    const two = await pair();
    await pay(two.traveler, two.id);
    await leave(two.flightaid);
    await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(chargesOf(two.id)).toEqual([]);
    expect((await Connection.fromId(two.traveler, two.id, now())).state).toBe("refunded");
    expect(await kindsOf(two.traveler)).toContain("refunded");
  });

  it("and nothing is charged when one of them has left before the capture", async () => {
    for (const withdraw of [
      ({ flightaid }: Pair) => leave(flightaid),
      ({ flightaid, itineraries }: Pair) => Itinerary.remove(flightaid, itineraries[1], now()),
      ({ traveler, itineraries }: Pair) => Itinerary.remove(traveler, itineraries[0], now()),
    ]) {
      const two = await pair();
      const orderId = await approved(two.traveler, two.id);
      await withdraw(two);
      for (const attempt of [
        () => Payment.order(two.traveler, two.id, now()),
        () => Payment.capture(two.traveler, { id: two.id, orderId }, now()),
      ])
        await expect(attempt()).rejects.toThrow("Nothing has been charged");
      await Payment.reconcile({ clock: virtualClock(inHours(1)) });
      expect(paypal.captures().filter((one) => one.orderId === orderId)).toEqual([]);
    }
  });
});

describe("what PayPal answers", () => {
  const capturing = /capture$/;
  const reading = /^GET \/v2\/checkout\/orders/;
  const missing = { status: 404, body: { name: "RESOURCE_NOT_FOUND" } };
  const unknown = { reason: "charge-unknown" };

  async function attempt(plans: readonly Plan[], two: Pair, orderId: string) {
    proxy.plan(plans);
    return Payment.capture(two.traveler, { id: two.id, orderId }, now());
  }

  it("a wrong 404 after a capture proves nothing: no second order, no second charge", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const orderId = await approved(traveler, id);
    const lost = attempt([{ operation: capturing, fault: "loses its answer" }], two, orderId);
    await expect(lost).rejects.toMatchObject(unknown);
    proxy.plan([{ operation: reading, fault: missing }]);
    await expect(Payment.order(traveler, id, now())).rejects.toMatchObject(unknown);
    proxy.plan([{ operation: reading, fault: missing }]);
    const { failures } = await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(failures).toHaveLength(1);
    expect((await Connection.get(id))?.orderId).toBe(orderId);
    await paypal.releaseWebhooks();
    await paypal.webhooksSettled();
    expect((await Connection.fromId(traveler, id, now())).state).toBe("paid");
    expect(chargesOf(id)).toHaveLength(1);
  });

  /** An order that PayPal has captured, and that the connection has let go after a day of wrong answers. */
  async function letGo(): Promise<Pair> {
    const two = await pair();
    const orderId = await approved(two.traveler, two.id);
    const lost = attempt([{ operation: capturing, fault: "loses its answer" }], two, orderId);
    await expect(lost).rejects.toMatchObject(unknown);
    for (let day = 1; (await Connection.get(two.id))?.orderId; day++) {
      proxy.plan([{ operation: reading, fault: missing }]);
      await Payment.reconcile({ clock: virtualClock(inHours(24 * day)) });
    }
    return two;
  }

  async function deliverWebhooks() {
    await paypal.releaseWebhooks();
    await paypal.webhooksSettled();
    paypal.holdWebhooks();
  }

  it("the payment of a former order settles the connection", async () => {
    const two = await letGo();
    expect((await Connection.get(two.id))?.state).toBe("accepted");
    // An order that nobody has captured gives way.
    await Payment.order(two.traveler, two.id, now());
    await deliverWebhooks();
    expect((await Connection.fromId(two.flightaid, two.id, now())).state).toBe("paid");
    expect(chargesOf(two.id)).toHaveLength(1);
  });

  it("the payment of a former order is given back once another one has paid", async () => {
    const two = await letGo();
    await pay(two.traveler, two.id);
    expect(chargesOf(two.id)).toHaveLength(2);
    await deliverWebhooks();
    expect(chargesOf(two.id)).toHaveLength(1);
    expect((await Connection.fromId(two.traveler, two.id, now())).state).toBe("paid");
    // PayPal's webhook of that refund does not end the connection.
    await deliverWebhooks();
    expect((await Connection.fromId(two.traveler, two.id, now())).state).toBe("paid");
  });

  it("an empty answer about an approved order says nothing: it is not given up for another one", async () => {
    const two = await pair();
    const orderId = await approved(two.traveler, two.id);
    const empty = { operation: reading, fault: { status: 200 } };
    await expect(attempt([empty], two, orderId)).rejects.toMatchObject({
      reason: "paypal-unavailable",
    });
    expect((await Connection.get(two.id))?.orderId).toBe(orderId);
    const { connection } = await attempt([], two, orderId);
    expect(connection.state).toBe("paid");
  });

  it("while another capture is in progress, the second one is told so, and nothing is charged twice", async () => {
    const two = await pair();
    const orderId = await approved(two.traveler, two.id);
    const capture = () => Payment.capture(two.traveler, { id: two.id, orderId }, now());
    const first = await duringCapture(paypal, orderId, capture, () =>
      expect(capture()).rejects.toMatchObject({
        code: "unavailable",
        retryAfter: 2,
        message: expect.stringContaining("You will not be charged twice"),
      }),
    );
    expect(first.connection.state).toBe("paid");
    expect(chargesOf(two.id)).toHaveLength(1);
  });

  it("a payment that the merchant's settings block is declined, and another account can pay", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "blocked");
    await expect(Payment.capture(traveler, { id, orderId }, now())).rejects.toMatchObject({
      code: "payment-declined",
    });
    await paypal.approve(orderId, "paid");
    const { connection } = await Payment.capture(traveler, { id, orderId }, now());
    expect(connection.state).toBe("paid");
  });

  it("a payment that PayPal refuses by its rules is declined, and nobody waits for it", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const orderId = await approved(traveler, id);
    const body = { name: "UNPROCESSABLE_ENTITY", details: [{ issue: "COMPLIANCE_VIOLATION" }] };
    proxy.plan([{ operation: capturing, fault: { status: 422, body } }]);
    await expect(Payment.capture(traveler, { id, orderId }, now())).rejects.toMatchObject({
      code: "payment-declined",
    });
    expect((await Connection.get(id))?.triedAt).toBeUndefined();
    const { connection } = await Connection.withdraw(traveler, { id }, now());
    expect(connection.state).toBe("withdrawn");
  });

  it("a declined card ends a connection whose itinerary was deleted during the capture", async () => {
    const two = await pair();
    const { id, traveler, flightaid, itineraries } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    await paypal.approve(orderId, "declined");
    await duringCapture(
      paypal,
      orderId,
      () =>
        expect(Payment.capture(traveler, { id, orderId }, now())).rejects.toMatchObject({
          reason: "trip-not-shared",
        }),
      async () => {
        await Itinerary.remove(flightaid, itineraries[1], now());
        await Connection.followChange(itineraries[1], now());
        expect(await Connection.get(id)).toMatchObject({ state: "ordered", broken: {} });
      },
    );
    const item = await Connection.get(id);
    expect(item).toMatchObject({ state: "withdrawn", endReason: "deleted", declines: 1 });
    expect(item).not.toHaveProperty("broken");
    expect((await kindsOf(traveler)).filter((kind) => kind === "ended")).toHaveLength(1);
    expect(chargesOf(id)).toEqual([]);
  });

  it("too many attempts end the order, and another one can be made", async () => {
    const two = await pair();
    const { id, traveler } = two;
    const { orderId } = await Payment.order(traveler, id, now());
    const codes: string[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      await paypal.approve(orderId, "declined");
      await Payment.capture(traveler, { id, orderId }, now()).catch((error) =>
        codes.push(error.code),
      );
    }
    expect(codes).toEqual([...Array(9).fill("payment-declined"), "conflict"]);
    expect(await Payment.order(traveler, id, now())).not.toMatchObject({ orderId });
  });

  for (const { rows, options } of byLane(
    [
      ["an outage", { status: 503, body: {} }],
      ["a limit", { status: 429, body: { name: "RATE_LIMIT_REACHED" } }],
      [
        "an error that it does not document",
        { status: 422, body: { details: [{ issue: "NEW" }] } },
      ],
      ["nothing", "loses its answer"],
    ] as const,
    ([answer]) => answer === "nothing",
  ))
    it.each(rows)(
      "%s to the capture is 503, with what is known of the charge",
      options,
      async (_, fault) => {
        const two = await pair();
        const orderId = await approved(two.traveler, two.id);
        const tried = attempt([{ operation: capturing, fault }], two, orderId);
        await expect(tried).rejects.toMatchObject({
          code: "unavailable",
          ...unknown,
          retryAfter: expect.any(Number),
        });
        const { connection } = await Payment.capture(two.traveler, { id: two.id, orderId }, now());
        expect(connection.state).toBe("paid");
        expect(chargesOf(two.id)).toHaveLength(1);
      },
    );

  for (const { rows, options } of byLane(
    [
      ["an outage", { status: 500, body: {} }],
      ["nothing", "loses its answer"],
    ] as const,
    ([answer]) => answer === "nothing",
  ))
    it.each(rows)(
      "%s before the capture is 503, and nothing was charged",
      options,
      async (_, fault) => {
        const two = await pair();
        proxy.plan([{ operation: /orders$/, fault }]);
        await expect(Payment.order(two.traveler, two.id, now())).rejects.toMatchObject({
          code: "unavailable",
          reason: "paypal-unavailable",
        });
        const orderId = await approved(two.traveler, two.id);
        await expect(attempt([{ operation: reading, fault }], two, orderId)).rejects.toMatchObject({
          reason: "paypal-unavailable",
        });
        expect(chargesOf(two.id)).toEqual([]);
      },
    );
});
