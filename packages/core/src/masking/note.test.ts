import { describe, expect, it } from "vitest";
import { author, hostileNotes, innocentNotes } from "../../test/notes";
import { maskNote } from "./note";

const mask = (note: string) => maskNote(note, [author]);

describe("hostile notes", () => {
  it("has 200 of them, all different", () => {
    expect(new Set(hostileNotes.map(([note]) => note)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(hostileNotes)("shows nothing secret of %j", (note, ...secrets) => {
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) {
      expect(readable(note)).toContain(readable(secret));
      expect(readable(mask(note))).not.toContain(readable(secret));
    }
  });
});

describe("innocent notes", () => {
  it("has 100 of them, all different", () => {
    expect(new Set(innocentNotes).size).toBeGreaterThanOrEqual(100);
  });

  it.each(innocentNotes)("keeps %j", (note) => {
    expect(mask(note)).toBe(note);
  });
});

it.each([
  ["Call 416 555 0199, I speak Icelandic.", "Call ************, I speak Icelandic."],
  ["Call 416 555 0199. I am kind", "Call ************. I am kind"],
])("masks %j up to the next word", (note, masked) => {
  expect(mask(note)).toBe(masked);
});

describe("the author's name", () => {
  it.each([
    ["Ann O'Brien", "Ann, Obrien or o'brien", "***, ****** or o'*****"],
    ["Łukasz Żak", "lukasz ZAK", "****** ***"],
    ["Jürgen Groß", "Jurgen Gross, juergen", "****** *****, juergen"],
    ["李明", "我是李明，请帮忙", "我是**，请帮忙"],
    ["प्रिया रमन", "मैं प्रिया हूँ", "मैं ** हूँ"],
    ["Will Grace", "I will help. Grace", "I will help. *****"],
    ["Will Grace", "Will; will grace; grace will", "****; **** *****; ***** ****"],
    [
      "Charles de la Tour",
      "de la Tour is at la porte de Tour",
      "de ** **** is at la porte ** ****",
    ],
    ["Jaswinder Toor", "the door of Toor Dental", "the door of **** Dental"],
    ["Ann", "Anna and Joann like Annapolis; Ann82", "Anna and Joann like Annapolis; ***82"],
    ["", "Nobody", "Nobody"],
    ["$& .*", "$& .* stays", "$& .* stays"],
    ["\ud83d", "\ud83d stays", "\ud83d stays"],
  ])("of %j in %j", (displayName, note, masked) => {
    expect(maskNote(note, [displayName])).toBe(masked);
  });
});

/** Zeros of the scripts in the corpus. */
const zeros = [..."0٠۰०০੦௦๐"].map((zero) => zero.codePointAt(0) ?? 0);

/** Text as a reader sees it: compatibility forms, scripts of digits, accents, case and invisible characters do not matter. */
function readable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((one) => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/\s+/g, " ")
    .toLowerCase();
}
