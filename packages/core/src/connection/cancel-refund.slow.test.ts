/** Cancelling with the fee back: once for each pair, twice in 30 days for each account, and what is said before paying is what happens. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Message } from "@flightaides/core/message";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemOf, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Quota } from "../quota";
import { connectionEntity } from "./entity";

const now = new Date();
const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(now.getTime() + days * day);
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());

let flights = 0;

/** A connection of a traveler with a flightaid, who is somebody new unless given. */
async function opened(
  traveler: AuthUser,
  { flightaid, days = 60 }: { flightaid?: AuthUser; days?: number } = {},
  at = now,
) {
  const bob = flightaid ?? (await person("Bob Marsh", now));
  const trip = { flight: `XY-${++flights}`, days };
  await post(traveler, { ...trip, type: "traveler" }, now);
  const itineraryId = await post(bob, { ...trip, type: "flightaid" }, now);
  const { connection } = await Connection.open(traveler, { itineraryId, role: "traveler" }, at);
  return { id: connection.id, said: connection.cancelRefund, traveler, flightaid: bob };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const saidOf = async ({ id, traveler }: Opened, at = now) =>
  (await Connection.fromId(traveler, id, at)).cancelRefund;

async function pay(two: Opened, at = now): Promise<void> {
  const { id, traveler } = two;
  const { cancelRefund, trips } = await Connection.fromId(traveler, id, at);
  const { orderId } = await Payment.order(traveler, id, at, { cancelRefund, trips });
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId, trips }, at);
}
const cancel = async ({ id, traveler }: Opened, at = now) =>
  (await Payment.cancel(traveler, { id, reason: "other" }, at)).connection.state;

/** The connections that the account can cancel with the fee back, or has, as far as they count at that time. */
async function heldBy(uid: string, at: Date): Promise<string[]> {
  const { cancelRefunds } = await Quota.usedBy(uid);
  return cancelRefunds
    .filter(({ until }) => until > at.toISOString())
    .map(({ connection }) => connection);
}

describe("pay, read the contact data, cancel", () => {
  it("gives the fee back once for a pair, and says so before the second payment", async () => {
    const ann = await person("Ann Kowalski", now);
    const first = await opened(ann);
    expect(first.said).toBe("refunded");
    await pay(first);
    expect(await cancel(first)).toBe("refunded");
    const second = await opened(ann, { flightaid: first.flightaid, days: 70 });
    expect(second.said).toBe("kept");
    await pay(second);
    expect((await Connection.fromId(ann, second.id, now)).feeAfter).toMatchObject({
      change: "kept",
      cancel: { other: "kept" },
    });
    expect(await cancel(second)).toBe("cancelled");
    // The flightaid's own end still gives it back.
    const later = inDays(31);
    const third = await opened(ann, { flightaid: first.flightaid, days: 80 }, later);
    expect(third.said).toBe("kept");
    await pay(third, later);
    const ended = await Payment.cancel(third.flightaid, { id: third.id, reason: "other" }, later);
    expect(ended.connection.state).toBe("refunded");
  });

  it("gives the fee back twice in 30 days for an account", async () => {
    const ann = await person("Ann Kowalski", now);
    for (const at of [now, inDays(1)]) {
      const two = await opened(ann, {}, at);
      await pay(two, at);
      expect(await cancel(two, at)).toBe("refunded");
    }
    const third = await opened(ann, {}, inDays(29.9));
    expect(third.said).toBe("kept");
    await Connection.withdraw(ann, third, inDays(29.9));
    const fourth = await opened(ann, {}, inDays(30.1));
    expect(fourth.said).toBe("refunded");
    await pay(fourth, inDays(30.1));
    expect(await cancel(fourth, inDays(30.1))).toBe("refunded");
  });

  it("is not had three times by paying three first", { tags: "deep" }, async () => {
    const ann = await person("Ann Kowalski", now);
    const three = [await opened(ann), await opened(ann), await opened(ann)];
    const states: string[] = [];
    for (const two of three) await pay(two);
    for (const two of three) states.push(await cancel(two));
    expect(states).toEqual(["refunded", "refunded", "cancelled"]);
  });

  it("is not had three times by three orders at once, and each is told what was said", {
    tags: "deep",
  }, async () => {
    const ann = await person("Ann Kowalski", now);
    const three = [await opened(ann), await opened(ann), await opened(ann)];
    expect(await Promise.all(three.map((two) => saidOf(two)))).toEqual(Array(3).fill("refunded"));
    const orders = await Promise.allSettled(
      three.map(({ id }) => Payment.order(ann, id, now, { cancelRefund: "refunded" })),
    );
    const failed = orders.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(failed).toMatchObject([{ code: "conflict", reason: "cancel-refund-changed" }]);
    const kept = three.filter((_, index) => orders[index]?.status === "rejected");
    for (const two of kept) {
      expect(await saidOf(two)).toBe("kept");
      await Payment.order(ann, two.id, now, { cancelRefund: "kept" });
    }
    const promised = await Promise.all(
      three.map(async ({ id }) => (await itemOf(id)).cancelRefund),
    );
    expect(promised.sort()).toEqual(["kept", "refunded", "refunded"]);
  });
});

describe("a place is free again", () => {
  const ways: [string, (two: Opened) => Promise<unknown>][] = [
    ["withdrawn", (two) => Payment.withdraw(two.traveler, two, now)],
    [
      "in touch, by confirmation",
      async (two) => {
        await pay(two);
        await Connection.confirm(two.flightaid, two, now);
      },
    ],
    [
      "in touch, by a message",
      async (two) => {
        await pay(two);
        await Message.write(two.flightaid, { id: two.id, text: "Hello" }, now);
      },
    ],
    [
      "cancelled by the flightaid",
      async (two) => {
        await pay(two);
        await Payment.cancel(two.flightaid, { id: two.id, reason: "cannot-fly" }, now);
      },
    ],
    [
      "refunded by both words",
      async (two) => {
        await pay(two);
        await Payment.airlineCancelled(two.traveler, two, now);
        await Payment.agree(two.flightaid, two, now);
      },
    ],
  ];

  for (const { rows, options } of byLane(ways, ([way]) => way === "withdrawn"))
    it.each(rows)("%s", options, async (_, end) => {
      const ann = await person("Ann Kowalski", now);
      const [one, two] = [await opened(ann), await opened(ann)];
      for (const { id } of [one, two]) await Payment.order(ann, id, now);
      const third = await opened(ann);
      expect(third.said).toBe("kept");
      await end(one);
      expect(await saidOf(third)).toBe("refunded");
      expect(await heldBy(ann.uid, now)).toEqual([two.id]);
    });

  it("from the start of the travel date on, also when the trip has moved since the order", async () => {
    const ann = await person("Ann Kowalski", now);
    const two = await opened(ann, { days: 20 });
    await Payment.order(ann, two.id, now);
    const [trip] = await Itinerary.ofOwner(two.flightaid);
    const itinerary = (trip?.itinerary ?? []).map((leg) => ({
      ...leg,
      travelDate: inDays(22).toISOString().slice(0, 10),
    }));
    await Itinerary.update(two.flightaid, { id: trip?.id ?? "", itinerary }, now);
    await Connection.followChange(trip?.id ?? "", now);
    const [mine] = await Itinerary.ofOwner(ann);
    await Itinerary.update(ann, { id: mine?.id ?? "", itinerary }, now);
    await Connection.followChange(mine?.id ?? "", now);
    const { aroundStart } = await timesOf(two.id);
    expect(await heldBy(ann.uid, aroundStart(-0.1))).toEqual([two.id]);
    expect(await heldBy(ann.uid, aroundStart(0))).toEqual([]);
  });
});

it("is not used by what the flightaid brings about", async () => {
  const ann = await person("Ann Kowalski", now);
  for (let round = 0; round < 3; round++) {
    const two = await opened(ann);
    expect(two.said).toBe("refunded");
    await pay(two);
    await Payment.cancel(two.flightaid, { id: two.id, reason: "other" }, now);
  }
  expect(await heldBy(ann.uid, now)).toEqual([]);
});

it("a connection that was paid before there were limits keeps what was promised", {
  tags: "deep",
}, async () => {
  const ann = await person("Ann Kowalski", now);
  const two = await opened(ann);
  await pay(two);
  await connectionEntity().patch({ id: two.id }).remove(["cancelRefund"]).go();
  expect(await cancel(two)).toBe("refunded");
});
