/** What the two say about whether they flew together: claims, contradictions, reviews, and what becomes of fee and reputation. */
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { Reputation } from "@flightaides/core/reputation";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, type Pair, pair, pay, timesOf } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { expiresAfter } from "../db/common";
import { markRefunded } from "../payment/order";
import { opposite, type Type } from "../trip/contract";
import { types } from "../trip/type";
import { claimEntity } from "./entity";
import { takeStep } from "./steps";

const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

async function paid(): Promise<Pair & Awaited<ReturnType<typeof timesOf>>> {
  const two = await pair(now);
  await pay(two.id, now);
  return { ...two, ...(await timesOf(two.id)) };
}
type Paid = Awaited<ReturnType<typeof paid>>;

const says = {
  claim: (two: Paid, role: Type, at: Date) =>
    Connection.airlineCancelled(two[role], { id: two.id }, at),
  contradict: (two: Paid, role: Type, at: Date) =>
    Connection.contradict(two[role], { id: two.id }, at),
  didNotMeet: (two: Paid, at: Date) => Connection.didNotMeet(two.traveler, { id: two.id }, at),
  review: (two: Paid, role: Type, again: "yes" | "no" | "no-trip", at: Date) =>
    Connection.review(two[role], { id: two.id, again, thanks: "So kind" }, at),
};

const said = { code: "conflict", reason: "said-otherwise" };
const stateOf = async ({ id }: Paid) => (await itemOf(id)).state;
const tripsOf = ({ flightaid }: Paid) => Reputation.of(flightaid.uid);

/** Takes every step that is due until `at`. */
async function runUntil(id: string, at: Date): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    const { version } = await itemOf(id);
    await takeStep(id, at);
    if ((await itemOf(id)).version === version) return;
  }
  throw new Error("The steps do not end");
}

for (const { rows, options } of byLane(types, (_, index) => index === 0))
  describe.each(rows)("the airline has cancelled, says the %s", options, (by) => {
    const other = opposite(by);

    it("and the other agrees: the fee goes back at once", async () => {
      const two = await paid();
      const { connection, mails } = await says.claim(two, by, now);
      expect(connection).toMatchObject({ state: "paid", airline: { by: "me" } });
      expect(connection.choices).not.toContain("airline-cancelled");
      expect(mails).toEqual([{ uid: two[other].uid, key: `airline#${two.id}` }]);
      const seen = await Connection.fromId(two[other], two.id, now);
      expect(seen).toMatchObject({
        airline: { by: "them", at: now.toISOString() },
        choices: ["agree", "contradict-airline"],
      });
      const agreed = await Connection.agree(two[other], { id: two.id }, now);
      expect(agreed.connection).toMatchObject({
        state: "refunded",
        ended: { reason: "airline", by: "them" },
      });
      for (const repeated of [Connection.agree, Connection.airlineCancelled])
        for (const role of types)
          expect((await repeated(two[role], { id: two.id }, now)).mails).toEqual([]);
      for (const role of types) expect(await kindsOf(two[role].uid)).toContain("refunded");
    });

    it("and the other says the same: that is agreement", async () => {
      const two = await paid();
      await says.claim(two, by, now);
      expect((await says.claim(two, other, now)).connection.state).toBe("refunded");
    });

    it("and the other is silent: the fee goes back after 48 hours", async () => {
      const two = await paid();
      await says.claim(two, by, two.aroundEnd(1));
      await runUntil(two.id, two.aroundEnd(48.9));
      expect(await stateOf(two)).toBe("paid");
      await runUntil(two.id, two.aroundEnd(49));
      expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "airline" });
    });

    it("and the other contradicts: operators decide", async () => {
      const two = await paid();
      await says.claim(two, by, two.aroundEnd(1));
      const { mails } = await says.contradict(two, other, two.aroundEnd(2));
      expect(mails.map(({ uid }) => uid)).toEqual([two[by].uid, Outbox.operators]);
      expect(await kindsOf(two[by].uid)).toContain("airline-contradicted");
      await runUntil(two.id, two.aroundEnd(200));
      expect(await stateOf(two)).toBe("paid");
      // Nobody takes the own word back.
      const at = two.aroundEnd(3);
      expect((await Connection.fromId(two[other], two.id, at)).flown).toBe(true);
      await expect(says.claim(two, other, at)).rejects.toMatchObject(said);
      await expect(says.review(two, other, "no-trip", at)).rejects.toMatchObject(said);
      await expect(says.review(two, by, "yes", at)).rejects.toMatchObject(said);
      expect((await says.contradict(two, other, at)).mails).toEqual([]);
    });

    it("and the other contradicts before the flight: nobody has said that they flew", async () => {
      const two = await paid();
      await says.claim(two, by, now);
      const { mails } = await says.contradict(two, other, now);
      expect(mails.map(({ uid }) => uid)).toEqual([two[by].uid, Outbox.operators]);
      await runUntil(two.id, two.aroundEnd(1));
      expect(await stateOf(two)).toBe("paid");
      const at = two.aroundEnd(2);
      expect((await Connection.fromId(two[by], two.id, at)).flown).toBe(false);
      expect(await Connection.fromId(two[other], two.id, at)).not.toHaveProperty("flown");
      await says.review(two, other, "no-trip", at);
      expect(await stateOf(two)).toBe("refunded");
    });

    it("after the other has said that they flew: operators decide", async () => {
      const two = await paid();
      await says.review(two, other, "yes", two.aroundEnd(1));
      const { connection, mails } = await says.claim(two, by, two.aroundEnd(2));
      expect(connection.airline?.contradictedAt).toBe(two.aroundEnd(2).toISOString());
      expect(mails.map(({ uid }) => uid)).toEqual([two[by].uid, Outbox.operators]);
      await runUntil(two.id, two.aroundEnd(200));
      expect(await stateOf(two)).toBe("paid");
    });

    it("but not after saying that they flew together", async () => {
      const two = await paid();
      await says.review(two, by, "yes", two.aroundEnd(1));
      await expect(says.claim(two, by, two.aroundEnd(2))).rejects.toMatchObject(said);
    });
  });

it.each(["met", "airline"] as const)(
  "a contradicted claim (%s) is kept for 180 days, longer than the connection",
  async (kind) => {
    const two = await paid();
    const at = two.aroundEnd(1);
    await (kind === "met" ? says.didNotMeet(two, at) : says.claim(two, "traveler", at));
    await says.contradict(two, "flightaid", two.aroundEnd(2));
    const claim = await claimEntity().get({ id: two.id, kind }).go({ consistent: true });
    const kept = expiresAfter(180, two.aroundEnd(2));
    expect(claim.data).toMatchObject({ expiresAt: kept });
    expect((await itemOf(two.id)).expiresAt).toBeLessThan(kept);
  },
);

describe("flown together, and the money back all the same", () => {
  it("is not had by claiming that the airline cancelled: the review of the other contradicts", async () => {
    const two = await paid();
    await says.claim(two, "traveler", two.aroundEnd(1));
    await says.review(two, "flightaid", "yes", two.aroundEnd(2));
    await runUntil(two.id, two.aroundEnd(100));
    expect(await stateOf(two)).toBe("paid");
    expect(await kindsOf(two.traveler.uid)).toContain("airline-contradicted");
  });

  it("is not had by saying that they did not meet after a review, and not the other way round", {
    tags: "deep",
  }, async () => {
    for (const again of ["yes", "no"] as const) {
      const two = await paid();
      await says.review(two, "traveler", again, two.aroundEnd(1));
      await expect(says.didNotMeet(two, two.aroundEnd(2))).rejects.toMatchObject(said);
      const next = await paid();
      await says.didNotMeet(next, next.aroundEnd(1));
      await expect(says.review(next, "traveler", again, next.aroundEnd(2))).rejects.toMatchObject(
        said,
      );
      await says.review(next, "traveler", "no-trip", next.aroundEnd(2));
    }
  });
});

describe("the traveler contradicts a cancellation before the flight, and nobody is there", () => {
  it("the traveler can say so, and as the flightaid said the same the fee goes back at once", async () => {
    const two = await paid();
    await says.claim(two, "flightaid", now);
    await says.contradict(two, "traveler", now);
    const { connection } = await says.didNotMeet(two, two.aroundEnd(1));
    expect(connection).toMatchObject({ state: "refunded", ended: { reason: "did-not-meet" } });
    expect(await tripsOf(two)).toMatchObject({ trips: 0, rated: 0 });
  });

  it("no trip is counted for a flightaid who only said that the flight takes place", async () => {
    const two = await paid();
    await says.claim(two, "traveler", now);
    await says.contradict(two, "flightaid", now);
    await runUntil(two.id, two.aroundEnd(24 * 20));
    expect(await stateOf(two)).toBe("paid");
    expect(await tripsOf(two)).toMatchObject({ trips: 0 });
  });
});

describe("both say that they did not fly together", () => {
  const firsts = {
    "did not meet": (two: Paid) => says.didNotMeet(two, two.aroundEnd(1)),
    "no trip": (two: Paid) => says.review(two, "traveler", "no-trip", two.aroundEnd(1)),
    "no trip, by the flightaid": (two: Paid) =>
      says.review(two, "flightaid", "no-trip", two.aroundEnd(1)),
    "airline, by the flightaid": (two: Paid) => says.claim(two, "flightaid", two.aroundEnd(1)),
  };
  const seconds = {
    "did not meet": (two: Paid) => says.didNotMeet(two, two.aroundEnd(2)),
    "no trip": (two: Paid) => says.review(two, "traveler", "no-trip", two.aroundEnd(2)),
    "no trip, by the flightaid": (two: Paid) =>
      says.review(two, "flightaid", "no-trip", two.aroundEnd(2)),
    "airline, by the flightaid": (two: Paid) => says.claim(two, "flightaid", two.aroundEnd(2)),
    "airline, by the traveler": (two: Paid) => says.claim(two, "traveler", two.aroundEnd(2)),
  };
  const byFlightaid = (name: string) => name.endsWith("flightaid");
  const both = Object.keys(firsts).flatMap((first) =>
    Object.keys(seconds)
      .filter((second) => byFlightaid(first) !== byFlightaid(second))
      .map((second) => [first, second] as [keyof typeof firsts, keyof typeof seconds]),
  );

  for (const { rows, options } of byLane(both, (_, index) => index % 5 === 0))
    it.each(rows)(
      "%s, then %s: the fee goes back at once, and nobody counts it",
      options,
      async (one, other) => {
        const two = await paid();
        await firsts[one](two);
        expect(await stateOf(two)).toBe("paid");
        const { connection, mails } = await seconds[other](two);
        expect(connection.state).toBe("refunded");
        expect(mails).toHaveLength(2);
        expect((await seconds[other](two)).mails).toEqual([]);
        expect(await tripsOf(two)).toMatchObject({ trips: 0, rated: 0 });
      },
    );
});

describe("a trip counts for the flightaid", () => {
  for (const { rows, options } of byLane(
    [
      ["yes", "no-trip", { trips: 1, rated: 1, again: 1, thanks: ["So kind"] }],
      ["no-trip", "yes", { trips: 1, rated: 0, again: 0, thanks: [] }],
      ["no", undefined, { trips: 1, rated: 1, again: 0, thanks: ["So kind"] }],
      [undefined, "yes", { trips: 1, rated: 0, again: 0, thanks: [] }],
      [undefined, undefined, { trips: 0, rated: 0, again: 0, thanks: [] }],
      ["no-trip", undefined, { trips: 0, rated: 0, again: 0, thanks: [] }],
    ] as const,
    (_, index) => index % 2 === 0,
  ))
    it.each(rows)("traveler %s, flightaid %s", options, async (traveler, flightaid, expected) => {
      const two = await paid();
      if (traveler) await says.review(two, "traveler", traveler, two.aroundEnd(1));
      if (flightaid) await says.review(two, "flightaid", flightaid, two.aroundEnd(2));
      await runUntil(two.id, two.aroundEnd(14 * 24));
      expect(await tripsOf(two)).toEqual(expected);
      expect(await stateOf(two)).toBe("paid");
    });

  it("and no more once it is refunded", async () => {
    const two = await paid();
    await says.review(two, "traveler", "yes", two.aroundEnd(1));
    await says.review(two, "flightaid", "yes", two.aroundEnd(2));
    expect(await tripsOf(two)).toMatchObject({ trips: 1, rated: 1, again: 1 });
    await markRefunded(await itemOf(two.id), "operator", two.aroundEnd(3));
    expect(await tripsOf(two)).toEqual({ trips: 0, rated: 0, again: 0, thanks: [] });
  });
});

it("a review can be changed within the word, until both are in", async () => {
  const two = await paid();
  await says.review(two, "traveler", "yes", two.aroundEnd(1));
  await says.review(two, "traveler", "no", two.aroundEnd(2));
  await expect(says.review(two, "traveler", "no-trip", two.aroundEnd(3))).rejects.toMatchObject(
    said,
  );
  await says.review(two, "flightaid", "yes", two.aroundEnd(4));
  expect(await tripsOf(two)).toMatchObject({ trips: 1, rated: 1, again: 0 });
});

it("both words at the same moment refund once", async () => {
  const two = await paid();
  const at = two.aroundEnd(1);
  await Promise.all([
    says.review(two, "traveler", "no-trip", at),
    says.review(two, "flightaid", "no-trip", at),
  ]);
  expect(await stateOf(two)).toBe("refunded");
  const told = (await kindsOf(two.traveler.uid)).filter((kind) => kind === "refunded");
  expect(told).toHaveLength(1);
});

it("a contradiction and an agreement at the same moment: one of them counts", {
  tags: "deep",
}, async () => {
  const two = await paid();
  await says.claim(two, "traveler", now);
  const ended = await Promise.allSettled([
    says.contradict(two, "flightaid", now),
    Connection.agree(two.flightaid, { id: two.id }, now),
  ]);
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
