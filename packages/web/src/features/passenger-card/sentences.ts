/** The sentences of the card, in each of its languages. They are no texts of the page, whose language the passenger need not read. */
import type { SpokenLanguage } from "@flightaides/core/trip/contract.ts";
import type english from "./sentences/en.json";

/** Values are as in sentences/en.json. `{language}` stands for a language by its name, in the sentence `language` only. */
export type Sentences = typeof english;

/** The languages of the card beside English, each a file in sentences/. docs/languages.md says how they were checked. */
export const cardLanguages = [
  "hi",
  "pa",
  "gu",
  "ta",
  "te",
  "bn",
  "mr",
  "ml",
  "kn",
  "ur",
  "zh",
  "yue",
  "ar",
  "fr",
  "es",
] as const satisfies SpokenLanguage[];
export type CardLanguage = (typeof cardLanguages)[number];

const files = import.meta.glob<Sentences>(["./sentences/*.json", "!./sentences/en.json"], {
  import: "default",
});

/** Those of one language, loaded on demand. */
export async function loadSentences(language: CardLanguage): Promise<Sentences> {
  const load = files[`./sentences/${language}.json`];
  if (!load) throw new Error(`There are no sentences in ${language}.`);
  return load();
}

/** The first of the passenger's languages that the card has. */
export function cardLanguageOf(spoken: readonly SpokenLanguage[]): CardLanguage | undefined {
  return cardLanguages.find((language) => language === spoken.find(isCardLanguage));
}

export function isCardLanguage(language: string): language is CardLanguage {
  return cardLanguages.some((one) => one === language);
}

/** A BCP 47 tag with the script, where the font depends on it. */
export function langOf(language: CardLanguage): string {
  if (language === "zh") return "zh-Hans";
  return language === "yue" ? "yue-Hant" : language;
}

/** Whether no space follows a sentence. */
export function isHan(language: CardLanguage): boolean {
  return language === "zh" || language === "yue";
}
