/**
 * Text as a reader understands it: without invisible characters, accents and look-alikes, with `@`
 * and `.` instead of words. Every character has the range of the original that it stands for.
 */
import { domain, isDomain, label, plainTlds, providers, wordTlds } from "./domain";
import { fold } from "./fold";

/** `[start, end)` in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

export type PlainText = {
  text: string;
  /** The range of the original that a range of the text stands for. */
  original: (range: Range) => Range;
};

type Character = { shown: string; start: number; end: number };

export function plainText(original: string): PlainText {
  const characters = edits.reduce(edited, [...decoded(original)]);
  return {
    text: textOf(characters),
    original: ([start, end]) => [
      characters[start]?.start ?? original.length,
      characters[end - 1]?.end ?? original.length,
    ],
  };
}

/** One character of a URL or an HTML document, escaped once or more: `%40`, `&#64;`, `&amp;#x40;`, `&commat;`. */
const escaped =
  /%(?:25){0,3}([2-7][\da-f])|&(?:amp;){0,3}(?:#(\d{2,7});?|#x([\da-f]{2,6});?|([a-z]{2,8});)/iy;
const entities: Record<string, string> = {
  commat: "@",
  period: ".",
  sol: "/",
  colon: ":",
  lowbar: "_",
  nbsp: " ",
  num: "#",
  plus: "+",
  hyphen: "-",
  lpar: "(",
  rpar: ")",
};

function* decoded(original: string): Generator<Character> {
  for (let start = 0; start < original.length; ) {
    escaped.lastIndex = start;
    const [whole = "", percent, decimal, hex, name = ""] = escaped.exec(original) ?? [];
    const code = percent || hex ? Number.parseInt(percent ?? hex ?? "", 16) : Number(decimal);
    const known = code <= 0x10ffff ? String.fromCodePoint(code) : entities[name.toLowerCase()];
    const written = known ? whole : String.fromCodePoint(original.codePointAt(start) ?? 0);
    const end = start + written.length;
    for (const shown of fold(known ?? written).split("")) yield { shown, start, end };
    start = end;
  }
}

/** A pattern and what its matches are replaced by; undefined keeps a match. */
type Edit = [pattern: RegExp, replacement: (match: string[]) => string | undefined];

const open = "[([{<*_\"'/|~=,-]";
const close = "[)\\]}>*_\"'/|~=,-]";
const at = fold("at[\\s-]the[\\s-]rate(?:[\\s-]of)?|at|arobase|arobas|chez|एट द रेट|ऐट द रेट|एट|ऐट");
const dot = fold("dot|डॉट|डाट|बिंदु");
const point = fold("point|punto|punkt|period");
const end = "(?![\\p{L}\\p{M}\\p{N}])";

const edits: Edit[] = [
  // p r i y a, p-r-i-y-a, P.R.I.Y.A
  [
    /(?<![\p{L}\p{N}])\p{L}(?=([ .\-_*|~,/]))(?:\1[\p{L}\p{N}@.:/](?![\p{L}\p{M}\p{N}])){2,1000}/gu,
    ([spelled = ""]) => [...spelled].filter((_, index) => index % 2 === 0).join(""),
  ],
  [new RegExp(`\\s{0,3}${open}\\s?(?:@|${at})\\s?${close}\\s{0,3}`, "giu"), () => "@"],
  [new RegExp(`\\s{0,3}${open}\\s?(?:\\.|${dot}|${point})\\s?${close}\\s{0,3}`, "giu"), () => "."],
  [
    new RegExp(`\\s{0,3}[([]a[)\\]]\\s{0,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isDomain(name) ? "@" : undefined),
  ],
  // With both words it is an address, regardless of its ending.
  [
    new RegExp(
      `\\s{1,3}(?:${at})\\s{1,3}(?!the\\s)(${label})\\s{1,3}(?:${dot})\\s{1,3}(?=${label})`,
      "giu",
    ),
    ([, host = ""]) => `@${host}.`,
  ],
  // 'On the dot' is not an address.
  [new RegExp(`(?<!\\b(?:the|a))\\s{1,3}(?:${dot})\\s{1,3}`, "giu"), () => "."],
  [
    new RegExp(`\\s{0,3}(?:${dot})\\s{0,3}(?=(?:${plainTlds}|${wordTlds})${end})`, "giu"),
    () => ".",
  ],
  [
    new RegExp(`\\s{1,3}(?:${point})\\s{1,3}(?=(?:${plainTlds}|net|fr|ca|ch|eu|qc)${end})`, "giu"),
    () => ".",
  ],
  // A sentence may begin with 'Info' or 'Online'.
  [
    new RegExp(
      `(?<=[\\p{L}\\p{M}\\p{N}])\\s{0,3}[.•∙·]{1,3}(?:\\s{0,3}(?=(?:${plainTlds})${end})|(?=(?:${wordTlds})${end}))`,
      "giu",
    ),
    () => ".",
  ],
  [new RegExp(`(?<=[\\p{L}\\p{N}]),(?=(?:${plainTlds}|net)${end})`, "giu"), () => "."],
  // t . me / name
  [
    new RegExp(`\\s{0,2}\\.\\s{0,2}(${label})\\s{0,2}/\\s{0,2}(?=[\\p{L}\\p{N}])`, "giu"),
    ([, tld = ""]) => (isDomain(`x.${tld}`) ? `.${tld}/` : undefined),
  ],
  [/(?<=\.\p{L}{2,12})\s{1,2}slash\s{1,2}/giu, () => "/"],
  [/\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}/g, () => "://"],
  // gmail com, yahoo co in
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(${providers})[\\s.]{1,3}(com|co[\\s.]{1,3}(?:in|uk)|fr|ca|in|net|me)${end}`,
      "giu",
    ),
    ([, provider = "", tld = ""]) => `${provider}.${tld.replace(/[\s.]+/, ".")}`,
  ],
  [
    new RegExp(`\\s{1,3}(?:${at})\\s{1,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isDomain(name) ? "@" : undefined),
  ],
  [
    new RegExp(`\\s{0,3}@\\s{0,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isDomain(name) ? "@" : undefined),
  ],
  // After `at`, which may follow a local part that ends with www.
  [/(?<![\p{L}\p{N}])www\s{0,2}[.\s]\s{0,2}(?=[\p{L}\p{N}])/giu, () => "www."],
];

function edited(characters: Character[], [pattern, replacement]: Edit): Character[] {
  const result: Character[] = [];
  let kept = 0;
  for (const match of textOf(characters).matchAll(pattern)) {
    const [found] = match;
    const shown = replacement(match);
    const first = characters[match.index];
    const last = characters[match.index + found.length - 1];
    if (shown === undefined || !first || !last) continue;
    result.push(...characters.slice(kept, match.index));
    kept = match.index + found.length;
    for (const unit of shown.split(""))
      result.push({ shown: unit, start: first.start, end: last.end });
  }
  return [...result, ...characters.slice(kept)];
}

function textOf(characters: readonly Character[]): string {
  return characters.map(({ shown }) => shown).join("");
}
