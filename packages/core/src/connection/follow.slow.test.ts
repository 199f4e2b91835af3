/** What becomes of connections when an itinerary is edited or deleted, or when one blocks the other. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Safety } from "@flightaides/core/safety";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { User } from "@flightaides/core/user";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair, pay, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { markOrdered, markPaid, markReturned, markTried, releaseOrder } from "../payment/order";
import { participantEntity } from "./entity";

const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

async function mailOf(uid: string, kind: string) {
  const mails = await Outbox.ofRecipient(uid);
  return mails.find((one) => one.kind === kind)?.payload?.props;
}

const sides = ["traveler", "flightaid"] as const;
const idOf = (two: Pair, side: (typeof sides)[number]) =>
  two.itineraries[side === "traveler" ? 0 : 1];

async function edit(two: Pair, side: (typeof sides)[number], days: number): Promise<void> {
  const [own] = await Itinerary.ofOwner(two[side]);
  const itinerary = (own?.itinerary ?? []).map((leg) => ({
    ...leg,
    travelDate: addDays(leg.travelDate, days),
  }));
  await Itinerary.update(two[side], { id: idOf(two, side), itinerary }, now);
  await Connection.followChange(idOf(two, side), now);
}

/** Stores participant items of connections that DynamoDB has deleted. */
async function leadToDeleted(uid: string): Promise<void> {
  for (const id of ["0".repeat(32), "f".repeat(32)])
    await participantEntity()
      .put({ uid, id, expiresAt: now.getTime() / 1000 })
      .go();
}

describe("an edit that keeps the match", () => {
  for (const { rows, options } of byLane(sides, (_, index) => index === 0))
    it.each(rows)(
      "of the %s's trip is shown to both, and the other is told what changed",
      options,
      async (side) => {
        const two = await pair(now);
        const other = side === "traveler" ? two.flightaid : two.traveler;
        const before = (await Connection.fromId(two[side], two.id, now)).mine?.leg.travelDate ?? "";
        await edit(two, side, 1);
        const view = await Connection.fromId(two[side], two.id, now);
        expect(view).toMatchObject({
          state: "accepted",
          trips: 1,
          mine: { leg: { travelDate: addDays(before, 1) } },
          theirs: { leg: { travelDate: before } },
          samePlane: false,
          match: { tier: "near-date", dayOffset: -1 },
        });
        expect(await mailOf(other.uid, "changed")).toMatchObject({
          theirs: { travelDate: addDays(before, 1) },
          before: { travelDate: before },
        });
        expect(await kindsOf(two[side].uid)).not.toContain("changed");
        await edit(two, side, -1);
        expect(await Connection.fromId(two[side], two.id, now)).toMatchObject({
          trips: 2,
          samePlane: true,
        });
      },
    );

  for (const { rows, options } of byLane(sides, (_, index) => index === 0))
    it.each(rows)(
      "of the %s's trip after the payment is shown beside the trips as paid, and the other is told",
      options,
      async (side) => {
        const two = await pair(now);
        await pay(two.id, now);
        const other = side === "traveler" ? two.flightaid : two.traveler;
        const before = (await Connection.fromId(two[side], two.id, now)).mine?.leg.travelDate ?? "";
        await edit(two, side, 1);
        const asPaid = {
          state: "paid",
          mine: { leg: { travelDate: before } },
          theirs: { leg: { travelDate: before } },
          samePlane: true,
          match: { tier: "same-flight", dayOffset: 0 },
        };
        const moved = { itinerary: idOf(two, side), leg: { travelDate: addDays(before, 1) } };
        const view = await Connection.fromId(two[side], two.id, now);
        expect(view).toMatchObject({ ...asPaid, now: { mine: moved } });
        const seen = await Connection.fromId(other, two.id, now);
        expect(seen).toMatchObject({ ...asPaid, now: { theirs: moved } });
        expect(seen.counterpart.itinerary?.itinerary).toMatchObject([{ travelDate: before }]);
        expect(await mailOf(other.uid, "changed")).toMatchObject({
          theirs: { travelDate: addDays(before, 1) },
          before: { travelDate: before },
        });
        await edit(two, side, -1);
        const back = await Connection.fromId(other, two.id, now);
        expect(back).toMatchObject(asPaid);
        expect(back.now).toBeUndefined();
        expect(back.moved).toBeUndefined();
      },
    );

  it("is followed although DynamoDB has deleted another connection of the owner", async () => {
    const two = await pair(now);
    await leadToDeleted(two.traveler.uid);
    await edit(two, "traveler", 1);
    expect(await itemOf(two.id)).toMatchObject({ state: "accepted", trips: 1 });
  });

  it("of note and phone number reaches the counterpart without a mail", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const traveler = { phoneNumber: "+14165550199" };
    await Itinerary.update(
      two.flightaid,
      { id: two.itineraries[1], addInfo: "Seat 12A", traveler },
      now,
    );
    await Connection.followChange(two.itineraries[1], now);
    const view = await Connection.fromId(two.traveler, two.id, now);
    expect(view).toMatchObject({
      contact: { phoneNumber: "+14165550199" },
      counterpart: { itinerary: { addInfo: "Seat 12A" } },
    });
    expect(await kindsOf(two.traveler.uid)).not.toContain("changed");
  });
});

for (const { rows, options } of byLane(sides, (_, index) => index === 0))
  it.each(rows)(
    "a new name of the %s reaches the counterpart without a mail",
    options,
    async (side) => {
      const two = await pair(now);
      await pay(two.id, now);
      await User.update({ ...two[side], displayName: "Zoe Weiss" }, { takeName: true }, now);
      const renamed = await Itinerary.refreshCards(two[side].uid, now);
      expect(renamed).toEqual([idOf(two, side)]);
      for (const id of renamed)
        expect(await Connection.followChange(id, now)).toEqual({ mails: [], owing: [] });
      const other = side === "traveler" ? two.flightaid : two.traveler;
      const view = await Connection.fromId(other, two.id, now);
      expect(view).toMatchObject({ state: "paid", contact: { displayName: "Zoe Weiss" } });
    },
  );

it("a new name of a traveler who has posted no trip reaches the counterpart, unless the connection is over", async () => {
  const ann = await person("Ann Kowalski", now);
  const bob = await person("Bob Marsh", now);
  const connected = async (connect: "open" | "ask", days: number) => {
    const trip = { flight: `QF-${days}`, days, connect, type: "flightaid" as const };
    const itineraryId = await post(bob, trip, now);
    const input = { itineraryId, role: "traveler" as const, phoneNumber: "+14165550177" };
    return (await Connection.open(ann, input, now)).connection.id;
  };
  const declined = await connected("ask", 20);
  await Connection.answer(bob, { id: declined, accept: false }, now);
  const id = await connected("open", 40);
  await pay(id, now);
  await User.update({ ...ann, displayName: "Zoe Weiss" }, { takeName: true }, now);
  expect(await Connection.followName(ann.uid, now)).toEqual([]);
  expect(await Connection.fromId(bob, id, now)).toMatchObject({
    state: "paid",
    contact: { displayName: "Zoe Weiss", phoneNumber: "+14165550177" },
  });
  const { counterpart } = await Connection.fromId(bob, declined, now);
  expect(counterpart.displayName).toBe("A***********");
});

describe("an edit of the note when the earlier of the two flights is over", () => {
  for (const { rows, options } of byLane(sides, (_, index) => index === 0))
    it.each(rows)("by the %s ends nothing", options, async (side) => {
      const two = await pair(now);
      await pay(two.id, now);
      await edit(two, "flightaid", 2);
      const { aroundStart } = await timesOf(two.id);
      const at = aroundStart(36);
      await Itinerary.update(two[side], { id: idOf(two, side), addInfo: "Seat 12A" }, at);
      await Connection.followChange(idOf(two, side), at);
      expect((await itemOf(two.id)).state).toBe("paid");
      const other = side === "traveler" ? two.flightaid : two.traveler;
      const { counterpart, match } = await Connection.fromId(other, two.id, at);
      expect(counterpart.itinerary?.addInfo).toBe("Seat 12A");
      expect(match).toBeDefined();
    });
});

describe("an edit that breaks the match, or a deletion", () => {
  const breaks = {
    changed: (two: Pair, side: (typeof sides)[number]) => edit(two, side, 9),
    async deleted(two: Pair, side: (typeof sides)[number]) {
      await Itinerary.remove(two[side], idOf(two, side), now);
      await Connection.followChange(idOf(two, side), now);
    },
  };
  const cases = (["changed", "deleted"] as const).flatMap((reason) =>
    sides.map((side) => [reason, side] as const),
  );

  for (const { rows, options } of byLane(cases, (_, index) => index === 0))
    it.each(rows)(
      "%s by the %s: closes an unpaid connection and tells the other",
      options,
      async (reason, side) => {
        const two = await pair(now);
        await breaks[reason](two, side);
        expect(await itemOf(two.id)).toMatchObject({
          state: "withdrawn",
          endReason: reason,
          endedBy: side,
        });
        const other = side === "traveler" ? two.flightaid : two.traveler;
        expect(await mailOf(other.uid, "ended")).toMatchObject({ reason, by: "them" });
      },
    );

  for (const { rows, options } of byLane(cases, (_, index) => index === 1))
    it.each(rows)("%s by the %s: refunds a paid one, once", options, async (reason, side) => {
      const two = await pair(now);
      await pay(two.id, now);
      await breaks[reason](two, side);
      await Connection.followChange(idOf(two, side), now);
      expect(await itemOf(two.id)).toMatchObject({
        state: "refunded",
        queue: "order",
        endReason: reason,
      });
      expect((await kindsOf(two.traveler.uid)).filter((kind) => kind === "refunded")).toHaveLength(
        1,
      );
    });

  for (const { rows, options } of byLane(
    ["changed", "deleted"] as const,
    (_, index) => index === 0,
  ))
    it.each(rows)(
      "%s by the traveler, once the flightaid has confirmed: keeps the fee",
      options,
      async (reason) => {
        const two = await pair(now);
        await pay(two.id, now);
        await Connection.confirm(two.flightaid, { id: two.id }, now);
        await breaks[reason](two, "traveler");
        expect(await itemOf(two.id)).toMatchObject({ state: "cancelled", queue: "none" });
      },
    );

  for (const { rows, options } of byLane(cases, (_, index) => index === 3))
    it.each(rows)(
      "%s by the %s during a capture: the payment is returned when it arrives",
      options,
      async (reason, side) => {
        const two = await pair(now);
        const fee = { amount: "10.00", currency: "USD" };
        await markOrdered(await itemOf(two.id), "order-x", fee, now);
        await markTried(await itemOf(two.id), now);
        await breaks[reason](two, side);
        const captured = { orderId: "order-x", captureId: `capture-${two.id}` };
        expect(await markPaid(await itemOf(two.id), captured, [], now)).toBe("unfit");
        await markReturned(await itemOf(two.id), captured, [], now);
        expect(await itemOf(two.id)).toMatchObject({
          state: "refunded",
          endReason: reason,
          queue: "order",
        });
      },
    );

  it("ends an order that came to nothing meanwhile", async () => {
    const two = await pair(now);
    await markOrdered(await itemOf(two.id), "order-y", { amount: "10.00", currency: "USD" }, now);
    await markTried(await itemOf(two.id), now);
    await breaks.deleted(two, "flightaid");
    await releaseOrder(await itemOf(two.id), now);
    expect(await itemOf(two.id)).toMatchObject({ state: "withdrawn", endReason: "deleted" });
  });
});

it("follows a change that the request did not, from the schedule", async () => {
  const two = await pair(now);
  await Itinerary.remove(two.flightaid, two.itineraries[1], now);
  expect((await itemOf(two.id)).state).toBe("accepted");
  const { done, failures } = await Connection.followChanges({
    clock: virtualClock(new Date(now.getTime() + 61_000)),
  });
  expect(failures).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(1);
  expect((await itemOf(two.id)).state).toBe("withdrawn");
});

it("ends the connection through a trip that is deleted after the clock was set back", async () => {
  const two = await pair(now);
  const earlier = new Date(now.getTime() - 80_000);
  await Itinerary.remove(two.flightaid, two.itineraries[1], earlier);
  await Connection.followChange(two.itineraries[1], earlier);
  expect((await itemOf(two.id)).state).toBe("withdrawn");
  expect(await mailOf(two.traveler.uid, "ended")).toMatchObject({ reason: "deleted", by: "them" });
});

it("leaves a connection that was opened after the deleted trip was posted again", async () => {
  const [ann, bob] = [await person("Ann Kowalski", now), await person("Bob Marsh", now)];
  const trip = { flight: "EK-9001", days: 20, from: "YYZ", to: "DXB" };
  const offer = { ...trip, type: "flightaid", connect: "open" } as const;
  const id = await post(bob, offer, now);
  await Itinerary.remove(bob, id, now);
  const later = new Date(now.getTime() + 1_000);
  expect(await post(bob, offer, later)).toBe(id);
  await post(ann, { ...trip, type: "traveler" }, later);
  const { connection } = await Connection.open(ann, { itineraryId: id, role: "traveler" }, later);
  await Connection.followChange(id, later);
  expect((await itemOf(connection.id)).state).toBe("accepted");
});

describe("a block", () => {
  it("ends the others although DynamoDB has deleted one of the blocker's connections", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    await leadToDeleted(two.traveler.uid);
    await Safety.block(two.traveler, { connection: two.id }, now);
    expect((await itemOf(two.id)).state).toBe("refunded");
  });

  it("ends an unpaid connection as withdrawn, and refunds a paid one", async () => {
    const unpaid = await pair(now);
    await Connection.partBlocked(unpaid.flightaid.uid, unpaid.traveler.uid, now);
    expect(await itemOf(unpaid.id)).toMatchObject({ state: "withdrawn", endReason: "withdrawn" });
    const paid = await pair(now);
    await pay(paid.id, now);
    await Connection.partBlocked(paid.traveler.uid, paid.flightaid.uid, now);
    expect(await itemOf(paid.id)).toMatchObject({ state: "refunded", endReason: "withdrawn" });
  });

  it("hides contact data also when the trip is over, and the review still counts", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const { aroundEnd } = await timesOf(two.id);
    const at = aroundEnd(30);
    await Safety.block(two.flightaid, { connection: two.id }, at);
    for (const user of [two.traveler, two.flightaid])
      for (const view of [
        await Connection.fromId(user, two.id, at),
        ...(await Connection.list(user, at)),
      ]) {
        expect(view).toMatchObject({ state: "paid" });
        expect(view.contact).toBeUndefined();
        expect(view.actions).toContain("review");
        expect(view.actions).not.toContain("write");
      }
  });
});
