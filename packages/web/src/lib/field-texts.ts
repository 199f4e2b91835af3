/** The messages about invalid fields of a form before it is sent, in the language of the page. */
import { fieldErrorOf, fieldSentenceOf } from "@flightaides/core/field-reasons.ts";
import type * as z from "zod/mini";
import { i18n } from "./i18n";

/** @param issue of a contract's schema */
export function fieldText(issue: z.core.$ZodIssue): string {
  const { reason, params } = fieldErrorOf(issue);
  return fieldSentenceOf(i18n, reason, params);
}
