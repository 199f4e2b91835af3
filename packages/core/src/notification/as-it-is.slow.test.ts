/** Mails that were owed before something changed: they tell what is so when they are sent, or are dropped. */

import type { AuthUser } from "@flightaides/core/actor.ts";
import { Communication } from "@flightaides/core/communication";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Notification } from "@flightaides/core/notification";
import { Outbox } from "@flightaides/core/outbox";
import { Safety } from "@flightaides/core/safety";
import { User } from "@flightaides/core/user";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { itemOf, pair, pay, removeConnection, timesOf } from "../../test/connection";
import { mailsOf } from "../../test/inbox";
import { post, type Trip } from "../../test/itinerary";
import { putMails } from "../../test/outbox";
import { person } from "../../test/user";
import { Message } from "../message";
import { addDays } from "../trip/calendar";

vi.mock("@flightaides/core/db/table.ts");

let ses: Ses;
const clock = virtualClock();
const day = 86_400;

beforeAll(async () => {
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1000,
  });
  // Read by the client with its first request.
  process.env.AWS_ENDPOINT_URL_SESV2 = ses.url;
});
afterAll(() => ses.stop());

/** Another flight for each test. */
let flights = 0;

/**
 * A traveler who has had a match mail a minute ago, and a flightaid who matches since: the mail about them waits for the rest of the hour.
 */
async function waiting() {
  const trip: Trip = { from: "YYZ", to: "DXB", flight: `EK-${++flights}`, days: 10 + 7 * flights };
  const reader = await person("Ann Kowalski", clock.now());
  const own = await post(reader, trip, clock.now());
  const offer = async () => {
    const owner = await person("Bob Marsh", clock.now());
    return { owner, id: await post(owner, { ...trip, type: "flightaid" }, clock.now()) };
  };
  await offer();
  clock.pass(60);
  await Notification.run({ clock });
  const other = await offer();
  clock.pass(60);
  await Notification.run({ clock });
  expect(toldTo(reader)).toEqual([["Same flight"]]);
  return { reader, own, other };
}

/** The reasons in each match mail. */
function toldTo({ email }: AuthUser): string[][] {
  return mailsOf(ses, email)
    .filter(({ subject }) => subject.startsWith("Match"))
    .map(({ body }) =>
      [...(body.text ?? "").matchAll(/^Match: (.*)$/gm)].map(([, one = ""]) => one),
    );
}

async function move(owner: AuthUser, id: string, days: number): Promise<void> {
  const { legs } = await Itinerary.record(id);
  const itinerary = legs.map((leg) => ({
    ...leg,
    travelDate: addDays(leg.travelDate, days),
  }));
  await Itinerary.update(owner, { id, itinerary }, clock.now());
}

async function nextHour() {
  clock.pass(3600);
  return Notification.run({ clock });
}

describe("a match mail that is due", () => {
  it("is dropped once one of the two postings is paused", { tags: "deep" }, async () => {
    for (const whose of ["own", "other"] as const) {
      const { reader, own, other } = await waiting();
      const [owner, id] = whose === "own" ? [reader, own] : [other.owner, other.id];
      await Itinerary.update(owner, { id, paused: true }, clock.now());
      await nextHour();
      expect(toldTo(reader)).toEqual([["Same flight"]]);
      // It is a match again when it is shown again.
      await Itinerary.update(owner, { id, paused: false }, clock.now());
      await nextHour();
      expect(toldTo(reader)).toEqual([["Same flight"], ["Same flight"]]);
    }
  });

  it("tells the trip as it is when it has moved and still matches", async () => {
    const { reader, other } = await waiting();
    const { legs } = await Itinerary.record(other.id);
    const itinerary = legs.map((leg) => ({ ...leg, flight: "QR-7" }));
    await Itinerary.update(other.owner, { id: other.id, itinerary, addInfo: "Row 3" }, clock.now());
    await nextHour();
    expect(toldTo(reader)).toEqual([["Same flight"], ["Same day, same route"]]);
    const text = mailsOf(ses, reader.email).at(-1)?.body.text;
    expect(text).toMatch(/QR.7/);
    expect(text).toContain("Row 3");
  });

  it("is dropped once one of them has moved to where it does not match, or only as the reader does not want", {
    tags: "deep",
  }, async () => {
    for (const [whose, days] of [
      ["own", 30],
      ["other", 30],
      ["other", 2],
    ] as const) {
      const { reader, own, other } = await waiting();
      if (whose === "own") await move(reader, own, days);
      else await move(other.owner, other.id, days);
      await nextHour();
      expect(toldTo(reader)).toEqual([["Same flight"]]);
    }
  });

  it("is dropped once one of them is deleted", async () => {
    const { reader, other } = await waiting();
    await Itinerary.remove(other.owner, other.id, clock.now());
    await nextHour();
    expect(toldTo(reader)).toEqual([["Same flight"]]);
  });

  it("is dropped once the connection of the two has ended for these trips", async () => {
    const { reader, other } = await waiting();
    const opening = { itineraryId: other.id, role: "traveler" } as const;
    const { connection } = await Connection.open(reader, opening, clock.now());
    await pay(connection.id, clock.now());
    await Connection.cancel(reader, { id: connection.id, reason: "other" }, clock.now());
    await nextHour();
    expect(toldTo(reader)).toEqual([["Same flight"]]);
  });
});

describe("two who are connected", () => {
  it("get no match mail about each other for the trip that was posted with the connection", async () => {
    const trip = { from: "YYZ", to: "DXB", flight: `EK-${++flights}`, days: 10 + 7 * flights };
    const owner = await person("Bob Marsh", clock.now());
    const itineraryId = await post(owner, { ...trip, type: "flightaid" }, clock.now());
    clock.pass(60);
    await Notification.run({ clock });
    const reader = await person("Ann Kowalski", clock.now());
    const { legs } = await Itinerary.record(itineraryId);
    const wanted = { itineraryId, role: "traveler", phoneNumber: "+14165550177" } as const;
    const opening = { ...wanted, itinerary: [...legs] };
    const { connection } = await Connection.open(reader, opening, clock.now());
    expect(connection.mine).toBeDefined();
    clock.pass(60);
    await Notification.run({ clock });
    expect(toldTo(reader)).toEqual([]);
    const toOwner = mailsOf(ses, owner.email).map(({ subject }) => subject);
    expect(toOwner.filter((subject) => subject.startsWith("Match"))).toEqual([
      expect.stringContaining("A. has connected with you"),
    ]);
  });

  it("get none that has waited for its hour", async () => {
    const { reader, other } = await waiting();
    const opening = { itineraryId: other.id, role: "traveler" } as const;
    await Connection.open(reader, opening, clock.now());
    await nextHour();
    expect(toldTo(reader)).toEqual([["Same flight"]]);
  });
});

describe("a question whose silence gives the fee back", () => {
  it.each([
    ["no-answer", Connection.noAnswer, Connection.confirm],
    ["did-not-meet", Connection.didNotMeet, Connection.contradict],
    ["airline", Connection.airlineCancelled, Connection.contradict],
  ] as const)("is not asked once it is answered: %s", async (kind, ask, answer) => {
    const two = await pair(clock.now());
    await pay(two.id, clock.now());
    const { aroundEnd } = await timesOf(two.id);
    const untilEnd = (aroundEnd(1).getTime() - clock.now().getTime()) / 1000;
    clock.pass(kind === "no-answer" ? 13 * 3600 : untilEnd);
    const { mails } = await ask(two.traveler, { id: two.id }, clock.now());
    expect(mails).toHaveLength(1);
    clock.pass(60);
    await answer(two.flightaid, { id: two.id }, clock.now());
    for (const ref of mails) expect(await Notification.sendNow(ref, clock)).toBe("dropped");
  });
});

describe("the question about another plane", () => {
  it("is not asked once it is answered: the mail tells the change only", async () => {
    for (const isAnswered of [false, true]) {
      const two = await pair(clock.now());
      await pay(two.id, clock.now());
      const [, offered] = two.itineraries;
      await move(two.flightaid, offered, 1);
      const { mails } = await Connection.followChange(offered, clock.now());
      if (isAnswered) await Connection.stay(two.traveler, { id: two.id }, clock.now());
      for (const ref of mails) expect(await Notification.sendNow(ref, clock)).toBe("sent");
      const [told] = mailsOf(ses, two.traveler.email);
      expect(told?.subject).toMatch(/^Trip changed/);
      expect(told?.body.text?.includes("You paid for another flight")).toBe(!isAnswered);
    }
  });
});

describe("a claim by somebody who has blocked the other", () => {
  it.each([
    ["did-not-meet", Connection.didNotMeet],
    ["airline", Connection.airlineCancelled],
  ] as const)("asks the other, %s, without telling of the block", async (kind, claim) => {
    const two = await pair(clock.now());
    await pay(two.id, clock.now());
    const { aroundEnd } = await timesOf(two.id);
    clock.pass((aroundEnd(1).getTime() - clock.now().getTime()) / 1000);
    await Safety.block(two.traveler, { connection: two.id }, clock.now());
    const { mails } = await claim(two.traveler, { id: two.id }, clock.now());
    expect(mails).toEqual([{ uid: two.flightaid.uid, key: `${kind}#${two.id}` }]);
    for (const ref of mails) expect(await Notification.sendNow(ref, clock)).toBe("sent");
    const [asked] = mailsOf(ses, two.flightaid.email);
    expect(asked?.subject).toMatch(kind === "airline" ? /^Was your flight/ : /^Did you meet\?/);
    expect(asked?.body.text).not.toMatch(/block/i);
  });
});

describe("a parked mail", () => {
  /** Parks what is due to a user, and lets the operator retry it later. */
  async function parkAll(uid: string): Promise<Outbox.Ref[]> {
    const now = clock.now().toISOString();
    const mails = (await Outbox.ofRecipient(uid)).filter(
      ({ queue, dueAt }) => queue === "mail" && dueAt <= now,
    );
    await putMails(mails, { queue: "parked", attempts: 8 });
    return mails.map(({ key }) => ({ uid, key }));
  }

  async function retried(refs: readonly Outbox.Ref[]): Promise<Record<string, string>> {
    const outcomes: Record<string, string> = {};
    for (const ref of refs) {
      expect(await Outbox.unpark(ref, clock.now())).toBe(true);
      outcomes[ref.key.split("#")[0] ?? ""] = await Notification.sendNow(ref, clock);
    }
    return outcomes;
  }

  it("about a connection goes with it, and is dropped when it is retried after the connection's end", async () => {
    const now = clock.now();
    const two = await pair(now, { days: 5 });
    await pay(two.id, now);
    await Message.write(two.flightaid, { id: two.id, text: "Hello" }, now);
    await Communication.send(
      two.flightaid,
      { to: two.traveler.email, subject: "Hello", html: "<p>Hello</p>" },
      now,
    );
    clock.pass(13 * 3600);
    await Connection.noAnswer(two.traveler, { id: two.id }, clock.now());
    const { expiresAt } = await itemOf(two.id);
    const refs = [...(await parkAll(two.traveler.uid)), ...(await parkAll(two.flightaid.uid))];
    const parked = (await Outbox.parked()).filter(({ uid }) => refs.some((ref) => ref.uid === uid));
    const about = parked.filter(({ kind }) => kind !== "registered");
    expect(about.map(({ kind }) => kind).sort()).toEqual(
      ["connect", "connected", "message", "new-message", "no-answer", "paid"].sort(),
    );
    for (const mail of about) expect(mail.expiresAt).toBeLessThanOrEqual(expiresAt);
    await removeConnection(two.id);
    clock.pass(36 * day);
    const outcomes = await retried(about);
    expect(outcomes).toEqual(Object.fromEntries(about.map(({ kind }) => [kind, "dropped"])));
    const left = (await Outbox.ofRecipient(two.traveler.uid)).map(({ kind }) => kind);
    expect(left.filter((kind) => kind !== "still-flying-posting")).toEqual(["registered"]);
  });

  it("is withdrawn when the other one leaves", async () => {
    const now = clock.now();
    const two = await pair(now);
    await pay(two.id, now);
    await Message.write(two.flightaid, { id: two.id, text: "Hello" }, now);
    await parkAll(two.traveler.uid);
    await Connection.forget(two.flightaid.uid, now);
    const left = await Outbox.ofRecipient(two.traveler.uid);
    expect(left.map(({ kind, queue }) => [kind, queue]).sort()).toEqual([
      ["refunded", "mail"],
      ["registered", "parked"],
      ["still-flying-posting", "mail"],
    ]);
  });

  it("is deleted with the account of its recipient, or dropped when it is written after that", async () => {
    const now = clock.now();
    const ann = await person("Ann Kowalski", now);
    await post(ann, { days: 20 }, now);
    const [ref] = await parkAll(ann.uid);
    const [mail] = await Outbox.ofRecipient(ann.uid);
    await User.leave(ann, now);
    await Outbox.forget(ann.uid);
    expect(await Outbox.ofRecipient(ann.uid)).toEqual([]);
    if (!mail || !ref) throw new Error("No mail is parked");
    await putMails([mail]);
    expect(await retried([ref])).toEqual({ registered: "dropped" });
  });

  it("that has expired is dropped, also before DynamoDB has deleted it", async () => {
    const ann = await person("Ann Kowalski", clock.now());
    await post(ann, { days: 200 }, clock.now());
    const refs = await parkAll(ann.uid);
    clock.pass(61 * day);
    expect(await retried(refs)).toEqual({ registered: "dropped" });
  });
});
