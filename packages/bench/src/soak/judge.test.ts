import { describe, expect, it } from "vitest";
import { type ActName, acts, type Role, type Story, stories } from "./acts";
import { audit, mailsOf, type Outcome, percentile, verdictOf } from "./judge";
import type { Person } from "./person";
import type { PayPalState, Seen, Side } from "./seen";
import { type Done, parse } from "./tell";

const emails = { traveler: "t@soak.example", flightaid: "f@soak.example" };
const story = {
  connection: "c1",
  orderId: "o1",
  people: {
    traveler: { email: emails.traveler },
    flightaid: { email: emails.flightaid },
  } as Record<Role, Person>,
} as Story;

function done(role: Role, act: ActName, key = ""): Done {
  const { traveler, flightaid } = story.people;
  const [me, them] = role === "traveler" ? [traveler, flightaid] : [flightaid, traveler];
  return { act, at: 0, attempts: 1, deed: { role, me, them, story, key } };
}

const nothing: Seen = { orders: [], captures: [], refunds: [], leftovers: 0 };
const message = { id: "m1", mine: true, text: "Happy to talk about gardens. k1", at: "" };

function outcomeOf(all: Done[], side: Partial<Side>, seen: Partial<Seen> = {}): Outcome {
  const mine = { messages: [], itineraries: [], connections: [], ...side } as unknown as Side;
  const one = { ...nothing, mine, ...seen };
  return { story, done: all, seen: { traveler: one, flightaid: one } };
}

describe("an acknowledged message", () => {
  const wrote = done("traveler", "writes", "k1");

  it.each([
    ["kept", [message]],
    ["lost", []],
    ["twice", [message, { ...message, id: "m2" }]],
  ])("is %s", (verdict, messages) => {
    expect(verdictOf(wrote, outcomeOf([wrote], { messages }))).toBe(verdict);
  });

  it("is moot once one of them has left", () => {
    const left = done("flightaid", "deletes the account");
    expect(verdictOf(wrote, outcomeOf([wrote, left], {}))).toBe("moot");
    expect(verdictOf(wrote, outcomeOf([left, wrote], {}))).toBe("lost");
  });
});

it("what only its author can undo is not moot because of the other", () => {
  const posted = done("traveler", "posts");
  for (const [who, verdict] of [
    ["traveler", "moot"],
    ["flightaid", "lost"],
  ] as const)
    for (const act of ["removes the trip", "deletes the account"] as const)
      expect(verdictOf(posted, outcomeOf([posted, done(who, act)], {}))).toBe(verdict);
});

it("a payment is charged once", () => {
  const approved = done("traveler", "approves");
  const verdict = (captures: string[]) =>
    verdictOf(approved, outcomeOf([approved], {}, { captures }));
  expect(verdict(["p1"])).toBe("kept");
  expect(verdict([])).toBe("lost");
  expect(verdict(["p1", "p2"])).toBe("twice");
});

it("an act that only reads has no verdict", () => {
  const looked = done("traveler", "looks around");
  expect(verdictOf(looked, outcomeOf([looked], {}))).toBeUndefined();
});

describe("mails", () => {
  const wrote = done("traveler", "writes", "k1");
  const mail = { to: emails.flightaid, kind: "new-message", subject: "", at: 1000 };
  const count = (all: Done[], mails: (typeof mail)[], crashes = [{ from: 5000, until: 6000 }]) =>
    mailsOf(outcomeOf(all, {}), mails, crashes);

  it("are sent once", () => {
    const counts = { role: "flightaid", kind: "new-message", owed: 1, moot: 0, again: 0 };
    expect(count([wrote], [mail])).toEqual([{ ...counts, sent: 1, lost: 0, twice: 0 }]);
    expect(count([wrote], [])).toEqual([{ ...counts, sent: 0, lost: 1, twice: 0 }]);
    expect(count([wrote], [mail, mail])).toEqual([{ ...counts, sent: 2, lost: 0, twice: 1 }]);
  });

  it("are sent again after a crash", () => {
    const inCrash = { ...mail, at: 5500 };
    expect(count([wrote], [inCrash, mail])).toMatchObject([{ twice: 0, again: 1 }]);
  });

  it.each<[string, Done, Done, number]>([
    ["new-message", wrote, done("flightaid", "looks around"), 0],
    ["new-message", wrote, done("traveler", "cancels"), 1],
    ["connect", done("traveler", "connects"), done("traveler", "approves"), 1],
    ["paid", done("traveler", "pays"), done("flightaid", "cancels"), 0],
    ["paid", done("traveler", "pays"), done("flightaid", "deletes the account"), 1],
    ["connected", done("traveler", "pays"), done("flightaid", "cancels"), 1],
    ["registered", done("traveler", "posts"), done("traveler", "withdraws"), 0],
    ["registered", done("traveler", "posts"), done("traveler", "removes the trip"), 1],
    ["registered", done("traveler", "posts"), done("traveler", "deletes the account"), 1],
  ])("%s that was not sent: %#", (kind, owing, later, moot) => {
    expect(
      count([owing, later], []).find((one) => one.kind === kind && one.owed > 0),
    ).toMatchObject({
      moot,
      lost: 1 - moot,
    });
  });

  it("about a message that was answered are moot", () => {
    const answered = done("flightaid", "writes", "k2");
    expect(count([wrote, answered], [])).toMatchObject([
      { role: "traveler", lost: 1 },
      { role: "flightaid", moot: 1, lost: 0 },
    ]);
  });

  it("that no act owes come once with each subject", () => {
    const match = { ...mail, kind: "match" };
    const other = { ...match, subject: "Another match" };
    expect(count([], [match, other])).toMatchObject([{ kind: "match", twice: 0 }]);
    expect(count([], [match, match])).toMatchObject([{ kind: "match", twice: 1 }]);
  });
});

describe("the books", () => {
  const amount = { value: "10.00", currency_code: "USD" };
  const capture = { id: "p1", customId: "c1", amount, status: "REFUNDED" };
  const refund = { id: "r1", captureId: "p1", amount };
  const atPayPal: PayPalState = { orders: [], captures: [capture], refunds: [refund] };
  const entries = ["paid", "refunded"].map((kind) => ({ kind, captureId: "p1", amount: "10.00" }));

  it("agree", () => {
    const money = { captures: 1, refunds: 1, balance: "0.00" };
    expect(audit(atPayPal, entries)).toEqual({ atPayPal: money, ours: money, findings: [] });
  });

  it.each<[string, Partial<PayPalState>, typeof entries]>([
    ["PayPal has no refund p1 10.00.", { refunds: [] }, entries],
    ["We do not know refund p1 10.00.", {}, entries.slice(0, 1)],
    ["We do not know payment p1 10.00.", {}, entries.slice(1)],
    [
      "PayPal has no payment p1 9.00.",
      {},
      [{ ...entries[0], amount: "9.00" } as (typeof entries)[0]],
    ],
    [
      "Connection c1 was charged twice.",
      { captures: [capture, { ...capture, id: "p2" }] },
      entries,
    ],
    ["Payment p1 was refunded twice.", { refunds: [refund, { ...refund, id: "r2" }] }, entries],
    ["We have entered payment p1 10.00 twice.", {}, [...entries, ...entries]],
  ])("differ: %s", (finding, changed, ours) => {
    expect(audit({ ...atPayPal, ...changed }, ours).findings).toContain(finding);
  });

  it("know nothing of a capture that was declined", () => {
    const declined = { ...capture, id: "p0", status: "DECLINED" };
    const all = { ...atPayPal, captures: [declined, capture] };
    expect(audit(all, entries).findings).toEqual([]);
  });
});

it("percentiles", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([
    51, 100, 0,
  ]);
});

it("every act is in a story", () => {
  const told = new Set(
    Object.values(stories).flatMap((steps) => steps.map((one) => parse(one).act)),
  );
  expect([...told].sort()).toEqual(Object.keys(acts).sort());
});
