/**
 * What contracts say about a field, in the language of the page. Here are the messages that a form shows before it sends
 * anything; `api-texts.ts` has those that only the server gives.
 */
import { languages } from "@flightaides/core/language/contract";
import { i18n } from "./i18n";
import { language } from "./language";

/** By the English message of the contract. */
export const fieldTexts: Readonly<Record<string, string>> = {
  "Choose an airport.": i18n.t("Choose an airport."),
  "Choose how families may connect with you.": i18n.t("Choose how families may connect with you."),
  "Enter at least one flight.": i18n.t("Enter at least one flight."),
  "From and To must differ.": i18n.t("From and To must differ."),
  "Invalid Date.": i18n.t("Invalid Date."),
  "Invalid Flight No.": i18n.t("Invalid Flight No."),
  "Invalid Phone No.": i18n.t("Invalid Phone No."),
};

/** @param message of a contract, which is English */
export function fieldText(message: string): string {
  return language === languages[0] ? message : (fieldTexts[message] ?? unknownFieldText);
}

export const unknownFieldText = i18n.t("Check this field.");
