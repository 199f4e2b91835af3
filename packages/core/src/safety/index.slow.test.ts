import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair, pay } from "../../test/connection";
import { itemsWith } from "../../test/items";
import { post } from "../../test/itinerary";
import { converse } from "../../test/message";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { transact } from "../db/transact";
import { FormerAccount } from "../former-account";
import { Journey } from "../journey";
import { Message } from "../message";
import { maxMessageLength } from "../message/contract";
import { Outbox } from "../outbox";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Safety } from ".";
import { maxReportLength } from "./contract";
import { userData } from "./user-data";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const contact = "I am Ann Kowalski, call 416 555 0134.";

/** The mails to the operators about the reports that name this user. */
async function mailsAbout(user: AuthUser) {
  const ids = (await storedFor(user)).map(({ id }) => id);
  const all = await Outbox.ofRecipient(Outbox.operators);
  return all.filter(({ payload }) => ids.some((id) => JSON.stringify(payload).includes(id)));
}

/** The reports that name a user, as stored. */
async function storedFor({ uid }: AuthUser) {
  return (await itemsWith(uid)).filter(({ sk }) => sk === "report");
}

/** @param from the account, which is deleted, or the id that it had then */
const handOver = (from: string, to: string, at = now) =>
  userData.handOver({ from, to, keeps: false, checks: [] }, at);

describe("a report", () => {
  it("of an itinerary stores its public card, and owes the operators a mail that leads to it and says nothing of what is in it", async () => {
    const [ann, eve] = [await person("Ann Kowalski", now), await person("Eve Stone", now)];
    const itinerary = await post(ann, { addInfo: contact }, now);
    const { mails } = await Safety.report(
      eve,
      { itinerary, reason: "spam", text: "This is an advertisement." },
      now,
    );
    const [mail] = await mailsAbout(eve);
    const [stored] = await storedFor(eve);
    expect(mails).toEqual([{ uid: Outbox.operators, key: mail?.key }]);
    expect(mail?.payload).toEqual({
      kind: "operators",
      props: {
        subject: "Report: spam",
        rows: [
          ["Report", stored?.id],
          ["To look at it, and decide", `/desk?view=reports&id=${stored?.id}`],
          ["Reason", "spam"],
          ["Itinerary", itinerary],
        ],
      },
    });
    expect(stored).toMatchObject({
      reporter: eve.uid,
      reported: ann.uid,
      reason: "spam",
      evidence: { card: { id: itinerary, traveler: { displayName: "A***********" } } },
      expiresAt: later(180 * 86_400).getTime() / 1000,
    });
    expect(JSON.stringify(stored)).not.toMatch(/Kowalski|555 ?0134/);
  });

  it("of a connection stores what the reporter sees, the messages as written and the meeting point, without the contact data", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(traveler, { id, text: contact }, now);
    await Message.write(flightaid, { id, text: "Send the money first." }, later(1));
    await pay(id, now);
    await Journey.setMeetingPoint(flightaid, { id, text: "At my flat" }, later(2));
    await Safety.report(traveler, { connection: id, reason: "asks-for-money" }, now);
    const [stored] = await storedFor(traveler);
    expect(stored).toMatchObject({
      reported: flightaid.uid,
      evidence: {
        connection: { id, role: "traveler", state: "paid" },
        messages: [
          { by: "reporter", text: contact },
          { by: "reported", text: "Send the money first." },
        ],
        meetingPoint: { by: "reported", at: later(2).toISOString(), text: "At my flat" },
      },
    });
    expect(stored?.evidence.connection).not.toHaveProperty("contact");
  });

  it("of a long conversation stores the newest messages, as many as fit", {
    tags: "deep",
  }, async () => {
    const { traveler, id } = await pair(now);
    const texts = Array.from({ length: 130 }, (_, count) =>
      `${count} `.padEnd(maxMessageLength, "语"),
    );
    await converse(id, texts, now);
    const text = "语".repeat(maxReportLength);
    await Safety.report(traveler, { connection: id, reason: "other", text }, now);
    const [stored] = await storedFor(traveler);
    expect(stored?.evidence.messages).toHaveLength(100);
    expect(stored?.evidence.messages.at(-1)).toMatchObject({ text: texts.at(-1) });
  });

  it("is one when it is repeated on the same day, also at the same moment; another reason or text is another", async () => {
    const [ann, eve] = [await person("Ann Kowalski", now), await person("Eve Stone", now)];
    const itinerary = await post(ann, {}, now);
    const report = (reason: "spam" | "unsafe", at: Date, text?: string) =>
      Safety.report(eve, { itinerary, reason, ...(text && { text }) }, at);
    const both = await Promise.all([report("spam", now), report("spam", now)]);
    expect(both.flatMap(({ mails }) => mails)).toHaveLength(1);
    expect(await report("spam", later(3600))).toEqual({ mails: [] });
    await report("unsafe", now);
    await report("spam", now, "And another thing.");
    expect(await storedFor(eve)).toHaveLength(3);
    await report("spam", later(86_400));
    expect(await mailsAbout(eve)).toHaveLength(4);
  });

  it("is rejected if it is about oneself, or about something that does not exist or belongs to others", async () => {
    const { traveler, id, itineraries } = await pair(now);
    const eve = await person("Eve Stone", now);
    const [own] = itineraries;
    for (const act of [
      (actor: AuthUser, meant: object) => Safety.report(actor, { ...meant, reason: "spam" }, now),
      (actor: AuthUser, meant: object) => Safety.block(actor, meant, now),
    ]) {
      await expect(act(traveler, { itinerary: own })).rejects.toMatchObject({ code: "conflict" });
      for (const meant of [
        { itinerary: "0".repeat(32) },
        { connection: "0".repeat(32) },
        { connection: id },
      ])
        await expect(act(eve, meant)).rejects.toMatchObject({ code: "not-found" });
    }
    expect(await Safety.reports(eve)).toEqual([]);
  });

  it("can be made so often a day", { tags: "deep" }, async () => {
    const eve = await person("Eve Stone", now);
    const itinerary = await post(await person("Ann Kowalski", now), {}, now);
    const report = (count: number) =>
      Safety.report(eve, { itinerary, reason: "spam", text: String(count) }, now);
    for (let count = 0; count < limits.daily.reports; count++) await report(count);
    await expect(report(99)).rejects.toMatchObject({
      code: "too-many-requests",
      reason: "too-many-reports",
      params: { most: 10, seconds: 43_200 },
    });
    expect(await mailsAbout(eve)).toHaveLength(limits.daily.reports);
    // A repetition costs nothing.
    expect(await report(0)).toEqual({ mails: [] });
  });

  it("is listed for its author", async () => {
    const { traveler, flightaid, id, itineraries } = await pair(now);
    const [, offered] = itineraries;
    await Safety.report(traveler, { itinerary: offered, reason: "false-trip" }, now);
    await Safety.report(traveler, { connection: id, reason: "other", text: "Odd." }, later(1));
    expect(await Safety.reports(traveler)).toEqual([
      { connection: id, reason: "other", text: "Odd.", createdAt: later(1).toISOString() },
      { itinerary: offered, reason: "false-trip", createdAt: now.toISOString() },
    ]);
    expect(await Safety.reports(flightaid)).toEqual([]);
  });

  it("stays without uid and contact data of who deletes the account, whichever of the two it is", {
    tags: "deep",
  }, async () => {
    for (const leaves of ["reporter", "reported"] as const) {
      const { traveler: ann, flightaid: bob, id } = await pair(now);
      await Message.write(ann, { id, text: contact }, now);
      await Message.write(bob, { id, text: "Bob Marsh, bob@mail.example" }, now);
      await pay(id, now);
      const name = leaves === "reporter" ? "Ann Kowalski" : "Bob Marsh";
      await Journey.setMeetingPoint(bob, { id, text: `With ${name}` }, now);
      const text = `Ann Kowalski met Bob Marsh. ${leaves}`;
      await Safety.report(ann, { connection: id, reason: "unsafe", text }, now);
      const leaver = leaves === "reporter" ? ann : bob;
      const former = await FormerAccount.idOf(leaver.uid);
      for (const _ of [1, 2]) {
        await handOver(leaver.uid, former);
        await Safety.forget(leaver, now);
      }
      const [stored] = await storedFor(leaves === "reporter" ? bob : ann);
      expect(stored).toMatchObject({ reason: "unsafe", [leaves]: former });
      const secrets =
        leaves === "reporter" ? /\bAnn\b|Kowalski|555 ?0134/ : /\bBob\b|Marsh|mail\.example/;
      expect(JSON.stringify(stored)).not.toMatch(secrets);
      expect(JSON.stringify(stored?.evidence)).not.toMatch(
        /Kowalski|555 ?0134|Marsh|mail\.example/,
      );
      const left = (await itemsWith(leaver.uid)).filter(({ sk }) => /^(report|mail#oper)/.test(sk));
      expect(left.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual([]);
    }
  });

  it("is masked when the deletion goes on after the person has come back, and stays theirs", async () => {
    const { traveler: ann, flightaid: bob, id } = await pair(now);
    await Message.write(bob, { id, text: "I am Bob Marsh" }, now);
    await Safety.report(ann, { connection: id, reason: "unsafe", text: "Bob Marsh." }, now);
    const former = await FormerAccount.idOf(bob.uid);
    await handOver(bob.uid, former);
    await handOver(former, "uid-bob-back");
    await handOver(bob.uid, former);
    await Safety.forget(bob, now);
    const [stored] = await storedFor(ann);
    expect(stored).toMatchObject({ reported: "uid-bob-back" });
    expect(JSON.stringify(stored)).not.toContain("Marsh");
    expect(await Safety.reportsOf("uid-bob-back")).toHaveLength(1);
    for (const uid of [bob.uid, former]) expect(await Safety.reportsOf(uid)).toEqual([]);
  });

  it("of a user who has deleted the account stores nothing that identifies them", async () => {
    const { traveler, flightaid, id } = await pair(now);
    await Message.write(flightaid, { id, text: "Call 416 555 0134" }, now);
    await User.leave(flightaid, now);
    await Safety.report(traveler, { connection: id, reason: "asks-for-money" }, now);
    const [stored] = await storedFor(traveler);
    const former = await FormerAccount.idOf(flightaid.uid);
    expect(stored).toMatchObject({
      reason: "asks-for-money",
      reported: former,
      evidence: { messages: [{ by: "reported", text: "Call ************" }] },
    });
    expect(await Safety.reportsOf(former)).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(flightaid.uid);
    expect((await itemsWith(flightaid.uid)).map(({ sk }) => sk)).not.toContainEqual(
      expect.stringContaining("report"),
    );
  });
});

describe("a report is kept", () => {
  const inDays = (days: number) => later(days * 86_400);
  const seconds = (at: Date) => at.getTime() / 1000;

  async function reported() {
    const { traveler: ann, flightaid: bob, id: connection } = await pair(now);
    await Safety.report(ann, { connection, reason: "unsafe" }, now);
    const [{ id = "" } = {}] = await storedFor(bob);
    return { ann, bob, id };
  }

  async function decide(id: string) {
    const report = await Safety.reportOf(id);
    if (!report) throw new Error("No report");
    const decision = {
      what: "warn",
      reason: "unsafe",
      text: "Stop.",
      at: now.toISOString(),
    } as const;
    await transact([Safety.decisionWrite(report, decision)], {
      refused: () => "retry",
      busy: "busy",
    });
  }

  async function appeal(id: string, { uid }: AuthUser, at: Date) {
    const token = (await Safety.appealPath(uid, id)).replace("/appeal?token=", "");
    await Safety.appeal({ token, text: "It was not me." }, at);
  }

  async function leave({ uid }: AuthUser, at: Date) {
    await handOver(uid, await FormerAccount.idOf(uid), at);
  }

  /** When the report and what leads to it from each of the two expire. */
  async function expiries(id: string) {
    const stored = (await itemsWith(id)).filter(({ sk }) => sk.startsWith("report"));
    return Object.fromEntries(stored.map(({ pk, expiresAt }) => [pk, expiresAt]));
  }
  const all = (ids: string[], at: Date) => Object.fromEntries(ids.map((pk) => [pk, seconds(at)]));

  it("for 180 days from the deletion of the account that it is about, until it is decided", async () => {
    const { ann, bob, id } = await reported();
    await leave(bob, inDays(179));
    const former = await FormerAccount.idOf(bob.uid);
    expect(await expiries(id)).toEqual({
      ...all([`report#${id}`, `user#${ann.uid}`, `user#${former}`], inDays(359)),
      // Deleted with the account.
      [`user#${bob.uid}`]: seconds(inDays(180)),
    });
  });

  it.each(["it is decided", "the reporter deletes it"])("no longer when %s", async (why) => {
    const { ann, bob, id } = await reported();
    if (why === "it is decided") await decide(id);
    const leaver = why === "it is decided" ? bob : ann;
    await leave(leaver, inDays(10));
    expect(new Set(Object.values(await expiries(id)))).toEqual(new Set([seconds(inDays(180))]));
  });

  it("for 180 days from an appeal", async () => {
    const { ann, bob, id } = await reported();
    await decide(id);
    await appeal(id, bob, inDays(179));
    const ids = [`report#${id}`, `user#${ann.uid}`, `user#${bob.uid}`];
    expect(await expiries(id)).toEqual(all(ids, inDays(359)));
  });

  it("for 180 days from an appeal that is made while the reporter deletes the account", async () => {
    const { ann, bob, id } = await reported();
    await decide(id);
    const release = beforeNextTransaction(() => appeal(id, bob, inDays(179)));
    await leave(ann, inDays(179));
    release();
    const former = await FormerAccount.idOf(ann.uid);
    const ids = [`report#${id}`, `user#${former}`, `user#${ann.uid}`, `user#${bob.uid}`];
    expect(await expiries(id)).toEqual(all(ids, inDays(359)));
  });
});

describe("a block", () => {
  it("ends the connection of the two, and the blocked user is not notified", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const { block, created } = await Safety.block(flightaid, { connection: id }, now);
    expect(created).toBe(true);
    expect(block).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      displayName: "A***********",
      createdAt: now.toISOString(),
    });
    expect(await Safety.blocks(flightaid)).toEqual([block]);
    expect(await Safety.blocks(traveler)).toEqual([]);
    const { state } = await Connection.fromId(traveler, id, now);
    expect(["requested", "accepted", "ordered", "paid"]).not.toContain(state);
    expect(JSON.stringify(await Connection.fromId(traveler, id, now))).not.toContain("block");
    await expect(Message.write(traveler, { id, text: "Why?" }, now)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("ends the connection when it is repeated after a crash", async () => {
    const { traveler, flightaid, id } = await pair(now);
    // The block was written, and the connection was not ended.
    await Block.create(traveler.uid, flightaid.uid, "B********", now);
    const { created } = await Safety.block(traveler, { connection: id }, later(1));
    expect(created).toBe(false);
    const { state } = await Connection.fromId(traveler, id, now);
    expect(["requested", "accepted", "ordered", "paid"]).not.toContain(state);
    expect(await Safety.blocks(traveler)).toHaveLength(1);
  });

  it("is of the owner of an itinerary, and lasts until it is removed", async () => {
    const [ann, eve] = [await person("Ann Kowalski", now), await person("Eve Stone", now)];
    const itinerary = await post(ann, {}, now);
    const { block } = await Safety.block(eve, { itinerary }, now);
    expect(await Block.hiddenFrom(ann.uid)).toEqual(new Set([eve.uid]));
    await expect(Safety.unblock(ann, block.id)).rejects.toMatchObject({ code: "not-found" });
    await Safety.unblock(eve, block.id);
    expect(await Block.hiddenFrom(ann.uid)).toEqual(new Set());
    expect(await Safety.blocks(eve)).toEqual([]);
  });
});
