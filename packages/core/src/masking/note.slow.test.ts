/**
 * Generated notes.
 *
 * @module-tag deep
 */
import { domainToUnicode } from "node:url";
import fc from "fast-check";
import { LinkifyIt } from "linkify-it";
import tlds from "tlds";
import { describe, expect, it, test } from "vitest";
import { author, hostileNotes, innocentNotes } from "../../test/notes";
import { maskNote } from "./note";

const mask = (note: string) => maskNote(note, [author]);

/** Spellings of the digits 0 to 9, each list in the order of the digits. */
const scripts = [
  "0123456789",
  "０１２３４５６７８９",
  "०१२३४५६७८९",
  "٠١٢٣٤٥٦٧٨٩",
  "௦௧௨௩௪௫௬௭௮௯",
  "𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡",
  "⁰¹²³⁴⁵⁶⁷⁸⁹",
  "⓪①②③④⑤⑥⑦⑧⑨",
  "⓿❶❷❸❹❺❻❼❽❾",
];
const digitForms: string[][] = [
  ...scripts.map((digits) => [...digits]),
  [..."0123456789"].map((digit) => `${digit}\ufe0f\u20e3`),
];
const numberWords = [
  "zero one two three four five six seven eight nine",
  "zéro un deux trois quatre cinq six sept huit neuf",
  "शून्य एक दो तीन चार पांच छह सात आठ नौ",
  "shunya ek do teen char paanch chhe saat aath nau",
].map((words) => words.split(" "));
const invisible = ["", "", "", "\u200b", "\u00ad", "\u2060", "\u200d", "\u202e", "\ufeff"];
const gaps = [
  " ",
  "-",
  ".",
  "_",
  ",",
  ", ",
  "     ",
  "/",
  " / ",
  "\u00a0",
  "\n",
  "😀",
  " – ",
  "(",
  ") ",
  "|",
  "~",
  "'",
  " and ",
  " dash ",
  " et ",
  " aur ",
];

const letters = "abcdefghijklmnopqrstuvwxyz";
const styles: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].join("\u200b"),
  (text) => [...text].join("\u00ad"),
  (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0xff41 + letters.indexOf(letter))),
  (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letters.indexOf(letter))),
  (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x24d0 + letters.indexOf(letter))),
];

const phone = fc
  .tuple(
    fc.constantFrom("1416555", "9187654", "97150", "33612", "447700900"),
    fc.stringMatching(/^[0-9]{5,7}$/),
  )
  .map((parts) => parts.join(""))
  // Digits that can be written as a date are a date.
  .filter((digits) => !/19|20/.test(digits));

/** A phone number: each digit in a different form, with other characters between. */
const spelledPhone = phone.chain((digits) =>
  fc
    .tuple(
      ...[...digits].map((digit) =>
        fc.record({
          form: fc
            .oneof(
              { weight: 3, arbitrary: fc.constantFrom(...digitForms) },
              { weight: 1, arbitrary: fc.constantFrom(...numberWords) },
            )
            .map((forms) => forms[Number(digit)] ?? ""),
          gap: fc.oneof(fc.constant(""), fc.constantFrom(...gaps)),
          hidden: fc.constantFrom(...invisible),
        }),
      ),
    )
    .map((parts) =>
      parts
        .map(({ form, gap, hidden }, index) => {
          if (index === parts.length - 1) return form;
          const words = /^[\p{L}\p{M}]+$/u;
          const joined = words.test(form) && words.test(parts[index + 1]?.form ?? "");
          return form + hidden + (gap === "" && joined ? " " : gap);
        })
        .join(""),
    ),
);

/** An e-mail address: each part in a different form. */
const spelledAddress = fc
  .record({
    local: fc.stringMatching(/^[a-z]{4,9}([._+][a-z]{2,6}|[0-9]{2,4})?$/),
    domain: fc.constantFrom(
      "gmail.com",
      "yahoo.co.in",
      "example.org",
      "orange.fr",
      "proton.me",
      "mail.travel.ca",
      "गूगल.भारत",
      "bücher.de",
    ),
    at: fc.constantFrom(
      "@",
      "＠",
      "﹫",
      "%40",
      "&#64;",
      "&#x40;",
      " @ ",
      "(at)",
      " [at] ",
      " {AT} ",
      " at ",
      " At ",
      " AT ",
      "_at_",
      " at the rate ",
      " arobase ",
      " (arobase) ",
      " chez ",
      " एट ",
      " [एट] ",
    ),
    dot: fc.constantFrom(
      ".",
      ".",
      "。",
      "．",
      "%2E",
      "&#46;",
      " dot ",
      "(dot)",
      " [dot] ",
      " DOT ",
      "[.]",
      " डॉट ",
    ),
    localStyle: fc.constantFrom(...styles),
    domainStyle: fc.constantFrom(...styles),
  })
  .map(({ local, domain, at, dot, localStyle, domainStyle }) =>
    [localStyle(local), at, domain.split(".").map(domainStyle).join(dot)].join(""),
  );

const before = "Please write: ";
const after = " – when you have landed.";

describe("generated spellings", () => {
  test.each([
    ["a phone number", spelledPhone],
    ["an e-mail address", spelledAddress],
  ])("%s is always masked, and the words around it are kept", (_, contact) => {
    fc.assert(
      fc.property(contact, (spelled) => {
        const masked = mask(before + spelled + after);
        expect(masked.startsWith(before)).toBe(true);
        expect(masked.endsWith(after)).toBe(true);
        const rest = masked.slice(before.length, masked.length - after.length);
        expect(rest).not.toMatch(/[\p{L}\p{N}@]/u);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Text of fragments that detectors look for, in any order. */
const anything = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.constantFrom(...hostileNotes.map(([note]) => note), ...innocentNotes, "\ud83d", "\udc00"),
      fc.constantFrom(
        ...gaps,
        ...invisible,
        "@",
        " at ",
        " dot ",
        "://",
        "/",
        ".",
        "?",
        "www.",
        "insta ",
        "%",
        "&#",
        "*",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** Whether the host of a URL without a scheme ends with a top-level domain. After `//`, linkify-it accepts any name. */
function isKnown(url: string): boolean {
  const absolute = `https:${url}`;
  if (!URL.canParse(absolute)) return false;
  const host = domainToUnicode(new URL(absolute).hostname);
  return tlds.includes(host.slice(host.lastIndexOf(".") + 1));
}

describe("any note", () => {
  it("is masked once: masking again changes nothing", () => {
    fc.assert(
      fc.property(anything, (note) => {
        const masked = mask(note);
        expect(mask(masked)).toBe(masked);
      }),
      { numRuns: 300 },
    );
  });

  it("replaces each character by an asterisk or keeps it", () => {
    fc.assert(
      fc.property(anything, (note) => {
        const written = [...segmenter.segment(note)].map(({ segment }) => segment);
        let rest = mask(note);
        for (const character of written) {
          const shown = rest.startsWith(character) ? character : "*";
          expect(rest.startsWith(shown)).toBe(true);
          rest = rest.slice(shown.length);
        }
        expect(rest).toBe("");
      }),
      { numRuns: 300 },
    );
  });

  it("contains no link that a mail program would make clickable", () => {
    const linkify = new LinkifyIt().tlds(tlds).set({ fuzzyIP: true });
    for (const [note] of hostileNotes) expect(linkify.match(mask(note))).toBeNull();
    for (const note of innocentNotes) expect(linkify.match(note)).toBeNull();
    fc.assert(
      fc.property(anything, (note) => {
        const links = linkify.match(mask(note)) ?? [];
        expect(links.filter(({ schema, url }) => schema !== "//" || isKnown(url))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("of 1,000 characters is masked, for any repeated fragment", () => {
    const repeated = [
      ...gaps,
      ...invisible.filter(Boolean),
      "a",
      "1",
      "1 ",
      "a.",
      "a ",
      "@",
      "a@",
      "@a",
      "at ",
      "dot ",
      " at a",
      "a dot ",
      "www.",
      "://",
      "a:",
      "_a",
      "a_",
      "six",
      "sixteen",
      "aa",
      "&#6",
      "%4",
      "(",
      '"',
      "insta ",
      "ig:",
      "\u0301",
      "🇨🇦",
      "👨‍👩‍👧",
    ];
    for (const unit of repeated)
      for (const tail of ["", "!", "b", "@b.com", ".com"]) {
        const note = unit.repeat(Math.ceil(1000 / unit.length)).slice(0, 1000 - tail.length) + tail;
        expect(maskNote(note, ["Aa Aaa"]).length).toBeLessThanOrEqual(1000);
      }
  });
});

const segmenter = new Intl.Segmenter();
