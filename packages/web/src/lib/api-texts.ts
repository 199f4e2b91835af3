/**
 * The API's errors in the language of the page, by their reasons. An API of another release may
 * return reasons that are unknown here: the sentence of the code is shown instead, as for an answer without a reason.
 */
import { isReason, sentenceOf } from "@flightaides/core/error-reasons.ts";
import { fieldSentenceOf, isFieldReason } from "@flightaides/core/field-reasons.ts";
import type { ProblemCode } from "@flightaides/core/problem.ts";
import type { ApiErrorCode } from "./api-error";
import { i18n } from "./i18n";

/** The texts of problem details, in general or for a field. */
export type Because = { reason?: unknown; params?: unknown };

const fault = i18n.t("Something went wrong on our side. Please try again.");

const ofCodes: Readonly<Record<ProblemCode, string>> = {
  "invalid-input": i18n.t("Something you entered is not right. Check it and try again."),
  "malformed-json": fault,
  "bad-signature": fault,
  unauthenticated: i18n.t("Please sign in to go on."),
  "payment-declined": i18n.t(
    "The payment was declined, and nothing was charged. Try another card or way to pay.",
  ),
  "sign-in-again": i18n.t("Sign in once more to do this."),
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

export function textOf(code: ApiErrorCode, { reason, params }: Because): string {
  if (typeof reason === "string" && isReason(reason)) return sentenceOf(i18n, reason, params);
  return code in ofCodes ? ofCodes[code as ProblemCode] : fault;
}

export function fieldTextOf({ reason, params }: Because): string {
  const known = typeof reason === "string" && isFieldReason(reason) ? reason : "invalid";
  return fieldSentenceOf(i18n, known, params);
}
