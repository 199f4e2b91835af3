import { expect, it } from "vitest";
import { isName, nameIn } from "./name";

it.each(["Ann Kowalski", "प्रिया", "李明", "O’Brien", "J", "Zoë \u{1f600}", "Ali\u200cReza"])(
  "%j is a name",
  (name) => {
    expect(isName(name)).toBe(true);
    expect(nameIn(name)).toBe(name);
  },
);

it.each(["", "   ", "123", "\u200b\u2060", "\u3164\u115f", "\u{e0041}", "***", "\u{1f600}"])(
  "%j has no letter that can be seen",
  (text) => {
    expect(isName(text)).toBe(false);
    expect(nameIn(text)).toBe("");
  },
);

it.each([
  ["Ann\nKowalski", "Ann Kowalski"],
  ["Ann\u0000", "Ann"],
  ["\u202eikslawoK", "ikslawoK"],
  ["Ann\u2029Kowalski", "Ann Kowalski"],
])("%j has control characters, which a token's name loses", (text, name) => {
  expect(isName(text)).toBe(false);
  expect(nameIn(text)).toBe(name);
});
