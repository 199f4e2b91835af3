import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decompress } from "woff2-encoder";
import { ownDate } from "./dates";
import {
  cardLanguageOf,
  cardLanguages,
  isCardLanguage,
  loadSentences,
  type Sentences,
} from "./sentences";
import english from "./sentences/en.json";

const names = Object.keys(english) as (keyof Sentences)[];
const said = names.filter((name) => !["english", "own", "direction"].includes(name));

test("fifteen languages have a file", () => {
  const files = readdirSync(join(import.meta.dirname, "sentences"));
  expect(files.sort()).toEqual([...cardLanguages, "en"].map((tag) => `${tag}.json`).sort());
  expect(cardLanguages).toHaveLength(15);
});

test.each(cardLanguages)("%s has all sentences with their placeholders", async (tag) => {
  const sentences = await loadSentences(tag);
  expect(Object.keys(sentences)).toEqual(names);
  for (const name of names) {
    expect(sentences[name].trim(), name).toMatch(/./);
    expect(sentences[name].match(/\{\w*\}/g), name).toEqual(english[name].match(/\{\w*\}/g));
    // A sentence that was left in English.
    if (name !== "direction") expect([name, sentences[name]]).not.toEqual([name, english[name]]);
  }
  expect(sentences.direction).toBe(tag === "ar" || tag === "ur" ? "rtl" : "ltr");
  expect(new Set(Object.values(sentences)).size).toBe(names.length);
});

test.each(cardLanguages)("docs/card-sentences.md has the sentences in %s", async (tag) => {
  const page = readFileSync(
    join(import.meta.dirname, "../../../../../docs/card-sentences.md"),
    "utf8",
  );
  const sentences = await loadSentences(tag);
  const [, section = ""] = page.split(`\n## ${sentences.english}\n`);
  const rows = [...(section.split("\n## ")[0]?.matchAll(/^\| (.+) \| (.+) \| .+ \|$/gm) ?? [])];
  expect(rows.slice(1).map(([, original, sentence]) => [original, sentence])).toEqual(
    said.map((name) => [english[name], sentences[name]]),
  );
});

/** Of the languages whose script Latin fonts and those of app/fonts.css do not have. */
const fonts: Partial<Record<(typeof cardLanguages)[number], readonly string[]>> = {
  ta: ["noto-sans-tamil-400"],
  te: ["noto-sans-telugu-400"],
  bn: ["noto-sans-bengali-400"],
  ml: ["noto-sans-malayalam-400"],
  kn: ["noto-sans-kannada-400"],
  ur: ["noto-nastaliq-urdu-400"],
  ar: ["noto-sans-arabic-400"],
  zh: ["noto-sans-sc-400"],
  yue: ["noto-sans-hk-400", "noto-sans-sc-400"],
  hi: ["noto-sans-devanagari-400"],
  mr: ["noto-sans-devanagari-400"],
  pa: ["noto-sans-gurmukhi-400", "noto-sans-devanagari-400"],
  gu: ["noto-sans-gujarati-400"],
};

test.each(Object.entries(fonts))(
  "the font of %s has each of its characters",
  async (tag, files) => {
    const text = textOf(tag);
    const known = new Set((await Promise.all(files.map(charactersOf))).flatMap((one) => [...one]));
    expect(
      [...text].filter((one) => one > "\u02ff" && !/\u2019|\u2013/.test(one) && !known.has(one)),
    ).toEqual([]);
  },
);

/** The sentences, and the dates of a leap year. */
function textOf(tag: string): Set<string> {
  const file = join(import.meta.dirname, `sentences/${tag}.json`);
  const dates = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, day + 1)))
    .map((date) => date.toISOString().slice(0, 10))
    .map((date) => (isCardLanguage(tag) ? ownDate(date, tag) : ""));
  return new Set([readFileSync(file, "utf8"), ...dates].join(""));
}

/** What the character map of a font has: https://learn.microsoft.com/typography/opentype/spec/cmap */
async function charactersOf(name: string): Promise<Set<string>> {
  const file = join(import.meta.dirname, `../../assets/${name}.woff2`);
  const font = Buffer.from(await decompress(readFileSync(file)));
  const found = new Set<string>();
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code++) found.add(String.fromCodePoint(code));
  };
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) throw new Error(`${name} has no character map`);
  const cmap = font.readUInt32BE(entry + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(at) !== 4) continue;
    const segments = font.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const end = at + 14 + segment * 2;
      const last = font.readUInt16BE(end);
      if (last < 0xffff) add(font.readUInt16BE(end + segments * 2 + 2), last);
    }
  }
  return found;
}

test("the card is in the passenger's first language that it has", () => {
  expect(cardLanguageOf(["ne", "ta", "hi"])).toBe("ta");
  expect(cardLanguageOf(["en"])).toBeUndefined();
  expect(cardLanguageOf([])).toBeUndefined();
});
