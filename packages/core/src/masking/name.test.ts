import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskName } from "./name";

const segmenter = new Intl.Segmenter();

describe("maskName", () => {
  it.each([
    ["Ann Kowalski", "A***********"],
    ["  Ann ", "A**"],
    ["A", "A"],
    ["", ""],
    ["priya.r@gmail.com", "p****************"],
    ["+1 416 555 0199", "+**************"],
    ["٤١٦٥٥٥", "٤*****"],
    ["👩🏽‍🦱 Ann", "👩🏽*****"],
    ["👨‍👩‍👧", "👨**"],
    ["🇨🇦 Ann", "🇨🇦****"],
    ["e\u0301lise", "e\u0301****"],
    ["प्रिया", "प्रि*"],
    ["श्रीमती", "श्री**"],
    ["\u0301\u0302Ann", "A**"],
    ["\u200b\u2060Ann", "A**"],
    ["\u202eAnn", "A**"],
    ["\ufe0f\u20e3Ann", "A**"],
    ["\ud83d Ann", "A**"],
    ["Ann\ud83d", "A**"],
    ["\u0000\nAnn", "A**"],
    ["\u200b", ""],
    // Small letters above the first one spell a name.
    ["A\u0363\u036b\u0368", "A"],
    ["A\u0301\u1dd3\u0363nn", "A\u0301**"],
    // Tag characters, which are not seen, spell an address.
    [
      `A${[..."ann@b.co"].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join("")}`,
      "A",
    ],
  ])("%j becomes %j", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it("shows one character at most, well-formed, for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (start, end) => {
        const masked = maskName(start + end);
        const [first = ""] = [...segmenter.segment(masked)].map(({ segment }) => segment);
        expect(masked.slice(first.length)).toMatch(/^\**$/);
        expect(masked).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
