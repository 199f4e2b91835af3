/** Who flies and who helps how, in words, for pages and mails. Pure. */
import type { I18n } from "@lingui/core";
import type { AgeGroup, Help, Passenger, Relation, SpokenLanguage } from "./contract";

export type { Passenger } from "./contract";

/** `Hindi, Punjabi`, in the reader's language. */
export function languagesOf(i18n: I18n, spoken: readonly SpokenLanguage[]): string {
  const words = languageWords(i18n);
  return spoken.map((one) => words[one]).join(", ");
}

/** `Intl.DisplayNames` does not serve: Chromium lacks Punjabi, and its French names differ from those of Node. */
export function languageWords(i18n: I18n): Record<SpokenLanguage, string> {
  return {
    hi: i18n.t("Hindi"),
    pa: i18n.t("Punjabi"),
    gu: i18n.t("Gujarati"),
    ta: i18n.t("Tamil"),
    te: i18n.t("Telugu"),
    bn: i18n.t("Bengali"),
    mr: i18n.t("Marathi"),
    ml: i18n.t("Malayalam"),
    kn: i18n.t("Kannada"),
    ur: i18n.t("Urdu"),
    ne: i18n.t("Nepali"),
    si: i18n.t("Sinhala"),
    zh: i18n.t("Mandarin"),
    yue: i18n.t("Cantonese"),
    ar: i18n.t("Arabic"),
    fa: i18n.t("Persian"),
    en: i18n.t("English"),
    fr: i18n.t("French"),
    es: i18n.t("Spanish"),
    pt: i18n.t("Portuguese"),
  };
}

export function helpOf(i18n: I18n, help: readonly Help[]): string {
  const words = helpWords(i18n);
  return help.map((one) => words[one]).join(", ");
}

export function helpWords(i18n: I18n): Record<Help, string> {
  return {
    "finding-the-way": i18n.t("Finding the way"),
    "security-and-gates": i18n.t("Security and gates"),
    "changing-planes": i18n.t("Changing planes"),
    "meeting-again": i18n.t("Meeting again after a wheelchair or passport lane"),
    seat: i18n.t("Belt, meals, screen"),
    interpreting: i18n.t("Interpreting"),
    company: i18n.t("Company"),
    "medicine-reminder": i18n.t("A reminder to take medicine"),
    children: i18n.t("Children with a parent on board"),
    "border-forms": i18n.t("Border forms and questions"),
    "own-bags": i18n.t("Own bags off the belt"),
    "handing-over": i18n.t("Handing over to the family"),
  };
}

export function relationWords(i18n: I18n): Record<Relation, string> {
  return {
    mother: i18n.t("Mother"),
    father: i18n.t("Father"),
    parents: i18n.t("Parents"),
    grandmother: i18n.t("Grandmother"),
    grandfather: i18n.t("Grandfather"),
    grandparents: i18n.t("Grandparents"),
    partner: i18n.t("Partner"),
    child: i18n.t("Child"),
    relative: i18n.t("Another relative"),
    friend: i18n.t("Friend"),
    myself: i18n.t("Myself"),
  };
}

export function ageWords(i18n: I18n): Record<AgeGroup, string> {
  const span = (from: number, to: number) => i18n.t("{from} to {to} years", { from, to });
  return {
    "0-11": i18n.t("Under {years} years", { years: 12 }),
    "12-17": span(12, 17),
    "18-59": span(18, 59),
    "60-69": span(60, 69),
    "70-79": span(70, 79),
    "80+": i18n.t("{years} years or older", { years: 80 }),
  };
}

/** `Mother, 70 to 79 years`; for two of them with `2 people`. Empty if nothing is said. */
export function passengerOf(i18n: I18n, { relation, ageGroup, party = 1 }: Passenger): string {
  return [
    ...(relation ? [relationWords(i18n)[relation]] : []),
    ...(party > 1
      ? [i18n.t("{count, plural, one {# person} other {# people}}", { count: party })]
      : []),
    ...(ageGroup ? [ageWords(i18n)[ageGroup]] : []),
  ].join(", ");
}
