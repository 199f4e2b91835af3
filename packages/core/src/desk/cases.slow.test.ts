/** Reports are decided once; both sides are told what concerns them, and the record says who did what. */
import { Outbox } from "@flightaides/core/outbox";
import { Safety } from "@flightaides/core/safety";
import { User } from "@flightaides/core/user";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, pair, pay } from "../../test/connection";
import { post } from "../../test/itinerary";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import { removeData } from "../account";
import type { AuthUser } from "../actor";
import { Connection } from "../connection";
import { withinTime } from "../contention";
import { client } from "../db/client";
import { FormerAccount } from "../former-account";
import { Itinerary } from "../itinerary";
import { Quota } from "../quota";
import { userData as ofReports } from "../safety/user-data";
import { Desk } from ".";

const operator = "olga";
const text = "You wrote eleven times after she had declined.";
const decision = (decision: Desk.CaseDecision["decision"]): Desk.CaseDecision => ({
  decision,
  reason: "harassment",
  text,
  operator,
});
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Bob's posting, which Ann has reported. */
async function reported(at = now) {
  const [ann, bob] = [await person("Ann Kowalski", at), await person("Bob Marsh", at)];
  const itinerary = await post(bob, { type: "flightaid" }, at);
  await Safety.report(ann, { itinerary, reason: "harassment", text: "He shouts." }, at);
  const id = (await Desk.cases(at, 1000)).find(({ reporter }) => reporter === ann.uid)?.id ?? "";
  return { ann, bob, id };
}

async function mailsTo({ uid }: AuthUser) {
  const mails = await Outbox.ofRecipient(uid);
  return mails
    .map(({ payload }) => payload)
    .filter((payload) => !["registered", "still-flying-posting"].includes(payload?.kind ?? ""));
}

async function kindsTo(user: AuthUser): Promise<(string | undefined)[]> {
  return (await mailsTo(user)).map((payload) => payload?.kind);
}

const isOpen = async (id: string) =>
  (await Desk.cases(later(3600), 1000)).some((one) => one.id === id);

/** What the record says of a report, oldest first. */
async function recorded(report: string) {
  const all = await Desk.recordsOf(now.toISOString().slice(0, 10), operator);
  return all.filter((entry) => entry.report === report);
}

/** Deletes what reports have of somebody, as the deletion of the account does. */
async function leave(user: AuthUser): Promise<void> {
  await User.leave(user, now);
  await removeData(user, { signIns: [user], parts: [ofReports] }, now);
}

/** Does something else between the read of a report and the write that replaces it. */
async function beforeReport(other: () => Promise<unknown>, act: () => Promise<void>) {
  let isFirst = true;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (call) => {
        if (commandName === "PutItemCommand" && isFirst) {
          isFirst = false;
          await other();
        }
        return next(call);
      },
    { step: "initialize", name: "meanwhile" },
  );
  await act();
  client.middlewareStack.remove("meanwhile");
  expect(isFirst).toBe(false);
}

describe("the queue", () => {
  it("has undecided reports, oldest first", async () => {
    const [second, first] = [await reported(later(20)), await reported(later(10))];
    const ids = (await Desk.cases(later(60), 1000)).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    await Desk.decide(first.id, decision("dismiss"), later(30));
    expect([await isOpen(first.id), await isOpen(second.id)]).toEqual([false, true]);
  });

  it("has a report once that was made twice", async () => {
    const { ann, bob, id } = await reported();
    const itinerary = (await Safety.reports(ann))[0]?.itinerary ?? "";
    await Safety.report(ann, { itinerary, reason: "harassment", text: "He shouts." }, later(60));
    const all = (await Desk.cases(later(120), 1000)).filter((one) => one.reported === bob.uid);
    expect(all.map((one) => one.id)).toEqual([id]);
  });
});

describe("a case", () => {
  it("shows the flights, the note, the answer and the messages as the reporter saw them", async () => {
    const {
      traveler,
      flightaid,
      id: connection,
      itineraries,
    } = await pair(now, { connect: "ask" });
    const [, offered] = itineraries;
    const { legs } = await Itinerary.record(offered);
    const [leg] = legs;
    const flights = [
      { route: `${leg?.from}-${leg?.to}`, travelDate: leg?.travelDate, flight: leg?.flight },
    ];
    await Itinerary.update(flightaid, { id: offered, addInfo: "I am Bob Marsh." }, now);
    await Connection.followChange(offered, now);
    const answer = "No, not with her!";
    await Connection.answer(flightaid, { id: connection, accept: false, text: answer }, now);
    await Safety.report(traveler, { itinerary: offered, reason: "spam" }, now);
    await Safety.report(traveler, { connection, reason: "harassment" }, now);
    await Safety.report(flightaid, { connection, reason: "other" }, now);
    const cases = (await Desk.cases(now, 1000)).filter(({ reporter }) =>
      [traveler.uid, flightaid.uid].includes(reporter ?? ""),
    );
    const caseFor = async (reason: string) =>
      Desk.caseOf(cases.find((one) => one.reason === reason)?.id ?? "", operator, now);
    const note = "I am *** *****.";
    expect(await caseFor("spam")).toMatchObject({ flights, note, itinerary: offered });
    expect(await caseFor("harassment")).toMatchObject({
      flights,
      note,
      connection,
      answer: { by: "reported", text: answer },
    });
    expect(await caseFor("other")).toMatchObject({ answer: { by: "reporter", text: answer } });
  });
});

describe("a decision", () => {
  it("to dismiss is told to the reporter alone", async () => {
    const { ann, bob, id } = await reported();
    expect(await Desk.decide(id, decision("dismiss"), now)).toMatchObject({ owing: [] });
    expect([await kindsTo(ann), await kindsTo(bob)]).toEqual([["report-decided"], []]);
  });

  it("to warn is told to the person, with the reason and the text, and to the reporter without", async () => {
    const { ann, bob, id } = await reported();
    await Desk.decide(id, decision("warn"), now);
    expect(await mailsTo(bob)).toEqual([
      { kind: "warned", props: { reason: "harassment", text, report: id } },
    ]);
    expect(await mailsTo(ann)).toEqual([{ kind: "report-decided", props: {} }]);
    expect(await User.statusOf(bob)).toBe("known");
  });

  it("to suspend ends what is live, and gives money back", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await pay(connection, now);
    await Safety.report(traveler, { connection, reason: "unsafe" }, now);
    const found = (await Desk.cases(now, 1000)).find((one) => one.reporter === traveler.uid);
    const outcome = await Desk.decide(found?.id ?? "", decision("suspend"), now);
    expect(outcome).toMatchObject({ owing: [connection] });
    expect(await User.statusOf(flightaid)).toBe("suspended");
    expect((await itemOf(connection)).state).toBe("refunded");
    expect(await kindsTo(flightaid)).toContain("suspended");
    expect(await kindsTo(traveler)).toEqual(expect.arrayContaining(["report-decided", "refunded"]));
  });

  it("to refund gives back the fee of the connection, and both and the reporter are told", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const { traveler, flightaid, id: connection } = two;
    await Safety.report(traveler, { connection, reason: "unsafe" }, now);
    const id = (await Safety.reportsOf(traveler.uid))[0]?.id ?? "";
    await Desk.decide(id, decision("refund"), now);
    expect(await itemOf(connection)).toMatchObject({ state: "refunded" });
    expect(await kindsTo(traveler)).toEqual(expect.arrayContaining(["refunded", "report-decided"]));
    expect(await kindsTo(flightaid)).toContain("refunded");
    expect(await recorded(id)).toMatchObject([{ what: "refund", connection, text }]);
    expect(await isOpen(id)).toBe(false);
    expect(await Desk.decide(id, decision("refund"), now)).toBe("decided");
  });

  it("to refund is refused when there is nothing to refund", async () => {
    const two = await pair(now);
    await Safety.report(two.traveler, { connection: two.id, reason: "unsafe" }, now);
    const id = (await Safety.reportsOf(two.traveler.uid))[0]?.id ?? "";
    await expect(Desk.decide(id, decision("refund"), now)).rejects.toMatchObject({
      reason: "nothing-to-refund",
    });
    expect(await isOpen(id)).toBe(true);
  });

  it("is made by neither of the two, who do not see the report either", async () => {
    const { ann, bob, id } = await reported();
    await Desk.lookAt(id, operator, now);
    for (const { uid } of [ann, bob]) {
      expect((await Desk.undecided(uid, now, 1000)).some((one) => one.id === id)).toBe(false);
      expect(
        JSON.stringify(await Desk.recordsOf(now.toISOString().slice(0, 10), uid)),
      ).not.toContain(id);
      const own = { code: "conflict", reason: "own-case" };
      await expect(Desk.lookAt(id, uid, now)).rejects.toMatchObject(own);
      const decided = Desk.decide(id, { ...decision("dismiss"), operator: uid }, now);
      await expect(decided).rejects.toMatchObject(own);
    }
    expect(await isOpen(id)).toBe(true);
    expect((await recorded(id)).map(({ what }) => what)).toEqual(["look", "look"]);
    // Nor on the page of the other one.
    expect((await Desk.look(ann.uid, bob.uid, now)).reports).toEqual([]);
    expect((await Desk.look(ann.uid, operator, now)).reports).toMatchObject([{ id }]);
    const about = async (by: string) => JSON.stringify(await Desk.recordsAbout(ann.uid, by, 100));
    expect(await about(bob.uid)).not.toContain(id);
    expect(await about(operator)).toContain(id);
  });

  it("is not made by who is connected with the person: a suspension would give their own fee back", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const ann = await person("Zoe Petrova", now);
    const itinerary = await post(two.flightaid, { type: "flightaid", days: 40 }, now);
    await Safety.report(ann, { itinerary, reason: "unsafe" }, now);
    const id = (await Safety.reportsOf(ann.uid))[0]?.id ?? "";
    const own = { ...decision("suspend"), operator: two.traveler.uid };
    await expect(Desk.decide(id, own, now)).rejects.toMatchObject({ reason: "own-case" });
    expect(await itemOf(two.id)).toMatchObject({ state: "paid" });
  });

  it("is not made by who is connected with the reporter: a refund would be a favour", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    await Safety.report(two.traveler, { connection: two.id, reason: "unsafe" }, now);
    const id = (await Safety.reportsOf(two.traveler.uid))[0]?.id ?? "";
    const friend = await person("Zoe Petrova", now);
    const itinerary = await post(two.traveler, { type: "traveler", days: 40 }, now);
    await Safety.report(friend, { itinerary, reason: "spam" }, now);
    for (const what of ["refund", "warn", "suspend"] as const) {
      const favour = { ...decision(what), operator: friend.uid };
      await expect(Desk.decide(id, favour, now)).rejects.toMatchObject({ reason: "own-case" });
    }
    expect(await itemOf(two.id)).toMatchObject({ state: "paid" });
    expect(await isOpen(id)).toBe(true);
  });

  it("about somebody who is suspended already is told, because it stands by itself", async () => {
    const { bob, id } = await reported();
    await Desk.suspend(bob.uid, { reason: "spam", operator }, now);
    await Desk.decide(id, decision("suspend"), later(60));
    const since = now.toISOString();
    expect(await Quota.suspensionOf(bob.uid)).toEqual({ since, reason: "spam", decisions: 1 });
    expect((await kindsTo(bob)).filter((kind) => kind === "suspended")).toHaveLength(2);
    expect(await isOpen(id)).toBe(false);
  });

  it("about somebody whose suspension is lifted at the same moment suspends them anew", async () => {
    const { bob, id } = await reported();
    await Desk.suspend(bob.uid, { reason: "spam", operator }, now);
    const lift = () => Desk.lift(bob.uid, { operator, text: "A mistake." }, later(59));
    const restore = beforeNextTransaction(lift);
    await Desk.decide(id, decision("suspend"), later(60));
    restore();
    expect(await Quota.suspensionOf(bob.uid)).toMatchObject({ since: later(60).toISOString() });
    expect(await User.statusOf(bob)).toBe("suspended");
  });

  it("is made once, also by two operators at the same moment", async () => {
    const { bob, id } = await reported();
    const outcomes = await Promise.all([
      Desk.decide(id, decision("warn"), now),
      Desk.decide(id, decision("suspend"), now),
    ]);
    expect(outcomes.filter((one) => one === "decided")).toHaveLength(1);
    expect(await recorded(id)).toHaveLength(1);
    const [kind] = await kindsTo(bob);
    expect(await User.statusOf(bob)).toBe(kind === "warned" ? "known" : "suspended");
    expect(await Desk.decide(id, decision("dismiss"), later(60))).toBe("decided");
    expect(await Desk.decide("0".repeat(32), decision("dismiss"), now)).toBe("not-found");
  });

  it("that crashes after its first write is completed by the schedule", async () => {
    const { traveler, flightaid, id: connection } = await pair(now);
    await pay(connection, now);
    await Safety.report(traveler, { connection, reason: "unsafe" }, now);
    const found = (await Desk.cases(now, 1000)).find((one) => one.reporter === traveler.uid);
    let transactions = 0;
    client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (call) => {
          if (commandName.startsWith("TransactWrite") && ++transactions > 1)
            throw new Error("Crash");
          return next(call);
        },
      { step: "initialize", name: "crash" },
    );
    const decided = Desk.decide(found?.id ?? "", decision("suspend"), now);
    await expect(decided).rejects.toThrow("Crash");
    client.middlewareStack.remove("crash");
    expect(await User.statusOf(flightaid)).toBe("suspended");
    expect((await itemOf(connection)).state).toBe("paid");
    const clock = { now: () => later(61), sleep: async () => {} };
    expect((await Desk.completeSuspensions({ clock })).failures).toEqual([]);
    expect((await itemOf(connection)).state).toBe("refunded");
  });
});

describe("somebody who leaves", () => {
  it("cannot be warned, and no mail, report or entry has the id", async () => {
    const { ann, bob, id } = await reported();
    await Desk.lookAt(id, operator, now);
    await leave(bob);
    expect(await Desk.decide(id, decision("warn"), now)).toBe("gone");
    await Desk.decide(id, decision("dismiss"), now);
    const stored = [await Safety.reportOf(id), await recorded(id), await mailsTo(ann)];
    expect(JSON.stringify(stored)).not.toContain(bob.uid);
  });

  it("after a decision takes the id and the names along", async () => {
    const { bob, id } = await reported();
    await Desk.decide(id, { ...decision("warn"), text: "Bob Marsh shouts." }, now);
    await leave(bob);
    const report = await Safety.reportOf(id);
    const kept = JSON.stringify([report, await recorded(id)]);
    expect(kept).not.toMatch(/Marsh/);
    expect(kept).not.toContain(bob.uid);
    expect(report).toMatchObject({ decision: { what: "warn", reason: "harassment" } });
    expect(await isOpen(id)).toBe(false);
  });

  it("at the same moment as an operator decides loses no decision", async () => {
    const { bob, id } = await reported();
    await beforeReport(
      () => Desk.decide(id, decision("dismiss"), now),
      () => leave(bob),
    );
    const report = await Safety.reportOf(id);
    expect(report).toMatchObject({ decision: { what: "dismiss" } });
    expect(JSON.stringify(report)).not.toContain(bob.uid);
    expect(await isOpen(id)).toBe(false);
  });

  it("at the same moment as the other one takes both ids and names along", async () => {
    const { ann, bob, id } = await reported();
    await beforeReport(
      () => leave(ann),
      () => leave(bob),
    );
    const report = JSON.stringify(await Safety.reportOf(id));
    for (const part of [ann.uid, bob.uid, "Kowalski", "Marsh"]) expect(report).not.toContain(part);
  });

  it("while an operator decides gets no mail", async () => {
    const { ann, id } = await reported();
    await User.leave(ann, now);
    const inNoTime = withinTime(0, () => Desk.decide(id, decision("dismiss"), now));
    await expect(inNoTime).rejects.toMatchObject({ code: "unavailable" });
    await leave(ann);
    await Desk.decide(id, decision("dismiss"), now);
    expect(await kindsTo(ann)).toEqual([]);
  });

  it("while an operator decides is suspended for when they are back", async () => {
    const { bob, id } = await reported();
    const restore = beforeNextTransaction(() => leave(bob));
    await Desk.decide(id, decision("suspend"), now);
    restore();
    const former = await FormerAccount.idOf(bob.uid);
    expect(await Quota.suspensionOf(former)).toMatchObject({ reason: "harassment" });
    expect(await Quota.suspensionOf(bob.uid)).toBeUndefined();
    expect(await kindsTo(bob)).toEqual([]);
    expect((await recorded(id)).map(({ whom }) => whom)).toEqual([former]);
  });
});

describe("an appeal", () => {
  const tokenFor = async ({ uid }: AuthUser, id: string) =>
    (await Safety.appealPath(uid, id)).replace("/appeal?token=", "");
  /** Decides as another operator. */
  const again = (what: Desk.CaseDecision["decision"]) => ({ ...decision(what), operator: "omar" });
  const appeal = "I wrote eleven times because she had asked me to.";

  it("reopens the case once, and the case can be decided again", async () => {
    const { ann, bob, id } = await reported();
    const token = await tokenFor(bob, id);
    const over = { reason: "appeal-over" };
    await expect(Safety.appeal({ token, text: appeal }, now)).rejects.toMatchObject(over);
    await Desk.decide(id, decision("warn"), now);
    await Safety.appeal({ token, text: appeal }, later(60));
    expect(await isOpen(id)).toBe(true);
    await expect(Safety.appeal({ token, text: appeal }, later(61))).rejects.toMatchObject(over);
    expect(await Desk.caseOf(id, operator, later(120))).toMatchObject({
      appeal: { text: appeal, before: { what: "warn", text, by: operator } },
    });
    await Desk.decide(id, again("dismiss"), later(180));
    expect(await isOpen(id)).toBe(false);
    await expect(Safety.appeal({ token, text: appeal }, later(240))).rejects.toMatchObject(over);
    // In the download of its author.
    expect(await Safety.appeals(bob)).toEqual([
      { text: appeal, createdAt: later(60).toISOString() },
    ]);
    expect(await Safety.appeals(ann)).toEqual([]);
  });

  it("is decided by another operator, and not by a refund", async () => {
    const { id } = await second("suspend");
    const own = { reason: "own-case" };
    await expect(Desk.decide(id, decision("suspend"), later(120))).rejects.toMatchObject(own);
    await expect(Desk.decide(id, again("refund"), later(120))).rejects.toMatchObject({
      reason: "invalid-fields",
    });
    expect(
      (await Desk.undecided(operator, later(120), 1000)).find((one) => one.id === id),
    ).toMatchObject({
      isAppeal: true,
    });
    expect(await Desk.decide(id, again("suspend"), later(120))).toMatchObject({ owing: [] });
  });

  it("is possible once, also twice at the same moment", async () => {
    const { bob, id } = await reported();
    await Desk.decide(id, decision("warn"), now);
    const token = await tokenFor(bob, id);
    const made = await Promise.allSettled(
      ["One.", "Two."].map((one) => Safety.appeal({ token, text: one }, now)),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is of the reported person alone, by the link of the mail", async () => {
    const { ann, id } = await reported();
    await Desk.decide(id, decision("warn"), now);
    const token = await tokenFor(ann, id);
    await expect(Safety.appeal({ token, text: appeal }, now)).rejects.toMatchObject({
      reason: "appeal-over",
    });
    await expect(Safety.appeal({ token: "forged", text: appeal }, now)).rejects.toMatchObject({
      reason: "invalid-link",
    });
  });

  const second = async (first: Desk.CaseDecision["decision"]) => {
    const two = await reported();
    await Desk.decide(two.id, decision(first), now);
    await Safety.appeal({ token: await tokenFor(two.bob, two.id), text: appeal }, later(60));
    const before = { ann: await kindsTo(two.ann), bob: await kindsTo(two.bob) };
    const news = async (who: "ann" | "bob") =>
      (await mailsTo(two[who])).filter((payload) => !before[who].includes(payload?.kind));
    return { ...two, news };
  };

  it("against a suspension that is dismissed lifts it, and tells the outcome once", async () => {
    const { bob, id, news } = await second("suspend");
    const { mails } = (await Desk.decide(id, again("dismiss"), later(120))) as Desk.Suspended;
    expect(mails).toHaveLength(1);
    expect(await User.statusOf(bob)).toBe("known");
    expect(await Quota.suspensionOf(bob.uid)).toBeUndefined();
    expect(await news("bob")).toEqual([
      {
        kind: "appeal-decided",
        props: { decision: "dismiss", reason: "harassment", text: "", account: "reinstated" },
      },
    ]);
    expect(await news("ann")).toEqual([]);
    expect((await recorded(id)).map(({ what }) => what).sort()).toEqual([
      "dismiss",
      "lift",
      "suspend",
    ]);
  });

  it("against a suspension that stays says so, and has no link that no longer works", async () => {
    const { bob, id, news } = await second("suspend");
    const { mails } = (await Desk.decide(id, again("suspend"), later(120))) as Desk.Suspended;
    expect(mails).toHaveLength(1);
    expect(await User.statusOf(bob)).toBe("suspended");
    const props = { decision: "suspend", reason: "harassment", text: "", account: "suspended" };
    expect(await news("bob")).toEqual([{ kind: "appeal-decided", props }]);
    expect(await news("ann")).toEqual([]);
  });

  it("against a suspension without a report reopens a case of its own, decided by another operator", async () => {
    const bob = await person("Bob Marsh", now);
    await Desk.suspend(bob.uid, { reason: "spam", text: "Links.", operator }, now);
    const told = (await mailsTo(bob)).find((payload) => payload?.kind === "suspended");
    const id = told?.kind === "suspended" ? (told.props.report ?? "") : "";
    expect(await isOpen(id)).toBe(false);
    await Safety.appeal({ token: await tokenFor(bob, id), text: appeal }, later(60));
    expect(
      (await Desk.undecided(operator, later(120), 1000)).find((one) => one.id === id),
    ).toMatchObject({
      about: "account",
      isAppeal: true,
    });
    expect(await Desk.caseOf(id, "omar", later(120))).toMatchObject({
      isOwn: true,
      reported: { uid: bob.uid, reports: [{ id, side: "about", isOwn: true }] },
      appeal: { before: { text: "Links.", by: operator } },
    });
    await expect(Desk.decide(id, decision("dismiss"), later(120))).rejects.toMatchObject({
      reason: "own-case",
    });
    await Desk.decide(id, again("dismiss"), later(120));
    expect(await User.statusOf(bob)).toBe("known");
  });

  it("against a warning ends in a warning, with the text", async () => {
    const { id, news } = await second("warn");
    const { mails } = (await Desk.decide(id, again("warn"), later(120))) as Desk.Suspended;
    expect(mails).toHaveLength(1);
    const props = { decision: "warn", reason: "harassment", text, account: "open" };
    expect(await news("bob")).toEqual([{ kind: "appeal-decided", props }]);
  });

  it("does not lift a suspension that another decision has caused", async () => {
    const { bob, id, news } = await second("suspend");
    await Desk.lift(bob.uid, { operator, text: "A mistake." }, later(61));
    await Desk.suspend(bob.uid, { reason: "spam", operator }, later(62));
    await Desk.decide(id, again("dismiss"), later(120));
    expect(await User.statusOf(bob)).toBe("suspended");
    const props = { decision: "dismiss", reason: "harassment", text: "", account: "suspended" };
    expect(await news("bob")).toContainEqual({ kind: "appeal-decided", props });
  });

  it.each(["before", "at the same moment"])(
    "does not lift a suspension that another decision confirms %s",
    async (when) => {
      const { bob, id, news } = await second("suspend");
      const carl = await person("Carl Weber", now);
      const itinerary = (await Safety.reportOf(id))?.evidence.card?.id;
      await Safety.report(carl, { itinerary, reason: "asks-for-money" }, now);
      const other = (await Safety.reportsOf(carl.uid))[0]?.id ?? "";
      const confirm = () => Desk.decide(other, decision("suspend"), later(100));
      const restore = when === "before" ? undefined : beforeNextTransaction(confirm);
      if (!restore) await confirm();
      await Desk.decide(id, again("dismiss"), later(120));
      restore?.();
      expect(await User.statusOf(bob)).toBe("suspended");
      expect(await news("bob")).toContainEqual({
        kind: "appeal-decided",
        props: { decision: "dismiss", reason: "harassment", text: "", account: "suspended" },
      });
    },
  );

  it("does not lift a suspension for which another appeal is open", async () => {
    const { bob, id } = await second("suspend");
    const carl = await person("Carl Weber", now);
    const itinerary = (await Safety.reportOf(id))?.evidence.card?.id;
    await Safety.report(carl, { itinerary, reason: "asks-for-money" }, now);
    const other = (await Safety.reportsOf(carl.uid))[0]?.id ?? "";
    await Desk.decide(other, decision("suspend"), later(100));
    await Safety.appeal({ token: await tokenFor(bob, other), text: appeal }, later(110));
    await Desk.decide(id, again("dismiss"), later(120));
    expect(await User.statusOf(bob)).toBe("suspended");
    await Desk.decide(other, again("dismiss"), later(130));
    expect(await User.statusOf(bob)).toBe("known");
  });

  it("of somebody who leaves is kept without the names", async () => {
    const { bob, id } = await reported();
    await Desk.decide(id, decision("warn"), now);
    await Safety.appeal({ token: await tokenFor(bob, id), text: "Bob Marsh was asleep." }, now);
    await leave(bob);
    const report = await Safety.reportOf(id);
    expect(JSON.stringify(report)).not.toMatch(/Marsh/);
    expect(report).toMatchObject({ appeal: { before: { what: "warn" } } });
  });
});

describe("the record", () => {
  it("says who looked at whom, and decided what and why", async () => {
    const { ann, bob, id } = await reported();
    const at = now.toISOString();
    expect(await Desk.lookAt(id, operator, now)).toMatchObject({ text: "He shouts." });
    await Desk.decide(id, decision("suspend"), later(60));
    await Desk.lift(bob.uid, { operator: "omar", text: "A mistake." }, later(120));
    const whom = await FormerAccount.idOf(bob.uid);
    const all = await Desk.recordsOf(at.slice(0, 10), operator);
    expect(all.filter((entry) => entry.whom === whom)).toEqual([
      { at, operator, what: "look", report: id, whom },
      {
        at: later(60).toISOString(),
        operator,
        what: "suspend",
        report: id,
        whom,
        reason: "harassment",
        text,
      },
      { at: later(120).toISOString(), operator: "omar", what: "lift", whom, text: "A mistake." },
    ]);
    const about = all.filter((entry) => entry.whom === whom);
    expect(await Desk.recordsAbout(bob.uid, operator, 100)).toEqual(about.reverse());
    expect(await Desk.recordsAbout(bob.uid, operator, 1)).toHaveLength(1);
    const reporter = await FormerAccount.idOf(ann.uid);
    expect(all.filter((entry) => entry.whom === reporter)).toEqual([
      { at, operator, what: "look", report: id, whom: reporter },
    ]);
    expect(await Desk.lookAt("0".repeat(32), operator, now)).toBeUndefined();
  });

  it("keeps what operators write without names and contact data", async () => {
    const { bob, id } = await reported();
    const wordy = { operator, text: `Bob Marsh, ${bob.email}, shouted at Ann.` };
    await Desk.decide(id, { ...decision("suspend"), ...wordy }, now);
    await Desk.lift(bob.uid, wordy, later(60));
    await Desk.show(bob.uid, wordy, later(120));
    const whom = await FormerAccount.idOf(bob.uid);
    const all = await Desk.recordsOf(now.toISOString().slice(0, 10), operator);
    const written = all
      .filter((entry) => entry.whom === whom)
      .map(({ what, text }) => [what, text]);
    const shouted = expect.stringMatching(/ shouted at /);
    expect(written).toEqual([
      ["suspend", shouted],
      ["lift", shouted],
      ["look", shouted],
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Bob|Marsh|@/);
  });
});
