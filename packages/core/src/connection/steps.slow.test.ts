/** What happens by itself: reminders, expiries, a pause, payment that opens, invitations, reviews. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Reputation } from "@flightaides/core/reputation";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pair, pay, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { takeStep } from "./steps";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

describe("a request without an answer", () => {
  it("is reminded of halfway and expires; both are told", async () => {
    const two = await pair(now, { connect: "ask" });
    expect(await takeStep(two.id, inHours(35.9))).toEqual([]);
    expect(await takeStep(two.id, inHours(36))).toMatchObject([{ key: `reminder#${two.id}` }]);
    expect(await takeStep(two.id, inHours(71.9))).toEqual([]);
    expect((await Connection.fromId(two.traveler, two.id, inHours(71.9))).state).toBe("requested");
    const over = { state: "expired", ended: { reason: "unanswered" } };
    // Before the schedule has written it, and after.
    expect(await Connection.fromId(two.traveler, two.id, inHours(72))).toMatchObject(over);
    await takeStep(two.id, inHours(72));
    expect(await Connection.fromId(two.traveler, two.id, inHours(72))).toMatchObject(over);
    expect(await itemOf(two.id)).toMatchObject({ state: "expired", endReason: "unanswered" });
    expect(await kindsOf(two.traveler.uid)).toContain("ended");
    expect(await kindsOf(two.flightaid.uid)).toContain("ended");
  });

  it("pauses the posting when it is the second in a row", { tags: "deep" }, async () => {
    const bob = await person("Bob Marsh");
    const offered = await post(
      bob,
      { type: "flightaid", flight: "QF-21", connect: "ask", days: 40 },
      now,
    );
    const ask = async () => {
      const ann = await person("Ann Kowalski");
      const input = {
        itineraryId: offered,
        role: "traveler" as const,
        phoneNumber: "+14165550177",
      };
      const { connection } = await Connection.open(ann, input, now);
      return connection.id;
    };
    const expire = async (id: string) => {
      await takeStep(id, inHours(73));
      await takeStep(id, inHours(73));
    };
    const [one, two, three] = [await ask(), await ask(), await ask()];
    await expire(one);
    // An answer in between begins the count anew.
    await Connection.answer(bob, { id: two, accept: false }, now);
    await expire(three);
    expect((await Itinerary.ofOwner(bob))[0]?.paused).toBeUndefined();
    await expire(await ask());
    expect((await Itinerary.ofOwner(bob))[0]?.paused).toBe(true);
    expect((await kindsOf(bob.uid)).filter((kind) => kind === "paused")).toHaveLength(1);
    await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("payment", () => {
  it("opens 150 days before the flight, and the traveler is told", async () => {
    const two = await pair(now, { days: 160 });
    const early = await Connection.fromId(two.traveler, two.id, now);
    expect(early).toMatchObject({ state: "accepted", payFrom: "2027-03-20" });
    expect(early.actions).not.toContain("order");
    expect(await takeStep(two.id, inHours(9 * 24))).toEqual([]);
    const open = new Date("2027-03-20T05:00:00Z");
    expect(await takeStep(two.id, open)).toMatchObject([{ key: `payable#${two.id}` }]);
    expect((await Connection.fromId(two.traveler, two.id, open)).actions).toContain("order");
  });

  it("closes on the day of the flight: the connection expires, and both are told", async () => {
    const two = await pair(now);
    const { aroundStart } = await timesOf(two.id);
    expect(await takeStep(two.id, aroundStart(-1))).toEqual([]);
    expect(await takeStep(two.id, aroundStart(0))).toHaveLength(2);
    expect(await itemOf(two.id)).toMatchObject({ state: "expired", endReason: "too-late" });
  });
});

it("takes the steps that are due, and goes on past a failure", async () => {
  const one = await pair(now, { connect: "ask", days: 3 });
  const two = await pair(now, { connect: "ask", days: 3 });
  const { taken, mails, failures } = await Connection.runSteps({
    clock: virtualClock(inHours(12)),
  });
  expect(failures).toEqual([]);
  expect(taken).toBeGreaterThanOrEqual(2);
  const keys = mails.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([`reminder#${one.id}`, `reminder#${two.id}`]));
});

describe("reviews", () => {
  async function flown() {
    const two = await pair(now);
    await pay(two.id, now);
    const times = await timesOf(two.id);
    const thanks = "So kind! ann@example.com";
    return {
      ...two,
      ...times,
      review: (side: "traveler" | "flightaid", again: "yes" | "no" | "no-trip", at: Date) =>
        Connection.review(two[side], { id: two.id, again, thanks }, at),
      see: async (side: "traveler" | "flightaid", at: Date) =>
        (await Connection.fromId(two[side], two.id, at)).reviews,
    };
  }

  it("are asked for the day after, not before the trip is over", async () => {
    const two = await flown();
    await expect(two.review("traveler", "yes", two.aroundEnd(-1))).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await takeStep(two.id, two.aroundEnd(11))).toEqual([]);
    expect(await takeStep(two.id, two.aroundEnd(12))).toHaveLength(2);
    expect(await kindsOf(two.traveler.uid)).toContain("review");
  });

  it("are not asked for while it is open whether the two flew together", async () => {
    for (const [role, claim] of [
      ["traveler", Connection.didNotMeet],
      ["flightaid", Connection.airlineCancelled],
    ] as const) {
      const two = await flown();
      await claim(two[role], { id: two.id }, two.aroundEnd(1));
      expect(await takeStep(two.id, two.aroundEnd(12))).toEqual([]);
      expect((await itemOf(two.id)).invitedAt).toBeDefined();
    }
  });

  it("are not asked of who has said that they did not", async () => {
    const two = await flown();
    await Connection.didNotMeet(two.traveler, { id: two.id }, two.aroundEnd(1));
    await Connection.contradict(two.flightaid, { id: two.id }, two.aroundEnd(2));
    expect(await takeStep(two.id, two.aroundEnd(12))).toEqual([
      { uid: two.flightaid.uid, key: `review#${two.id}` },
    ]);
  });

  for (const { rows, options } of byLane(
    [
      ["the traveler first", ["traveler", "flightaid"]],
      ["the flightaid first", ["flightaid", "traveler"]],
    ] as const,
    (_, index) => index === 0,
  ))
    it.each(rows)(
      "are shown when both are in, %s, masked, and then count on the cards",
      options,
      async (_, [first, second]) => {
        const two = await flown();
        const at = two.aroundEnd(20);
        await two.review(first, "yes", at);
        expect((await two.see(first, at))?.mine).toMatchObject({ again: "yes" });
        expect(await two.see(second, at)).toBeUndefined();
        expect(await Reputation.of(two.flightaid.uid)).toMatchObject({ trips: 0 });
        await two.review(second, "yes", at);
        const thanks = "So kind! ***************";
        const both = { mine: { again: "yes", thanks }, theirs: { again: "yes", thanks } };
        expect(await two.see(first, at)).toEqual(both);
        await expect(two.review(first, "no", at)).rejects.toMatchObject({ code: "conflict" });
        expect(await Reputation.of(two.flightaid.uid)).toMatchObject({
          trips: 1,
          rated: 1,
          again: 1,
          thanks: [thanks],
        });
        const next = await post(
          two.flightaid,
          { type: "flightaid", flight: "QF-31", days: 200 },
          now,
        );
        expect(await Itinerary.fromId(undefined, next, now)).toMatchObject({
          owner: { trips: 1, again: 1 },
        });
      },
    );

  it("are shown after 14 days when one is missing, and the trip counts", async () => {
    const two = await flown();
    await two.review("traveler", "yes", two.aroundEnd(20));
    // Until they are shown, a review can be changed.
    const report = () => Connection.didNotMeet(two.traveler, { id: two.id }, two.aroundEnd(20));
    await expect(report()).rejects.toMatchObject({ code: "conflict" });
    await two.review("traveler", "no", two.aroundEnd(21));
    const end = two.aroundEnd(14 * 24);
    for (let steps = 0; steps < 3; steps++) await takeStep(two.id, end);
    expect((await two.see("flightaid", end))?.theirs).toMatchObject({ again: "no" });
    expect(await Reputation.of(two.flightaid.uid)).toMatchObject({ trips: 1, rated: 1, again: 0 });
    await expect(two.review("flightaid", "yes", end)).rejects.toMatchObject({ code: "conflict" });
  });

  it("count for nobody when the flightaid has deleted the account", async () => {
    const two = await flown();
    const at = two.aroundEnd(20);
    await two.review("flightaid", "yes", at);
    await Connection.forget(two.flightaid.uid, at);
    await Reputation.forget(two.flightaid.uid);
    await two.review("traveler", "yes", at);
    for (let steps = 0; steps < 3; steps++) await takeStep(two.id, two.aroundEnd(14 * 24));
    expect((await itemOf(two.id)).publishedAt).toBeDefined();
    expect(await Reputation.of(two.flightaid.uid)).toMatchObject({ trips: 0, rated: 0 });
  });

  it("refresh the flightaid's cards in the next step", { tags: "deep" }, async () => {
    const two = await flown();
    const offered = await post(
      two.flightaid,
      { type: "flightaid", flight: "QF-33", days: 210 },
      now,
    );
    const at = two.aroundEnd(20);
    await takeStep(two.id, at);
    await two.review("traveler", "yes", at);
    await two.review("flightaid", "yes", at);
    await takeStep(two.id, at);
    expect(await Itinerary.fromId(undefined, offered, now)).toMatchObject({ owner: { trips: 1 } });
    expect(await itemOf(two.id)).toMatchObject({ queue: "none" });
  });
});
