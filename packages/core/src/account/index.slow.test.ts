import { randomUUID } from "node:crypto";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pair, pay, timesOf } from "../../test/connection";
import { itemsWith } from "../../test/items";
import { post } from "../../test/itinerary";
import { deviceOf } from "../../test/push";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Communication } from "../communication";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { transact, type Write } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Journey } from "../journey";
import { Message } from "../message";
import { Notification } from "../notification";
import { Outbox } from "../outbox";
import { Payment } from "../payment";
import { Quota } from "../quota";
import { Reputation } from "../reputation";
import { Safety } from "../safety";
import { addDays } from "../trip/calendar";
import { User } from "../user";
import { Account } from ".";
import { exportAll } from "./contract";
import { completeDepartures } from "./departure";
import * as directory from "./directory";
import { createSignIn, findSignIn } from "./directory";

it("exports the profile, itineraries, connections and mails of the caller only", async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now);
  const [asked] = itineraries;
  const exported = exportAll.output.parse(await Account.exportAll(traveler, now));
  expect(exported).toMatchObject({
    exportedAt: now.toISOString(),
    profile: { email: traveler.email, displayName: "Ann Kowalski" },
    itineraries: [{ id: asked, mine: true }],
    connections: [{ id, role: "traveler", state: "accepted" }],
    mails: [
      { kind: "registered", createdAt: now.toISOString() },
      { kind: "still-flying-posting", createdAt: now.toISOString() },
    ],
  });
  for (const secret of [flightaid.email, flightaid.displayName, flightaid.uid])
    expect(JSON.stringify(exported)).not.toContain(secret);
});

it("drops nothing that the domains export, but what mails say", async () => {
  const { traveler, flightaid, id } = await pair(now);
  await pay(id, now);
  const at = (await timesOf(id)).aroundStart(-20);
  await Journey.setMeetingPoint(traveler, { id, text: "By the clock" }, at);
  await Journey.createFollowLink(traveler, { id, language: "fr" }, at);
  const { flight = "", travelDate: date } = (await itemOf(id)).leg;
  const pass = { leg: 1, flight, date, seat: "23A", surnameFits: true };
  await Journey.shareBoardingPass(traveler, { id, ...pass }, at);
  const { uid } = traveler;
  const write = (writes: Write[]) =>
    transact(writes, { refused: () => "refused" as const, busy: "busy" });
  await write(await Quota.useCancellation(uid, id, at));
  for (const connection of ["one", "two", "three"])
    await write((await Quota.strikeWrites(uid, connection, at)).writes);
  await write([Quota.suspensionWrite(uid, "spam", at)]);
  const all = await Account.exportAll(traveler, at);
  const exported = exportAll.output.parse(all);
  const mails = all.mails.map(({ kind, createdAt, sentAt }) => ({ kind, createdAt, sentAt }));
  expect(exported).toEqual({ ...all, mails });
  expect(exported.limits).toMatchObject({
    cancelRefunds: [{ connection: id }],
    cancelled: [{ at: at.toISOString() }, {}, {}],
    offSince: at.toISOString(),
    suspension: { since: at.toISOString(), reason: "spam" },
  });
  expect(exported.journeys).toEqual({
    taps: [],
    meetingPoints: [{ connection: id, text: "By the clock", at: at.toISOString() }],
    boardingPasses: [{ connection: id, ...pass, travelDate: date, at: at.toISOString() }],
    followLinks: [
      { connection: id, id: expect.any(String), language: "fr", createdAt: at.toISOString() },
    ],
  });
  expect(exportAll.output.parse(await Account.exportAll(flightaid, at)).journeys).toEqual({
    taps: [],
    meetingPoints: [],
    boardingPasses: [],
    followLinks: [],
  });
});

it("exports messages, reports and blocks of the caller only", async () => {
  const { traveler, flightaid, id } = await pair(now);
  await Message.write(traveler, { id, text: "Call 416 555 0134" }, now);
  await Message.write(flightaid, { id, text: "I will not" }, now);
  await Safety.report(traveler, { connection: id, reason: "other", text: "Odd." }, now);
  await Safety.report(flightaid, { connection: id, reason: "spam" }, now);
  await Safety.block(traveler, { connection: id }, now);
  const exported = exportAll.output.parse(await Account.exportAll(traveler, now));
  expect(exported).toMatchObject({
    messages: [{ connection: id, at: now.toISOString(), text: "Call 416 555 0134" }],
    reports: [{ connection: id, reason: "other", text: "Odd.", createdAt: now.toISOString() }],
    blocks: [{ displayName: "B********" }],
  });
  const other = exportAll.output.parse(await Account.exportAll(flightaid, now));
  expect(other).toMatchObject({ reports: [{ reason: "spam" }], blocks: [] });
});

it("exports what the caller is known for and has used of the limits", async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now);
  const until = new Date((await Quota.usedBy(traveler.uid)).active[0]?.until ?? 0);
  expect(until.getTime()).toBeGreaterThan(now.getTime());
  await Message.write(traveler, { id, text: "Hello" }, now);
  const trip = { rated: true, again: true, thanks: "So kind" };
  const write = await Reputation.addWrite(flightaid.uid, trip);
  await transact([write], { refused: () => "refused", busy: "busy" });

  const day = now.toISOString().slice(0, 10);
  const exported = exportAll.output.parse(await Account.exportAll(traveler, now));
  expect(exported).toMatchObject({
    reputation: { trips: 0, rated: 0, again: 0, thanks: [] },
    limits: { active: [{ itinerary: itineraries[0], until: until.toISOString() }] },
  });
  expect(exported.limits.days).toEqual(
    expect.arrayContaining([
      { day, limit: "postings", count: 1 },
      { day, limit: "connectionMessages", connection: id, count: 1 },
    ]),
  );
  expect(exportAll.output.parse(await Account.exportAll(flightaid, now))).toMatchObject({
    reputation: { trips: 1, rated: 1, again: 1, thanks: ["So kind"] },
  });
});

it("masks the messages and reports of the caller, and deletes their blocks", async () => {
  const two = await pair(now);
  const { username } = await createSignIn(
    config.userPoolId,
    `${randomUUID()}@example.com`,
    "Ann Kowalski",
  );
  const leaver: AuthUser = { ...two.traveler, displayName: "Ann Weissova", username };
  const { flightaid, id } = two;
  const text = `Weissova, ${leaver.email}, 416 555 0166`;
  await Message.write(leaver, { id, text }, now);
  await Message.write(flightaid, { id, text: `You are ${text}` }, now);
  await Safety.report(leaver, { connection: id, reason: "other", text }, now);
  await Safety.report(flightaid, { connection: id, reason: "spam", text }, now);
  await Safety.block(leaver, { connection: id }, now);
  await Account.remove(leaver, now);
  // What the schedule does a minute later for the deleted itinerary.
  await Connection.followChanges({ clock: virtualClock(new Date(now.getTime() + 120_000)) });
  // Without its space, "0166" would match some random ids.
  for (const secret of ["Weissova", leaver.email, " 0166"])
    expect(await itemsWith(secret)).toEqual([]);
  const left = (await itemsWith(leaver.uid)).map(({ sk }) => sk);
  expect(left.filter((sk) => sk !== "connection" && sk !== "profile")).toEqual([]);
});

it("deletes everything of the caller; a repetition changes nothing", async () => {
  const two = await pair(now);
  const stored = (await itemsWith(`user#${two.traveler.uid}`)).map(({ sk }) => sk);
  expect(stored).toEqual(
    expect.arrayContaining(["active", "quota#2027-03-10#connections", "quota#2027-03-10#postings"]),
  );
  const { username } = await createSignIn(
    config.userPoolId,
    `${randomUUID()}@example.com`,
    "Ann Kowalski",
  );
  const traveler: AuthUser = { ...two.traveler, username };
  await User.update(traveler, { phoneNumber: "+14165550166" }, now);
  expect((await Account.exportAll(traveler, now)).profile.phoneNumber).toBe("+14165550166");
  const mails = await pay(two.id, now);
  const claimed = await Promise.all(mails.map((mail) => Outbox.claim(mail, now)));
  // A sent mail keeps no contact data.
  await Outbox.markSent(
    claimed.filter((one) => one !== undefined),
    "message-id",
    now,
  );

  for (const _ of [1, 2]) {
    await Account.remove(traveler, now);
    expect(await itemsWith(traveler.email)).toEqual([]);
    expect(await itemsWith("+14165550166")).toEqual([]);
    expect(await Outbox.ofRecipient(traveler.uid)).toEqual([]);
    expect((await itemsWith(`user#${traveler.uid}`)).map(({ sk }) => sk)).toEqual(["profile"]);
    expect(await Itinerary.ofOwner(traveler)).toEqual([]);
    expect(await Connection.list(traveler, now)).toEqual([]);
    expect(await findSignIn(config.userPoolId, username)).toBeUndefined();
    await expect(User.profile(traveler)).rejects.toMatchObject({ code: "unauthenticated" });
  }
  const left = await Connection.fromId(two.flightaid, two.id, now);
  // The Flightaide had not confirmed being in touch, so the fee goes back.
  expect(left).toMatchObject({
    state: "refunded",
    ended: { reason: "left", by: "them" },
    counterpart: { displayName: "" },
  });
});

it("deletes an itinerary that no index shows yet", async () => {
  const leaver = await person("Zoe Petrova", now);
  client.middlewareStack.add(
    (next) => (call) => {
      const stale = typeof call.input === "object" && "IndexName" in call.input;
      return stale
        ? Promise.resolve({ output: { $metadata: {}, Items: [], Count: 0 }, response: {} })
        : next(call);
    },
    { step: "initialize", name: "stale-indexes" },
  );
  try {
    const id = await post(leaver, {}, now);
    await Account.remove(leaver, now);
    expect(await Itinerary.existingIds([id])).toEqual(new Set());
    expect(await itemsWith(leaver.email)).toEqual([]);
  } finally {
    client.middlewareStack.remove("stale-indexes");
  }
});

describe("a person who has done everything", () => {
  /** Of no other user. */
  const phoneNumber = "+14165550177";
  let paypal: PayPal;
  let ses: Ses;

  beforeAll(async () => {
    paypal = await startPayPal({ port: 0 });
    ses = await startSes({
      port: 0,
      verifiedSenders: ["hello@flightaides.test"],
      configurationSets: ["flightaides-test"],
      sendRate: 1000,
    });
    Object.assign(process.env, {
      PAYPAL_BASE_URL: paypal.url,
      AWS_ENDPOINT_URL_SESV2: ses.url,
    });
  });
  afterAll(async () => {
    await paypal.stop();
    await ses.stop();
  });

  async function pay(traveler: AuthUser, id: string): Promise<void> {
    const { orderId } = await Payment.order(traveler, id, now);
    await paypal.approve(orderId);
    await Payment.capture(traveler, { id, orderId }, now);
  }

  /** Posts with the leaver's phone number. */
  async function postOwn(leaver: AuthUser, type: "traveler" | "flightaid", flight: string) {
    const travelDate = addDays(now.toISOString().slice(0, 10), 20);
    const { itinerary } = await Itinerary.create(
      leaver,
      {
        type,
        itinerary: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate, flight }],
        addInfo: `${leaver.displayName}, ${leaver.email}, ${phoneNumber}`,
        traveler: { phoneNumber },
      },
      now,
    );
    return itinerary.id;
  }

  it("leaves payments, the marks of connections, and the mark of the profile", {
    tags: "deep",
  }, async () => {
    const leaver = await person("Zoe Petrova", now);
    const connect = async (actor: AuthUser, itineraryId: string, role: "traveler" | "flightaid") =>
      (await Connection.open(actor, { itineraryId, role }, now)).connection.id;
    const offered = async (name: string, flight: string) => {
      const flightaid = await person(name, now);
      return { flightaid, id: await post(flightaid, { type: "flightaid", flight }, now) };
    };
    for (const flight of ["WB-1", "WB-2", "WB-3"]) await postOwn(leaver, "traveler", flight);
    const own = await postOwn(leaver, "flightaid", "WB-4");
    const paid = await offered("Bob Marsh", "WB-1");
    const refunded = await offered("Cyd Lane", "WB-2");
    const unpaid = await offered("Dan Moss", "WB-3");
    const payer = await person("Eve Noor", now);
    await post(payer, { type: "traveler", flight: "WB-4" }, now);

    const paidId = await connect(leaver, paid.id, "traveler");
    const refundedId = await connect(leaver, refunded.id, "traveler");
    await connect(leaver, unpaid.id, "traveler");
    const paidByOther = await connect(payer, own, "traveler");
    await pay(leaver, paidId);
    await pay(leaver, refundedId);
    await pay(payer, paidByOther);
    // Both have turned notifications on, and one of them is owed some.
    const service = await startPush({ port: 0 });
    process.env.PUSH_SERVICE_ORIGIN = service.url;
    const [device] = [await deviceOf(service, leaver, now), await deviceOf(service, payer, now)];
    await service.stop();
    await Message.write(payer, { id: paidByOther, text: "Hello" }, now);
    const message = { subject: "Hello", html: `<p>${leaver.displayName}, ${phoneNumber}</p>` };
    await Communication.send(leaver, { to: refunded.flightaid.email, ...message }, now);
    await Communication.send(leaver, { to: payer.email, ...message }, now);
    await Communication.send(leaver, { to: leaver.email, ...message }, now);
    // These mails are parked, those after them are still due.
    ses.refuse(1000, { status: 400, code: "MessageRejected", message: "Not now." });
    await Notification.run({ clock: virtualClock(now) });
    await Communication.send(leaver, { to: payer.email, ...message }, now);
    await Communication.send(payer, { to: leaver.email, ...message }, now);
    await Payment.refund(refundedId, now);
    const claimed = await itemsWith(leaver.email);
    expect(claimed.map(({ queue }) => queue)).toEqual(expect.arrayContaining(["parked", "mail"]));
    const exported = exportAll.output.parse(await Account.exportAll(leaver, now));
    expect(exported.pushDevices).toEqual([
      { id: device.id, service: new URL(device.endpoint).host, since: now.toISOString() },
    ]);
    const payment = { captureId: expect.any(String), amount: "10.00", currency: "USD" };
    const paidAt = now.toISOString();
    expect(exported.payments).toHaveLength(2);
    expect(exported.payments).toEqual(
      expect.arrayContaining([
        { connection: paidId, ...payment, paidAt },
        { connection: refundedId, ...payment, paidAt, refundedAt: expect.any(String) },
      ]),
    );
    expect((await Account.exportAll(payer, now)).payments).toMatchObject([
      { connection: paidByOther },
    ]);

    await Account.remove(leaver, now);
    for (const secret of [
      leaver.email,
      "Petrova",
      phoneNumber,
      phoneNumber.slice(2),
      device.id,
      device.endpoint,
    ])
      expect(await itemsWith(secret)).toEqual([]);
    const left = (await itemsWith(leaver.uid)).map(({ pk, sk }) =>
      `${pk}`.replace(/#.*/, `#${sk}`),
    );
    expect(left.sort()).toEqual([
      "connection#connection",
      "connection#connection",
      "connection#connection",
      "connection#connection",
      "order#payment",
      "order#payment",
      "user#profile",
    ]);
    // The refund is the counterpart's news too.
    const mails = await Outbox.ofRecipient(refunded.flightaid.uid);
    expect(mails.map(({ kind }) => kind)).toContain("refunded");
  });

  it("cannot write while the account is being deleted, nor be written to", async () => {
    const leaver = await person("Zoe Petrova", now);
    const { flightaid, id } = await (async () => {
      const other = await person("Bob Marsh", now);
      const offer = await post(other, { type: "flightaid", flight: "WB-9" }, now);
      await post(leaver, { type: "traveler", flight: "WB-9" }, now);
      const { connection } = await Connection.open(
        leaver,
        { itineraryId: offer, role: "traveler" },
        now,
      );
      return { flightaid: other, id: connection.id };
    })();
    await pay(leaver, id);
    await User.leave(leaver, now);
    const text = { subject: "Hello", html: "Hello" };
    for (const [from, to] of [
      [leaver, flightaid],
      [flightaid, leaver],
    ] as const)
      await expect(Communication.send(from, { to: to.email, ...text }, now)).rejects.toMatchObject({
        code: "conflict",
      });
  });
});

it("a deletion that failed can be repeated: the profile goes last", async () => {
  const { traveler, itineraries } = await pair(now);
  const removing = vi.spyOn(directory, "removeSignIn").mockRejectedValue(new Error("Not now"));
  await expect(Account.remove(traveler, now)).rejects.toThrow("Not now");
  removing.mockRestore();
  expect(await User.profile(traveler)).toMatchObject({ email: traveler.email });
  expect(await User.recipient(traveler.uid)).toBeUndefined();
  expect(await Itinerary.existingIds(itineraries)).toEqual(new Set([itineraries[1]]));
  await Account.remove(traveler, now);
  await expect(User.profile(traveler)).rejects.toMatchObject({ code: "unauthenticated" });
});

it("a deletion that failed, and that nobody repeats, is completed by the schedule", async () => {
  // Before anything that other tests begin.
  const at = new Date("2020-05-01T00:00:00Z");
  const { traveler, itineraries } = await pair(at);
  const failing = vi.spyOn(directory, "findSignIn").mockRejectedValueOnce(new Error("Not now"));
  await expect(Account.remove(traveler, at)).rejects.toThrow("Not now");
  failing.mockRestore();
  const complete = (minutes: number) =>
    completeDepartures(Account.completeRemoval, {
      clock: virtualClock(new Date(at.getTime() + minutes * 60_000)),
    });
  // The request may still be under way.
  expect((await complete(0.5)).done).toBe(0);
  expect(await Itinerary.existingIds(itineraries)).toEqual(new Set(itineraries));
  expect(await complete(1)).toMatchObject({ done: 1, failures: [] });
  expect(await Itinerary.existingIds(itineraries)).toEqual(new Set([itineraries[1]]));
  await expect(User.profile(traveler)).rejects.toMatchObject({ code: "unauthenticated" });
  expect((await complete(2)).done).toBe(0);
});

it("a deletion that failed counts as of the first attempt, also when it is completed after the travel date has begun", async () => {
  const { traveler, flightaid, id } = await pair(new Date("2020-06-01T00:00:00Z"), { days: 30 });
  await pay(id, new Date("2020-06-02T00:00:00Z"));
  const { aroundStart } = await timesOf(id);
  const failing = vi.spyOn(directory, "findSignIn").mockRejectedValueOnce(new Error("Not now"));
  await expect(Account.remove(flightaid, aroundStart(-0.01))).rejects.toThrow("Not now");
  failing.mockRestore();
  const clock = virtualClock(aroundStart(1));
  expect(await completeDepartures(Account.completeRemoval, { clock })).toMatchObject({ done: 1 });
  expect((await itemOf(id)).state).toBe("refunded");
  expect((await Outbox.ofRecipient(traveler.uid)).map(({ kind }) => kind)).toContain("refunded");
});
