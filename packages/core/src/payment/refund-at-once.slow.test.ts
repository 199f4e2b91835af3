/** Whatever causes a refund, the request sends it at once; when PayPal does not answer, the schedule does. */
import { Itinerary } from "@flightaides/core/itinerary";
import { Payment } from "@flightaides/core/payment";
import { Safety } from "@flightaides/core/safety";
import type { PayPal } from "@flightaides/standins/paypal";
import { startFaultProxy } from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemOf, type Pair, pair, timesOf } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { runSchedule, startPayPal } from "../../test/payment";
import { Connection } from "../connection";
import { addDays } from "../trip/calendar";
import type { Type } from "../trip/contract";
import { types } from "../trip/type";

const proxy = startFaultProxy();
const now = new Date();
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal({ proxy });
});
afterAll(async () => {
  await proxy.stop();
  await paypal.stop();
});

type Paid = Pair & Awaited<ReturnType<typeof timesOf>>;

async function paid(opened = now): Promise<Paid> {
  const two = await pair(opened, { days: 40 });
  const { orderId } = await Payment.order(two.traveler, two.id, now);
  await paypal.approve(orderId);
  await Payment.capture(two.traveler, { id: two.id, orderId }, now);
  return { ...two, ...(await timesOf(two.id)) };
}

const own = ({ itineraries: [asked, offered] }: Pair, side: Type) =>
  side === "traveler" ? asked : offered;

const noTrip = (two: Paid, side: Type, at: Date) =>
  Payment.review(two[side], { id: two.id, again: "no-trip" }, at);

const byEither = types.flatMap((side): [string, (two: Paid) => Promise<unknown>][] => [
  [
    `the ${side} deletes the trip`,
    async (two) => {
      await Itinerary.remove(two[side], own(two, side), now);
      await Payment.followChange(own(two, side), now);
    },
  ],
  [
    `the ${side} changes the trip`,
    async (two) => {
      const { legs } = await Itinerary.record(own(two, side));
      const itinerary = legs.map((leg) => ({ ...leg, travelDate: addDays(leg.travelDate, 9) }));
      await Itinerary.update(two[side], { id: own(two, side), itinerary }, now);
      await Payment.followChange(own(two, side), now);
    },
  ],
  [
    `the ${side} blocks the other`,
    async (two) => {
      const { owing } = await Safety.block(two[side], { connection: two.id }, now);
      await Payment.sendOwed(owing, now);
    },
  ],
]);

const causes: [string, (two: Paid) => Promise<unknown>][] = [
  [
    "both say in their reviews that they did not fly together",
    async (two) => {
      await noTrip(two, "traveler", two.aroundEnd(1));
      return noTrip(two, "flightaid", two.aroundEnd(2));
    },
  ],
  [
    "the flightaid says so in a review, and the traveler that they did not meet",
    async (two) => {
      await noTrip(two, "flightaid", two.aroundEnd(1));
      return Payment.didNotMeet(two.traveler, two, two.aroundEnd(2));
    },
  ],
  ...byEither,
];

const statesOf = async ({ id }: Pair) => {
  const { orderId } = await itemOf(id);
  return paypal.captures().flatMap((one) => (one.orderId === orderId ? [one.status] : []));
};

for (const { rows, options } of byLane(causes, (_, index) => index < 3))
  describe.each(rows)("%s", options, (_, cause) => {
    it("the request sends the refund", async () => {
      const two = await paid();
      await cause(two);
      expect(await statesOf(two)).toEqual(["REFUNDED"]);
      expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "none" });
    });

    it("PayPal does not answer: the request succeeds, and the schedule sends the refund", async () => {
      const two = await paid();
      proxy.plan(Array(9).fill({ operation: /orders/, fault: { status: 503, body: {} } }));
      await cause(two);
      proxy.plan([]);
      expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "order" });
      expect(await statesOf(two)).toEqual(["COMPLETED"]);
      await Payment.sendOwed([two.id], two.aroundEnd(3));
      expect(await statesOf(two)).toEqual(["REFUNDED"]);
    });
  });

it.each([{}, { status: "" }, undefined])(
  "PayPal answers the refund with %j: it stays owed, and is sent once",
  async (body) => {
    const two = await paid();
    proxy.plan([{ operation: /refund$/, fault: { status: 201, body } }]);
    await Payment.cancel(two.flightaid, { id: two.id, reason: "cannot-fly" }, now);
    expect(proxy.pending()).toBe(0);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "order" });
    expect(await statesOf(two)).toEqual(["COMPLETED"]);
    await Payment.sendOwed([two.id], now);
    expect(await statesOf(two)).toEqual(["REFUNDED"]);
    expect(await itemOf(two.id)).toMatchObject({ queue: "none" });
  },
);

describe("the clock is put back after the payment", () => {
  const earlier = new Date(now.getTime() - 60_000);

  it.each<[string, (two: Paid) => Promise<unknown>]>([
    [
      "the flightaid cancels",
      (two) => Payment.cancel(two.flightaid, { id: two.id, reason: "cannot-fly" }, earlier),
    ],
    [
      "the traveler cancels",
      (two) => Payment.cancel(two.traveler, { id: two.id, reason: "other" }, earlier),
    ],
    [
      "the flightaid deletes the trip",
      async (two) => {
        await Itinerary.remove(two.flightaid, own(two, "flightaid"), earlier);
        await Payment.followChange(own(two, "flightaid"), earlier);
      },
    ],
  ])("%s, and the fee goes back", async (_, end) => {
    const two = await paid(new Date(earlier.getTime() - 60_000));
    await end(two);
    expect(await statesOf(two)).toEqual(["REFUNDED"]);
  });
});

const claims: [string, (two: Paid) => Promise<Date>][] = [
  [
    "no answer",
    async (two) => {
      await Connection.noAnswer(two.traveler, two, two.aroundStart(-48));
      return two.aroundStart(-24);
    },
  ],
  [
    "did not meet",
    async (two) => {
      await Payment.didNotMeet(two.traveler, two, two.aroundEnd(1));
      return two.aroundEnd(73);
    },
  ],
  [
    "the airline cancelled",
    async (two) => {
      await Payment.airlineCancelled(two.flightaid, two, two.aroundStart(-100));
      return two.aroundStart(-52);
    },
  ],
];

for (const { rows, options } of byLane(claims, (_, index) => index === 1))
  it.each(rows)(
    "%s, and nobody objects: the run that ends it sends the refund",
    options,
    async (_, claim) => {
      const two = await paid();
      const at = await claim(two);
      // What is due before comes first, one step in each run.
      for (let run = 0; run < 4 && (await itemOf(two.id)).state === "paid"; run++)
        expect((await runSchedule(at)).failures).toEqual([]);
      expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "none" });
      expect(await statesOf(two)).toEqual(["REFUNDED"]);
    },
  );
