import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair, pay, refund, timesOf } from "../../test/connection";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { takeStep } from "../connection/steps";
import { Reputation } from "../reputation";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Journey } from ".";
import { revocableSeconds, type TapKind } from "./contract";

const minute = 60_000;

/** A paid pair on the day of its flight, and how one of them taps. `hour` is counted from the beginning of that day. */
async function flying() {
  const two = await pair(now);
  const { id } = two;
  await pay(id, now);
  const { aroundStart, aroundEnd } = await timesOf(id);
  const tap = (
    actor: AuthUser,
    kind: TapKind,
    arrived: Date,
    { key = randomUUID() as string, at = arrived, leg = 1 } = {},
  ) => Journey.tap(actor, { id, key, kind, leg, at: at.toISOString() }, arrived);
  return { ...two, at: aroundStart, afterEnd: aroundEnd, tap };
}

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** The steps that have happened. */
async function happened({ id }: Pair, reader: AuthUser, at: Date) {
  const { journey } = await Journey.connection(reader, id, at);
  return (journey?.steps ?? []).flatMap(({ kind, leg, tap }) =>
    tap ? [{ kind, leg, at: tap.at, by: tap.by }] : [],
  );
}

describe("tap", () => {
  it("shows both sides what has happened, where and when, in the order of the trip", async () => {
    const two = await flying();
    const { traveler, flightaid, at, tap } = two;
    await tap(flightaid, "landed", at(14), { at: at(13) });
    await tap(traveler, "met", at(15), { at: at(1) });
    expect(await happened(two, traveler, at(16))).toEqual([
      { kind: "met", leg: 1, at: at(1).toISOString(), by: "me" },
      { kind: "landed", leg: 1, at: at(13).toISOString(), by: "them" },
    ]);
    const { journey } = await Journey.connection(flightaid, two.id, at(16));
    expect(journey?.steps.map(({ kind, airport, timeZone }) => [kind, airport, timeZone])).toEqual([
      ["met", "YYZ", "America/Toronto"],
      ["boarded", "YYZ", "America/Toronto"],
      ["landed", "DXB", "Asia/Dubai"],
      ["handed-over", "DXB", "Asia/Dubai"],
    ]);
  });

  it("keeps the first of both, which the other one's does not change", async () => {
    const two = await flying();
    const { traveler, flightaid, at, tap } = two;
    await tap(flightaid, "boarded", at(4));
    await tap(traveler, "boarded", at(5), { at: at(3) });
    const shown = { kind: "boarded", leg: 1, at: at(4).toISOString() };
    expect(await happened(two, flightaid, at(6))).toEqual([{ ...shown, by: "me" }]);
    expect(await happened(two, traveler, at(6))).toEqual([{ ...shown, by: "them" }]);
  });

  it("happens once for a key, also at the same moment and from two phones of one person", async () => {
    const two = await flying();
    const { traveler, at, tap } = two;
    const key = randomUUID();
    await Promise.all([1, 2].map(() => tap(traveler, "met", at(1), { key })));
    await tap(traveler, "met", at(5), { key });
    await Promise.all([1, 2].map((hour) => tap(traveler, "boarded", at(2 + hour))));
    const steps = await happened(two, traveler, at(6));
    expect(steps.map(({ kind }) => kind)).toEqual(["met", "boarded"]);
    expect(steps[0]?.at).toBe(at(1).toISOString());
  });

  it("counts at the time of the press, never after its arrival or before its step", async () => {
    const two = await flying();
    const { traveler, at, tap } = two;
    await tap(traveler, "met", at(3), { at: at(100) });
    await tap(traveler, "boarded", at(4), { at: new Date(0) });
    await tap(traveler, "landed", at(40), { at: at(15) });
    expect((await happened(two, traveler, at(41))).map((step) => step.at)).toEqual(
      [at(3), at(-24), at(15)].map((time) => time.toISOString()),
    );
  });

  it("is refused before a day before the flight and from three days after the arrival, and accepted late", async () => {
    const { traveler, at, tap, id } = await flying();
    const untimely = { code: "conflict", reason: "tap-untimely" };
    await expect(tap(traveler, "met", at(-24.1))).rejects.toMatchObject(untimely);
    await tap(traveler, "met", at(-24));
    const { journey } = await Journey.connection(traveler, id, at(0));
    const until = new Date(journey?.until ?? "");
    await expect(tap(traveler, "landed", later(until, minute))).rejects.toMatchObject(untimely);
    const late = later(until, 7 * 24 * 60 * minute);
    await tap(traveler, "landed", late, { at: at(14) });
    await expect(
      tap(traveler, "boarded", later(late, minute), { at: at(2) }),
    ).rejects.toMatchObject(untimely);
  });

  it("is refused for a leg that is not shared, and to others", async () => {
    const { traveler, at, tap } = await flying();
    await expect(tap(traveler, "landed", at(14), { leg: 2 })).rejects.toMatchObject({
      errors: [{ path: "leg", reason: "invalid" }],
    });
    const eve = await person("Eve Stone", now);
    await expect(tap(eve, "landed", at(14))).rejects.toMatchObject({ code: "not-found" });
  });

  it("is refused unless the connection is paid", async () => {
    const { traveler, id } = await pair(now);
    const { aroundStart } = await timesOf(id);
    const input = { id, key: randomUUID(), kind: "met" as const, at: now.toISOString() };
    const tap = (at: Date) => Journey.tap(traveler, input, at);
    await expect(tap(now)).rejects.toMatchObject({ reason: "connection-accepted" });
    await pay(id, now);
    await refund(id, now);
    await expect(tap(aroundStart(1))).rejects.toMatchObject({ reason: "connection-refunded" });
  });

  it("is refused after a block, without saying so, and when one of them is leaving", async () => {
    for (const [part, reason] of [
      [(two: Pair) => Block.create(two.flightaid.uid, two.traveler.uid, "A**", now), "over"],
      [(two: Pair) => User.leave(two.flightaid, now), "one-is-leaving"],
    ] as const) {
      const two = await flying();
      await part(two);
      await expect(two.tap(two.traveler, "met", two.at(1))).rejects.toMatchObject({
        reason: reason === "over" ? "connection-over" : reason,
      });
    }
  });

  it("is refused when the connection ends at the same moment", { tags: "deep" }, async () => {
    const two = await flying();
    const { traveler, id, at, tap } = two;
    const release = beforeNextTransaction(() => refund(id, at(1)));
    await expect(tap(traveler, "met", at(1))).rejects.toMatchObject({
      reason: "connection-refunded",
    });
    release();
    expect((await itemOf(id)).tapped).toBeUndefined();
  });

  it("has a limit for each connection, without counting repetitions", async () => {
    const { traveler, id, at, tap } = await flying();
    const most = limits.dailyOfConnection.taps;
    const key = randomUUID();
    await tap(traveler, "met", at(1), { key });
    for (let count = 1; count < most; count++)
      await Journey.revokeTap(traveler, { id, key: randomUUID() }, at(1));
    await tap(traveler, "met", at(1), { key });
    await expect(tap(traveler, "boarded", at(1))).rejects.toMatchObject({
      reason: "too-many-taps",
    });
  });

  it("by the flightaid says that the two are in touch, by the traveler not", async () => {
    const { traveler, flightaid, id, at, tap } = await flying();
    await tap(traveler, "boarded", at(1));
    expect((await itemOf(id)).confirmedAt).toBeUndefined();
    await tap(flightaid, "boarded", at(2));
    expect((await itemOf(id)).confirmedAt).toBe(at(2).toISOString());
    await Journey.revokeTap(flightaid, { id, key: randomUUID() }, at(2));
    expect((await itemOf(id)).confirmedAt).toBe(at(2).toISOString());
  });
});

it("who has said that they get no answer, and then that they met, stays connected", async () => {
  const { traveler, id, at, tap } = await flying();
  await Connection.noAnswer(traveler, { id }, at(-24.5));
  await tap(traveler, "met", at(-5));
  expect(await takeStep(id, at(-0.4))).toEqual([]);
  expect(await itemOf(id)).toMatchObject({ state: "paid", confirmedAt: at(-0.4).toISOString() });
});

describe("revokeTap", () => {
  it("takes a tap back within a minute of its arrival, and the key is used", async () => {
    const two = await flying();
    const { traveler, id, at, tap } = two;
    const key = randomUUID();
    const { journey } = await tap(traveler, "met", at(5), { key, at: at(1) });
    const until = later(at(5), revocableSeconds * 1000);
    expect(journey.steps[0]?.tap?.revocable).toEqual({ key, until: until.toISOString() });
    await Promise.all([1, 2].map(() => Journey.revokeTap(traveler, { id, key }, until)));
    expect(await happened(two, traveler, at(6))).toEqual([]);
    expect((await itemOf(id)).tapped?.traveler).toEqual({});
    // The queue of a second tab.
    await tap(traveler, "met", at(6), { key });
    expect(await happened(two, traveler, at(6))).toEqual([]);
    await tap(traveler, "met", at(7));
    expect(await happened(two, traveler, at(7))).toHaveLength(1);
  });

  it("is refused later, and for the tap of the other one does nothing", async () => {
    const two = await flying();
    const { traveler, flightaid, id, at, tap } = two;
    const key = randomUUID();
    await tap(traveler, "met", at(1), { key });
    const late = later(at(1), (revocableSeconds + 16) * 1000);
    await expect(Journey.revokeTap(traveler, { id, key }, late)).rejects.toMatchObject({
      reason: "revocation-untimely",
    });
    await Journey.revokeTap(flightaid, { id, key }, at(1));
    expect(await happened(two, traveler, late)).toHaveLength(1);
    const { journey } = await Journey.connection(flightaid, id, at(1));
    expect(journey?.steps[0]?.tap).not.toHaveProperty("revocable");
  });

  it("shows the other one's tap of the step again", async () => {
    const two = await flying();
    const { traveler, flightaid, id, at, tap } = two;
    const key = randomUUID();
    await tap(flightaid, "landed", at(14), { key });
    await tap(traveler, "landed", later(at(14), 1000), { at: at(13) });
    await Journey.revokeTap(flightaid, { id, key }, later(at(14), 2000));
    expect(await happened(two, traveler, at(15))).toEqual([
      { kind: "landed", leg: 1, at: at(13).toISOString(), by: "me" },
    ]);
  });

  it("before the tap arrives, also at the same moment, leaves no tap", async () => {
    const two = await flying();
    const { traveler, id, at, tap } = two;
    const key = randomUUID();
    await Journey.revokeTap(traveler, { id, key }, at(1));
    await tap(traveler, "met", at(1), { key });
    expect(await happened(two, traveler, at(1))).toEqual([]);
    const other = randomUUID();
    const release = beforeNextTransaction(() => tap(traveler, "boarded", at(1), { key: other }));
    await Journey.revokeTap(traveler, { id, key: other }, at(1));
    release();
    expect(await happened(two, traveler, at(1))).toEqual([]);
  });

  it("at the same moment as the tap is never lost", { tags: "deep" }, async () => {
    const two = await flying();
    const { traveler, id, at, tap } = two;
    for (const kind of ["met", "boarded", "landed", "handed-over"] as const) {
      const key = randomUUID();
      await Promise.all([
        tap(traveler, kind, at(14), { key }),
        Journey.revokeTap(traveler, { id, key }, at(14)),
      ]);
    }
    expect(await happened(two, traveler, at(14))).toEqual([]);
    expect((await itemOf(id)).tapped?.traveler ?? {}).toEqual({});
  });
});

describe("what the two say of each other", () => {
  const otherwise = { code: "conflict", reason: "said-otherwise" };

  it("whoever tapped that they met can't say that they did not, until it is revoked", async () => {
    for (const kind of ["met", "handed-over"] as const) {
      const { traveler, id, afterEnd, tap } = await flying();
      const key = randomUUID();
      await tap(traveler, kind, afterEnd(1), { key });
      const report = () => Connection.didNotMeet(traveler, { id }, afterEnd(1));
      await expect(report()).rejects.toMatchObject(otherwise);
      await expect(
        Connection.review(traveler, { id, again: "no-trip" }, afterEnd(1)),
      ).rejects.toMatchObject(otherwise);
      await Journey.revokeTap(traveler, { id, key }, afterEnd(1));
      await report();
    }
  });

  it("whoever said that they did not meet can't tap that they did, but can tap that they landed", async () => {
    const { traveler, id, afterEnd, tap } = await flying();
    await Connection.didNotMeet(traveler, { id }, afterEnd(1));
    for (const kind of ["met", "handed-over"] as const)
      await expect(tap(traveler, kind, afterEnd(2))).rejects.toMatchObject(otherwise);
    await tap(traveler, "landed", afterEnd(2));
  });

  it("the flightaid's tap contradicts a claim that they did not meet, before and after it", async () => {
    for (const isBefore of [true, false]) {
      const { traveler, flightaid, id, afterEnd, tap } = await flying();
      const key = randomUUID();
      const claim = () => Connection.didNotMeet(traveler, { id }, afterEnd(1));
      if (!isBefore) await claim();
      const { mails } = await tap(flightaid, "met", afterEnd(1), { key });
      if (isBefore) await claim();
      else expect(mails.length).toBeGreaterThan(0);
      expect((await itemOf(id)).contradictedAt).toBe(afterEnd(1).toISOString());
      await expect(Journey.revokeTap(flightaid, { id, key }, afterEnd(1))).rejects.toMatchObject({
        reason: "revocation-untimely",
      });
      await Connection.runSteps({ clock: virtualClock(afterEnd(100)) });
      expect((await itemOf(id)).state).toBe("paid");
    }
  });

  it("two who have met can still say that the airline cancelled, and nobody after handing over", async () => {
    const met = await flying();
    await met.tap(met.traveler, "met", met.at(1));
    await met.tap(met.flightaid, "met", met.at(1));
    await Connection.airlineCancelled(met.traveler, { id: met.id }, met.at(2));
    await Connection.agree(met.flightaid, { id: met.id }, met.at(3));
    expect((await itemOf(met.id)).state).toBe("refunded");
    const flown = await flying();
    await flown.tap(flown.traveler, "handed-over", flown.at(20));
    await expect(
      Connection.airlineCancelled(flown.traveler, { id: flown.id }, flown.at(21)),
    ).rejects.toMatchObject(otherwise);
  });

  it("a tap of one of them makes a trip flown when the time for reviews is over, and none does not", async () => {
    for (const [kind, trips] of [
      ["met", 1],
      ["handed-over", 1],
      ["landed", 0],
    ] as const) {
      const { traveler, flightaid, at, afterEnd, tap } = await flying();
      await tap(traveler, kind, at(20));
      const clock = virtualClock(afterEnd(15 * 24));
      for (const _ of ["invite", "publish", "refresh"]) await Connection.runSteps({ clock });
      expect((await Reputation.of(flightaid.uid)).trips).toBe(trips);
    }
  });
});
