/**
 * Texts in the language of this page. `i18n.t("Hello {name}", { name })` takes the English text, as a literal: the build
 * replaces it by the translation (../../translate.ts). docs/languages.md says how texts are written.
 */
import { i18n } from "@lingui/core";
import { language, locale } from "./language";

i18n.loadAndActivate({
  locale: language,
  locales: [locale, language],
  messages: import.meta.env.DEV ? await loadTexts() : {},
});

export { i18n };

/** The catalogues, for the development server and tests. */
async function loadTexts(): Promise<Record<string, string>> {
  const catalogues = import.meta.glob<Record<string, string>>(
    ["../../texts/*.json", "../../../core/texts/*.json"],
    { import: "default" },
  );
  const own = Object.entries(catalogues).filter(([file]) => file.endsWith(`/${language}.json`));
  const loaded = await Promise.all(own.map(([, load]) => load()));
  return Object.assign({}, ...loaded);
}
