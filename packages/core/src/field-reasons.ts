/**
 * Why a field is refused: a closed list, with the sentence of each reason. A contract gives the reason as the message of a
 * check: `z.string("invalid-date" satisfies FieldReason)`. Pure.
 */
import type * as z from "zod/mini";
import type { ParamsOf, Sentence, Texts } from "./language/texts";

/** The most that a field may have. */
type Most = { most: number };

export const fieldReasons = {
  "airport-required": (i18n) => i18n.t("Choose an airport."),
  "connect-required": (i18n) => i18n.t("Choose how families may connect with you."),
  "email-required": (i18n) => i18n.t("Enter an e-mail address."),
  "flight-required": (i18n) => i18n.t("Enter at least one flight."),
  "flightaid-not-booked": (i18n) => i18n.t("Offer a flight that you have booked."),
  "invalid-cursor": (i18n) =>
    i18n.t("This page of the list is no longer there. Start again from the first."),
  "invalid-date": (i18n) => i18n.t("Invalid Date."),
  "invalid-flight-number": (i18n) => i18n.t("Invalid Flight No."),
  "invalid-link": (i18n) => i18n.t("This link is incomplete."),
  "invalid-phone-number": (i18n) => i18n.t("Invalid Phone No."),
  "mail-subject-multiline": (i18n) => i18n.t("A subject is one line."),
  "mail-subject-required": (i18n) => i18n.t("Enter a subject."),
  "mail-text-required": (i18n) => i18n.t("Write a message."),
  "malformed-text": (i18n) => i18n.t("This text contains a broken character."),
  "message-required": (i18n) => i18n.t("Write something."),
  "outdated-agreement": (i18n) =>
    i18n.t("This is not the agreement in force. Read the current one."),
  "outdated-terms": (i18n) => i18n.t("These are not the terms in force. Read the current ones."),
  "passenger-must-know": (i18n) => i18n.t("Confirm that the passenger knows about this trip."),
  "report-reason-required": (i18n) => i18n.t("Choose a reason."),
  "report-subject-required": (i18n) => i18n.t("Name an itinerary or a connection."),
  "same-airport": (i18n) => i18n.t("From and To must differ."),
  "term-too-short": (i18n) => i18n.t("Type at least three characters."),
  "they-are-a-flightaid": (i18n) => i18n.t("This person is a Flightaide too."),
  "they-are-a-traveler": (i18n) => i18n.t("This person is a traveler too."),
  "too-long": (i18n, { most }: Most) => i18n.t("At most {count} characters.", { count: most }),
  "too-many-flights": (i18n, { most }: Most) =>
    i18n.t("Enter at most {count} flights.", { count: most }),
  "type-required": (i18n) => i18n.t("Choose what you are looking for."),
  /** The number is taken once the request says that this airline is right. */
  "unknown-airline": (i18n, { airline }: { airline: string }) =>
    i18n.t(
      "We don’t know an airline {airline}. Is the flight number right? If so, send it again.",
      {
        airline,
      },
    ),
  "unknown-airport": (i18n) => i18n.t("No airport has this code."),
  /** Missing, where no other reason says so. */
  required: (i18n) => i18n.t("This is missing."),
  /** Any other value that the contract does not accept. */
  invalid: (i18n) => i18n.t("Check this field."),
} satisfies Record<string, Sentence>;

export type FieldReason = keyof typeof fieldReasons;
type FieldParams<R extends FieldReason> = ParamsOf<(typeof fieldReasons)[R]>;
type WithParams = {
  [R in FieldReason]: undefined extends FieldParams<R> ? never : R;
}[FieldReason];
/** A reason with its params. */
type Because =
  | { reason: Exclude<FieldReason, WithParams>; params?: undefined }
  | { [R in WithParams]: { reason: R; params: FieldParams<R> } }[WithParams];

/** An invalid field. `path` is dotted and starts at the root of the request: `itinerary.0.travelDate`. */
export type FieldError = { path: string } & Because;

export function isFieldReason(text: string): text is FieldReason {
  return Object.hasOwn(fieldReasons, text);
}

/** @param params are those of the reason, or came in problem details */
export function fieldSentenceOf(i18n: Texts, reason: FieldReason, params: unknown = {}): string {
  return (fieldReasons[reason] as Sentence<unknown>)(i18n, params);
}

/** The reason for a parser's issue with a field. The parser's own messages are not shown. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const { message } = issue;
  const path = issue.path.join(".");
  if (!isFieldReason(message))
    return { path, reason: "input" in issue && issue.input === undefined ? "required" : "invalid" };
  if (message === "unknown-airline") throw new Error("No schema knows airlines");
  if (message !== "too-long" && message !== "too-many-flights") return { path, reason: message };
  if (issue.code !== "too_big") throw new Error(`${message} is the reason of an upper limit`);
  return { path, reason: message, params: { most: Number(issue.maximum) } };
}
