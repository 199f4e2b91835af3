/** The operators' desk: each view, its keys, and what is asked before something is decided. */

import type { InputOf } from "@flightaides/core/contract.ts";
import * as desk from "@flightaides/core/desk/contract.ts";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { refused } from "./fake-api";
import { serveEverything } from "./itineraries";
import { api, open, signIn } from "./page";

const at = "2026-11-26T10:00:00.000Z";
const person: desk.Person = {
  uid: "uid-bob",
  initial: "B.",
  memberSince: "2026-03-01T10:00:00.000Z",
  hadAccount: true,
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
  connection: "c1",
  messages: [
    { by: "reported", at, text: "Where does she live?" },
    { by: "reporter", at, text: "I would rather not say." },
  ],
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
    captures: [{ id: "3C679366HH908993F", status: "COMPLETED", amount: "10.00 USD" }],
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
  api().on(desk.refusedRefunds, () => [
    {
      connection: "c1",
      captureId: "3C679366HH908993F",
      amount: "10.00 USD",
      at,
      refusals: 2,
      issue: "REFUND_TIME_LIMIT_EXCEEDED",
    },
  ]);
  api().on(desk.mails, () => [
    {
      id: "m1",
      uid: "uid-bob",
      kind: "paid",
      createdAt: at,
      attempts: 8,
      error: "…@… is on the suppression list",
    },
  ]);
  api().on(desk.record, () => record);
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
  api().on(desk.decide, () => refused("case-decided", "Somebody has decided this report already."));
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
  await press("Don’t give it back …");
  const question = dialog("Don’t give it back?");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("Both tapped Met.");
  await question.getByRole("button", { name: "Don’t give it back", exact: true }).click();
  await expect.element(page.getByText("The claim is decided.")).toBeVisible();
  expect(decisions).toEqual([
    { id: `${"c".repeat(32)}-met`, decision: "no-refund", text: "Both tapped Met." },
  ]);
});

test("a person is masked until a reason is given", async () => {
  await open("/desk?view=people&id=uid-bob");
  await expect.element(page.getByRole("heading", { name: "B.", exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Marsh|bob@example/);
  await page.getByRole("textbox", { name: "Why you need the name and address" }).fill("He called.");
  await press("Show");
  await expect.element(page.getByText("bob@example.com")).toBeVisible();
  expect(api().calls.filter((one) => one.includes("/desk/people"))).toContainEqual(
    expect.stringContaining("GET /desk/people"),
  );
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
    return { refused: false };
  });
  await open("/desk?view=payments&id=c1");
  await expect
    .element(page.getByRole("heading", { name: "DEL-YYZ, 2026-12-04: Paid" }))
    .toBeVisible();
  await expect.element(page.getByText("3C679366HH908993F, 10.00 USD, COMPLETED")).toBeVisible();
  await press("Refund 10.00 USD …");
  const question = dialog("Refund 10.00 USD?");
  await question.getByRole("textbox", { name: "Why, for the record" }).fill("They never met.");
  await question.getByRole("button", { name: "Refund 10.00 USD", exact: true }).click();
  await expect.element(page.getByText("The payment is refunded.")).toBeVisible();
  expect(refunds).toEqual([{ id: "c1", text: "They never met." }]);
});

test("a refund that PayPal refuses is tried again, or settled", async () => {
  const settled: InputOf<typeof desk.settleRefund>[] = [];
  api().on(desk.retryRefund, () => ({ refused: true }));
  api().on(desk.settleRefund, (input) => void settled.push(input));
  await open("/desk?view=payments");
  await expect.element(page.getByText("Refund time limit exceeded, 2 times")).toBeVisible();
  await press("Try again");
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

test("the record is filtered", async () => {
  await open("/desk?view=record&id=2026-11-26");
  await expect.element(page.getByRole("cell", { name: "Look" })).toBeVisible();
  await page.getByRole("combobox", { name: "What" }).selectOptions("Warn");
  await expect.element(page.getByText("Harassment. Night calls.")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Look" })).not.toBeInTheDocument();
});

test("who is no operator, or has no second factor, reads why", async () => {
  api().on(desk.cases, () =>
    refused("second-factor-required", "Turn on two-step sign-in on your account page first."),
  );
  await open("/desk");
  await expect.element(page.getByRole("alert").getByText(/Turn on two-step sign-in/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open your account" })).toBeVisible();
});

test("1 to 5 lead to the views, and ? lists the keys", async () => {
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
  ["/desk?view=payments&id=c1", "PayPal’s"],
  ["/desk?view=payments", "Refund time limit exceeded, 2 times"],
  ["/desk?view=mail", "Retry"],
  ["/desk?view=record&id=2026-11-26", "Harassment. Night calls."],
])("%s is accessible on a phone and a desk, in both schemes", async (path, text) => {
  await open(path);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(390);
  await expectAccessible(1280);
});
