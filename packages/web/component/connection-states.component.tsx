/** Every state of a connection, as both see it: its texts, and that it is accessible. */
import { type Connection, list } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "./accessible";
import { feeKept, newConnection, paid, sameFlight, serveConnection } from "./connections";
import { api, focusWindow, open, signIn } from "./page";

const soon = new Date(Date.now() + 30 * 3_600_000).toISOString();
const now = new Date().toISOString();
const report = { at: now, until: soon };
const paidTraveler = paid(newConnection());
const paidFlightaid = paid(newConnection({ role: "flightaid" }));
const own = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };
const trip = { leg: own, legs: 1 };

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
    text: "M************* asks for your company",
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
    text: "M************* has not posted a flight.",
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
    text: "P********** offers to be your Flightaide",
  },
  {
    name: "accepted, too early to pay, traveler",
    changed: { payFrom: "2030-10-05", actions: ["withdraw", "write"] },
    text: "Payment opens on Sat, Oct 5, 2030.",
  },
  {
    name: "offered, flightaid",
    changed: { role: "flightaid", openedByMe: true },
    text: "Your request went to the traveler",
  },
  {
    name: "accepted, flightaid",
    changed: { role: "flightaid" },
    text: "You have said yes to M*************",
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
    text: "If you cancel from now on, the fee is not refunded",
  },
  {
    name: "paid and in touch, flightaid",
    changed: { ...paidFlightaid, confirmedAt: now, actions: ["cancel", "write"] },
    text: "You have confirmed on",
  },
  {
    name: "no answer, traveler",
    changed: { ...paidTraveler, noAnswer: report, actions: ["cancel", "write"] },
    text: "We have reminded Priya Raman.",
  },
  {
    name: "no answer, flightaid",
    changed: { ...paidFlightaid, noAnswer: report },
    text: "gets no answer from you",
  },
  {
    name: "did not meet, traveler",
    changed: { ...paidTraveler, didNotMeet: report, actions: ["review", "write"] },
    text: "doesn’t contradict by",
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
    text: "P********** has withdrawn.",
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
    text: "no longer shared this trip",
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

describe.each([360, 1280])("at %i px", (width) => {
  const tags = width === 360 ? [] : ["deep"];

  test.for([...inState])(
    "a connection that is %s has its texts and is accessible",
    { tags },
    async ([, screensOfState]) => {
      signIn();
      const served = serveConnection();
      for (const [index, { name, changed, text }] of screensOfState.entries()) {
        served.connection = newConnection(changed);
        // A page that lies open shows what has changed.
        if (index === 0) await open("/connect?connection=connection-1");
        else focusWindow();
        await expect.element(page.getByText(text).first(), { message: name }).toBeVisible();
        if (served.connection.role === "flightaid")
          expect(page.getByRole("button", { name: /pay/i }).elements(), name).toEqual([]);
        await expectAccessible(width);
      }
    },
  );

  test("the list of connections in every state is accessible", { tags }, async () => {
    signIn();
    serveConnection();
    api().on(list, () =>
      screens.map(({ changed }, index) => newConnection({ ...changed, id: `connection-${index}` })),
    );
    await open("/connections");
    await expect.element(page.getByRole("article").last()).toBeVisible();
    expect(page.getByRole("article").elements()).toHaveLength(screens.length);
    await expect.element(page.getByRole("article").first()).toHaveTextContent("Needs your answer");
    await expectAccessible(width);
  });
});
