import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { translator } from "../language/translator";
import { spokenLanguages } from "./contract";
import { languageOf, languagesOf } from "./people";

it("names languages in the language of the reader", () => {
  expect(languagesOf(translator("en"), ["hi", "zh"])).toBe("Hindi, Mandarin");
  expect(languagesOf(translator("fr"), ["hi", "gu"])).toBe("hindi, gujarati");
  expect(languagesOf(translator("pa"), ["hi", "pa"])).toBe("ਹਿੰਦੀ, ਪੰਜਾਬੀ");
});

// A page is rendered before it is known where its reader lives.
it.each([
  ["fr", "fr-CA"],
  ["en", "en-US"],
  ["hi", "hi-IN"],
])("names a language alike for readers of %s and %s", (locale, readers) => {
  const rendered = setupI18n({ locale, locales: locale, messages: { [locale]: {} } });
  const shown = setupI18n({ locale, locales: [readers, locale], messages: { [locale]: {} } });
  for (const spoken of spokenLanguages)
    expect(languageOf(shown, spoken)).toBe(languageOf(rendered, spoken));
});
