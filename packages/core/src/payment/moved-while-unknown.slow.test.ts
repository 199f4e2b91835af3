/**
 * A trip that moves while nobody knows what became of the capture: nobody has paid for a flight that they did not see, and nobody is
 * charged twice.
 */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { closeOrders, duringCapture, receiver, startPayPal } from "../../test/payment";
import { addDays } from "../trip/calendar";
import type { Type } from "../trip/contract";
import { types } from "../trip/type";

const proxy = startFaultProxy();
const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;

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
  await closeOrders(now);
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
  await webhooks.stop();
});

const unknown = { code: "unavailable", reason: "charge-unknown" };

async function approved(two: Pair): Promise<string> {
  const { trips } = await Connection.fromId(two.traveler, two.id, now);
  const { orderId } = await Payment.order(two.traveler, two.id, now, { trips });
  await paypal.approve(orderId);
  return orderId;
}

const capture = (two: Pair, orderId: string, trips = 0) =>
  Payment.capture(two.traveler, { id: two.id, orderId, trips }, now);

/** An approved order whose capture has this fault. */
async function tried(fault: "loses its answer" | { status: number; body: object }) {
  const two = await pair(now, { days: 40 });
  const orderId = await approved(two);
  proxy.plan([{ operation: /capture$/, fault }]);
  await expect(capture(two, orderId)).rejects.toMatchObject(unknown);
  proxy.plan([]);
  return { two, orderId };
}

async function move(two: Pair, side: Type, days: number, isFollowed = true): Promise<void> {
  const id = two.itineraries[side === "traveler" ? 0 : 1];
  const { legs } = await Itinerary.record(id);
  const itinerary = legs.map((leg) => ({ ...leg, travelDate: addDays(leg.travelDate, days) }));
  await Itinerary.update(two[side], { id, itinerary }, now);
  if (isFollowed) await Connection.followChange(id, now);
}

const chargesOf = (orderId: string) =>
  paypal.captures().flatMap((one) => (one.orderId === orderId ? [one.status] : []));

async function hear(): Promise<void> {
  await paypal.releaseWebhooks((held) => held);
  await paypal.webhooksSettled();
  paypal.holdWebhooks();
}

/** Nobody is connected, the payer sees the change, and pays for it. */
async function expectPayable(two: Pair, before: string, trips: number): Promise<void> {
  const view = await Connection.fromId(two.traveler, two.id, now);
  expect(view).toMatchObject({ state: "accepted", trips });
  expect(view.contact).toBeUndefined();
  const again = await approved(two);
  expect(again).not.toBe(before);
  expect((await capture(two, again, trips)).connection.state).toBe("paid");
  await hear();
  expect(chargesOf(again)).toEqual(["COMPLETED"]);
  expect(chargesOf(before)).not.toContain("COMPLETED");
  expect((await itemOf(two.id)).state).toBe("paid");
}

const ways: [string, (two: Pair, orderId: string) => Promise<unknown>][] = [
  ["the browser tries again", (two, orderId) => capture(two, orderId)],
  ["a webhook arrives", () => hear()],
  ["the schedule asks", () => Payment.reconcile({ clock: virtualClock(inHours(1)) })],
];

describe("the payer was charged, and the answer was lost", () => {
  const cases = ways.flatMap(([name, way]) =>
    types.flatMap((side) => [true, false].map((isFollowed) => ({ name, way, side, isFollowed }))),
  );

  for (const { rows, options } of byLane(cases, (_, index) => index % 5 === 0))
    it.each(rows)(
      "the $side moves the trip, followed: $isFollowed, and $name: the money goes back",
      options,
      async ({ way, side, isFollowed }) => {
        const { two, orderId } = await tried("loses its answer");
        await move(two, side, 1, isFollowed);
        await way(two, orderId);
        expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
        await Connection.followChange(two.itineraries[side === "traveler" ? 0 : 1], now);
        await expectPayable(two, orderId, (await itemOf(two.id)).trips ?? 0);
      },
    );

  it("the trip moves away and back: the money goes back all the same", {
    tags: "deep",
  }, async () => {
    const { two, orderId } = await tried("loses its answer");
    await move(two, "flightaid", 1);
    await move(two, "flightaid", -1);
    await capture(two, orderId);
    expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
    await expectPayable(two, orderId, 2);
  });

  it("the trip moves and is then deleted: the connection ends with a refund, and nothing says that nothing was charged", async () => {
    const { two, orderId } = await tried("loses its answer");
    await move(two, "flightaid", 1);
    await Itinerary.remove(two.flightaid, two.itineraries[1], now);
    await Connection.followChange(two.itineraries[1], now);
    await hear();
    await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "deleted" });
    expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
    const told = (await Outbox.ofRecipient(two.traveler.uid)).map(({ kind }) => kind);
    expect(told).toContain("refunded");
    expect(told).not.toContain("ended");
    expect(told).not.toContain("not-paid");
  });

  it("the trip no longer matches: the connection ends, and the money goes back", async () => {
    const { two, orderId } = await tried("loses its answer");
    await move(two, "flightaid", 9);
    await hear();
    await Payment.reconcile({ clock: virtualClock(inHours(1)) });
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "changed" });
    expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
  });
});

it("a trip that moves while the capture is under way: the money goes back", async () => {
  const two = await pair(now, { days: 40 });
  const orderId = await approved(two);
  const { connection } = await duringCapture(
    paypal,
    orderId,
    () => capture(two, orderId),
    () => move(two, "flightaid", 1),
  );
  expect(connection.state).toBe("accepted");
  expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
  await expectPayable(two, orderId, 1);
});

describe("the payer was not charged, and nobody knows", () => {
  for (const { rows, options } of byLane(types, (_, index) => index === 1))
    it.each(rows)(
      "the %s moves the trip: nothing is captured, and after a day the payer pays for the trip as it is",
      options,
      async (side) => {
        const { two, orderId } = await tried({ status: 503, body: {} });
        await move(two, side, 1);
        await expect(capture(two, orderId)).rejects.toMatchObject(unknown);
        await expect(approved(two)).rejects.toMatchObject(unknown);
        for (let hours = 1; (await itemOf(two.id)).orderId && hours < 100; hours += 6)
          await Payment.reconcile({ clock: virtualClock(inHours(hours)) });
        expect(chargesOf(orderId)).toEqual([]);
        await expectPayable(two, orderId, 1);
      },
    );

  it("the travel date begins: nothing is captured, and the connection ends unpaid", async () => {
    const { two, orderId } = await tried({ status: 503, body: {} });
    const begun = 41 * 24;
    for (let hours = begun; (await itemOf(two.id)).orderId && hours < begun + 100; hours += 6)
      await Payment.reconcile({ clock: virtualClock(inHours(hours)) });
    expect(chargesOf(orderId)).toEqual([]);
    const { state } = await Connection.fromId(two.traveler, two.id, inHours(begun + 100));
    expect(state).toBe("expired");
  });
});
