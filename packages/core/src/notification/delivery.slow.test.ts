/** Which mails are sent, to which recipients, and with which data, read at that moment. */
import { randomUUID } from "node:crypto";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { virtualClock } from "../../test/clock";
import { mailsOf } from "../../test/inbox";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import recordedMails from "../../test/mails-of-v0.1.0.json";
import { putMails } from "../../test/outbox";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { states } from "../connection/table";
import { client } from "../db/client";
import { transact } from "../db/transact";
import { sampleProps } from "../email/templates/samples";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { Trip } from "../trip";
import { User } from "../user";
import { Notification } from ".";

// The state of a connection is given here; how it comes about is tested with connections.
vi.mock("../connection", () => ({
  Connection: {
    get: vi.fn(),
    stateOf: ({ state }: { state: string }) => state,
    fullNameFor: vi.fn(),
    noAnswerUntil: (now: Date) => new Date(now.getTime() + 86_400_000),
    isAsked: () => true,
    counterpartsOf: async () => new Set<string>(),
  },
}));

let ses: Ses;
const clock = virtualClock();

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
beforeEach(() => {
  connectionIn("requested");
});
afterEach(() => {
  client.middlewareStack.remove("failing");
});

function connectionIn(state: string, traveler = "uid-traveler", flightaid = "uid-flightaid") {
  vi.mocked(Connection.get).mockResolvedValue({
    state,
    traveler,
    flightaid,
  } as unknown as Connection.ConnectionItem);
}

/** Owes a mail like the sample of that name, and delivers it. */
async function deliver(
  uid: string,
  payload: Outbox.MailPayload,
  at = clock,
  topic: string = randomUUID(),
) {
  const mail = Outbox.buildMail(uid, payload, topic, at.now());
  await putMails([mail]);
  return Notification.sendNow(Outbox.refOf(mail), at);
}

function payloadOf(name: string, change: object = {}): Outbox.MailPayload {
  const sample = sampleProps().find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}`);
  return { kind: sample.kind, props: { ...sample.props, ...change } } as Outbox.MailPayload;
}

const always = [...states];
const unpaid = ["accepted", "ordered"];
const live = ["requested", "accepted", "ordered", "paid"];

/** The states of the connection in which a mail is sent; in all others it is dropped. */
const sentIn: [sample: string, states: string[]][] = [
  ["connect, asks the Flightaide", ["requested"]],
  ["connect, tells an open Flightaide", unpaid],
  ["connect, offers company to the traveler", unpaid],
  ["reminder", ["requested"]],
  ["accepted", unpaid],
  ["payable", unpaid],
  ["changed", live],
  ["new-message, to the traveler", live],
  ["no-answer", ["paid"]],
  ["did-not-meet", ["paid"]],
  ["airline, to the traveler", ["paid"]],
  ["review", ["paid"]],
  ["contradicted", always],
  ["airline-contradicted", always],
  ["not-refunded", always],
  ["paid", always],
  ["connected", ["paid"]],
  ["not-paid, declined", states.filter((state) => state !== "paid")],
  ["not-paid, goes back", always],
  ["ended, declined, to the traveler", always],
  ["refunded, not connected, to the traveler", always],
  ["registered", always],
  ["paused", always],
];

for (const { rows, options } of byLane(sentIn, (_, index) => index % 7 === 0))
  it.each(rows)("%s: is sent as long as it says what is so", options, async (name, expected) => {
    const { uid } = await person("Ann Kowalski");
    const sent = [];
    for (const state of states) {
      connectionIn(state);
      const outcome = await deliver(uid, payloadOf(name));
      if (outcome === "sent") sent.push(state);
      else expect(outcome).toBe("dropped");
    }
    expect(sent).toEqual(states.filter((state) => expected.includes(state)));
  });

for (const { rows, options } of byLane(
  ["connect, asks the Flightaide", "reminder"],
  (_, index) => index === 0,
))
  describe.each(rows)("%s", options, (name) => {
    it("carries the one-click unsubscribe link of requests", async () => {
      const { uid, email } = await person("Ann Kowalski");
      expect(await deliver(uid, payloadOf(name))).toBe("sent");
      const [mail] = mailsOf(ses, email);
      const url = /^<(.*)>$/.exec(mail?.headers?.[0]?.value ?? "")?.[1] ?? "";
      expect(mail?.headers?.map(({ name }) => name)).toEqual([
        "List-Unsubscribe",
        "List-Unsubscribe-Post",
      ]);
      expect(mail?.body.text).toContain(`No more mail about requests: ${url}`);
    });

    it("is dropped when its reader wants no mail about requests, but not for want of match mail", async () => {
      const ann = await person("Ann Kowalski");
      await User.update(ann, { notifyMatches: false }, clock.now());
      expect(await deliver(ann.uid, payloadOf(name))).toBe("sent");
      await User.update(ann, { notifyRequests: false }, clock.now());
      expect(await deliver(ann.uid, payloadOf(name))).toBe("dropped");
    });

    it("is dropped on the day of either flight", async () => {
      const { uid } = await person("Ann Kowalski");
      const today = clock.now().toISOString().slice(0, 10);
      const { props } = payloadOf(name) as Outbox.MailPayload<"connect">;
      for (const side of ["mine", "theirs"] as const) {
        const change = { [side]: { ...props[side], travelDate: today } };
        expect(await deliver(uid, payloadOf(name, change))).toBe("dropped");
      }
    });
  });

it("the mail after posting promises mail about matches only to those who want it", async () => {
  const promise = "we write to you as soon as we find a match";
  const ann = await person("Ann Kowalski");
  for (const [notifyMatches, name] of [
    [true, "registered"],
    [false, "registered"],
    [false, "registered, with a connection"],
  ] as const) {
    await User.update(ann, { notifyMatches }, clock.now());
    expect(await deliver(ann.uid, payloadOf(name))).toBe("sent");
    const text = mailsOf(ses, ann.email).at(-1)?.body.text ?? "";
    expect(text.includes(promise)).toBe(notifyMatches);
    expect(text.includes("Mail about matches is off")).toBe(!notifyMatches);
  }
});

it("a connect mail of the connection that was deleted is dropped", async () => {
  const { uid } = await person("Ann Kowalski");
  vi.mocked(Connection.get).mockResolvedValue(undefined);
  expect(await deliver(uid, payloadOf("connect, asks the Flightaide"))).toBe("dropped");
});

it("names the counterpart in full where a payment connects the two, and only when it is sent", async () => {
  const ann = await person("Ann Kowalski");
  connectionIn("paid");
  const payload = payloadOf("changed", { fullName: undefined });
  expect(await deliver(ann.uid, payload)).toBe("sent");
  vi.mocked(Connection.fullNameFor).mockReturnValueOnce("Omar Haddad");
  expect(await deliver(ann.uid, payload)).toBe("sent");
  const headings = mailsOf(ses, ann.email).map(({ body }) => body.text?.split("\n")[0]);
  expect(headings.sort()).toEqual(["O. HAS CHANGED THE TRIP", "OMAR HADDAD HAS CHANGED THE TRIP"]);
});

it("two who have blocked each other get no mail that brings them together", async () => {
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  const own = await post(ann, { flight: "QF-1" }, clock.now());
  const itinerary = await post(bob, { flight: "QF-1", type: "flightaid" }, clock.now());
  const sample = sampleProps().find(({ kind }) => kind === "match");
  const [seen] = sample?.kind === "match" ? sample.props : [];
  if (!seen) throw new Error("There is no match");
  const toAnn = { ...seen, own, itinerary, score: 1 };
  const toBob = { ...seen, own: itinerary, itinerary: own, score: 1, role: "flightaid" as const };
  expect(await deliver(ann.uid, { kind: "match", props: toAnn })).toBe("sent");
  expect(await deliver(bob.uid, { kind: "match", props: toBob })).toBe("sent");
  await Block.create(ann.uid, bob.uid, "B**", clock.now());
  expect(await deliver(ann.uid, { kind: "match", props: toAnn })).toBe("dropped");
  expect(await deliver(bob.uid, { kind: "match", props: toBob })).toBe("dropped");
  connectionIn("paid", ann.uid, bob.uid);
  for (const name of ["new-message, to the traveler", "review", "changed", "connected"])
    expect(await deliver(ann.uid, payloadOf(name))).toBe("dropped");
  const message = () =>
    deliver(ann.uid, payloadOf("message"), clock, `connection-1#${randomUUID()}`);
  expect(await message()).toBe("dropped");
  connectionIn("paid", ann.uid, "uid-other");
  expect(await message()).toBe("sent");
  connectionIn("refunded", ann.uid, "uid-other");
  expect(await message()).toBe("dropped");
  connectionIn("paid", ann.uid, bob.uid);
  // Whoever does not answer these has the fee go back, or gets it back.
  for (const name of ["no-answer", "did-not-meet", "airline, to the traveler"])
    expect(await deliver(ann.uid, payloadOf(name))).toBe("sent");
  // The mail still says what happened to the money.
  const end = payloadOf("refunded, not connected, to the traveler");
  expect(await deliver(ann.uid, end)).toBe("sent");
});

it("the mail after a payment has contact data only as long as the two are connected, and the receipt in any case", async () => {
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  const textFor = async (state: string) => {
    connectionIn(state, ann.uid, bob.uid);
    expect(await deliver(ann.uid, payloadOf("paid"))).toBe("sent");
    return mailsOf(ses, ann.email).at(-1)?.body.text ?? "";
  };
  const contact = /omar@example\.com|\+971501234567/;
  const receipt = "PayPal’s number: 3C679366HH908993F";
  const connected = await textFor("paid");
  expect(connected).toMatch(contact);
  expect(connected).toContain(receipt);
  const ended = [await textFor("cancelled"), await textFor("refunded")];
  await Block.create(bob.uid, ann.uid, "A**", clock.now());
  for (const text of [...ended, await textFor("paid")]) {
    expect(text).not.toMatch(contact);
    expect(text).not.toMatch(/you are connected|block/i);
    expect(text).toContain(receipt);
  }
});

describe("a mail about an end", () => {
  const trip = { flight: "QF-2", from: "YVR", to: "SYD", days: 30 };
  const nextOf = (email: string) =>
    [...(mailsOf(ses, email).at(-1)?.body.text ?? "").matchAll(/^Connect: (\S+)/gm)].map(
      ([, url = ""]) => new URL(url).searchParams.get("itinerary"),
    );

  async function lost() {
    const ann = await person("Ann Kowalski");
    const own = await post(ann, trip, clock.now());
    const offers = [];
    for (const flight of ["QF-2", "QF-3", "QF-2", "QF-2", "QF-2", "QF-3"]) {
      const owner = await person("Bob Marsh");
      const id = await post(owner, { ...trip, type: "flightaid", flight }, clock.now());
      offers.push({ id, owner });
      clock.pass(1);
    }
    return { ann, own, offers };
  }

  it("shows the three next best matches, without the counterpart and whom the reader must not meet", async () => {
    const { ann, own, offers } = await lost();
    const [counterpart, , blocked, third, fourth, last] = offers;
    if (!counterpart || !blocked || !third || !fourth || !last) throw new Error("No offers");
    connectionIn("declined", ann.uid, counterpart.owner.uid);
    await Block.create(blocked.owner.uid, ann.uid, "A**", clock.now());
    const end = payloadOf("ended, declined, to the traveler", { own });
    expect(await deliver(ann.uid, end)).toBe("sent");
    // Same flight first, the newest first; then the newest of another flight on the day.
    expect(nextOf(ann.email)).toEqual([fourth.id, third.id, last.id]);
    for (const { owner, id } of offers) await Itinerary.remove(owner, id, clock.now());
    expect(await deliver(ann.uid, end)).toBe("sent");
    expect(nextOf(ann.email)).toEqual([]);
    const newest = () => mailsOf(ses, ann.email).at(-1)?.body.text;
    expect(newest()).toContain("Your trip is still posted");
    expect(newest()).toContain("See the matches of your trip: ");
    await Itinerary.remove(ann, own, clock.now());
    expect(await deliver(ann.uid, end)).toBe("sent");
    expect(newest()).toContain("Search again: ");
  });

  it("does not offer again whose connection for the trip has ended before", {
    tags: "deep",
  }, async () => {
    const { ann, own, offers } = await lost();
    const [counterpart, former] = offers;
    if (!counterpart || !former) throw new Error("No offers");
    connectionIn("declined", ann.uid, counterpart.owner.uid);
    const end = payloadOf("ended, declined, to the traveler", { own });
    for (const { id, owner } of offers.slice(2)) await Itinerary.remove(owner, id, clock.now());
    expect(await deliver(ann.uid, end)).toBe("sent");
    expect(nextOf(ann.email)).toEqual([former.id]);
    const trips = [Trip.hashOf(await Itinerary.record(former.id))];
    const writes = Block.separationWrites([ann.uid, former.owner.uid], trips, "one", clock.now());
    await transact(writes, { refused: () => "retry", busy: "busy" });
    expect(await deliver(ann.uid, end)).toBe("sent");
    expect(nextOf(ann.email)).toEqual([]);
  });

  it("goes out also when their search fails, which is reported", { tags: "deep" }, async () => {
    const { ann, own } = await lost();
    connectionIn("refunded", ann.uid, "uid-flightaid");
    client.middlewareStack.add(
      (next, context) => (call) => {
        const { IndexName } = call.input as { IndexName?: string };
        if (context.commandName === "QueryCommand" && IndexName) throw new Error("No index");
        return next(call);
      },
      { step: "initialize", name: "failing" },
    );
    const end = payloadOf("refunded, the Flightaide cancels, to the traveler", { own });
    const mail = Outbox.buildMail(ann.uid, end, randomUUID(), clock.now());
    await putMails([mail]);
    await expect(Notification.sendNow(Outbox.refOf(mail), clock)).rejects.toThrow("No index");
    expect(mailsOf(ses, ann.email).map(({ subject }) => subject)).toEqual([
      "Connection refunded YYZ-DXB: Omar Haddad",
    ]);
    expect(await Notification.sendNow(Outbox.refOf(mail), clock)).toBe("skipped");
  });
});

/** What the verbs of v0.1.0 owed, one mail of each kind. */
const recorded = recordedMails as unknown as Outbox.MailPayload[];
const stateFor: Partial<Record<string, string>> = {
  connect: "requested",
  reminder: "requested",
  accepted: "accepted",
  payable: "accepted",
};

for (const { rows, options } of byLane(
  recorded.map((mail) => [mail.kind, mail] as const),
  (_, index) => index === 0,
))
  describe.each(rows)("a mail %s that an earlier version owed", options, (kind, mail) => {
    /** A mail about a match shows the current state of both itineraries. */
    async function payload(reader: AuthUser, change: object): Promise<Outbox.MailPayload> {
      const props = { ...mail.props, ...change };
      if (kind !== "match") return { kind, props } as Outbox.MailPayload;
      const flight = `AC-${reader.uid.replace(/\D/g, "")}`;
      const own = await post(reader, { flight }, clock.now());
      const other = await person("Bob Marsh");
      const itinerary = await post(other, { flight, type: "flightaid" }, clock.now());
      return { kind, props: { ...props, own, itinerary } } as Outbox.MailPayload;
    }

    it("is sent as it was recorded, with what later versions have added, and without what they may have added", async () => {
      connectionIn(stateFor[kind] ?? "paid");
      const missing = { matched: undefined, samePlane: undefined, displayName: undefined };
      for (const change of [{}, { addedLater: { by: "another version" } }, missing]) {
        const ann = await person("Ann Kowalski");
        expect(await deliver(ann.uid, await payload(ann, change))).toBe("sent");
        const [sent] = mailsOf(ses, ann.email);
        expect(sent?.body.text).not.toContain("undefined");
      }
    });
  });

it("every kind of mail is recorded, except those that v0.1.0 did not have", () => {
  const kinds = new Set<string>(sampleProps().map(({ kind }) => kind));
  for (const { kind } of recorded) kinds.delete(kind);
  expect([...kinds].sort()).toEqual([
    "airline",
    "airline-contradicted",
    "appeal-decided",
    "day-before",
    "not-paid",
    "not-refunded",
    "reinstated",
    "report-decided",
    "still-flying",
    "still-flying-posting",
    "suspended",
    "tap",
    "warned",
  ]);
});

describe("a mail that this version cannot read", () => {
  const unreadable: [string, Outbox.MailPayload][] = [
    ["of an unknown kind", { kind: "invented", props: {} } as unknown as Outbox.MailPayload],
    ["that lacks what it needs", payloadOf("registered", { trips: undefined })],
  ];

  for (const { rows, options } of byLane(unreadable, (_, index) => index === 1))
    it.each(rows)(
      "%s: is tried again after a backoff, parked in the end, and reported",
      options,
      async (_, payload) => {
        const { uid } = await person("Ann Kowalski");
        const mail = Outbox.buildMail(uid, payload, randomUUID(), clock.now());
        const other = Outbox.buildMail(uid, payloadOf("registered"), randomUUID(), clock.now());
        await putMails([mail, other]);
        const reports = [];
        for (let attempt = 0; attempt < 8; attempt++) {
          reports.push(await Notification.run({ clock }).catch((error) => error));
          clock.pass(86_400);
        }
        for (const report of reports) expect(report).toBeInstanceOf(Notification.IncompleteRun);
        const owed = await Outbox.ofRecipient(uid);
        expect(owed.find(({ key }) => key === other.key)).toMatchObject({ queue: "sent" });
        const [parked] = (await Outbox.parked()).filter((one) => one.uid === uid);
        expect(parked).toMatchObject({ key: mail.key, attempts: 8 });
        expect(parked?.lastError).toMatch(
          /^(This version has no mail invented|A mail registered cannot be read)/,
        );
        await Outbox.forget(uid);
      },
    );
});

it("operators are written to at the support address", async () => {
  expect(await deliver(Outbox.operators, payloadOf("operators"))).toBe("sent");
  const [mail] = mailsOf(ses, "support@flightaides.test");
  expect(mail?.subject).toBe("Report: asks for money");
});
