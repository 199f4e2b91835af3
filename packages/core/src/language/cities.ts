/** Names of cities in the languages of mails, by airport, from the files that `packages/core/scripts/airports.ts` writes. */
import french from "../../texts/cities/fr.json";
import gujarati from "../../texts/cities/gu.json";
import hindi from "../../texts/cities/hi.json";
import punjabi from "../../texts/cities/pa.json";
import type { Language } from "./contract";

const cities: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  fr: french,
  hi: hindi,
  pa: punjabi,
  gu: gujarati,
};

/** @returns undefined if the language uses the English name, or its name is unknown */
export function cityIn(language: Language, iata: string): string | undefined {
  return cities[language][iata];
}
