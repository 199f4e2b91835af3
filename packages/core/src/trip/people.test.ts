import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import french from "../../texts/fr.json";
import { translator } from "../language/translator";
import { spokenLanguages } from "./contract";
import { languageOf, languagesOf } from "./people";

it("names every language in the script of the reader", () => {
  for (const spoken of spokenLanguages) {
    expect(languageOf(translator("hi"), spoken)).toMatch(/^[\u0900-\u097F]+$/);
    expect(languageOf(translator("pa"), spoken)).toMatch(/^[\u0A00-\u0A7F]+$/);
    expect(languageOf(translator("gu"), spoken)).toMatch(/^[\u0A80-\u0AFF]+$/);
  }
  expect(languagesOf(translator("pa"), ["hi", "pa"])).toBe("ਹਿੰਦੀ, ਪੰਜਾਬੀ");
});

// A page is rendered before it is known where its reader lives. Intl has « goudjarati » in France and « gujarati » in Canada.
it("names a language alike for all readers of French", () => {
  const messages = { fr: french };
  for (const spoken of spokenLanguages)
    expect(languageOf(setupI18n({ locale: "fr", locales: "fr", messages }), spoken)).toBe(
      languageOf(setupI18n({ locale: "fr", locales: "fr-CA", messages }), spoken),
    );
});
