/** Consent, withdrawing, confirming, reporting and cancelling: what each does, who is notified, and where the money goes. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, type Pair, pair, pay, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { markOrdered, markTried } from "../payment/order";
import { takeStep } from "./steps";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);

const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

async function mailOf(uid: string, kind: string) {
  const mails = await Outbox.ofRecipient(uid);
  return mails.find((one) => one.kind === kind)?.payload?.props;
}

async function paid(): Promise<Pair> {
  const two = await pair(now);
  await pay(two.id, now);
  return two;
}

describe("consent", () => {
  it("is given in advance by a flightaid with whom families may connect right away", async () => {
    const two = await pair(now);
    const view = await Connection.fromId(two.traveler, two.id, now);
    expect(view).toMatchObject({ state: "accepted", openedByMe: true });
    expect(view.actions).toEqual(["withdraw", "order", "write"]);
  });

  it("is given by a flightaid who connects", async () => {
    const two = await pair(now, { opener: "flightaid", connect: "ask" });
    expect(await Connection.fromId(two.traveler, two.id, now)).toMatchObject({
      state: "accepted",
      openedByMe: false,
    });
    expect(await mailOf(two.traveler.uid, "connect")).toMatchObject({ state: "accepted" });
  });

  it("is asked of the others, who accept with a masked line", async () => {
    const two = await pair(now, { connect: "ask" });
    expect(await mailOf(two.flightaid.uid, "connect")).toMatchObject({
      state: "requested",
      role: "flightaid",
      displayName: "A***********",
      answerBy: inHours(24 * 3).toISOString(),
    });
    const asked = await Connection.fromId(two.flightaid, two.id, now);
    expect(asked).toMatchObject({
      state: "requested",
      actions: ["accept", "decline", "withdraw", "write"],
    });
    expect((await Connection.fromId(two.traveler, two.id, now)).actions).toEqual([
      "withdraw",
      "write",
    ]);
    const answer = { id: two.id, accept: true, text: "Gladly! Call +1 416 555 0134" };
    const { connection, mails } = await Connection.answer(two.flightaid, answer, now);
    expect(connection).toMatchObject({
      state: "accepted",
      answerText: "Gladly! Call ***************",
    });
    expect(mails).toEqual([{ uid: two.traveler.uid, key: `accepted#${two.id}` }]);
    // A repetition changes nothing.
    expect((await Connection.answer(two.flightaid, answer, now)).mails).toEqual([]);
  });

  it("says yes to the trips that the page has shown only, and no to any", async () => {
    const two = await pair(now, { connect: "ask" });
    const { trips } = await Connection.fromId(two.flightaid, two.id, now);
    const former = { id: two.id, trips: (trips ?? 0) - 1 };
    await expect(
      Connection.answer(two.flightaid, { ...former, accept: true }, now),
    ).rejects.toMatchObject({ code: "conflict", reason: "request-changed" });
    const shown = { id: two.id, accept: true, trips };
    const { connection } = await Connection.answer(two.flightaid, shown, now);
    expect(connection.state).toBe("accepted");
    const other = await pair(now, { connect: "ask" });
    const declined = { id: other.id, accept: false, trips: -1 };
    const { connection: ended } = await Connection.answer(other.flightaid, declined, now);
    expect(ended.state).toBe("declined");
  });

  it("is refused with a line, and the traveler is told once", async () => {
    const two = await pair(now, { connect: "ask" });
    const answer = { id: two.id, accept: false, text: "I have an infant with me" };
    const [one, other] = await Promise.all([
      Connection.answer(two.flightaid, answer, now),
      Connection.answer(two.flightaid, answer, now),
    ]);
    expect([one.connection.state, other.connection.state]).toEqual(["declined", "declined"]);
    expect(await mailOf(two.traveler.uid, "ended")).toMatchObject({
      reason: "declined",
      by: "them",
      text: "I have an infant with me",
      own: two.itineraries[0],
    });
    expect(await kindsOf(two.flightaid.uid)).not.toContain("ended");
    const view = await Connection.fromId(two.traveler, two.id, now);
    expect(view).toMatchObject({ ended: { reason: "declined", by: "them" }, actions: [] });
    // The flightaid is not asked again, and can change their mind.
    const [asked, offered] = two.itineraries;
    const again = Connection.open(two.traveler, { itineraryId: offered, role: "traveler" }, now);
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    const change = { itineraryId: asked, role: "flightaid" as const };
    expect(await Connection.open(two.flightaid, change, now)).toMatchObject({
      created: true,
      connection: { state: "accepted" },
    });
  });

  it("is not asked again for a trip, also after a connection for another one", {
    tags: "deep",
  }, async () => {
    const two = await pair(now, { connect: "ask", days: 149 });
    const { traveler, flightaid } = two;
    // Each a month after the one before: a pair is connected twice in 30 days.
    const inMonths = (count: number) => inHours(count * 31 * 24);
    const ask = (itineraryId: string, months: number) =>
      Connection.open(traveler, { itineraryId, role: "traveler" }, inMonths(months));
    const [asked, declined] = two.itineraries;
    await Connection.answer(flightaid, { id: two.id, accept: false }, now);
    for (const months of [1, 2]) {
      const days = 80 + months;
      const trip = { type: "flightaid", flight: "AC-41", days, connect: "ask" } as const;
      const { connection } = await ask(await post(flightaid, trip, now), months);
      expect(connection.state).toBe("requested");
      await Connection.withdraw(traveler, { id: connection.id }, inMonths(months));
      await expect(ask(declined, months)).rejects.toMatchObject({ reason: "declined-before" });
    }
    // A flightaid who connects has changed their mind.
    const change = { itineraryId: asked, role: "flightaid" as const };
    const { connection } = await Connection.open(flightaid, change, inMonths(3));
    await Connection.withdraw(flightaid, { id: connection.id }, inMonths(3));
    expect((await ask(declined, 4)).connection.state).toBe("requested");
  });

  it("is either yes or no when both are sent at once", { tags: "deep" }, async () => {
    const two = await pair(now, { connect: "ask" });
    const answers = await Promise.allSettled(
      [true, false].map((accept) => Connection.answer(two.flightaid, { id: two.id, accept }, now)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const told = (await kindsOf(two.traveler.uid)).filter((kind) => /accepted|ended/.test(kind));
    expect(told).toHaveLength(1);
  });

  it("has less time when the flight is within a week, and none on the day of the flight", async () => {
    const near = await pair(now, { connect: "ask", days: 5 });
    expect((await itemOf(near.id)).answerBy).toBe(inHours(24).toISOString());
    const tomorrow = await pair(now, { connect: "ask", days: 1 });
    const { aroundStart } = await timesOf(tomorrow.id);
    expect((await itemOf(tomorrow.id)).answerBy).toBe(aroundStart(0).toISOString());
  });
});

describe("the two trips", () => {
  it("are each one's own, with the reason, also when the days differ", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    await post(ann, { type: "traveler", flight: "AC-41", days: 60 }, now);
    const offered = await post(bob, { type: "flightaid", flight: "AC-42", days: 62 }, now);
    const { connection } = await Connection.open(
      ann,
      { itineraryId: offered, role: "traveler" },
      now,
    );
    const trips = { mine: { leg: { flight: "AC-41" } }, theirs: { leg: { flight: "AC-42" } } };
    expect(connection).toMatchObject({
      ...trips,
      samePlane: false,
      match: { tier: "near-date", dayOffset: 2 },
    });
    const [other] = await Connection.list(bob, now);
    expect(other).toMatchObject({
      mine: trips.theirs,
      theirs: trips.mine,
      match: { tier: "near-date", dayOffset: -2 },
    });
    expect(await mailOf(bob.uid, "connect")).toMatchObject({
      mine: { flight: "AC-42" },
      theirs: { flight: "AC-41" },
      samePlane: false,
    });
  });

  it("are one when the traveler has not posted any", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const offered = await post(bob, { type: "flightaid", flight: "AC-44", days: 61 }, now);
    const wanted = { itineraryId: offered, role: "traveler" as const, phoneNumber: "+14165550177" };
    const { connection } = await Connection.open(ann, wanted, now);
    expect(connection.mine).toBeUndefined();
    expect(connection.theirs).toMatchObject({ itinerary: offered, leg: { flight: "AC-44" } });
    const [other] = await Connection.list(bob, now);
    expect(other?.theirs).toBeUndefined();
    expect(other?.mine).toMatchObject({ leg: { flight: "AC-44" } });
  });

  it("are posted with what the caller has searched with, if it matches", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const offered = await post(bob, { type: "flightaid", flight: "AC-46", days: 63 }, now);
    const travelDate = inHours(24 * 63)
      .toISOString()
      .slice(0, 10);
    const leg = { sequence: 1, from: "YYZ", to: "DXB", travelDate, flight: "AC-46" };
    const wanted = {
      itineraryId: offered,
      role: "traveler" as const,
      phoneNumber: "+14165550177",
      addInfo: "Needs a wheelchair",
    };
    const elsewhere = { ...wanted, itinerary: [{ ...leg, from: "SYD", to: "LHR" }] };
    const first = await Connection.open(ann, elsewhere, now);
    expect(first.connection.mine).toBeUndefined();
    expect(await Itinerary.ofOwner(ann)).toEqual([]);
    await Connection.withdraw(ann, { id: first.connection.id }, now);
    const second = await Connection.open(ann, { ...wanted, itinerary: [leg] }, now);
    expect(second.connection.mine).toMatchObject({ leg });
    expect(second.mails.map(({ key }) => key.split("#")[0]).sort()).toEqual([
      "connect",
      "registered",
    ]);
    expect(await Itinerary.ofOwner(ann)).toMatchObject([{ addInfo: "Needs a wheelchair" }]);
    const seen = await Connection.fromId(bob, second.connection.id, now);
    expect(seen.counterpart.itinerary?.addInfo).toBe("Needs a wheelchair");
  });
});

describe("withdraw", () => {
  it("is open to both before a payment, and tells the other", async () => {
    for (const side of ["traveler", "flightaid"] as const) {
      const two = await pair(now);
      const other = side === "traveler" ? two.flightaid : two.traveler;
      const { connection } = await Connection.withdraw(two[side], { id: two.id }, now);
      expect(connection).toMatchObject({
        state: "withdrawn",
        ended: { reason: "withdrawn", by: "me" },
      });
      expect(await mailOf(other.uid, "ended")).toMatchObject({ reason: "withdrawn", by: "them" });
      // The pair can begin anew.
      const again = { itineraryId: two.itineraries[1], role: "traveler" as const };
      expect(await Connection.open(two.traveler, again, now)).toMatchObject({ created: true });
    }
  });

  it("waits while the payer may have been charged", async () => {
    const two = await pair(now);
    await markOrdered(await itemOf(two.id), "order", { amount: "10.00", currency: "USD" }, now);
    await markTried(await itemOf(two.id), now);
    await expect(Connection.withdraw(two.traveler, { id: two.id }, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "payment-under-way",
    });
  });
});

describe("cancel", () => {
  for (const { rows, options } of byLane(
    [
      ["the flightaid", "flightaid", "cannot-fly", false, "refunded"],
      ["the flightaid, after confirming", "flightaid", "other", true, "refunded"],
      [
        "the traveler, before the flightaid has confirmed",
        "traveler",
        "cannot-fly",
        false,
        "refunded",
      ],
      ["the traveler, after it", "traveler", "cannot-fly", true, "cancelled"],
    ] as const,
    ([who]) => who !== "the flightaid, after confirming",
  ))
    it.each(rows)(
      "by %s ends it, and both know what happens with the fee",
      options,
      async (_, side, reason, confirmed, state) => {
        const two = await paid();
        if (confirmed) await Connection.confirm(two.flightaid, { id: two.id }, now);
        const { connection } = await Connection.cancel(two[side], { id: two.id, reason }, now);
        expect(connection).toMatchObject({ state, ended: { reason, by: "me" } });
        expect(connection.contact).toBeUndefined();
        expect(await itemOf(two.id)).toMatchObject({
          queue: state === "refunded" ? "order" : "none",
        });
        const other = side === "traveler" ? two.flightaid : two.traveler;
        const kind = state === "refunded" ? "refunded" : "ended";
        expect(await mailOf(other.uid, kind)).toMatchObject({ reason, by: "them" });
        expect((await kindsOf(two[side].uid)).includes("refunded")).toBe(state === "refunded");
        expect((await Connection.cancel(two[side], { id: two.id, reason }, now)).mails).toEqual([]);
      },
    );

  it("is refused when the fee is no longer given back, as the page said that it is", async () => {
    const two = await paid();
    const input = { id: two.id, reason: "other", fee: "refunded" } as const;
    await Connection.confirm(two.flightaid, { id: two.id }, now);
    await expect(Connection.cancel(two.traveler, input, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "fee-changed",
    });
    const { connection } = await Connection.cancel(two.traveler, { ...input, fee: "kept" }, now);
    expect(connection.state).toBe("cancelled");
    // The answer was lost.
    expect((await Connection.cancel(two.traveler, input, now)).mails).toEqual([]);
  });

  it("of pages of earlier releases because of the airline is a claim, and ends nothing", {
    tags: "deep",
  }, async () => {
    const two = await paid();
    const input = { id: two.id, reason: "airline" } as const;
    const { connection } = await Connection.cancel(two.traveler, input, now);
    expect(connection).toMatchObject({ state: "paid", airline: { by: "me" } });
    expect(await kindsOf(two.flightaid.uid)).toContain("airline");
    expect((await Connection.cancel(two.traveler, input, now)).mails).toEqual([]);
  });

  it("refunds once when both cancel at once", async () => {
    const two = await paid();
    const cancelled = await Promise.allSettled(
      [two.traveler, two.flightaid].map((one) =>
        Connection.cancel(one, { id: two.id, reason: "other" }, now),
      ),
    );
    expect(cancelled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const told = await kindsOf(two.traveler.uid);
    expect(told.filter((kind) => kind === "refunded")).toHaveLength(1);
  });
});

describe("no answer", () => {
  it("reminds the flightaid, whose confirmation ends it", async () => {
    const two = await paid();
    const { connection } = await Connection.noAnswer(two.traveler, { id: two.id }, inHours(12));
    expect(connection.noAnswer).toEqual({
      at: inHours(12).toISOString(),
      until: inHours(36).toISOString(),
    });
    expect(await mailOf(two.flightaid.uid, "no-answer")).toMatchObject({
      until: inHours(36).toISOString(),
    });
    await Connection.confirm(two.flightaid, { id: two.id }, inHours(35));
    expect(await takeStep(two.id, inHours(37))).toEqual([]);
    const view = await Connection.fromId(two.traveler, two.id, inHours(37));
    expect(view).toMatchObject({ state: "paid", confirmedAt: inHours(35).toISOString() });
    expect(view.noAnswer).toBeUndefined();
  });

  it("says from when it can be reported, and nothing when that would be too late", async () => {
    const two = await paid();
    const shown = (by: Pair["traveler"], at: Date) => Connection.fromId(by, two.id, at);
    expect((await shown(two.traveler, inHours(11))).noAnswerFrom).toBe(inHours(12).toISOString());
    expect(await shown(two.flightaid, inHours(11))).not.toHaveProperty("noAnswerFrom");
    expect(await shown(two.traveler, inHours(12))).not.toHaveProperty("noAnswerFrom");
    const { id, traveler } = await pair(now);
    const { aroundStart } = await timesOf(id);
    await pay(id, aroundStart(-35));
    const late = await Connection.fromId(traveler, id, aroundStart(-34));
    expect(late.state).toBe("paid");
    expect(late).not.toHaveProperty("noAnswerFrom");
  });

  it("that was answered is not reported again for a week", async () => {
    const two = await pair(now, { days: 40 });
    const report = (at: Date) => Connection.noAnswer(two.traveler, { id: two.id }, at);
    await pay(two.id, now);
    await report(inHours(12));
    await Connection.confirm(two.flightaid, { id: two.id }, inHours(13));
    const again = inHours(12 + 7 * 24);
    for (const at of [inHours(14), new Date(again.getTime() - 1)]) {
      await expect(report(at)).rejects.toMatchObject({ reason: "no-answer-untimely" });
      const view = await Connection.fromId(two.traveler, two.id, at);
      expect(view.actions).not.toContain("no-answer");
      expect(view.noAnswerFrom).toBe(again.toISOString());
    }
    const asked = async () =>
      (await kindsOf(two.flightaid.uid)).filter((kind) => kind === "no-answer");
    expect(await asked()).toHaveLength(1);
    const { connection } = await report(again);
    expect(connection.noAnswer?.at).toBe(again.toISOString());
    expect(connection).not.toHaveProperty("noAnswerFrom");
    expect(await asked()).toHaveLength(2);
  });

  it("refunds the fee without a confirmation in time", async () => {
    const two = await paid();
    await Connection.noAnswer(two.traveler, { id: two.id }, inHours(12));
    expect(await takeStep(two.id, inHours(35.9))).toEqual([]);
    const mails = await takeStep(two.id, inHours(36));
    expect(mails).toHaveLength(2);
    expect(await itemOf(two.id)).toMatchObject({
      state: "refunded",
      endReason: "no-answer",
      queue: "order",
    });
    await expect(
      Connection.confirm(two.flightaid, { id: two.id }, inHours(37)),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("leaves 24 hours from the mail, however late that is", async () => {
    const two = await paid();
    await Connection.noAnswer(two.traveler, { id: two.id }, inHours(12));
    const asked = (await Outbox.ofRecipient(two.flightaid.uid)).filter(
      ({ kind }) => kind === "no-answer",
    );
    const claim = async (at: Date) =>
      (await Promise.all(asked.map((mail) => Outbox.claim(mail, at)))).filter(
        (mail) => mail !== undefined,
      );
    const failure = { permanent: true, error: new Error("SES is down") };
    await Outbox.markFailed(await claim(inHours(12)), failure, inHours(13));
    expect(await takeStep(two.id, inHours(36))).toEqual([]);
    expect(await itemOf(two.id)).toMatchObject({ noAnswerUntil: inHours(60).toISOString() });
    for (const mail of asked) await Outbox.unpark(mail, inHours(40));
    await Outbox.markSent(await claim(inHours(40)), "message-1", inHours(40));
    expect(await takeStep(two.id, inHours(60))).toEqual([]);
    expect(await itemOf(two.id)).toMatchObject({ state: "paid" });
    expect(await takeStep(two.id, inHours(64))).toHaveLength(2);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "no-answer" });
  });

  it("cannot be answered too late, before the schedule has refunded the fee", async () => {
    const two = await paid();
    await Connection.noAnswer(two.traveler, { id: two.id }, inHours(12));
    await expect(
      Connection.confirm(two.flightaid, { id: two.id }, inHours(36)),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("after a confirmation leaves the confirmation in sight: who cancels is not refunded", async () => {
    const two = await paid();
    await Connection.confirm(two.flightaid, { id: two.id }, now);
    const { connection } = await Connection.noAnswer(two.traveler, { id: two.id }, inHours(13));
    expect(connection).toMatchObject({
      confirmedAt: now.toISOString(),
      noAnswer: { until: inHours(37).toISOString() },
    });
    const input = { id: two.id, reason: "other" } as const;
    const ended = await Connection.cancel(two.traveler, input, inHours(14));
    expect(ended.connection.state).toBe("cancelled");
  });

  it("leaves 24 hours for the answer, also when it is said at the last minute", {
    tags: "deep",
  }, async () => {
    const two = await paid();
    const { aroundStart } = await timesOf(two.id);
    const last = aroundStart(-24 - 1 / 60);
    const { connection } = await Connection.noAnswer(two.traveler, { id: two.id }, last);
    expect(connection.noAnswer?.until).toBe(aroundStart(-1 / 60).toISOString());
  });
});

describe("did not meet", () => {
  it("refunds the fee when nobody contradicts for 72 hours", async () => {
    const two = await paid();
    const { aroundEnd } = await timesOf(two.id);
    await Connection.didNotMeet(two.traveler, { id: two.id }, aroundEnd(71));
    expect(await mailOf(two.flightaid.uid, "did-not-meet")).toMatchObject({
      until: aroundEnd(71 + 72).toISOString(),
    });
    await runUntil(two.id, aroundEnd(71 + 71));
    expect((await itemOf(two.id)).state).toBe("paid");
    await runUntil(two.id, aroundEnd(71 + 72));
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "did-not-meet" });
  });

  it("goes to an operator when the flightaid contradicts", async () => {
    const two = await paid();
    const { aroundEnd } = await timesOf(two.id);
    await Connection.didNotMeet(two.traveler, { id: two.id }, aroundEnd(1));
    const { mails } = await Connection.contradict(two.flightaid, { id: two.id }, aroundEnd(2));
    expect(mails.map(({ uid }) => uid)).toEqual([two.traveler.uid, Outbox.operators]);
    await runUntil(two.id, aroundEnd(200));
    const view = await Connection.fromId(two.traveler, two.id, aroundEnd(200));
    expect(view).toMatchObject({
      state: "paid",
      didNotMeet: { contradictedAt: aroundEnd(2).toISOString() },
    });
  });

  it("is not told to anyone who has left", { tags: "deep" }, async () => {
    const gone = await paid();
    const { aroundEnd } = await timesOf(gone.id);
    await Connection.forget(gone.flightaid.uid, aroundEnd(1));
    expect(
      (await Connection.didNotMeet(gone.traveler, { id: gone.id }, aroundEnd(2))).mails,
    ).toEqual([]);
    const two = await paid();
    const times = await timesOf(two.id);
    await Connection.didNotMeet(two.traveler, { id: two.id }, times.aroundEnd(1));
    await Connection.forget(two.traveler.uid, times.aroundEnd(2));
    const { mails } = await Connection.contradict(
      two.flightaid,
      { id: two.id },
      times.aroundEnd(3),
    );
    expect(mails.map(({ uid }) => uid)).toEqual([Outbox.operators]);
  });
});

/** Takes every step that is due until `at`. */
async function runUntil(id: string, at: Date): Promise<void> {
  for (let steps = 0; steps < 10; steps++) {
    const { version } = await itemOf(id);
    await takeStep(id, at);
    if ((await itemOf(id)).version === version) return;
  }
  throw new Error("The steps do not end");
}
