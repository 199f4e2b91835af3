/** How many mails others can send a person in a day, from the limits that bound them. */

import { noAnswerAgainDays } from "../../packages/core/src/connection/refunds";
import type { templates } from "../../packages/core/src/email/templates";
import { limits } from "../../packages/core/src/usage-limits";

type Kind = keyof typeof templates;
/** `one`: by one account. `ten`: by ten together, if it is not ten times as much. */
type Bound = { by: string; one: number; ten?: number };

const day = 86_400;
const times = (seconds: number) => Math.floor(day / seconds);
const spelled = (seconds: number) => (seconds === 3600 ? "one an hour" : `one in ${seconds} s`);

const ofPair: Bound = {
  by: `once for each connection; ${limits.openingsOfPair} connections of a pair in ${limits.openingDays} days`,
  one: limits.openingsOfPair,
};
const ofNoAnswer: Bound = {
  by: `once in ${noAnswerAgainDays} days for each connection; ${limits.openingsOfPair} connections of a pair in ${limits.openingDays} days`,
  one: limits.openingsOfPair,
};
const toOneself: Bound = { by: "only the reader’s own doing", one: 0 };
const byOperators: Bound = { by: "only an operator’s decision", one: 0 };
/** A flight is near once: a reader's own date decides when. */
const ofFlight: Bound = {
  by: `once for each connection and travel date of the reader’s own flight, the question twice; ${limits.openingsOfPair} connections of a pair in ${limits.openingDays} days`,
  one: limits.openingsOfPair,
};
const matches = times(limits.matchMailInterval);
const changed = limits.changedMails;

const bounds: Record<Kind, Bound> = {
  match: {
    by: `${spelled(limits.matchMailInterval)} to a reader, digests included, whoever posts`,
    one: matches,
    ten: matches,
  },
  connect: ofPair,
  reminder: ofPair,
  accepted: ofPair,
  payable: ofPair,
  paid: ofPair,
  connected: ofPair,
  ended: ofPair,
  refunded: ofPair,
  "no-answer": ofNoAnswer,
  "did-not-meet": ofPair,
  contradicted: ofPair,
  airline: ofPair,
  "airline-contradicted": ofPair,
  "not-refunded": ofPair,
  review: ofPair,
  paused: ofPair,
  "still-flying": ofFlight,
  "day-before": ofFlight,
  tap: {
    by: "the steps of the trip, and only if the reader asks for it",
    one: limits.dailyOfConnection.taps,
  },
  changed: {
    by: `${spelled(limits.changedMailInterval)} for the live connection of a pair, none before an answer; ${limits.daily.postings} changes a day; to a reader ${changed.unpaid} a day on unpaid connections and ${changed.paid} on paid ones, and one for each connection about what was left of the day before`,
    one: Math.min(times(limits.changedMailInterval), limits.daily.postings),
    ten: changed.unpaid + changed.paid + 10,
  },
  "new-message": {
    by: `one until the reader has opened the page, then ${spelled(limits.messageMailInterval)}; ${limits.dailyOfConnection.connectionMessages} messages a day`,
    one: Math.min(times(limits.messageMailInterval), limits.dailyOfConnection.connectionMessages),
  },
  message: {
    by: `${limits.daily.messages} a day, between two who are connected by a payment`,
    one: limits.daily.messages,
  },
  registered: toOneself,
  "report-decided": toOneself,
  "still-flying-posting": toOneself,
  "not-paid": toOneself,
  warned: byOperators,
  "appeal-decided": byOperators,
  suspended: byOperators,
  reinstated: byOperators,
  operators: { by: "goes to the operators", one: 0 },
};

/** Rows: the kinds of one bound, what bounds them, the most by one account and by ten. */
export function mailBounds(): string[][] {
  const kindsOf = new Map<Bound, string[]>();
  for (const [kind, bound] of Object.entries(bounds))
    kindsOf.set(bound, [...(kindsOf.get(bound) ?? []), `\`${kind}\``]);
  return [...kindsOf].map(([{ by, one, ten = 10 * one }, kinds]) => [
    kinds.join(", "),
    by,
    kinds.length > 1 && one > 0 ? `${one} of each` : `${one}`,
    kinds.length > 1 && one > 0 ? `${ten} of each` : `${ten}`,
  ]);
}
