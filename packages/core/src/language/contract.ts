/** The languages of pages and mails. Without a schema, so that the first script of a page stays small. */
/**
 * BCP 47 tags. The first is the language of the sources, and the default for readers who use none
 * of them.
 */
export const languages = ["en", "fr", "hi", "pa", "gu"] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  fr: "Français",
  hi: "हिन्दी",
  pa: "ਪੰਜਾਬੀ",
  gu: "ગુજરાતી",
};

/** The locales of dates, numbers and money: Canada's, and India's for its languages. */
export const locales: Record<Language, string> = {
  en: "en-CA",
  fr: "fr-CA",
  hi: "hi-IN",
  pa: "pa-IN",
  gu: "gu-IN",
};

/** What the paths of pages in a language begin with: nothing for English, otherwise the language, as in `/fr`. */
export function languagePrefix(language: Language): string {
  return language === languages[0] ? "" : `/${language}`;
}

/** The language of a page, from its path: `/fr/search` is French. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split("/");
  return languages.slice(1).find((language) => language === first) ?? languages[0];
}

/** The first language of a reader that the product speaks, from their BCP 47 tags in order of preference. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split("-");
    const spoken = languages.find((language) => language === primary);
    if (spoken) return spoken;
  }
  return languages[0];
}
