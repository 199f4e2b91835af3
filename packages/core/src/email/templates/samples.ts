/** Every kind of mail with sample data, for tests and for the preview. */
import { escapeHtml } from "../html";
import {
  connect,
  connected,
  type MatchProps,
  match,
  message,
  paid,
  type Rendered,
  refunded,
  registered,
  type Site,
  type Trip,
} from ".";

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
  origin: "https://flightaides.example",
  supportAddress: "support@flightaides.example",
};
const unsubscribeUrl = `${site.origin}/api/unsubscribe?token=bWF5YQ.${"c2lnbmF0dXJl".repeat(3)}`;

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

const connection = "5f2c8d1e9a7b4c3d8e6f1a2b3c4d5e6f";
const fee = { amount: "10.00", currency: "USD" };
/** Number of matches in the digest: more than a mail shows. */
const many = 12;

/** The rendered mails by name. */
export function samples(typed = believable, flown = trip): Record<string, Rendered> {
  const { reader, other, masked, note, subject } = typed;
  const contact = { displayName: other, email: "omar@example.com", phoneNumber: "+971501234567" };
  return {
    registered: registered(reader, { type: "traveler", trips: [flown] }, site),
    "registered, with a connection": registered(
      reader,
      { type: "flightaid", trips: [flown, onwards] },
      site,
    ),
    match: match(reader, [matchOf(0, typed, flown)], site, unsubscribeUrl),
    "match, twelve at once": match(
      reader,
      Array.from({ length: many }, (_, index) => matchOf(index, typed, flown)),
      site,
      unsubscribeUrl,
    ),
    "connect, to the traveler": connect(
      reader,
      { connection, role: "traveler", trip: flown, displayName: masked },
      site,
      unsubscribeUrl,
    ),
    "connect, to the Flightaide": connect(
      reader,
      { connection, role: "flightaid", trip: flown, displayName: masked },
      site,
      unsubscribeUrl,
    ),
    paid: paid(reader, { connection, trip: flown, contact, fee }, site),
    connected: connected(reader, { connection, trip: flown, contact }, site),
    ...Object.fromEntries(
      (["unfit", "left", "other"] as const).map((reason) => [
        `refunded to the traveler, ${reason}`,
        refunded(reader, { connection, trip: flown, fee, role: "traveler", reason }, site),
      ]),
    ),
    "refunded, to the Flightaide": refunded(
      reader,
      { connection, trip: flown, fee, role: "flightaid", reason: "other" },
      site,
    ),
    message: message(
      {
        sender: { displayName: other, email: contact.email },
        subject,
        html: `<p>I am at <b>gate B7</b>, in a green coat.</p><ul><li>Boarding is at 21:40</li></ul><p>${escapeHtml(note)}</p>`,
        text: `I am at gate B7, in a green coat.\nBoarding is at 21:40\n${note}`,
      },
      site,
    ),
  };
}

/** The same with the longest values. */
export function longSamples(): Record<string, Rendered> {
  return Object.fromEntries(
    Object.entries(samples(long, longTrip)).map(([name, mail]) => [`${name}, long`, mail]),
  );
}

function matchOf(index: number, { masked, note }: Typed, mine: Trip): MatchProps {
  const sameFlight = index % 3 === 0;
  return {
    itinerary: `0a1b2c3d4e5f60718293a4b5c6d7e8${String(index).padStart(2, "0")}`,
    role: "traveler",
    mine,
    theirs: sameFlight ? mine : { ...mine, flight: `AC-${56 + index}` },
    displayName: masked,
    reason: sameFlight ? "Same flight" : "Same day, same route",
    ...(index % 2 === 0 && { note }),
  };
}
