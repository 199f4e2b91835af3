/**
 * Mails as they are stored. One may have been owed by another version: what it lacks gets a default, what is not known here is kept.
 * The schemas name every property of a kind, so that a new one needs a decision: optional, or with a default.
 */
import * as z from "zod/mini";
import { TapKind } from "../connection/contract";
import { Match } from "../matching/contract";
import type { Outbox } from "../outbox";
import { SuspensionReason } from "../quota/contract";
import { appealDecisions } from "../safety/contract";
import { Passenger, Type } from "../trip/contract";

type Props = { [One in Outbox.MailPayload as One["kind"]]: One["props"] };
type Shapes = {
  [Kind in keyof Props]: Record<AllKeys<Props[Kind]>, z.core.$ZodType>;
};
type AllKeys<One> = One extends unknown ? keyof One : never;

const text = z.string();
const trip = z.looseObject({
  from: text,
  to: text,
  fromCity: z.optional(text),
  toCity: z.optional(text),
  travelDate: text,
  flight: z.optional(text),
  until: z.optional(text),
});
const matched = z.optional(z.looseObject({ match: Match, mine: z.int(), theirs: z.int() }));
const fee = z.looseObject({ amount: text, currency: text });
const contact = z.looseObject({ displayName: text, email: text, phoneNumber: text });

const ofConnection = {
  connection: text,
  role: Type,
  displayName: z._default(text, ""),
  fullName: z.optional(text),
  mine: z.optional(trip),
  theirs: z.optional(trip),
  matched,
  samePlane: z._default(z.boolean(), false),
  timeZone: z.optional(text),
};
const connect = {
  ...ofConnection,
  state: z.enum(["requested", "accepted"]),
  itinerary: z.optional(text),
  note: z.optional(text),
  answerBy: z.optional(text),
  fee: z.optional(fee),
  payFrom: z.optional(text),
};
const flight = {
  ...ofConnection,
  flight: trip,
  answerBy: text,
  until: text,
  own: z.optional(text),
};
const ending = {
  ...ofConnection,
  reason: text,
  by: z.optional(z.enum(["me", "them"])),
  text: z.optional(text),
  own: z.optional(text),
};

const shapes = {
  registered: {
    type: Type,
    trips: z.array(trip),
    paused: z.optional(z.boolean()),
    notifyMatches: z.optional(z.boolean()),
  },
  match: {
    itinerary: text,
    role: Type,
    mine: trip,
    theirs: trip,
    displayName: z._default(text, ""),
    matched,
    note: z.optional(text),
    passenger: z.optional(Passenger()),
    own: text,
    score: z._default(z.number(), 0),
  },
  digest: { own: text },
  push: { device: text, mail: z.looseObject({ kind: text, props: z.looseObject({}) }) },
  connect,
  reminder: connect,
  accepted: { ...ofConnection, fee, text: z.optional(text), payFrom: z.optional(text) },
  payable: { ...ofConnection, fee },
  paid: { ...ofConnection, contact, fee, captureId: text, paidAt: text },
  connected: { ...ofConnection, contact },
  "not-paid": { ...ofConnection, fee, outcome: z.enum(["declined", "returned"]) },
  ended: { ...ending, paid: z._default(z.boolean(), false) },
  refunded: { ...ending, fee },
  changed: { ...ofConnection, before: z.optional(trip), stayBy: z.optional(text) },
  "no-answer": { ...ofConnection, until: text },
  "did-not-meet": { ...ofConnection, until: text },
  contradicted: ofConnection,
  airline: { ...ofConnection, until: text },
  "airline-contradicted": ofConnection,
  "not-refunded": {
    ...ofConnection,
    claim: z._default(z.enum(["met", "airline"]), "met"),
    appeal: z.optional(z.enum(["open", "over"])),
  },
  "new-message": ofConnection,
  "still-flying": flight,
  "day-before": {
    ...flight,
    contact: z.optional(contact),
    meetingPoint: z.optional(text),
  },
  "still-flying-posting": {
    itinerary: text,
    type: Type,
    trips: z.array(trip),
    flight: trip,
    answerBy: text,
    timeZone: z.optional(text),
    until: text,
  },
  tap: {
    ...ofConnection,
    tap: TapKind,
    flight: trip,
    leg: z.int(),
    key: text,
    at: text,
    airportZone: text,
  },
  review: ofConnection,
  paused: { itinerary: text, trips: z.array(trip) },
  "report-decided": {},
  warned: {
    reason: z._default(SuspensionReason, "other"),
    text: z._default(text, ""),
    report: z.optional(text),
  },
  "appeal-decided": {
    decision: z.enum(appealDecisions),
    reason: z._default(SuspensionReason, "other"),
    text: z._default(text, ""),
    account: z.enum(["open", "reinstated", "suspended"]),
  },
  suspended: { reason: z._default(SuspensionReason, "other"), report: z.optional(text) },
  reinstated: {},
  operators: {
    subject: text,
    rows: z.array(z.tuple([text, text])),
  },
  message: {
    sender: z.looseObject({ displayName: text, email: text }),
    subject: text,
    html: text,
    text,
  },
} satisfies Shapes;

/** The mail as this version renders it. @throws Error for a kind that it does not know, and for a mail that lacks what it needs */
export function present({ kind, props }: Outbox.MailPayload): Outbox.MailPayload {
  if (!Object.hasOwn(shapes, kind)) throw new Error(`This version has no mail ${kind}`);
  const read = z.looseObject(shapes[kind]).safeParse(props);
  if (!read.success)
    throw new Error(`A mail ${kind} cannot be read: ${z.prettifyError(read.error)}`);
  return { kind, props: read.data } as Outbox.MailPayload;
}
