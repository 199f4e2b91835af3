import { expect, it } from "vitest";
import { translator } from "./translator";

const earlier = "{count, plural, one {one day} other {# days}} earlier";

it("translates a text with its values, and takes the English text where it has no other", () => {
  expect(translator("en")._("Hello {name},", { name: "Ann" })).toBe("Hello Ann,");
  expect(translator("fr")._("Hello {name},", { name: "Ann" })).toBe("Bonjour Ann,");
  expect(translator("hi")._("Hello {name},", { name: "Ann" })).toBe("नमस्ते Ann,");
  expect(translator("fr")._("No text of {name}", { name: "Ann" })).toBe("No text of Ann");
});

it("chooses the plural by the rules of the language", () => {
  const days = (language: "en" | "fr") =>
    [0, 1, 2].map((count) => translator(language)._(earlier, { count }));
  expect(days("en")).toEqual(["0 days earlier", "one day earlier", "2 days earlier"]);
  // In French, zero is singular.
  expect(days("fr")).toEqual(["un jour plus tôt", "un jour plus tôt", "2 jours plus tôt"]);
});

it("writes numbers as in the country of the language's readers", () => {
  expect(translator("en").number(1_234_567)).toBe("1,234,567");
  expect(translator("hi").number(1_234_567)).toBe("12,34,567");
});
