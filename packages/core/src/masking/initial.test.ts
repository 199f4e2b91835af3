import fc from "fast-check";
import { expect, it } from "vitest";
import { initial } from "./initial";
import { maskName } from "./name";

it.each([
  ["Suresh Kumar", "S."],
  ["A", "A."],
  ["प्रिया", "प्रि."],
  ["👩🏽‍🦱 Ann", "👩🏽."],
  ["*Ann", "*."],
  ["", ""],
])("%s, masked, is written as %s", (name, short) => {
  expect(initial(maskName(name))).toBe(short);
});

it("tells no more than the masked name, and the same when it is applied again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const masked = maskName(name);
      const first = masked.slice(0, 1) + masked.slice(1).replace(/\*+$/, "");
      expect(initial(masked)).toBe(first && `${first}.`);
    }),
  );
});
