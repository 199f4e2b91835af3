import { expect, it } from "vitest";
import { languageOfPath, languagePrefix, languages, preferredLanguage } from "./contract";

it("finds the language of a path by its prefix", () => {
  for (const language of languages) {
    expect(languageOfPath(`${languagePrefix(language)}/search`)).toBe(language);
    expect(languageOfPath(languagePrefix(language) || "/")).toBe(language);
  }
  expect(languageOfPath("/french")).toBe("en");
  expect(languageOfPath("/en/search")).toBe("en");
});

it("takes the first language of the reader that the product speaks", () => {
  expect(preferredLanguage(["ta-IN", "hi-IN", "en-IN"])).toBe("hi");
  expect(preferredLanguage(["pa-Guru-IN", "hi-IN"])).toBe("pa");
  expect(preferredLanguage(["fr-CA", "en-CA"])).toBe("fr");
  expect(preferredLanguage(["FR"])).toBe("fr");
  expect(preferredLanguage(["ta", "fil"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});
