/**
 * Text as a reader understands it: without invisible characters, accents and look-alikes, with `@`
 * and `.` instead of words. Every character has the range of the original that it stands for.
 */
import {
  domain,
  isDomain,
  isFunctionWord,
  isMailDomain,
  isSaid,
  isSentenceEnd,
  label,
  plainTlds,
  wordTlds,
} from "./domain";
import { fold } from "./fold";
import { disguisedService, misspelledService, serviceLike, serviceOf } from "./misspelled";
import { joiningWords } from "./order";
import { providers } from "./services";
import {
  atEmojis,
  atNames,
  atWords,
  dashNames,
  dotNames,
  dotWords,
  slashNames,
  slashWords,
  underscoreNames,
} from "./symbols";
import { isWord } from "./words";

/** `[start, end)` in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

export function rangeOf(found: string, index: number): Range {
  return [index, index + found.length];
}

export type PlainText = {
  text: string;
  /** The range of the original that a range of the text stands for. */
  original: (range: Range) => Range;
};

type Character = { shown: string; start: number; end: number };

export function plainText(original: string): PlainText {
  const { characters, text } = edits.reduce(edited, writtenOf([...decoded(original)]));
  return {
    text,
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
const at = `${atNames}|${atWords}`;
const dot = dotNames;
const point = dotWords;
const slash = `${slashNames}|${slashWords}`;
const end = "(?![\\p{L}\\p{M}\\p{N}])";

/** Hosts of short links and profiles whose dot may be left out, and their endings. */
const shortHosts =
  "bit\\s+ly|tiny\\s?url\\s+com|linktr\\s+ee|wa\\s+me|t\\s+me|m\\s+me|fb\\s+(?:me|com)|discord\\s+(?:gg|com)|youtu\\s+be|goo\\s+gl|forms\\s+gle|is\\s+gd|cutt\\s+ly|rb\\s+gy|ow\\s+ly|lnk\\s+bio|beacons\\s+ai|(?:facebook|instagram|twitter|telegram|tiktok|linkedin|snapchat|youtube|x|signal|whatsapp)\\s+(?:com|me|org)";

const edits: Edit[] = [
  // p r i y a, p-r-i-y-a, P.R.I.Y.A
  [
    /(?<![\p{L}\p{N}])\p{L}(?=([ .\-_*|~,/]))(?:\1[\p{L}\p{N}@.:/](?![\p{L}\p{M}\p{N}])){2,1000}/gu,
    ([spelled = ""]) => [...spelled].filter((_, index) => index % 2 === 0).join(""),
  ],
  // P, R, I, Y, A
  [
    /(?<![\p{L}\p{M}\p{N}])\p{L}(?:,\s\p{L}(?![\p{L}\p{M}\p{N}])){3,40}/gu,
    ([letters = ""]) => letters.replace(/,\s/g, ""),
  ],
  // p r i y a / r, m a l i k a _ 3 1
  [
    /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}?(?:\s{1,2}(?:[\p{L}\p{N}]\p{M}?|[@.:/_+-])(?![\p{L}\p{M}\p{N}])){4,200}/gu,
    ([letters = ""]) => spelledOut(letters),
  ],
  [disguisedService, serviceOf],
  [misspelledService, ([word = ""]) => serviceLike(word)],
  [new RegExp(`\\s{0,3}${open}\\s?(?:@|${at})\\s?${close}\\s{0,3}`, "giu"), () => "@"],
  // tilak, then @, then live.ca
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])[\\s,;.]{1,4}(?:(?:${joiningWords})[\\s,]{1,3})?(?:(?:the|an?|le|la|el|o|das|der)\\s)?(?:@|${atNames})(?:\\s(?:sign|symbol|zeichen))?[\\s,;.]{1,4}(?:(?:${joiningWords})[\\s,]{1,3})?(?=(${domain}))`,
      "giu",
    ),
    ([, name = ""]) => (isMailDomain(name) ? "@" : undefined),
  ],
  [
    new RegExp(`(?<=[\\p{L}\\p{N}])\\s{0,3}${atEmojis}\\s{0,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isMailDomain(name) ? "@" : undefined),
  ],
  // The @ sign, then kite
  [
    new RegExp(
      `(?:@\\s(?:sign|symbol|zeichen)|at[\\s-]sign|arobase|arobas|arroba|at\\sthe\\srate)[\\s,;:]{1,3}(?:(?:${joiningWords})[\\s,]{1,3})?(?=([\\p{L}\\p{N}_-][\\p{L}\\p{M}\\p{N}._-]{3,60}))`,
      "giu",
    ),
    ([, name = ""]) => (isWord(name.toLowerCase()) ? undefined : "@"),
  ],
  // kite, then underscore, then runner
  [
    new RegExp(
      `(?<=[\\p{L}\\p{M}\\p{N}])[\\s,;]{0,3}(?:(?:${joiningWords})[\\s,]{1,3})?[([]?(?:${underscoreNames})[)\\]]?[\\s,;]{0,3}(?:(?:${joiningWords})[\\s,]{1,3})?(?=[\\p{L}\\p{N}])`,
      "giu",
    ),
    () => "_",
  ],
  [new RegExp(`\\s{0,3}[([]\\s?(?:${slash})\\s?[)\\]]\\s{0,3}`, "giu"), () => "/"],
  [new RegExp(`\\s{0,3}${open}\\s?(?:\\.|${dot}|${point})\\s?${close}\\s{0,3}`, "giu"), () => "."],
  [
    new RegExp(`\\s{0,3}[([]a[)\\]]\\s{0,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isDomain(name) ? "@" : undefined),
  ],
  // {name} at {host}
  [/[{}]/g, () => ""],
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
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])\\s{1,3}(?:${point})\\s{1,3}(?=([a-z]{2,4})\\s{0,2}(?:[.,;:!?)/\\n-]|$))`,
      "giu",
    ),
    ([, tld = ""]) => (isDomain(`x.${tld}`) && !isFunctionWord(tld) ? "." : undefined),
  ],
  [/(?<=[\p{L}\p{N}])\s{1,3}punkt\s{1,3}(?=(?:de|at|ch)(?![\p{L}\p{N}]))/giu, () => "."],
  // A sentence may begin with 'Info' or 'Online'.
  [
    new RegExp(
      `(?<=[\\p{L}\\p{M}\\p{N}])\\s{0,3}[.•∙·]{1,3}(?:\\s{0,3}(?=(?:${plainTlds})${end})|(?=(?:${wordTlds})${end}))`,
      "giu",
    ),
    () => ".",
  ],
  [new RegExp(`(?<=[\\p{L}\\p{N}]),(?=(?:${plainTlds}|net)${end})`, "giu"), () => "."],
  // gosal-family, then dot, then ca
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])[\\s,;]{1,3}(?:(?:${joiningWords})[\\s,]{1,3})?(?:(?:an?|the|un|el|ein)\\s)?(?:(${dot})|${point})[\\s,;]{1,3}(?:(?:${joiningWords})[\\s,]{1,3})?(?=([a-z]{2,6})${end})`,
      "giu",
    ),
    ([found = "", certain, tld = ""]) => {
      const isTold = /[,;]|\s\S+\s\S+\s/.test(found) && isDomain(`x.${tld}`) && !isSaid(tld);
      return isTold || (certain && /[,;].*[,;]/.test(found) && isDomain(`x.${tld}`))
        ? "."
        : undefined;
    },
  ],
  // t . me / name
  [
    new RegExp(`\\s{0,2}\\.\\s{0,2}(${label})\\s{0,2}/\\s{0,2}(?=[\\p{L}\\p{N}])`, "giu"),
    ([, tld = ""]) => (isDomain(`x.${tld}`) ? `.${tld}/` : undefined),
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}])(${shortHosts})(?=\\s{0,2}(?:/|(?:${slash})\\s))`, "giu"),
    ([host = ""]) => host.replace(/\s+(?=\S+$)/, ".").replace(/\s/g, ""),
  ],
  [
    new RegExp(
      `(?<=\\.[\\p{L}\\p{M}]{2,12})[\\s,]{1,2}(?:(?:${joiningWords})[\\s,]{1,2})?(?:(?:${slash})[\\s,:]{1,3}|/\\s?)(?:(?:at[\\s-]sign|arobase|arroba|@|at)\\s)?`,
      "giu",
    ),
    () => "/",
  ],
  [/\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}/g, () => "://"],
  // gmail com, yahoo co in
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])(${providers})[\\s.]{1,3}(com|co[\\s.]{1,3}(?:in|uk)|fr|ca|in|net|me)${end}`,
      "giu",
    ),
    ([, provider = "", tld = ""]) => `${provider}.${tld.replace(/[\s.]+/, ".")}`,
  ],
  // Before a domain, unless a sentence ends in it: `look at work.in Frankfurt`; before a provider's name alone, unless it follows a word: `look at Yahoo`.
  [
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}._+-])([\\p{L}\\p{M}\\p{N}._+-]{1,64})\\s{1,3}(?:(${atNames})|${atWords})\\s{1,3}(?=(${domain})(\\s\\p{L})?)`,
      "giu",
    ),
    ([, local = "", certain, name = "", continued]) =>
      isMailDomain(name) &&
      !(continued && isSentenceEnd(name, true)) &&
      (certain !== undefined || name.includes(".") || !isWord(local.toLowerCase()))
        ? `${local}@`
        : undefined,
  ],
  [
    new RegExp(`\\s{1,3}(?:${atNames})\\s{1,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isMailDomain(name) ? "@" : undefined),
  ],
  [
    new RegExp(`\\s{1,3}(?:${at})\\s{1,3}(?=(${domain})(\\s\\p{L})?)`, "giu"),
    ([, name = "", continued]) =>
      name.includes(".") && isDomain(name) && !(continued && isSentenceEnd(name, true))
        ? "@"
        : undefined,
  ],
  [
    new RegExp(`\\s{0,3}@\\s{0,3}(?=(${domain}))`, "giu"),
    ([, name = ""]) => (isDomain(name) ? "@" : undefined),
  ],
  // jeanne tiret roy@, nounou tiret volante.ca
  [
    new RegExp(
      `(?<=[\\p{L}\\p{N}])\\s[([]?(?:(${dashNames})|${dot}|${point})[)\\]]?\\s(?=((?:[\\p{L}\\p{N}._-]{1,40}\\s(?:${dashNames}|${dot}|${point})\\s){0,3}[\\p{L}\\p{N}_.-]{1,60})(@?))`,
      "giu",
    ),
    ([, dash, rest = "", at]) => {
      const name = rest.replace(/^.*\s/, "").replace(/\.$/, "");
      const isAddress =
        at || (name.includes(".") && isDomain(name) && (dash || !isSentenceEnd(name, false)));
      return isAddress ? (dash ? "-" : ".") : undefined;
    },
  ],
  // After `at`, which may follow a local part that ends with www.
  [/(?<![\p{L}\p{N}])www\s{0,2}[.\s]\s{0,2}(?=[\p{L}\p{N}])/giu, () => "www."],
];

/** Most are letters: `a 8 - 9 h` is a time. */
function spelledOut(characters: string): string | undefined {
  const letters = characters.match(/\p{L}/gu) ?? [];
  const joined = characters.replace(/\s+/g, "");
  return letters.length > 3 && letters.length * 2 > joined.length ? joined : undefined;
}

/** The characters of a text, and the text. */
type Written = { characters: Character[]; text: string };

function edited(written: Written, [pattern, replacement]: Edit): Written {
  const { characters, text } = written;
  const result: Character[] = [];
  let kept = 0;
  for (const match of text.matchAll(pattern)) {
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
  // Most edits find nothing.
  return kept === 0 ? written : writtenOf([...result, ...characters.slice(kept)]);
}

function writtenOf(characters: Character[]): Written {
  return { characters, text: textOf(characters) };
}

function textOf(characters: readonly Character[]): string {
  return characters.map(({ shown }) => shown).join("");
}
