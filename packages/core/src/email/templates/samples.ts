/** Every kind of mail with sample data, for tests and for the preview. */

import { escapeHtml } from "../../html";
import { type Language, languagePrefix } from "../../language/contract";
import { translator } from "../../language/translator";
import type { Matched } from "../../matching/reason";
import {
  codeMail,
  type MailProps,
  type Rendered,
  type Site,
  type Trip,
  templates,
  topics,
} from ".";
import { codePurposes } from "./code";
import type { MatchProps } from "./match";

/** The text by users in a mail. */
export type Typed = {
  /** Names of the recipient and of the other, the latter also masked. */
  reader: string;
  other: string;
  masked: string;
  note: string;
  /** The subject of a message. */
  subject: string;
};

export const believable: Typed = {
  reader: "Maya Raman",
  other: "Omar Haddad",
  masked: "O**********",
  note: "I fly this route every month and speak English, Arabic and Hindi.\nHappy to help at both airports.",
  subject: "Where shall we meet?",
};

/** The longest values that the forms and the airport data allow. */
const long: Typed = {
  reader: `${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)} the elder`,
  other: `Maria-Magdalena ${"Wolfeschlegelsteinhausenbergerdorff".repeat(2)}`,
  masked: `M${"*".repeat(84)}`,
  note: `${"My mother is 74, walks well and speaks a little English. ".repeat(6)}https://flightaides.example/${"long".repeat(30)}`,
  subject: `Terminal 3, ${"at the very large clock, ".repeat(4)}as we said`,
};

export const site: Site = {
  home: "https://flightaides.example",
  supportAddress: "support@flightaides.example",
  postalAddress: "FlightAides, 100 King Street West, Toronto, ON M5X 1A9, Canada",
};
const unsubscribeUrl = `${site.home}/api/unsubscribe?token=bWF5YQ.${"c2lnbmF0dXJl".repeat(3)}`;

export const trip: Trip = {
  from: "YYZ",
  to: "DXB",
  fromCity: "Toronto",
  toCity: "Dubai",
  travelDate: "2027-06-10",
  flight: "EK-242",
};
const onwards: Trip = {
  from: "DXB",
  to: "TRV",
  fromCity: "Dubai",
  toCity: "Thiruvananthapuram",
  travelDate: "2027-06-11",
  flight: "EK-522",
};
const longTrip: Trip = {
  from: "KGA",
  to: "IGR",
  fromCity: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  toCity: "San Fernando del Valle de Catamarca y de las Cataratas del Iguazú",
  travelDate: "2027-09-22",
};

const timeZone = "America/Toronto";
const connection = "5f2c8d1e9a7b4c3d8e6f1a2b3c4d5e6f";
const itinerary = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";
const fee = { amount: "10.00", currency: "USD" };
/** Number of matches in the digest: more than a mail shows. */
const many = 12;

/** A mail before it is rendered. */
export type Sample<Kind extends keyof MailProps = keyof MailProps> = {
  [One in Kind]: {
    name: string;
    kind: One;
    props: MailProps[One];
    next?: readonly MatchProps[];
    isPosted?: true;
  };
}[Kind];

/** Every kind, from both sides where it makes a difference. The message, whose markup comes from the sanitiser, is last. */
export function sampleProps(typed = believable, flown = trip): Sample[] {
  const { other, masked, note, subject } = typed;
  const contact = { displayName: other, email: "omar@example.com", phoneNumber: "+971501234567" };
  const common = { connection, displayName: masked, mine: flown, timeZone };
  /** The counterpart flies on the same plane. */
  const together = { ...common, theirs: flown, matched: matched({}), samePlane: true };
  const nextDay = {
    ...common,
    theirs: { ...flown, travelDate: "2027-06-11", flight: "AC-42" },
    matched: matched({ tier: "near-date", dayOffset: 1 }),
    samePlane: false,
  };
  const otherFlight = {
    ...common,
    theirs: { ...flown, flight: "AC-42" },
    matched: matched({ tier: "same-day" }),
    samePlane: false,
  };
  const nearby = {
    ...common,
    theirs: { ...flown, from: "YHM", fromCity: "Hamilton", flight: "AC-42" },
    matched: matched({ tier: "nearby-airport", distanceKm: 69 }),
    samePlane: false,
  };
  const notPosted = { connection, displayName: masked, theirs: flown, samePlane: false, timeZone };
  const othersNotPosted = { ...common, samePlane: false };
  const { flight: _, ...sameDay } = flown;
  const unbooked = { ...sameDay, until: "2027-06-14" };
  /** Of two participants of a paid connection. */
  const paidPair = { ...together, fullName: other };
  const toTraveler = { role: "traveler" as const };
  const toFlightaid = { role: "flightaid" as const };
  const answerBy = "2027-06-01T14:05:00.000Z";
  const until = "2027-06-05T09:30:00.000Z";
  const next = [0, 1].map((index) => matchOf(index, typed, flown));
  const receipt = { fee, captureId: "3C679366HH908993F", paidAt: "2027-05-20T15:04:05.000Z" };
  const paid = { contact, ...receipt };
  const ofFlight = { flight: flown, answerBy: "2027-06-10T04:00:00.000Z", timeZone, until };
  const asked = { ...nextDay, ...toFlightaid, itinerary, note, answerBy };
  return [
    { name: "registered", kind: "registered", props: { type: "traveler", trips: [flown] } },
    {
      name: "registered, with a connection",
      kind: "registered",
      props: { type: "flightaid", trips: [flown, onwards] },
    },
    {
      name: "registered, without mail about matches, by a traveler",
      kind: "registered",
      props: { type: "traveler", trips: [flown], notifyMatches: false },
    },
    {
      name: "registered, without mail about matches, by a Flightaide",
      kind: "registered",
      props: { type: "flightaid", trips: [flown], notifyMatches: false },
    },
    {
      name: "registered, off offer",
      kind: "registered",
      props: { type: "flightaid", trips: [flown], paused: true },
    },
    { name: "match", kind: "match", props: [matchOf(0, typed, flown)] },
    {
      name: "match, twelve at once",
      kind: "match",
      props: Array.from({ length: many }, (_, index) => matchOf(index, typed, flown)),
    },
    {
      name: "connect, asks the Flightaide",
      kind: "connect",
      props: { ...asked, state: "requested" },
    },
    {
      name: "connect, tells an open Flightaide",
      kind: "connect",
      props: { ...together, ...toFlightaid, state: "accepted", itinerary, note },
    },
    {
      name: "connect, tells an open Flightaide of a traveler without a posting",
      kind: "connect",
      props: { ...othersNotPosted, ...toFlightaid, state: "accepted" },
    },
    {
      name: "connect, offers company to the traveler",
      kind: "connect",
      props: { ...together, ...toTraveler, state: "accepted", itinerary, note, fee },
    },
    {
      name: "connect, offers company long before the flight",
      kind: "connect",
      props: { ...nearby, ...toTraveler, state: "accepted", itinerary, fee, payFrom: "2027-01-11" },
    },
    { name: "reminder", kind: "reminder", props: { ...asked, state: "requested" } },
    {
      name: "accepted",
      kind: "accepted",
      props: { ...otherFlight, ...toTraveler, fee, text: note },
    },
    {
      name: "accepted, long before the flight",
      kind: "accepted",
      props: { ...together, ...toTraveler, fee, payFrom: "2027-01-11" },
    },
    { name: "payable", kind: "payable", props: { ...nextDay, ...toTraveler, fee } },
    {
      name: "payable, not booked yet",
      kind: "payable",
      props: { ...othersNotPosted, ...toTraveler, mine: unbooked, theirs: flown, fee },
    },
    { name: "paid", kind: "paid", props: { ...together, ...toTraveler, ...paid } },
    {
      name: "paid, a day apart",
      kind: "paid",
      props: { ...nextDay, ...toTraveler, ...paid },
    },
    {
      name: "paid, without a posting",
      kind: "paid",
      props: { ...notPosted, ...toTraveler, ...paid },
    },
    {
      name: "paid, no longer connected",
      kind: "paid",
      props: { ...paidPair, ...toTraveler, ...receipt },
    },
    { name: "connected", kind: "connected", props: { ...nearby, ...toFlightaid, contact } },
    {
      name: "not-paid, declined",
      kind: "not-paid",
      props: { ...together, ...toTraveler, fee, outcome: "declined" },
    },
    {
      name: "not-paid, goes back",
      kind: "not-paid",
      props: { ...otherFlight, ...toTraveler, fee, outcome: "returned" },
    },
    {
      name: "ended, declined, to the traveler",
      kind: "ended",
      props: {
        ...together,
        ...toTraveler,
        reason: "declined",
        by: "them",
        text: note,
        own: itinerary,
        paid: false,
      },
      next,
      isPosted: true,
    },
    {
      name: "ended, withdrawn, to the Flightaide",
      kind: "ended",
      props: { ...together, ...toFlightaid, reason: "withdrawn", by: "them", paid: false },
    },
    {
      name: "ended, cancelled after being in touch, to the traveler",
      kind: "ended",
      props: { ...paidPair, ...toTraveler, reason: "other", by: "me", own: itinerary, paid: true },
      isPosted: true,
    },
    {
      name: "refunded, the Flightaide cancels, to the traveler",
      kind: "refunded",
      props: { ...paidPair, ...toTraveler, reason: "cannot-fly", by: "them", own: itinerary, fee },
      next,
      isPosted: true,
    },
    {
      name: "refunded, the Flightaide cancels, to the Flightaide",
      kind: "refunded",
      props: { ...paidPair, ...toFlightaid, reason: "cannot-fly", by: "me", fee },
    },
    {
      name: "refunded, the airline has cancelled, to the traveler",
      kind: "refunded",
      props: { ...paidPair, ...toTraveler, reason: "airline", by: "them", own: itinerary, fee },
      isPosted: true,
    },
    {
      name: "refunded, the traveler leaves after a change, to the traveler",
      kind: "refunded",
      props: { ...paidPair, ...toTraveler, reason: "changed", by: "them", own: itinerary, fee },
      next: next.slice(0, 1),
      isPosted: true,
    },
    {
      name: "refunded, the Flightaide has left, to the traveler",
      kind: "refunded",
      props: {
        ...othersNotPosted,
        displayName: "",
        ...toTraveler,
        reason: "left",
        by: "them",
        own: itinerary,
        fee,
      },
      isPosted: true,
    },
    {
      name: "refunded, not connected, to the traveler",
      kind: "refunded",
      props: { ...together, ...toTraveler, reason: "unfit", fee },
    },
    {
      name: "changed",
      kind: "changed",
      props: { ...nextDay, ...toTraveler, before: flown },
    },
    {
      name: "changed, once paid, to the traveler",
      kind: "changed",
      props: {
        ...paidPair,
        ...toTraveler,
        before: flown,
        theirs: { ...flown, travelDate: "2027-06-12", flight: "AC-42" },
        samePlane: false,
        stayBy: until,
      },
    },
    {
      name: "changed, once paid, to the Flightaide",
      kind: "changed",
      props: {
        ...paidPair,
        ...toFlightaid,
        before: flown,
        theirs: { ...flown, from: "YHM", fromCity: "Hamilton" },
        samePlane: false,
      },
    },
    { name: "no-answer", kind: "no-answer", props: { ...paidPair, ...toFlightaid, until } },
    { name: "did-not-meet", kind: "did-not-meet", props: { ...paidPair, ...toFlightaid, until } },
    {
      name: "airline, to the traveler",
      kind: "airline",
      props: { ...paidPair, ...toTraveler, until },
    },
    {
      name: "airline, to the Flightaide",
      kind: "airline",
      props: { ...paidPair, ...toFlightaid, until },
    },
    { name: "contradicted", kind: "contradicted", props: { ...paidPair, ...toTraveler } },
    {
      name: "airline-contradicted",
      kind: "airline-contradicted",
      props: { ...paidPair, ...toFlightaid },
    },
    {
      name: "not-refunded",
      kind: "not-refunded",
      props: { ...paidPair, ...toTraveler, claim: "met", appeal: "open" },
    },
    {
      name: "not-refunded, after an appeal",
      kind: "not-refunded",
      props: { ...paidPair, ...toTraveler, claim: "airline", appeal: "over" },
    },
    {
      name: "new-message, to the traveler",
      kind: "new-message",
      props: { ...otherFlight, ...toTraveler },
    },
    {
      name: "new-message, to the Flightaide",
      kind: "new-message",
      props: { ...othersNotPosted, ...toFlightaid },
    },
    {
      name: "still-flying, to the traveler",
      kind: "still-flying",
      props: { ...paidPair, ...toTraveler, ...ofFlight, own: itinerary },
    },
    {
      name: "still-flying, without a posting",
      kind: "still-flying",
      props: { ...notPosted, fullName: other, ...toTraveler, ...ofFlight },
    },
    {
      name: "still-flying-posting",
      kind: "still-flying-posting",
      props: { ...ofFlight, itinerary, type: "flightaid", trips: [flown, onwards] },
    },
    {
      name: "still-flying-posting, not booked yet",
      kind: "still-flying-posting",
      props: { ...ofFlight, flight: unbooked, itinerary, type: "traveler", trips: [unbooked] },
    },
    {
      name: "tap",
      kind: "tap",
      props: {
        ...paidPair,
        ...toTraveler,
        tap: "landed",
        flight: flown,
        leg: 1,
        key: "0b8a3c1e-6f0d-4f39-9c3d-7f1a5e2b9d10",
        at: "2027-06-11T16:20:00.000Z",
        airportZone: "Asia/Dubai",
      },
    },
    {
      name: "day-before, with a meeting point",
      kind: "day-before",
      props: {
        ...paidPair,
        ...toTraveler,
        ...ofFlight,
        contact,
        meetingPoint: "Terminal 1, D9",
      },
    },
    {
      name: "day-before, to the Flightaide",
      kind: "day-before",
      props: { ...nextDay, fullName: other, ...toFlightaid, ...ofFlight, contact },
    },
    { name: "review", kind: "review", props: { ...paidPair, ...toTraveler } },
    { name: "paused", kind: "paused", props: { itinerary, trips: [flown, onwards] } },
    { name: "report-decided", kind: "report-decided", props: {} },
    {
      name: "warned",
      kind: "warned",
      props: { reason: "harassment", text: "You wrote eleven times after she had declined." },
    },
    {
      name: "appeal-decided, taken back",
      kind: "appeal-decided",
      props: { decision: "dismiss", reason: "harassment", text: "", account: "reinstated" },
    },
    {
      name: "appeal-decided, a warning",
      kind: "appeal-decided",
      props: {
        decision: "warn",
        reason: "harassment",
        text: "She had asked you to stop.",
        account: "suspended",
      },
    },
    {
      name: "appeal-decided, suspended",
      kind: "appeal-decided",
      props: { decision: "suspend", reason: "unsafe", text: "", account: "suspended" },
    },
    { name: "suspended", kind: "suspended", props: { reason: "asks-for-money" } },
    { name: "reinstated", kind: "reinstated", props: {} },
    {
      name: "operators",
      kind: "operators",
      props: {
        subject: "Report: asks for money",
        rows: [
          ["To look at it, and decide", "/desk?view=reports&id=0b38e9f3e4ed4d50ae0de0a81e9780b3"],
          ["Connection", connection],
        ],
      },
    },
    {
      name: "message",
      kind: "message",
      props: {
        sender: { displayName: other, email: contact.email },
        subject,
        html: `<p>I am at <b>gate B7</b>, in a green coat.</p><ul><li>Boarding is at 21:40</li></ul><p>${escapeHtml(note)}</p>`,
        text: `I am at gate B7, in a green coat.\nBoarding is at 21:40\n${note}`,
      },
    },
  ];
}

/** The rendered mails by name, without those that carry a code. */
export function samples(
  typed = believable,
  flown = trip,
  language: Language = "en",
): Record<string, Rendered> {
  return Object.fromEntries(
    sampleProps(typed, flown).map((one) => [one.name, render(one, typed.reader, language)]),
  );
}

/** The mail of each purpose of a code. */
export function codeSamples(code = "274193", language: Language = "en"): Record<string, Rendered> {
  return Object.fromEntries(
    codePurposes.map((purpose) => [
      `code, ${purpose}`,
      codeMail(translator(language), { purpose, code }, site),
    ]),
  );
}

function render<Kind extends keyof MailProps>(
  { kind, props, next, isPosted }: Sample<Kind>,
  name: string,
  language: Language,
): Rendered {
  const topic = topics[kind];
  return templates[kind](props, {
    i18n: translator(language),
    name,
    site: siteIn(language),
    ...(topic && { unsubscribe: { url: unsubscribeUrl, topic } }),
    answerUrl: `${siteIn(language).home}/still-flying?token=${"c2VhbGVk".repeat(8)}`,
    appealUrl: `${siteIn(language).home}/appeal?token=${"c2VhbGVk".repeat(8)}`,
    ...(next && { next }),
    ...(isPosted && { isPosted }),
  });
}

/** Every mail of a language, those with the longest values included. */
export function samplesIn(language: Language): Record<string, Rendered> {
  return {
    ...codeSamples("274193", language),
    ...samples(believable, trip, language),
    ...longSamples(language),
  };
}

/** The same with the longest values. */
function longSamples(language: Language): Record<string, Rendered> {
  return Object.fromEntries(
    Object.entries(samples(long, longTrip, language)).map(([name, mail]) => [
      `${name}, long`,
      mail,
    ]),
  );
}

/** The addresses in the mails of a language. */
export function siteIn(language: Language): Site {
  return { ...site, home: `${site.home}${languagePrefix(language)}` };
}

function matched(match: Partial<Matched["match"]>): Matched {
  const common = { tier: "same-flight", score: 1, dayOffset: 0, distanceKm: 0 } as const;
  return { match: { ...common, legs: [{ mine: 1, theirs: 1 }], ...match }, mine: 1, theirs: 1 };
}

function matchOf(index: number, { masked, note }: Typed, mine: Trip): MatchProps {
  const sameFlight = index % 3 === 0;
  return {
    itinerary: `0a1b2c3d4e5f60718293a4b5c6d7e8${String(index).padStart(2, "0")}`,
    role: "traveler",
    mine,
    theirs: sameFlight ? mine : { ...mine, flight: `AC-${56 + index}` },
    displayName: masked,
    matched: matched({ tier: sameFlight ? "same-flight" : "same-day" }),
    ...(index % 2 === 0 && { note }),
  };
}
