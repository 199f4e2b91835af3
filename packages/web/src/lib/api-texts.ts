/**
 * The API's errors in the language of the page. The API speaks English, as this module's keys do. A sentence that is not here
 * becomes one for its code, so that nobody reads a language that they did not choose.
 */
import type { FieldError, ProblemCode } from "@flightaides/core/error";
import type { ApiErrorCode } from "./api-error";
import { formatDate } from "./calendar";
import { fieldTexts, unknownFieldText } from "./field-texts";
import { i18n } from "./i18n";
import { locale } from "./language";

const fault = i18n.t("Something went wrong on our side. Please try again.");

const ofCodes: Readonly<Record<ProblemCode, string>> = {
  "invalid-input": i18n.t("Something in what you sent is not right. Check it and try again."),
  "malformed-json": fault,
  "bad-signature": fault,
  unauthenticated: i18n.t("Please sign in to go on."),
  "payment-declined": i18n.t(
    "The payment was declined, and nothing was charged. Try another card or way to pay.",
  ),
  forbidden: i18n.t("This is not allowed."),
  "not-found": i18n.t("What you are looking for is no longer there."),
  "method-not-allowed": fault,
  "itinerary-required": i18n.t(
    "Post the flight that you are on first. A Flightaide connects from an itinerary that matches.",
  ),
  conflict: i18n.t("This can no longer be done. Reload the page to see how things stand."),
  "payload-too-large": i18n.t("This is too large to be sent. Make it shorter and try again."),
  "too-many-requests": i18n.t("Too many attempts. Please wait a while and try again."),
  internal: fault,
  unavailable: i18n.t("The service is busy. Try again in a moment."),
};

const sentences: Readonly<Record<string, string>> = {
  ...fieldTexts,
  "Accept the co-traveler agreement before you connect.": i18n.t(
    "Accept the co-traveler agreement before you connect.",
  ),
  "A payment has just been approved. Wait until it is through, then cancel if you have to.": i18n.t(
    "A payment has just been approved. Wait until it is through, then cancel if you have to.",
  ),
  "A payment is on its way. Wait until it is through, then cancel if you have to.": i18n.t(
    "A payment is on its way. Wait until it is through, then cancel if you have to.",
  ),
  "A subject is one line.": i18n.t("A subject is one line."),
  "This is not allowed.": i18n.t("This is not allowed."),
  "Check the marked fields.": i18n.t("Check the marked fields."),
  "Choose a reason.": i18n.t("Choose a reason."),
  "Choose what you are looking for.": i18n.t("Choose what you are looking for."),
  "Enter a subject.": i18n.t("Enter a subject."),
  "Enter an e-mail address.": i18n.t("Enter an e-mail address."),
  "Name an itinerary or a connection.": i18n.t("Name an itinerary or a connection."),
  "No airport has this code.": i18n.t("No airport has this code."),
  "Old Itinerary: people are connected before the day of the flight, and requests are answered in time.":
    i18n.t(
      "Old Itinerary: people are connected before the day of the flight, and requests are answered in time.",
    ),
  "Old Itinerary: people are connected before the day of the flight.": i18n.t(
    "Old Itinerary: people are connected before the day of the flight.",
  ),
  "One of you is leaving FlightAides.": i18n.t("One of you is leaving FlightAides."),
  "PayPal does not answer, and nothing was charged. Try again in a moment.": i18n.t(
    "PayPal does not answer, and nothing was charged. Try again in a moment.",
  ),
  "PayPal does not answer. We don’t know yet whether you were charged; you will not be charged twice. Try again in a moment.":
    i18n.t(
      "PayPal does not answer. We don’t know yet whether you were charged; you will not be charged twice. Try again in a moment.",
    ),
  "Post the flight that you are on first. A Flightaide connects from an itinerary that matches.":
    i18n.t(
      "Post the flight that you are on first. A Flightaide connects from an itinerary that matches.",
    ),
  "Reviews are written in the two weeks after the trip, and stay as they are once both are in.":
    i18n.t(
      "Reviews are written in the two weeks after the trip, and stay as they are once both are in.",
    ),
  "Sign in again.": i18n.t("Sign in again."),
  "Sign in to go on.": i18n.t("Sign in to go on."),
  "Tell us how your match can reach you.": i18n.t("Tell us how your match can reach you."),
  "The connection is not paid yet.": i18n.t("The connection is not paid yet."),
  "The connection was cancelled.": i18n.t("The connection was cancelled."),
  "The connection was withdrawn.": i18n.t("The connection was withdrawn."),
  "The Flightaide has not answered yet.": i18n.t("The Flightaide has not answered yet."),
  "The payment has not been approved yet.": i18n.t("The payment has not been approved yet."),
  "The payment was declined, and nothing was charged. Try another card or way to pay.": i18n.t(
    "The payment was declined, and nothing was charged. Try another card or way to pay.",
  ),
  "The payment was refunded, and the connection has ended.": i18n.t(
    "The payment was refunded, and the connection has ended.",
  ),
  "The request was declined.": i18n.t("The request was declined."),
  "The trip is over. If you did not meet, the traveler can say so for three days.": i18n.t(
    "The trip is over. If you did not meet, the traveler can say so for three days.",
  ),
  "There is no such block.": i18n.t("There is no such block."),
  "There is no such connection.": i18n.t("There is no such connection."),
  "There is nothing at this address.": i18n.t("There is nothing at this address."),
  "There is nothing to contradict, or the time for it is over.": i18n.t(
    "There is nothing to contradict, or the time for it is over.",
  ),
  "These are not the terms in force. Read the current ones.": i18n.t(
    "These are not the terms in force. Read the current ones.",
  ),
  "They have declined your request for this trip.": i18n.t(
    "They have declined your request for this trip.",
  ),
  "This account no longer exists.": i18n.t("This account no longer exists."),
  "This cannot be done now.": i18n.t("This cannot be done now."),
  "This connection does not exist or is no longer there.": i18n.t(
    "This connection does not exist or is no longer there.",
  ),
  "This connection is being changed elsewhere.": i18n.t(
    "This connection is being changed elsewhere.",
  ),
  "This connection is being changed elsewhere. Try again.": i18n.t(
    "This connection is being changed elsewhere. Try again.",
  ),
  "This connection is being opened elsewhere. Try again.": i18n.t(
    "This connection is being opened elsewhere. Try again.",
  ),
  "This connection is over: you can no longer write to each other.": i18n.t(
    "This connection is over: you can no longer write to each other.",
  ),
  "This connection is paid already.": i18n.t("This connection is paid already."),
  "This is being changed elsewhere. Try again.": i18n.t(
    "This is being changed elsewhere. Try again.",
  ),
  "This is for the day of the flight and the three days after it.": i18n.t(
    "This is for the day of the flight and the three days after it.",
  ),
  "This is for the time before the day of the flight. If you did not meet, say so after the flight.":
    i18n.t(
      "This is for the time before the day of the flight. If you did not meet, say so after the flight.",
    ),
  "This is not the agreement in force. Read the current one.": i18n.t(
    "This is not the agreement in force. Read the current one.",
  ),
  "This is your own itinerary.": i18n.t("This is your own itinerary."),
  "This itinerary does not exist or is no longer there.": i18n.t(
    "This itinerary does not exist or is no longer there.",
  ),
  "This itinerary is being changed elsewhere. Try again.": i18n.t(
    "This itinerary is being changed elsewhere. Try again.",
  ),
  "This link is not whole.": i18n.t("This link is not whole."),
  "This link is not whole. Open it again from the mail.": i18n.t(
    "This link is not whole. Open it again from the mail.",
  ),
  "This page of the list is no longer there. Start again from the first.": i18n.t(
    "This page of the list is no longer there. Start again from the first.",
  ),
  "This payment belongs to something else. Reload the page.": i18n.t(
    "This payment belongs to something else. Reload the page.",
  ),
  "This payment can no longer be made, and nothing was charged. Start again.": i18n.t(
    "This payment can no longer be made, and nothing was charged. Start again.",
  ),
  "This payment is being handled elsewhere. Try again.": i18n.t(
    "This payment is being handled elsewhere. Try again.",
  ),
  "This payment is being prepared elsewhere. Try again.": i18n.t(
    "This payment is being prepared elsewhere. Try again.",
  ),
  "This person is a flightaid too.": i18n.t("This person is a flightaid too."),
  "This person is a traveler too.": i18n.t("This person is a traveler too."),
  "This person is no longer there.": i18n.t("This person is no longer there."),
  "This posting is paused: its owner is not looking any more.": i18n.t(
    "This posting is paused: its owner is not looking any more.",
  ),
  "This text has a character that is not whole.": i18n.t(
    "This text has a character that is not whole.",
  ),
  "Try again in a moment.": i18n.t("Try again in a moment."),
  "Type at least three characters.": i18n.t("Type at least three characters."),
  "Write a message.": i18n.t("Write a message."),
  "Write something.": i18n.t("Write something."),
  "You and your match no longer share this trip: one of you has deleted it or left FlightAides.":
    i18n.t(
      "You and your match no longer share this trip: one of you has deleted it or left FlightAides.",
    ),
  "You are leaving FlightAides.": i18n.t("You are leaving FlightAides."),
  "You can write to yourself and to those you are connected with.": i18n.t(
    "You can write to yourself and to those you are connected with.",
  ),
  "You have confirmed that already, or the time for it is over.": i18n.t(
    "You have confirmed that already, or the time for it is over.",
  ),
  "You have posted this trip already, as another itinerary. Change that one, or delete one of the two.":
    i18n.t(
      "You have posted this trip already, as another itinerary. Change that one, or delete one of the two.",
    ),
  "Your account is being changed elsewhere. Try again.": i18n.t(
    "Your account is being changed elsewhere. Try again.",
  ),
  "Your messages cross each other. Try again.": i18n.t(
    "Your messages cross each other. Try again.",
  ),
  "Your payment is being made at this moment. You will not be charged twice. Try again in a moment.":
    i18n.t(
      "Your payment is being made at this moment. You will not be charged twice. Try again in a moment.",
    ),
  "Your payment is made, and your bank is still checking it.": i18n.t(
    "Your payment is made, and your bank is still checking it.",
  ),
};

type Match = RegExpExecArray;

/** Sentences with numbers, dates or names in them. */
const patterns: readonly (readonly [
  pattern: RegExp,
  textOf: (match: Match) => string | undefined,
])[] = [
  [/^At most (\d+) characters\.$/, ([, count]) => i18n.t("At most {count} characters.", { count })],
  [
    /^Type at most (\d+) characters\.$/,
    ([, count]) => i18n.t("At most {count} characters.", { count }),
  ],
  [
    /^Enter at most (\d+) flights\.$/,
    ([, count]) => i18n.t("Enter at most {count} flights.", { count }),
  ],
  [
    /^Only the (traveler|flightaid)( or the \w+)? can do this\.$/,
    ([, role, both]) =>
      both
        ? i18n.t("Only the two of the connection can do this.")
        : role === "traveler"
          ? i18n.t("Only the traveler can do this.")
          : i18n.t("Only the Flightaide can do this."),
  ],
  [
    /^Payment opens on ([\d-]+)\. Until then nothing is due, and nothing has been charged\.$/,
    ([, day = ""]) =>
      i18n.t("Payment opens on {day}. Until then nothing is due, and nothing has been charged.", {
        day: formatDate(day),
      }),
  ],
  [
    /^Try again in a moment\. If it happens again, tell us this number: (.+)$/,
    ([, number]) =>
      i18n.t("Try again in a moment. If it happens again, tell us this number: {number}", {
        number,
      }),
  ],
  [
    /^You have (\d+) active itineraries, .* come back in (.+)\.$/,
    ([, count, wait = ""]) =>
      i18n.t(
        "You have {count} active itineraries, as many as one account can have. Delete one, or come back in {wait}.",
        { count, wait: durationOf(wait) },
      ),
  ],
  [
    /^You can (.+) a day\. Come back in (.+)\.$/,
    ([, deed = "", wait = ""]) => {
      const limit = dailyLimitOf(deed);
      return limit && `${limit} ${i18n.t("Come back in {wait}.", { wait: durationOf(wait) })}`;
    },
  ],
  [
    / Nothing has been charged\.$/,
    ({ input, index }) => {
      const first = translate(input.slice(0, index));
      return first && `${first} ${i18n.t("Nothing has been charged.")}`;
    },
  ],
];

const daily: readonly (readonly [pattern: RegExp, textOf: (count: string) => string])[] = [
  [
    /^post or change (\d+) itineraries$/,
    (count) => i18n.t("You can post or change {count} itineraries a day.", { count }),
  ],
  [
    /^open (\d+) connections$/,
    (count) => i18n.t("You can open {count} connections a day.", { count }),
  ],
  [
    /^(?:send|write) (\d+) messages$/,
    (count) => i18n.t("You can write {count} messages a day.", { count }),
  ],
  [
    /^write (\d+) messages to one person$/,
    (count) => i18n.t("You can write {count} messages to one person a day.", { count }),
  ],
  [/^send (\d+) reports$/, (count) => i18n.t("You can send {count} reports a day.", { count })],
  [/^block (\d+) people$/, (count) => i18n.t("You can block {count} people a day.", { count })],
  [
    /^change your name (\d+) times$/,
    (count) => i18n.t("You can change your name {count} times a day.", { count }),
  ],
  [
    /^cause (\d+) match mails$/,
    (count) => i18n.t("You can cause {count} match mails a day.", { count }),
  ],
];

function dailyLimitOf(deed: string): string | undefined {
  for (const [pattern, textOf] of daily) {
    const [, count] = pattern.exec(deed) ?? [];
    if (count) return textOf(count);
  }
  return undefined;
}

/** @param english such as `12 hours` */
function durationOf(english: string): string {
  const [, count, unit] = /^(\d+) (minute|hour|day)/.exec(english) ?? [];
  if (!count || !unit) return english;
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Number(count),
  );
}

/** A sentence of the API in the language of the page; undefined for one that is not known. */
export function translate(sentence: string): string | undefined {
  const known = sentences[sentence];
  if (known) return known;
  for (const [pattern, textOf] of patterns) {
    const match = pattern.exec(sentence);
    const text = match && textOf(match);
    if (text) return text;
  }
  return undefined;
}

export function translateDetail(code: ApiErrorCode, detail: string): string {
  return translate(detail) ?? (code in ofCodes ? ofCodes[code as ProblemCode] : fault);
}

export function translateField({ path, message }: FieldError): FieldError {
  return { path, message: translate(message) ?? unknownFieldText };
}
