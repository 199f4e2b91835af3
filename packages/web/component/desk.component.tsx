/** The operators' desk: each view, its keys, and what is asked before something is decided. */

import type { Contract, InputOf } from "@flightaides/core/contract.ts";
import * as desk from "@flightaides/core/desk/contract.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { queryClient } from "../src/app/providers";
import { clearIdentity } from "../src/lib/identity";
import { expectAccessible } from "./accessible";
import { hold, settle, watchControls } from "./control-moves";
import { refused } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const at = "2026-11-26T10:00:00.000Z";
const person: desk.Person = {
  uid: "uid-bob",
  initial: "B.",
  memberSince: "2026-03-01T10:00:00.000Z",
  hadAccount: true,
  strikes: { cancelled: [] },
  postings: [
    { id: "p1", type: "flightaid", route: "DEL-YYZ", travelDate: "2026-12-04", createdAt: at },
  ],
  connections: [
    { id: "c1", role: "flightaid", state: "paid", travelDate: "2026-12-04", createdAt: at },
  ],
  reports: [
    { id: "r1", side: "about", reason: "harassment", at },
    { id: "r0", side: "about", reason: "spam", at: "2026-05-01T10:00:00.000Z", decision: "warn" },
  ],
};
const reports = [
  { id: "r1", at, reason: "harassment", about: "connection" },
  { id: `${"c".repeat(32)}-met`, at: "2026-11-26T10:30:00.000Z", about: "claim-met" },
  { id: "r2", at: "2026-11-26T11:00:00.000Z", reason: "spam", about: "itinerary" },
] as const;
const found: desk.Case = {
  id: "r1",
  at,
  reason: "harassment",
  text: "He writes at night, and asks where my mother lives.",
  flights: [{ route: "DEL-YYZ", travelDate: "2026-12-04", flight: "AI-187" }],
  note: "I travel with my sister.",
  answer: { by: "reported", text: "Why should I?" },
  connection: "c1",
  messages: [
    { by: "reported", at, text: "Where does she live?" },
    { by: "reporter", at, text: "I would rather not say." },
  ],
  meetingPoint: { by: "reported", at, text: "At her house" },
  reported: person,
  reporter: { ...person, uid: "uid-ann", initial: "A.", hadAccount: false, reports: [] },
};
const story: desk.Story = {
  id: "c1",
  state: "paid",
  traveler: "uid-ann",
  flightaid: "uid-bob",
  route: "DEL-YYZ",
  travelDate: "2026-12-04",
  events: [
    { at, what: "asked", by: "traveler" },
    { at, what: "paid", by: "traveler" },
    { at, what: "mail", by: "flightaid", detail: "connected" },
  ],
  ours: {
    orderId: "5O190127TN364715T",
    captureId: "3C679366HH908993F",
    amount: "10.00",
    currency: "USD",
  },
  paypal: {
    status: "COMPLETED",
    captures: [{ id: "3C679366HH908993F", status: "COMPLETED", amount: "$10 USD" }],
    refunds: [],
  },
  canBeRefunded: true,
};

const record: desk.Recorded[] = [
  { at, operator: "uid-olga", what: "look", whom: "former-abcdefgh", report: "r1" },
  {
    at,
    operator: "uid-olga",
    what: "warn",
    whom: "former-abcdefgh",
    report: "r1",
    reason: "harassment",
    text: "Night calls.",
  },
];

const loadedAt = Date.now();

/** Of the last 28 days, from the oldest: more each day. */
const days: desk.DayNumbers[] = Array.from({ length: 28 }, (_, index) => ({
  day: new Date(loadedAt - (27 - index) * 86_400_000).toISOString().slice(0, 10),
  searched: 10 * index,
  signedUp: index,
  posted: index,
  matched: 2,
  timed: 2,
  minutesToMatch: 150,
  pairs: 3,
  asked: 2,
  accepted: 2,
  paid: 1,
  met: index % 2,
  refunded: 0,
}));
const entry = {
  at: "2026-11-26T10:05:00.000Z",
  orderId: "5O190127TN364715T",
  captureId: "3C679366HH908993F",
  connection: "c1",
  amount: "10.00",
  currency: "USD",
};

const refund: desk.RefusedRefund = {
  connection: "c1",
  captureId: "3C679366HH908993F",
  amount: "$10 USD",
  at,
  refusals: 2,
  issue: "REFUND_TIME_LIMIT_EXCEEDED",
};
const orders: desk.OpenOrder[] = [
  {
    connection: "c1",
    state: "ordered",
    orderId: "7AB12345CD678901E",
    waitsFor: "capture",
    reconciles: 5,
    nextAt: at,
  },
];
const parkedMail: desk.ParkedMail = {
  id: "m1",
  uid: "uid-bob",
  kind: "paid",
  createdAt: at,
  attempts: 8,
  error: "…@… is on the suppression list",
};

/** The content of the file that a press downloads. */
async function downloaded(press: () => Promise<void>): Promise<string> {
  const texts: Promise<string>[] = [];
  const createObjectURL = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    texts.push((blob as Blob).text());
    return "#";
  });
  await press();
  createObjectURL.mockRestore();
  return texts[0] ?? "";
}

const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const dialog = (name: string) => page.getByRole("dialog", { name });

beforeEach(() => {
  serveEverything();
  api().on(desk.cases, () => [...reports]);
  api().on(desk.caseOf, () => found);
  api().on(desk.person, ({ why }) => ({
    ...person,
    ...(why && { shown: { displayName: "Bob Marsh", email: "bob@example.com" } }),
  }));
  api().on(desk.story, () => story);
  api().on(desk.claimOf, () => ({
    messages: [{ by: "flightaid" as const, at, text: "I was at gate 22." }],
    meetingPoint: { by: "traveler" as const, at, text: "At the counter" },
    traveler: { ...person, uid: "uid-ann", initial: "A." },
    flightaid: person,
  }));
  api().on(desk.refusedRefunds, () => [refund]);
  api().on(desk.mails, () => [parkedMail]);
  api().on(desk.itineraries, () => []);
  api().on(desk.openOrders, () => []);
  api().on(desk.ledger, () => []);
  api().on(desk.numbers, () => days);
  api().on(desk.record, () => record);
  api().on(desk.recordAbout, () => record.slice().reverse());
  signIn("Olga Peeters");
});

test("a report is opened by keys, and decided after a question", async () => {
  const decisions: InputOf<typeof desk.decide>[] = [];
  api().on(desk.decide, (input) => void decisions.push(input));
  await open("/desk");
  await expect.element(page.getByText("3 undecided, oldest first")).toBeVisible();
  await userEvent.keyboard("jjk");
  await expect.element(page.getByRole("button", { name: /^Harassment/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Where does she live?")).toBeVisible();
  await expect.element(page.getByText("DEL-YYZ, 2026-12-04, AI-187")).toBeVisible();
  await expect.element(page.getByText("I travel with my sister.")).toBeVisible();
  await expect
    .element(page.getByText("Meeting point, set by the reported person"))
    .toHaveTextContent("At her house");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Why should I?" }))
    .toHaveTextContent("Answer to the request · Reported person");
  // The heading has the focus: j goes on from the open report.
  await userEvent.keyboard("j");
  const rows = [...document.querySelectorAll("[data-row]")];
  expect(rows.findIndex((row) => row.matches(":focus"))).toBe(1);
  await page.getByRole("radio", { name: "Warn" }).click();
  await press("Decide …");
  await expect.element(page.getByText("Say why in a sentence.")).toBeVisible();
  await page.getByRole("combobox", { name: "Reason" }).selectOptions("Harassment");
  await page.getByRole("textbox", { name: "Text" }).fill("Please stop writing at night.");
  await press("Decide …");
  await expect.element(dialog("Warn?").getByText(/reads a warning/)).toBeVisible();
  expect(decisions).toEqual([]);
  await dialog("Warn?").getByRole("button", { name: "Warn", exact: true }).click();
  await expect.element(page.getByText("The report is decided.")).toBeVisible();
  expect(decisions).toEqual([
    { id: "r1", decision: "warn", reason: "harassment", text: "Please stop writing at night." },
  ]);
});

test("a report that somebody else has decided says so, and loses nothing", async () => {
  api().on(desk.decide, () => refused("case-decided"));
  await open("/desk?view=reports&id=r1");
  await page.getByRole("textbox", { name: "Text" }).fill("Advertising.");
  await press("Decide …");
  await dialog("Dismiss?").getByRole("button", { name: "Dismiss", exact: true }).click();
  await expect.element(page.getByText(/Somebody has decided this report already/)).toBeVisible();
});

test("a contradicted claim is decided beside the connection's story", async () => {
  const decisions: InputOf<typeof desk.decideClaim>[] = [];
  api().on(desk.decideClaim, (input) => void decisions.push(input));
  await open("/desk");
  await page.getByRole("button", { name: /^Did they meet/ }).click();
  await expect.element(page.getByRole("heading", { name: "What happened (UTC)" })).toBeVisible();
  await expect.element(page.getByText("I was at gate 22.")).toBeVisible();
  await expect.element(page.getByText("At the counter")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Flightaide" })).toHaveTextContent(/B\./);
  await press("Don’t give it back …");
  const question = dialog("Don’t give it back?");
  await question.getByRole("combobox", { name: "Reason" }).selectOptions("Met");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Both tapped Met.");
  await question.getByRole("button", { name: "Don’t give it back", exact: true }).click();
  await expect.element(page.getByText("The claim is decided.")).toBeVisible();
  expect(decisions).toEqual([
    {
      id: `${"c".repeat(32)}-met`,
      decision: "no-refund",
      reason: "met",
      text: "Both tapped Met.",
    },
  ]);
});

const appealed = {
  at,
  text: "I have a ticket of another flight.",
  before: { by: "0a1b2c3d-4e5f", at, reason: "met" },
};
const readAppeal = () =>
  api().on(desk.claimOf, () => ({ messages: [], traveler: person, appeal: appealed }));

test("an appeal against a claim says who decided before, and is told to the traveler only", async () => {
  readAppeal();
  await open(`/desk?view=reports&id=${"c".repeat(32)}-met`);
  const appeal = page.getByRole("region", { name: "Appeal" });
  await expect.element(appeal.getByText("I have a ticket of another flight.")).toBeVisible();
  await expect
    .element(appeal.getByText(/after no refund, met .* operator 0a1b2c3d\)/))
    .toBeVisible();
  await press("Don’t give it back …");
  const question = dialog("Don’t give it back?");
  await expect.element(question.getByText(/The Flightaide is told nothing/)).toBeVisible();
});

test("an appeal against the operator’s own decision of a claim is left to another operator", async () => {
  signIn("Olga Peeters", "olga@example.com", appealed.before.by);
  readAppeal();
  await open(`/desk?view=reports&id=${"c".repeat(32)}-met`);
  await expect.element(page.getByText(/Another operator has to decide now/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Give the fee back …" }))
    .not.toBeInTheDocument();
});

test("a person is masked until a reason is given", async () => {
  const reasons: (string | undefined)[] = [];
  api().on(desk.person, ({ why }) => {
    reasons.push(why);
    return {
      ...person,
      ...(why && { shown: { displayName: "Bob Marsh", email: "bob@example.com" } }),
    };
  });
  await open("/desk?view=people&id=uid-bob");
  await expect.element(page.getByRole("heading", { name: "B.", exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Marsh|bob@example/);
  await page.getByRole("textbox", { name: "Why you need the name and address" }).fill("He called.");
  await press("Show");
  await expect.element(page.getByText("bob@example.com")).toBeVisible();
  expect(reasons).toEqual([undefined, "He called."]);
});

test("an account is suspended with a reason and a text", async () => {
  const suspended: InputOf<typeof desk.suspend>[] = [];
  api().on(desk.suspend, (input) => void suspended.push(input));
  await open("/desk?view=people&id=uid-bob");
  await press("Suspend the account …");
  const question = dialog("Suspend the account?");
  await question.getByRole("combobox", { name: "Reason" }).selectOptions("Unsafe");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Threats.");
  await question.getByRole("button", { name: "Suspend the account", exact: true }).click();
  await expect.element(page.getByText("The account is suspended.")).toBeVisible();
  expect(suspended).toEqual([{ uid: "uid-bob", reason: "unsafe", text: "Threats." }]);
});

test("a payment is refunded after a question, with PayPal's side beside ours", async () => {
  const refunds: InputOf<typeof desk.refund>[] = [];
  api().on(desk.refund, (input) => {
    refunds.push(input);
    return { refused: false, owed: false };
  });
  await open("/desk?view=payments&id=c1");
  await expect
    .element(page.getByRole("heading", { name: "DEL-YYZ, 2026-12-04: Paid" }))
    .toBeVisible();
  await expect.element(page.getByText("3C679366HH908993F, $10 USD, COMPLETED")).toBeVisible();
  await press("Refund $10 USD …");
  const question = dialog("Refund $10 USD?");
  const why = question.getByRole("textbox", { name: "Why, for the record" });
  await question.getByRole("button", { name: "Refund $10 USD", exact: true }).click();
  await expect.element(question.getByText("Say why in a sentence.")).toBeVisible();
  await expect.element(why).toHaveFocus();
  await why.fill("They never met.");
  await question.getByRole("button", { name: "Refund $10 USD", exact: true }).click();
  await expect.element(page.getByText("The payment is refunded.")).toBeVisible();
  expect(refunds).toEqual([{ id: "c1", reason: "other", text: "They never met." }]);
});

test("a refund that PayPal has not made yet is said to be owed", async () => {
  api().on(desk.refund, () => ({ refused: false, owed: true }));
  await open("/desk?view=payments&id=c1");
  await press("Refund $10 USD …");
  const question = dialog("Refund $10 USD?");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("They never met.");
  await question.getByRole("button", { name: "Refund $10 USD", exact: true }).click();
  await expect.element(page.getByText(/the refund is owed/)).toBeVisible();
  await expect.element(page.getByText("The payment is refunded.")).not.toBeInTheDocument();
});

test("an appeal says who decided before, and what the decision does to the suspension", async () => {
  const before = { what: "suspend", reason: "harassment", text: "Night calls.", at } as const;
  api().on(desk.caseOf, () => ({
    ...found,
    appeal: { at, text: "A wrong number.", before: { ...before, by: "0a1b2c3d-4e5f" } },
  }));
  await open("/desk?view=reports&id=r1");
  const appeal = page.getByRole("region", { name: "Appeal" });
  await expect.element(appeal.getByText(/after suspend .* by operator 0a1b2c3d\)/)).toBeVisible();
  await expect.element(page.getByText(/the suspension is lifted/)).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Refund" })).not.toBeInTheDocument();
  await page.getByRole("textbox", { name: "Text" }).fill("It was a wrong number.");
  await press("Decide …");
  await expect.element(dialog("Dismiss?").getByText(/the suspension is lifted/)).toBeVisible();
});

test("an appeal against the operator’s own decision is left to another operator", async () => {
  const before = { what: "suspend", reason: "harassment", text: "Night calls.", at } as const;
  signIn("Olga Peeters", "olga@example.com", "uid-olga");
  api().on(desk.caseOf, () => ({
    ...found,
    appeal: { at, text: "A wrong number.", before: { ...before, by: "uid-olga" } },
  }));
  await open("/desk?view=reports&id=r1");
  await expect.element(page.getByText(/Another operator has to decide now/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Decide …" })).not.toBeInTheDocument();
});

test("the appeal of somebody who was suspended without a report has no reporter", async () => {
  const { reporter: _, connection: __, text: ___, ...rest } = found;
  const before = { what: "suspend", reason: "spam", text: "Links.", at } as const;
  api().on(desk.caseOf, () => ({
    ...rest,
    isOwn: true as const,
    reported: {
      ...person,
      reports: [
        { id: "r1", side: "about" as const, isOwn: true as const, reason: "spam" as const, at },
      ],
    },
    appeal: { at, text: "A mistake.", before: { ...before, by: "uid-omar" } },
  }));
  await open("/desk?view=reports&id=r1");
  await expect.element(page.getByText(/Suspended by an operator, without a report/)).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Reported person" }))
    .toHaveTextContent("Reports about them0Reports by them0");
  await expect.element(page.getByRole("region", { name: "Reporter" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Evidence" })).not.toBeInTheDocument();
});

test("a report about a connection can be decided by a refund, others can’t", async () => {
  const decisions: InputOf<typeof desk.decide>[] = [];
  api().on(desk.decide, (input) => void decisions.push(input));
  await open("/desk?view=reports&id=r1");
  await page.getByRole("radio", { name: "Refund" }).click();
  await expect.element(page.getByText(/the fee goes back to the traveler/)).toBeVisible();
  await page.getByRole("textbox", { name: "Text" }).fill("He never came.");
  await press("Decide …");
  await dialog("Refund?").getByRole("button", { name: "Refund", exact: true }).click();
  await expect.poll(() => decisions).toMatchObject([{ decision: "refund" }]);
  const { connection: _, ...posting } = found;
  api().on(desk.caseOf, () => posting);
  await press(/^Spam/);
  await expect.element(page.getByRole("radio", { name: "Warn" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Refund" })).not.toBeInTheDocument();
});

test("a refused refund is in the queue, and leads to its connection", async () => {
  api().on(desk.cases, () => [{ id: "c1", at, about: "refund" as const }]);
  api().on(desk.story, () => ({ ...story, ours: { ...story.ours, refundRefusedAt: at } }));
  await open("/desk");
  await page.getByRole("button", { name: /^PayPal refuses a refund/ }).click();
  await expect.element(page.getByText("Refund time limit exceeded, 2 times")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "DEL-YYZ, 2026-12-04: Paid" }))
    .toBeVisible();
});

test("a Flightaide who is off offer is put on offer again", async () => {
  const offered: InputOf<typeof desk.putOnOffer>[] = [];
  api().on(desk.person, () => ({
    ...person,
    strikes: { cancelled: [{ connection: "c1", at }], offSince: at },
  }));
  api().on(desk.putOnOffer, (input) => void offered.push(input));
  await open("/desk?view=people&id=uid-bob");
  await expect.element(page.getByText(/Off offer since/)).toBeVisible();
  await press("Put on offer again …");
  const question = dialog("Put on offer again?");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Illness.");
  await question.getByRole("button", { name: "Put on offer", exact: true }).click();
  await expect.element(page.getByText("The person is on offer again.")).toBeVisible();
  expect(offered).toEqual([{ uid: "uid-bob", text: "Illness." }]);
});

test("somebody who has deleted the account can be suspended for when they are back, and not warned", async () => {
  const { reported: _, ...rest } = found;
  api().on(desk.caseOf, () => ({ ...rest, canReturn: true as const }));
  await open("/desk?view=reports&id=r1");
  await expect.element(page.getByText("Has deleted the account.")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Warn" })).toBeDisabled();
  await page.getByRole("radio", { name: "Suspend" }).click();
  await expect.element(page.getByText(/signs up again with the same address/)).toBeVisible();
});

test("a report about nobody who is known can be dismissed, or decided by a refund", async () => {
  const { reported: _, ...rest } = found;
  api().on(desk.caseOf, () => rest);
  await open("/desk?view=reports&id=r1");
  for (const name of ["Warn", "Suspend"])
    await expect.element(page.getByRole("radio", { name })).toBeDisabled();
  for (const name of ["Dismiss", "Refund"])
    await expect.element(page.getByRole("radio", { name })).toBeEnabled();
});

test("what an operator is part of is refused, and says so", async () => {
  api().on(desk.caseOf, () => refused("own-case"));
  await open("/desk?view=reports&id=r1");
  await expect.element(page.getByText(/Another operator has to look at it/)).toBeVisible();
});

test("a refund that PayPal refuses is tried again, or settled", async () => {
  const settled: InputOf<typeof desk.settleRefund>[] = [];
  api().on(desk.retryRefund, () => ({ refused: true }));
  api().on(desk.settleRefund, (input) => void settled.push(input));
  await open("/desk?view=payments");
  await expect.element(page.getByText("Refund time limit exceeded, 2 times")).toBeVisible();
  await press("Retry");
  await expect.element(page.getByText("PayPal still refuses it.")).toBeVisible();
  await press("Sent in another way …");
  const question = dialog("Was the money sent in another way?");
  await question.getByRole("textbox", { name: "How, for the record" }).fill("Bank transfer.");
  await question.getByRole("button", { name: "It was sent", exact: true }).click();
  await expect.element(page.getByText("The refund is settled.")).toBeVisible();
  expect(settled).toEqual([{ id: "c1", text: "Bank transfer." }]);
});

test("a parked mail is retried", async () => {
  const retried: string[] = [];
  api().on(desk.retryMail, ({ id }) => void retried.push(id));
  await open("/desk?view=mail");
  await expect.element(page.getByText("8: …@… is on the suppression list")).toBeVisible();
  await press("Retry");
  await expect.element(page.getByText("The mail is queued.")).toBeVisible();
  expect(retried).toEqual(["m1"]);
});

test("a parked mail is dropped unless that is undone", async () => {
  // Time enough on a busy machine, too.
  const { setTimeout } = window;
  vi.spyOn(window, "setTimeout").mockImplementation(((run: TimerHandler, ms = 0) =>
    setTimeout(run, ms < 10_000 ? ms : 100 * ms)) as typeof setTimeout);
  const dropped: string[] = [];
  api().on(desk.dropMail, ({ id }) => void dropped.push(id));
  await open("/desk?view=mail");
  await press("Drop");
  await expect.element(page.getByText("The mail is dropped.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Drop" })).not.toBeInTheDocument();
  await press("Undo");
  await expect.element(page.getByRole("button", { name: "Drop" })).toBeVisible();
  await press("Drop");
  expect(dropped).toEqual([]);
  // Who goes on has decided.
  await press("Reports");
  await expect.poll(() => dropped).toEqual(["m1"]);
});

test("an undo that comes too late says so", async () => {
  const { setTimeout } = window;
  let isGrace = true;
  vi.spyOn(window, "setTimeout").mockImplementation(((run: TimerHandler, ms = 0) => {
    // The next one of this length ends the notice.
    const time = ms < 10_000 ? ms : ms === 10_000 && isGrace ? 0 : 100 * ms;
    if (ms === 10_000) isGrace = false;
    return setTimeout(run, time);
  }) as typeof setTimeout);
  const dropped: string[] = [];
  api().on(desk.dropMail, ({ id }) => void dropped.push(id));
  await open("/desk?view=mail");
  await press("Drop");
  await expect.poll(() => dropped).toEqual(["m1"]);
  await press("Undo");
  await expect.element(page.getByText("Too late to undo it.")).toBeVisible();
});

test("a mail that could not be dropped is not sent by a second try", async () => {
  const retried: string[] = [];
  let tries = 0;
  api().on(desk.retryMail, ({ id }) => void retried.push(id));
  api().on(desk.dropMail, () => {
    tries++;
    return tries === 1 ? refused("overloaded") : undefined;
  });
  await open("/desk?view=mail");
  await press("Drop");
  await expect.element(page.getByText("The mail is not dropped.")).toBeVisible();
  await press("Try again");
  await expect.poll(() => tries).toBe(2);
  expect(retried).toEqual([]);
});

test("a parked itinerary is retried", async () => {
  const retried: string[] = [];
  api().on(desk.mails, () => []);
  api().on(desk.itineraries, () => [{ id: "p1", attempts: 8, error: "Throttled" }]);
  api().on(desk.retryItinerary, ({ id }) => void retried.push(id));
  await open("/desk?view=mail");
  await expect.element(page.getByText("8: Throttled")).toBeVisible();
  await press("Retry");
  await expect.element(page.getByText("The itinerary is queued.")).toBeVisible();
  expect(retried).toEqual(["p1"]);
});

test("a dispute is closed, which nobody is told", async () => {
  const decisions: InputOf<typeof desk.decideClaim>[] = [];
  const id = `${"d".repeat(32)}-dispute`;
  api().on(desk.cases, () => [{ id, at, about: "claim-dispute" as const }]);
  api().on(desk.decideClaim, (input) => void decisions.push(input));
  await open("/desk");
  await page.getByRole("button", { name: /^Dispute at PayPal/ }).click();
  await press("Close the case …");
  const question = dialog("Close the case?");
  await expect.element(question.getByText(/Nobody is told/)).toBeVisible();
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Answered there.");
  await question.getByRole("button", { name: "Close the case", exact: true }).click();
  await expect.element(page.getByText("The claim is decided.")).toBeVisible();
  expect(decisions).toEqual([{ id, decision: "closed", reason: "other", text: "Answered there." }]);
});

test("a dispute about a connection that has expired can be closed", async () => {
  const decisions: InputOf<typeof desk.decideClaim>[] = [];
  const id = `${"d".repeat(32)}-dispute`;
  api().on(desk.cases, () => [{ id, at, about: "claim-dispute" as const }]);
  api().on(desk.story, () => refused("connection-not-found"));
  api().on(desk.decideClaim, (input) => void decisions.push(input));
  await open("/desk");
  await page.getByRole("button", { name: /^Dispute at PayPal/ }).click();
  await expect.element(page.getByText(/deleted 30 days after its trip/)).toBeVisible();
  await press("Close the case …");
  const question = dialog("Close the case?");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Answered there.");
  await question.getByRole("button", { name: "Close the case", exact: true }).click();
  await expect.element(page.getByText("The claim is decided.")).toBeVisible();
  expect(decisions).toHaveLength(1);
});

test("orders that disagree and the ledger of a day lead to their connections", async () => {
  api().on(desk.openOrders, () => orders);
  api().on(desk.ledger, ({ day }): desk.LedgerEntry[] =>
    day === "2026-11-26"
      ? [
          { ...entry, kind: "paid" },
          { ...entry, kind: "refunded" },
        ]
      : [],
  );
  await open("/desk?view=payments");
  await expect.element(page.getByText("PayPal’s answer to our capture")).toBeVisible();
  await page.getByLabelText("Day (UTC)").fill("2026-11-25");
  await expect.element(page.getByText("No money came in or went back on this day.")).toBeVisible();
  await page.getByLabelText("Day (UTC)").fill("2026-11-26");
  await expect.element(page.getByText("$0 USD (1 in, 1 back)")).toBeVisible();
  expect((await downloaded(() => press("CSV"))).split("\r\n")).toEqual([
    "at,kind,amount,currency,orderId,captureId,connection",
    `${entry.at},paid,10.00,USD,${entry.orderId},${entry.captureId},c1`,
    `${entry.at},refunded,10.00,USD,${entry.orderId},${entry.captureId},c1`,
  ]);
  await press("7AB12345CD678901E");
  await expect
    .element(page.getByRole("heading", { name: "DEL-YYZ, 2026-12-04: Paid" }))
    .toBeVisible();
});

test("numbers are shown by day and week, for all trips or a route, and as CSV", async () => {
  // The last day stays the last one beyond midnight.
  vi.setSystemTime(loadedAt);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked: InputOf<typeof desk.numbers>[] = [];
  api().on(desk.numbers, (input) => {
    asked.push(input);
    return days;
  });
  await open("/desk?view=numbers");
  await expect.element(page.getByRole("row", { name: /^Posted 378 10%/ })).toBeVisible();
  await expect
    .element(page.getByText("Hours from posting to the first match, on average"))
    .toBeVisible();
  const table = page.getByRole("region", { name: "Table" });
  await expect.poll(() => table.getByRole("row").elements().length).toBe(29);
  await expect.element(table.getByRole("row").nth(1)).toHaveTextContent(/27020?.*1.3$/);
  const csv = (await downloaded(() => press("CSV"))).split("\r\n");
  expect(csv).toHaveLength(29);
  expect(csv.at(-1)).toBe(`${days[27]?.day},270,27,27,2,3,2,2,1,1,0,1.3`);
  await page.getByRole("combobox", { name: "Period" }).selectOptions("13 weeks, by week");
  await expect.poll(() => table.getByRole("row").elements().length).toBeLessThan(16);
  expect(new Date(asked.at(-1)?.since ?? "").getUTCDay()).toBe(1);
  await page.getByLabelText("Route, or nothing for all").fill("yyz-del");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "On trips YYZ-DEL" })).toBeVisible();
  expect(asked.at(-1)?.route).toBe("YYZ-DEL");
  await expect
    .element(table.getByRole("columnheader", { name: "Sign-ups" }))
    .not.toBeInTheDocument();
});

test("the record is filtered", async () => {
  await open("/desk?view=record&id=2026-11-26");
  await expect.element(page.getByRole("cell", { name: "Look" })).toBeVisible();
  await page.getByRole("combobox", { name: "What" }).selectOptions("Warn");
  await expect.element(page.getByText("Harassment. Night calls.")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Look" })).not.toBeInTheDocument();
});

test("a person’s page says what operators did about them, the latest first", async () => {
  await open("/desk?view=people&id=uid-bob");
  const rows = page.getByRole("table").last().getByRole("row");
  await expect.element(rows.nth(1)).toHaveTextContent(/Warn.*Harassment\. Night calls\./);
  await expect.element(rows.nth(2)).toHaveTextContent(/Look/);
});

test("who is no operator, or has no second factor, reads why", async () => {
  api().on(desk.cases, () => refused("second-factor-required"));
  await open("/desk");
  await expect.element(page.getByRole("alert").getByText(/Turn on two-step sign-in/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open your account" })).toBeVisible();
});

test("the next person in the tab gets nothing that an operator has read", async () => {
  await open("/desk");
  await expect.element(page.getByText("3 undecided, oldest first")).toBeVisible();
  clearIdentity();
  await expect.poll(() => location.pathname).toBe("/login");
  const kept = (type: "active" | "all") =>
    queryClient.getQueryCache().findAll({ queryKey: ["desk"], type });
  await expect.poll(() => kept("active")).toEqual([]);
  api().on(desk.cases, () => refused("second-factor-required"));
  signIn("Meera Krishnan", "meera@example.com", "uid-2");
  await expect.poll(() => location.pathname).toBe("/");
  expect(kept("all").filter(({ state }) => state.data)).toEqual([]);
  await cleanup();
  await open("/desk");
  await expect.element(page.getByRole("alert").getByText(/Turn on two-step sign-in/)).toBeVisible();
  await expect.element(page.getByText("3 undecided, oldest first")).not.toBeInTheDocument();
});

test("1 to 6 lead to the views, and ? lists the keys", async () => {
  await open("/desk");
  await expect.element(page.getByText("3 undecided, oldest first")).toBeVisible();
  await userEvent.keyboard("4");
  await expect.element(page.getByRole("cell", { name: "Paid", exact: true })).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(dialog("Keys").getByText("Previous row")).toBeVisible();
});

test.each([
  ["/desk?view=reports&id=r1", "Where does she live?"],
  ["/desk?view=people&id=uid-bob", "Suspend the account …"],
  [`/desk?view=reports&id=${"c".repeat(32)}-met`, "I was at gate 22."],
  ["/desk?view=payments&id=c1", "PayPal’s"],
  ["/desk?view=payments", "Refund time limit exceeded, 2 times"],
  ["/desk?view=mail", "Retry"],
  ["/desk?view=numbers", "From a search to a trip together"],
  ["/desk?view=record&id=2026-11-26", "Harassment. Night calls."],
])("%s is accessible on a phone and a desk, in both schemes", async (path, text) => {
  await open(path);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(390);
  await expectAccessible(1280);
});

test.each<[part: string, path: string, call: Contract, answer: () => unknown, below: string]>([
  ["the reports on a phone", "/desk?id=r1", desk.cases, () => [...reports], "Decide"],
  ["mails", "/desk?view=mail", desk.mails, () => [parkedMail], "Itineraries whose matches"],
  ["refunds", "/desk?view=payments", desk.refusedRefunds, () => [refund], "Orders that disagree"],
  ["orders", "/desk?view=payments", desk.openOrders, () => orders, "Ledger of a day"],
])("%s that arrive late move no button", async (_, path, call, answer, below) => {
  await page.viewport(390, 844);
  api().on(desk.itineraries, () => [{ id: "i1", attempts: 8, error: "Timeout" }]);
  const { late, arrive } = hold();
  api().on(call, async () => {
    await late;
    return answer() as never;
  });
  const moves = watchControls();
  await open(path);
  await expect.poll(() => api().calls).toContain(`${call.method} ${call.path}`);
  await settle(1);
  arrive();
  await settle();
  await expect.element(page.getByRole("heading", { name: below }).first()).toBeVisible();
  expect(moves()).toEqual([]);
});

test("charts that arrive late move no button", async () => {
  const moves = watchControls();
  await open("/desk?view=numbers");
  await expect.element(page.getByText("Hours from posting to the first match")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "CSV" })).toBeVisible();
  await settle();
  expect(moves()).toEqual([]);
});
