/** What was paid for is kept: nobody pays for a trip that they did not see, and after the payment no edit bends it. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { closeOrders, receiver, startPayPal } from "../../test/payment";
import { addDays } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { types } from "../trip/type";

const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let paypal: PayPal;
let webhooks: Awaited<ReturnType<typeof receiver>>;

beforeAll(async () => {
  paypal = await startPayPal({ retryDelays: [10, 20] });
  webhooks = await receiver();
  paypal.setWebhookUrl(webhooks.url);
  paypal.holdWebhooks();
});
afterEach(async () => {
  await paypal.releaseWebhooks(() => []);
  paypal.holdWebhooks();
  await closeOrders(now);
});
afterAll(async () => {
  await paypal.stop();
  await webhooks.stop();
});

const itineraryOf = ({ itineraries: [asked, offered] }: Pair, side: Type) =>
  side === "traveler" ? asked : offered;

/** Changes the only leg of a trip. The connections follow it unless `isFollowed` is false. */
async function edit(
  two: Pair,
  side: Type,
  change: (leg: Leg) => Partial<Leg>,
  { at = now, isFollowed = true } = {},
): Promise<void> {
  const id = itineraryOf(two, side);
  const { legs } = await Itinerary.record(id);
  const itinerary = legs.map((leg) => ({ ...leg, ...change(leg) }));
  await Itinerary.update(two[side], { id, itinerary }, at);
  if (isFollowed) await Connection.followChange(id, at);
}
const days = (count: number) => (leg: Leg) => ({ travelDate: addDays(leg.travelDate, count) });
const flight = (name: string) => () => ({ flight: name });

async function approved(two: Pair, card?: "pending"): Promise<string> {
  const { trips } = await Connection.fromId(two.traveler, two.id, now);
  const { orderId } = await Payment.order(two.traveler, two.id, now, { trips });
  await paypal.approve(orderId, card);
  return orderId;
}
const capture = (two: Pair, orderId: string, trips?: number) =>
  Payment.capture(two.traveler, { id: two.id, orderId, trips }, now);

async function paid(opening?: Parameters<typeof pair>[1]): Promise<Pair> {
  const two = await pair(now, opening);
  await capture(two, await approved(two));
  return two;
}

const chargesOf = (orderId: string) =>
  paypal
    .captures()
    .filter((one) => one.orderId === orderId)
    .map(({ status }) => status);
const viewOf = (two: Pair, side: Type = "traveler", at = now) =>
  Connection.fromId(two[side], two.id, at);
const mailsOf = async (uid: string, kind: string) =>
  (await Outbox.ofRecipient(uid)).filter((one) => one.kind === kind);
const refused = { code: "conflict", reason: "trip-changed" };
const returned = { payload: { props: { outcome: "returned" } } };

async function hear(): Promise<void> {
  await paypal.releaseWebhooks((held) => held);
  await paypal.webhooksSettled();
  paypal.holdWebhooks();
}

describe("a trip that changes while PayPal's window is open", () => {
  const ways: [string, (two: Pair, orderId: string) => Promise<unknown>][] = [
    ["the browser", (two, orderId) => expect(capture(two, orderId)).rejects.toMatchObject(refused)],
    ["a webhook", () => hear()],
    ["the reconciliation", () => Payment.reconcile({ clock: virtualClock(inHours(1)) })],
  ];
  const cases = ways.flatMap(([name, way]) =>
    types.flatMap((side) => [true, false].map((isFollowed) => ({ name, way, side, isFollowed }))),
  );

  for (const { rows, options } of byLane(cases, ({ name, side, isFollowed }, index) =>
    name === "the browser" ? (side === "traveler") === isFollowed : index % 4 === 0,
  ))
    it.each(rows)(
      "by the $side, followed: $isFollowed, is not charged by $name",
      options,
      async ({ way, side, isFollowed }) => {
        const two = await pair(now);
        const orderId = await approved(two);
        await edit(two, side, days(1), { isFollowed });
        await way(two, orderId);
        expect(chargesOf(orderId)).toEqual([]);
        await Connection.followChange(itineraryOf(two, side), now);
        const view = await viewOf(two);
        expect(view).toMatchObject({ state: "accepted", trips: 1, samePlane: false });
        // The payer has seen the change.
        const again = await approved(two);
        expect(again).not.toBe(orderId);
        await expect(capture(two, orderId)).rejects.toMatchObject({ code: "conflict" });
        expect((await capture(two, again, view.trips)).connection.state).toBe("paid");
        expect(chargesOf(again)).toEqual(["COMPLETED"]);
        await hear();
        expect(chargesOf(orderId)).toEqual([]);
      },
    );

  it("and back again is the trip that the payer saw", async () => {
    const two = await pair(now);
    const orderId = await approved(two);
    for (const count of [1, -1]) await edit(two, "flightaid", days(count), { isFollowed: false });
    expect((await capture(two, orderId, 0)).connection.state).toBe("paid");
  });

  it("is not ordered, and is followed by then", async () => {
    const two = await pair(now);
    await edit(two, "flightaid", flight("EK-999"), { isFollowed: false });
    const order = () => Payment.order(two.traveler, two.id, now, { trips: 0 });
    await expect(order()).rejects.toMatchObject(refused);
    expect(await viewOf(two)).toMatchObject({ trips: 1, theirs: { leg: { flight: "EK-999" } } });
    await expect(order()).rejects.toMatchObject(refused);
    await Payment.order(two.traveler, two.id, now, { trips: 1 });
  });

  it("is refused by what the page shows, also when the server knows of the change", async () => {
    const two = await pair(now);
    await edit(two, "flightaid", days(1));
    const { orderId } = await Payment.order(two.traveler, two.id, now);
    await paypal.approve(orderId);
    await expect(capture(two, orderId, 0)).rejects.toMatchObject(refused);
    await hear();
    expect(chargesOf(orderId)).toEqual([]);
  });

  for (const { rows, options } of byLane(types, (_, index) => index === 0))
    it.each(rows)(
      "by the %s, while the bank checks the payment: it goes back, and another can be made",
      options,
      async (side) => {
        const two = await pair(now);
        const orderId = await approved(two, "pending");
        await capture(two, orderId);
        expect(await viewOf(two)).toMatchObject({ state: "ordered", pending: true });
        await edit(two, side, days(1));
        const [taken] = paypal.captures().filter((one) => one.orderId === orderId);
        await paypal.decide(taken?.id ?? "", "COMPLETED");
        await hear();
        expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
        const view = await viewOf(two);
        expect(view).toMatchObject({ state: "accepted", trips: 1 });
        expect(view.pending).toBeUndefined();
        await hear();
        await Payment.reconcile({ clock: virtualClock(inHours(1)) });
        expect((await viewOf(two)).state).toBe("accepted");
        expect(await mailsOf(two.traveler.uid, "not-paid")).toMatchObject([returned]);
        expect((await capture(two, await approved(two), 1)).connection.state).toBe("paid");
      },
    );

  it("before its follower came, while the bank checks the payment: it goes back", {
    tags: "deep",
  }, async () => {
    const two = await pair(now);
    const orderId = await approved(two, "pending");
    await capture(two, orderId);
    await edit(two, "flightaid", days(1), { isFollowed: false });
    const [taken] = paypal.captures().filter((one) => one.orderId === orderId);
    await paypal.decide(taken?.id ?? "", "COMPLETED");
    await hear();
    expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
    expect((await viewOf(two)).state).toBe("accepted");
    expect(await mailsOf(two.traveler.uid, "not-paid")).toMatchObject([returned]);
  });
});

describe("a paid trip", () => {
  it("is not moved step by step: six edits of three days, each matching the one before", async () => {
    const two = await paid({ days: 40 });
    await edit(two, "flightaid", days(3));
    expect((await viewOf(two)).state).toBe("paid");
    // The second one is six days from the trip as paid.
    for (let step = 2; step <= 6; step++) await edit(two, "flightaid", days(3));
    expect(await itemOf(two.id)).toMatchObject({
      state: "refunded",
      endReason: "changed",
      endedBy: "flightaid",
    });
  });

  it("is kept by a traveler's steps: they end it as the traveler's", async () => {
    const two = await paid({ days: 40 });
    await Connection.confirm(two.flightaid, { id: two.id }, now);
    for (let step = 1; step <= 6; step++) await edit(two, "traveler", days(3));
    expect(await itemOf(two.id)).toMatchObject({ state: "cancelled", endedBy: "traveler" });
  });

  const planes: [string, (leg: Leg) => Partial<Leg>][] = [
    ["another flight three days later", (leg) => ({ ...days(3)(leg), flight: "EK-7" })],
    ["another flight on the same day", flight("EK-8")],
  ];

  for (const { rows, options } of byLane(planes, (_, index) => index === 0))
    it.each(rows)(
      "%s, still a match: the traveler stays, or leaves with the money",
      options,
      async (_, change) => {
        const two = await paid({ days: 30 });
        // Also after the confirmation.
        await Connection.confirm(two.flightaid, { id: two.id }, now);
        await edit(two, "flightaid", change);
        const asked = await viewOf(two);
        const { aroundStart } = await timesOf(two.id);
        expect(asked).toMatchObject({
          state: "paid",
          moved: { at: now.toISOString(), until: aroundStart(0).toISOString() },
          choices: ["airline-cancelled", "stay", "leave"],
        });
        const [mail] = await mailsOf(two.traveler.uid, "changed");
        expect(mail?.payload?.props).toMatchObject({ stayBy: aroundStart(0).toISOString() });
        expect((await viewOf(two, "flightaid")).choices).toEqual(["airline-cancelled"]);

        await Connection.stay(two.traveler, { id: two.id }, now);
        expect((await Connection.stay(two.traveler, { id: two.id }, now)).mails).toEqual([]);
        const stays = await viewOf(two);
        expect(stays.moved).toBeUndefined();
        await expect(Payment.leave(two.traveler, { id: two.id }, now)).rejects.toMatchObject({
          reason: "moved-untimely",
        });
        // Another change asks again.
        await edit(two, "flightaid", flight("EK-9"));
        expect((await viewOf(two)).choices).toContain("leave");
        const { connection } = await Payment.leave(two.traveler, { id: two.id }, now);
        expect(connection).toMatchObject({
          state: "refunded",
          ended: { reason: "changed", by: "them" },
        });
        const { orderId = "" } = await itemOf(two.id);
        expect(chargesOf(orderId)).toEqual(["REFUNDED"]);
        expect((await Payment.leave(two.traveler, { id: two.id }, now)).mails).toEqual([]);
        // The pair has not used what a traveler who cancels has.
        const trip = { from: "FRA", to: "YYZ", flight: "LH-470", days: 60 };
        await post(two.traveler, { ...trip, type: "traveler" }, now);
        const itineraryId = await post(two.flightaid, { ...trip, type: "flightaid" }, now);
        const opened = await Connection.open(two.traveler, { itineraryId, role: "traveler" }, now);
        expect(opened.connection.cancelRefund).toBe("refunded");
      },
    );

  it("as paid again asks nothing", { tags: "deep" }, async () => {
    const two = await paid({ days: 30 });
    await edit(two, "flightaid", days(1));
    await edit(two, "flightaid", days(-1));
    const view = await viewOf(two);
    expect(view.moved).toBeUndefined();
    expect(view.choices).toEqual(["airline-cancelled"]);
  });

  it("moved three days earlier leaves every deadline as it was", { tags: "deep" }, async () => {
    const two = await paid({ days: 6 });
    const { aroundStart } = await timesOf(two.id);
    await edit(two, "flightaid", days(-3));
    expect((await timesOf(two.id)).aroundStart(0)).toEqual(aroundStart(0));
    // A day before the trip as moved, three before that as paid.
    const at = aroundStart(-3 * 24);
    const { connection } = await Connection.noAnswer(two.traveler, { id: two.id }, at);
    expect(connection.feeAfter?.cancel).toMatchObject({ other: "refunded" });
    const input = { id: two.id, reason: "other" } as const;
    expect((await Payment.cancel(two.traveler, input, at)).connection.state).toBe("refunded");
  });

  it("moved from 149 to 185 days ahead goes back at once", { tags: "deep" }, async () => {
    const two = await paid({ days: 149 });
    await edit(two, "flightaid", days(36));
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "changed" });
    const three = await paid({ days: 149 });
    for (let step = 1; step <= 12; step++)
      for (const side of types) await edit(three, side, days(3));
    expect((await itemOf(three.id)).state).toBe("refunded");
  });

  it("moved by the traveler on the day opens no other window", { tags: "deep" }, async () => {
    const two = await paid({ days: 5 });
    const { aroundStart, aroundEnd } = await timesOf(two.id);
    await edit(two, "traveler", days(3), { at: aroundStart(1) });
    expect((await viewOf(two, "traveler", aroundStart(1))).state).toBe("paid");
    const claim = (at: Date) => Payment.airlineCancelled(two.traveler, { id: two.id }, at);
    const cancel = { id: two.id, reason: "other" } as const;
    await expect(Payment.cancel(two.traveler, cancel, aroundStart(2))).rejects.toMatchObject({
      reason: "cancel-untimely",
    });
    await expect(claim(aroundEnd(72))).rejects.toMatchObject({ reason: "airline-untimely" });
    // Two days after the flight it is a claim, which the other contradicts.
    expect((await claim(aroundEnd(47))).connection.state).toBe("paid");
    await Connection.contradict(two.flightaid, { id: two.id }, aroundEnd(48));
    await Connection.runSteps({ clock: virtualClock(aroundEnd(200)) });
    expect((await itemOf(two.id)).state).toBe("paid");
  });

  for (const { rows, options } of byLane(types, (_, index) => index === 0))
    it.each(rows)(
      "changed or deleted by the %s once the travel date has begun refunds nothing",
      options,
      async (side) => {
        const two = await paid({ days: 5 });
        const { aroundStart } = await timesOf(two.id);
        const at = aroundStart(1);
        await edit(two, side, days(30), { at });
        const shown = side === "traveler" ? { mine: {} } : { theirs: {} };
        expect(await viewOf(two, "traveler", at)).toMatchObject({ state: "paid", now: shown });
        await Itinerary.remove(two[side], itineraryOf(two, side), at);
        await Connection.followChange(itineraryOf(two, side), at);
        await Connection.forget(two[side].uid, at);
        expect((await itemOf(two.id)).state).toBe("paid");
      },
    );

  it("changed before the travel date begins, and followed after it: counts as it was made", {
    tags: "deep",
  }, async () => {
    const two = await paid({ days: 5 });
    const { aroundStart } = await timesOf(two.id);
    await edit(two, "flightaid", days(30), { at: aroundStart(-0.01), isFollowed: false });
    await Connection.followChange(two.itineraries[1], aroundStart(0.1));
    expect((await itemOf(two.id)).state).toBe("refunded");
  });
});

describe("items of earlier versions", () => {
  it("an open order without a version is that of the trips as they were", {
    tags: "deep",
  }, async () => {
    const two = await pair(now);
    const orderId = await approved(two);
    await Connection.change(two.id, () => ({ set: {}, remove: ["orderTrips"] }), now);
    expect((await capture(two, orderId)).connection.state).toBe("paid");
  });
});
