/** Every state of a connection, as both see it: its texts, and that it is accessible. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import * as contract from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { feeKept, newConnection, paid, sameFlight, serveConnection } from "./connections";
import { refused } from "./fake-api";
import { api, focusWindow, open, signIn } from "./page";

const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
const now = new Date().toISOString();
const report = { at: now, until: soon };
const paidTraveler = paid(newConnection());
const paidFlightaid = paid(newConnection({ role: "flightaid" }));
const own = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };
const trip = { leg: own, legs: 1 };
const later = { leg: { ...own, travelDate: "2031-03-06", flight: "AC-42" }, legs: 1 };

type Ending = NonNullable<Connection["ended"]>;
const ended = (state: Connection["state"], reason: Ending["reason"], by?: Ending["by"]) => ({
  state,
  ended: { at: now, reason, ...(by && { by }) },
});

const screens: { name: string; changed: Partial<Connection>; text: string }[] = [
  {
    name: "requested, traveler",
    changed: { state: "requested", answerBy: soon },
    text: "You pay nothing until the answer is yes.",
  },
  {
    name: "requested, flightaid",
    changed: { role: "flightaid", state: "requested", answerBy: soon },
    text: "M. asks for your company",
  },
  {
    name: "requested by a traveler without a posting, flightaid",
    changed: {
      role: "flightaid",
      state: "requested",
      theirs: undefined,
      match: undefined,
      samePlane: false,
      counterpart: { displayName: "M*************" },
    },
    text: "M. has not posted a flight.",
  },
  { name: "accepted, traveler", changed: {}, text: "PAY NOW with any of" },
  {
    name: "accepted with a line, on another plane, traveler",
    changed: {
      answerText: "Happy to! I have an aisle seat.",
      match: {
        ...sameFlight,
        tier: "near-date",
        dayOffset: 1,
        legs: [{ mine: 2, theirs: 1 }],
      },
      samePlane: false,
      mine: { leg: { ...own, sequence: 2 }, legs: 3 },
      theirs: { leg: { ...own, travelDate: "2031-03-05", flight: "AC-42" }, legs: 1 },
    },
    text: "You would not be on the same plane.",
  },
  {
    name: "offered, traveler",
    changed: { openedByMe: false },
    text: "P. offers to be your Flightaide",
  },
  {
    name: "accepted, too early to pay, traveler",
    changed: { payFrom: "2030-10-05", actions: ["withdraw", "write"] },
    text: "Payment opens on Sat, Oct 5, 2030.",
  },
  {
    name: "accepted, flight not booked, traveler",
    changed: {
      actions: ["withdraw", "write"],
      samePlane: false,
      mine: {
        itinerary: "itinerary-0",
        leg: { ...own, flight: undefined, booked: false, until: "2031-03-12" },
        legs: 1,
      },
      theirs: later,
    },
    text: "Nobody pays for a flight that is not booked.",
  },
  {
    name: "offered, flightaid",
    changed: { role: "flightaid", openedByMe: true },
    text: "Your offer went to the traveler",
  },
  {
    name: "accepted, flightaid",
    changed: { role: "flightaid" },
    text: "You have said yes to M.",
  },
  {
    name: "pending at the bank, traveler",
    changed: { state: "ordered", pending: true },
    text: "don’t pay again",
  },
  {
    name: "paid, traveler",
    changed: paidTraveler,
    text: "Thank you for your payment.",
  },
  { name: "paid, flightaid", changed: paidFlightaid, text: "The traveler has confirmed" },
  {
    name: "paid and in touch, traveler",
    changed: { ...paidTraveler, confirmedAt: now, feeAfter: feeKept },
    text: "If you cancel from now on, the fee is not refunded.",
  },
  {
    name: "paid and in touch, flightaid",
    changed: { ...paidFlightaid, confirmedAt: now, actions: ["cancel", "write"] },
    text: "You have been in touch since",
  },
  {
    name: "paid a moment ago, traveler",
    changed: { ...paidTraveler, noAnswerFrom: "2031-03-02T08:00:00.000Z", actions: ["cancel"] },
    text: "If Priya Raman doesn’t answer, you can tell us here from",
  },
  {
    name: "paid a day before the flight, traveler",
    changed: { ...paidTraveler, actions: ["cancel", "write"] },
    text: "It is too late to report that Priya Raman doesn’t answer.",
  },
  {
    name: "no answer, traveler",
    changed: { ...paidTraveler, noAnswer: report, actions: ["cancel", "write"] },
    text: "If Priya Raman isn’t in touch by",
  },
  {
    name: "no answer, flightaid",
    changed: { ...paidFlightaid, noAnswer: report },
    text: "can’t reach you",
  },
  {
    name: "did not meet, traveler",
    changed: { ...paidTraveler, didNotMeet: report, actions: ["review", "write"] },
    text: "You told us that you did not meet.",
  },
  {
    name: "did not meet, flightaid",
    changed: { ...paidFlightaid, didNotMeet: report, actions: ["contradict", "write"] },
    text: "If you did, say so by",
  },
  {
    name: "contradicted, flightaid",
    changed: {
      ...paidFlightaid,
      didNotMeet: { ...report, contradictedAt: now },
      actions: ["write"],
    },
    text: "Our team decides",
  },
  {
    name: "contradicted, and decided, traveler",
    changed: {
      ...paidTraveler,
      didNotMeet: { ...report, contradictedAt: now, notRefundedAt: now },
      actions: ["write"],
    },
    text: "Our team has decided that the fee is not refunded.",
  },
  {
    name: "to be reviewed, traveler",
    changed: { ...paidTraveler, actions: ["did-not-meet", "review", "write"] },
    text: "Would you fly together with Priya Raman again?",
  },
  {
    name: "reviewed by both, flightaid",
    changed: {
      ...paidFlightaid,
      actions: ["write"],
      reviews: { mine: { again: "yes" }, theirs: { again: "yes", thanks: "So kind!" } },
    },
    text: "So kind!",
  },
  {
    name: "paid, with another trip that the two share, traveler",
    changed: {
      ...paidTraveler,
      shared: [
        {
          mine: { sequence: 2, from: "DXB", to: "BOM", travelDate: "2027-06-12" },
          theirs: {
            sequence: 1,
            from: "DXB",
            to: "BOM",
            travelDate: "2027-06-11",
            flight: "EK-500",
          },
        },
      ],
    },
    text: "these trips cost nothing more",
  },
  {
    name: "paid, when cancelling is not refunded, traveler",
    changed: { ...paidTraveler, feeAfter: feeKept },
    text: "as we said before you paid",
  },
  {
    name: "on the travel date, traveler",
    changed: { ...paidTraveler, actions: ["write"], choices: ["airline-cancelled"] },
    text: "The airline has cancelled the flight",
  },
  {
    name: "claimed by the traveler, traveler",
    changed: { ...paidTraveler, airline: { ...report, by: "me" }, choices: [] },
    text: "we have asked Priya Raman about it",
  },
  {
    name: "claimed by the Flightaide, traveler",
    changed: {
      ...paidTraveler,
      airline: { ...report, by: "them" },
      choices: ["agree", "contradict-airline"],
    },
    text: "Was your flight cancelled by the airline?",
  },
  {
    name: "claimed by the traveler, flightaid",
    changed: {
      ...paidFlightaid,
      airline: { ...report, by: "them" },
      choices: ["agree", "contradict-airline"],
    },
    text: "It costs you nothing.",
  },
  {
    name: "claimed by the Flightaide, flightaid",
    changed: { ...paidFlightaid, airline: { ...report, by: "me" }, choices: [] },
    text: "they get the fee back at once",
  },
  {
    name: "the claim contradicted, traveler",
    changed: {
      ...paidTraveler,
      airline: { ...report, by: "me", contradictedAt: now },
      choices: [],
    },
    text: "told us that it has not. Our team decides",
  },
  {
    name: "the claim contradicted, flightaid",
    changed: {
      ...paidFlightaid,
      airline: { ...report, by: "them", contradictedAt: now },
      choices: [],
    },
    text: "and you told us that it has not.",
  },
  {
    name: "the claim contradicted, and decided, flightaid",
    changed: {
      ...paidFlightaid,
      airline: { ...report, by: "them", contradictedAt: now, notRefundedAt: now },
      choices: [],
    },
    text: "You two disagreed on whether the airline cancelled the flight.",
  },
  {
    name: "moved, traveler",
    changed: {
      ...paidTraveler,
      confirmedAt: now,
      feeAfter: feeKept,
      now: { theirs: later },
      moved: report,
      choices: ["stay", "leave", "airline-cancelled"],
    },
    text: "Priya Raman now takes another flight",
  },
  {
    name: "moved, flightaid",
    changed: { ...paidFlightaid, now: { mine: later }, moved: report, choices: [] },
    text: "has paid for your flight as it was before",
  },
  {
    name: "the own trip edited since, traveler",
    changed: { ...paidTraveler, now: { mine: later }, choices: ["airline-cancelled"] },
    text: "Changed since the payment:",
  },
  {
    name: "to be reviewed after 'did not meet', traveler",
    changed: {
      ...paidTraveler,
      didNotMeet: report,
      flown: false,
      actions: ["review", "write"],
    },
    text: "You have told us that you did not fly together.",
  },
  {
    name: "to be reviewed after a contradiction, flightaid",
    changed: {
      ...paidFlightaid,
      didNotMeet: { ...report, contradictedAt: now },
      flown: true,
      actions: ["review", "write"],
    },
    text: "You have told us that you flew together.",
  },
  {
    name: "declined, traveler",
    changed: { ...ended("declined", "declined", "them"), answerText: "I changed my seat." },
    text: "can’t keep you company",
  },
  {
    name: "declined, flightaid",
    changed: { role: "flightaid", ...ended("declined", "declined", "me") },
    text: "You have declined, and",
  },
  {
    name: "withdrawn by the other, traveler",
    changed: ended("withdrawn", "withdrawn", "them"),
    text: "P. has withdrawn.",
  },
  {
    name: "withdrawn, flightaid",
    changed: { role: "flightaid", ...ended("withdrawn", "withdrawn", "me") },
    text: "You have withdrawn, and",
  },
  {
    name: "unanswered, traveler",
    changed: ended("expired", "unanswered"),
    text: "did not answer in time",
  },
  {
    name: "unanswered, flightaid",
    changed: { role: "flightaid", ...ended("expired", "unanswered") },
    text: "because you did not answer in time",
  },
  {
    name: "too late, traveler",
    changed: ended("expired", "too-late"),
    text: "before this connection was paid",
  },
  {
    name: "too late, flightaid",
    changed: { role: "flightaid", ...ended("expired", "too-late") },
    text: "before the traveler confirmed",
  },
  {
    name: "refunded, the flightaid can't fly, traveler",
    changed: {
      ...ended("refunded", "cannot-fly", "them"),
      paidAt: now,
      receipt: {
        captureId: "3C679366HH908993F",
        seller: "FlightAides, Toronto",
        amount: "10.00",
        currency: "USD",
        paidAt: now,
        refundedAt: now,
      },
    },
    text: "We’ve given the service fee of $10 USD",
  },
  {
    name: "refunded, the flightaid can't fly, flightaid",
    changed: { role: "flightaid", ...ended("refunded", "cannot-fly", "me"), paidAt: now },
    text: "The traveler gets the service fee back.",
  },
  {
    name: "refunded, the flightaid has left, traveler",
    changed: {
      ...ended("refunded", "left", "them"),
      paidAt: now,
      theirs: undefined,
      counterpart: { displayName: "" },
    },
    text: "Your match has left FlightAides.",
  },
  {
    name: "returned before the two were connected, traveler",
    changed: ended("refunded", "unfit"),
    text: "after your trips had stopped matching",
  },
  {
    name: "cancelled after the confirmation, traveler",
    changed: { ...ended("cancelled", "other", "me"), paidAt: now, confirmedAt: now },
    text: "is not refunded, because",
  },
  {
    name: "cancelled by the traveler, flightaid",
    changed: { role: "flightaid", ...ended("cancelled", "other", "them"), paidAt: now },
    text: "It cost you nothing.",
  },
  {
    name: "taken back at PayPal, traveler",
    changed: { ...ended("cancelled", "paypal"), paidAt: now },
    text: "We don’t refund it a second time.",
  },
  {
    name: "a trip without the traveler's own posting, traveler",
    changed: { mine: undefined, match: undefined, samePlane: false, theirs: trip },
    text: "You have not posted a flight.",
  },
];

const inState = new Map<Connection["state"], typeof screens>();
for (const screen of screens) {
  const { state } = newConnection(screen.changed);
  inState.set(state, [...(inState.get(state) ?? []), screen]);
}

/** Shows one connection in each of the states, on one page. */
async function expectScreens(shown: typeof screens, width: number): Promise<void> {
  signIn();
  const served = serveConnection();
  for (const [index, { name, changed, text }] of shown.entries()) {
    served.connection = newConnection(changed);
    // A page that lies open shows what has changed.
    if (index === 0) await open("/connect?connection=connection-1");
    else focusWindow();
    await expect.element(page.getByText(text).first(), { message: name }).toBeVisible();
    if (served.connection.role === "flightaid")
      expect(page.getByRole("button", { name: /pay/i }).elements(), name).toEqual([]);
    await expectAccessible(width);
  }
}

describe.each([360, 1280])("at %i px", (width) => {
  const tags = width === 360 ? [] : ["deep"];

  test.for([...inState])(
    "a connection that is %s has its texts and is accessible",
    { tags },
    ([, shown]) => expectScreens(shown.slice(0, 1), width),
  );

  test.for([...inState].filter(([, { length }]) => length > 1))(
    "the other screens of a connection that is %s have their texts and are accessible",
    { tags: "deep" },
    ([, shown]) => expectScreens(shown.slice(1), width),
  );

  /** Loads the list of connections, the first of which needs an answer. */
  async function expectList(shown: typeof screens): Promise<void> {
    signIn();
    serveConnection();
    api().on(contract.list, () =>
      shown.map(({ changed }, index) => newConnection({ ...changed, id: `connection-${index}` })),
    );
    await open("/connections");
    await expect.element(page.getByRole("article").last()).toBeVisible();
    expect(page.getByRole("article").elements()).toHaveLength(shown.length);
    await expect.element(page.getByRole("article").first()).toHaveTextContent("Needs your answer");
    await expectAccessible(width);
  }

  test("the list of connections in some states is accessible", { tags }, () =>
    expectList(screens.slice(0, 6)),
  );

  test("the list of connections in every state is accessible", { tags: "deep" }, () =>
    expectList(screens),
  );
});

const path = "/connect?connection=connection-1";
const changedTrip = {
  ...paidTraveler,
  now: { theirs: later },
  moved: report,
  choices: ["stay", "leave"],
} satisfies Partial<Connection>;
const claimed = {
  ...paidFlightaid,
  airline: { ...report, by: "them" },
  choices: ["agree", "contradict-airline"],
} satisfies Partial<Connection>;

const questions: {
  name: string;
  changed: Partial<Connection>;
  button: string;
  /** The title of the dialog, and a part of its text. */
  question: string;
  says: string;
  submit: string;
  contract:
    | typeof contract.airlineCancelled
    | typeof contract.agree
    | typeof contract.contradict
    | typeof contract.stay
    | typeof contract.leave;
  after: Partial<Connection>;
  shows: string;
}[] = [
  {
    name: "the claim that the airline has cancelled",
    changed: { ...paidTraveler, choices: ["airline-cancelled"] },
    button: "The airline has cancelled the flight",
    question: "Has the airline cancelled the flight?",
    says: "If they don’t answer within 48 hours, you get it back then.",
    submit: "Yes, it was cancelled",
    contract: contract.airlineCancelled,
    after: { airline: { ...report, by: "me" }, choices: [] },
    shows: "we have asked Priya Raman about it",
  },
  {
    name: "agreeing to it",
    changed: claimed,
    button: "Yes, it was cancelled",
    question: "Was it cancelled?",
    says: "gets the service fee of $10 USD back",
    submit: "Yes, it was cancelled",
    contract: contract.agree,
    after: {
      ...ended("refunded", "airline", "them"),
      contact: undefined,
      choices: [],
      actions: [],
    },
    shows: "tells us that the airline has cancelled the flight",
  },
  {
    name: "contradicting it",
    changed: claimed,
    button: "No, it was not",
    question: "Say that it was not cancelled?",
    says: "You can’t take it back later.",
    submit: "No, it was not",
    contract: contract.contradict,
    after: { airline: { ...report, by: "them", contradictedAt: now }, choices: [] },
    shows: "and you told us that it has not.",
  },
  {
    name: "staying with a changed trip",
    changed: changedTrip,
    button: "Stay connected",
    question: "Stay connected?",
    says: "you can’t leave with your money back",
    submit: "Stay connected",
    contract: contract.stay,
    after: { moved: undefined, choices: [] },
    shows: "Changed since the payment:",
  },
  {
    name: "leaving a changed trip",
    changed: changedTrip,
    button: "Leave with your money back",
    question: "Leave with your money back?",
    says: "You get the service fee of $10 USD back",
    submit: "Leave",
    contract: contract.leave,
    after: {
      ...ended("refunded", "changed", "them"),
      contact: undefined,
      choices: [],
      actions: [],
    },
    shows: "has changed the trip, so your connection has ended.",
  },
];

for (const [index, one] of questions.entries())
  test(`${one.name} asks first, survives a failure, and shows what follows`, {
    tags: index === 0 ? [] : ["deep"],
  }, async () => {
    signIn();
    const served = serveConnection({ ...one.changed });
    let failing = true;
    api().on(one.contract, () => {
      if (failing) return refused("connection-busy");
      served.connection = newConnection({ ...served.connection, ...one.after });
      return served.connection;
    });
    await open(path);
    await page.getByRole("button", { name: one.button, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: one.question });
    await expect.element(dialog).toHaveTextContent(one.says);
    await expectAccessible(360);
    await dialog.getByRole("button", { name: one.submit, exact: true }).click();
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("This connection is being changed elsewhere.");
    failing = false;
    await dialog.getByRole("button", { name: one.submit, exact: true }).click();
    await expect.element(page.getByText(one.shows).first()).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

test.for([
  ["yes", "Was it cancelled?"],
  ["no", "Say that it was not cancelled?"],
] as const)("a mail's link that proposes %s opens that question", async ([answer, question]) => {
  signIn();
  serveConnection({ ...claimed });
  await open(`${path}&answer=${answer}`);
  await expect.element(page.getByRole("dialog", { name: question })).toBeVisible();
});

test("what was said before is refused with its reason, and the page shows how things stand", async () => {
  signIn();
  const served = serveConnection({ ...claimed });
  api().on(contract.agree, () => {
    served.connection = newConnection({ ...claimed, choices: ["contradict-airline"] });
    return refused("said-otherwise");
  });
  await open(path);
  await page.getByRole("button", { name: "Yes, it was cancelled" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, it was cancelled" }).click();
  await expect
    .element(page.getByText(/You have said the opposite of this before\./).first())
    .toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Yes, it was cancelled" }))
    .not.toBeInTheDocument();
});

test("a deadline is told in the time of the reader's airport, with the name of the zone", async () => {
  signIn();
  serveConnection({
    ...claimed,
    timeZone: "Asia/Dubai",
    airline: { at: now, until: "2031-03-05T09:30:00.000Z", by: "them" },
  });
  await open(path);
  await expect.element(page.getByText(/1:30.PM Gulf Standard Time/)).toBeVisible();
});

test("after a word about the flight, a review has only the answers that agree with it", async () => {
  signIn();
  const served = serveConnection({
    ...paidTraveler,
    didNotMeet: report,
    flown: false,
    actions: ["review", "write"],
  });
  await open(path);
  await expect.element(page.getByRole("radio", { name: "We did not fly together" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(1);
  served.connection = newConnection({
    ...paidFlightaid,
    didNotMeet: { ...report, contradictedAt: now },
    flown: true,
    actions: ["review", "write"],
  });
  focusWindow();
  await expect.element(page.getByRole("radio", { name: "Yes, again" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(2);
});

test("cancelling has no reason 'the airline', and says what becomes of the money", async () => {
  signIn();
  serveConnection({ ...paidTraveler, feeAfter: feeKept });
  await open(path);
  await page.getByRole("button", { name: "Cancel this connection" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("radio").first()).toBeVisible();
  expect(dialog.getByRole("radio").elements()).toHaveLength(2);
  await dialog.getByRole("radio", { name: "Another reason" }).click();
  await expect
    .element(dialog.getByText("is not refunded, as we said before you paid"))
    .toBeVisible();
});

const separately = ["Your trip", "P.’s trip"];

test.each<[string, Partial<Connection>, string[]]>([
  ["the same flight", { mine: trip, theirs: trip }, ["Your flight and P.’s"]],
  [
    "the same flight to another airport",
    { mine: trip, theirs: { ...trip, leg: { ...own, to: "YUL" } } },
    separately,
  ],
  [
    "another day",
    { mine: trip, theirs: { ...trip, leg: { ...own, travelDate: "2031-03-05" } } },
    separately,
  ],
  [
    "the same flight, edited since",
    { mine: trip, theirs: trip, now: { theirs: later } },
    separately,
  ],
])("the trips of two people are one only if they are equal: %s", async (_, changed, headings) => {
  signIn();
  serveConnection(changed);
  await open(path);
  await expect
    .element(page.getByRole("heading", { level: 3, name: headings[0], exact: true }))
    .toBeVisible();
  const shown = page.getByRole("article").getByRole("heading", { level: 3 }).elements();
  expect(shown.map((heading) => heading.textContent)).toEqual(headings);
});
