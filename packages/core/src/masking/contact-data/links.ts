/** Links and e-mail addresses, in plain text. */

import { isFamiliar, isPlainWord, likenessOf } from "./account-names";
import { domain, isDomain, isSentenceEnd } from "./domain";
import { fold } from "./fold";
import { numbersIn } from "./number-words";
import type { Range } from "./plain-text";
import { providers, services } from "./services";
import { slashNames, slashWords } from "./symbols";

const path = "(?::\\d{1,5})?(?:[/?#]\\S{0,1000})?";
const url = /(?<![\p{L}\p{N}])[a-z][a-z\d+.-]{1,20}:\/\/\S{1,1000}/giu;
const opaque =
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|smsto|mms|skype|callto|facetime|whatsapp|viber|weixin|tg|xmpp|sips?|javascript|vbscript|data|file|blob|magnet|geo|intent|bitcoin):\S{1,1000}/giu;
const www = /(?<![\p{L}\p{N}])www\.\S{1,1000}/giu;
const host = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${domain}`, "giu");
const afterHost = new RegExp(`^\\.?${path}`);
const ipAddress = new RegExp(`(?<!\\d\\.?)\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\d)${path}`, "g");
/** The last one is the local part of a domain or handle that an `@` precedes. */
const local = /(?:"[^"\n]{0,64}"|[^\s"<>]{0,64}|[^\s<>]{0,64})$/u;
/** The rest of a local part whose digits are apart: `lakhbir 4 8@`. */
const spacedDigits = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}._-]{2,40}(?:\s\d{1,4}){0,4}\s$/u;
const remote = /^(?:\[[^\]\s]{0,64}\]|[^\s"<>]{0,255})/u;
/** What follows the word for a slash. */
const slashed = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])((?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._-]{3,60}\\s)?)(?:(${slashNames})|${slashWords})[\\s,:;/]{1,4}([\\p{L}\\p{N}][^\\s,;*]{2,100})`,
  "giu",
);
/** What is said of a link before its slash. */
const linkWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${services}|${providers}|${fold(
    "link|url|site|website|page|bit|tiny|wa|lien|enlace|dot|point|punto|ponto|लिंक|यूआरएल|डॉट|बिट|ਲਿੰਕ|ਯੂਆਰਐਲ|ਡਾਟ|ਬਿੱਟ|લિંક|યુઆરએલ|ડોટ|બિટ|லிங்க்|டாட்|பிட்|لنک|یو آر ایل|ڈاٹ|بٹ",
  )})(?![\\p{L}\\p{M}])|[*]{4}|\\.[a-z]{2,4}\\b`,
  "iu",
);
const browser = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${fold(
    "browser|navegador|navigateur|chrome|safari|ब्राउज़र|ब्राउजर|ਬ੍ਰਾਊਜ਼ਰ|ਬ੍ਰਾਉਜ਼ਰ|બ્રાઉઝર|பிரவுசர்|உலாவி|براؤزر",
  )})`,
  "iu",
);
/** A domain without its dots: `abc in`, `abc com br`. */
const dotless =
  /(?<![\p{L}\p{M}\p{N}._-])([a-z][a-z\d-]{4,40})(?:\s(?:com|org|net|info|in|pk|de|ca|fr|br|co|uk|us|me|io|es|pt)){1,2}(?![\p{L}\p{M}\p{N}])/giu;
/** `@ 14:05`: what a time is meant by. */
const atTime = /^\s?\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|h)?(?![\p{L}\d_])/iu;

export function links(text: string): Range[] {
  return [
    ...[url, opaque, www, ipAddress].flatMap((pattern) => found(text, pattern)),
    ...hosts(text),
    ...dotlessHosts(text),
    ...addresses(text),
    ...paths(text),
  ];
}

/** Domains with their ports and paths. A domain may follow a word and a slash: `see/evil.com`. */
function hosts(text: string): Range[] {
  return [...text.matchAll(host)]
    .filter(([name]) => name.includes("."))
    .flatMap(({ 0: name, index }) => {
      const end = index + name.length;
      const [rest = ""] = afterHost.exec(text.slice(end)) ?? [];
      if (!isDomain(name) && !(/\p{L}/u.test(name) && isPath(rest))) return [];
      if (/^\.?$/.test(rest) && isSentenceEnd(name, isInside(text, index, end))) return [];
      return [trimmed(text, [index - firstWord(text, index).length, end + rest.length])];
    });
}

/** What is typed into a browser: a word of no language, and the end of a domain. */
function dotlessHosts(text: string): Range[] {
  if (!browser.test(text)) return [];
  return [...text.matchAll(dotless)]
    .filter(([, name = ""]) => likenessOf(name) !== "none")
    .map(({ 0: found, index }) => [index, index + found.length]);
}

/** A word of no language before a domain belongs to it: `bhatti rides.ca`. */
function firstWord(text: string, index: number): string {
  const [word = ""] =
    /(?<![^\s:])[a-z]{4,30}\s$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
  return likenessOf(word.trim()) === "none" || isFamiliar(word.trim()) ? "" : word;
}

function isInside(text: string, start: number, end: number): boolean {
  return (
    /\p{L}[,;]?\s$/u.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s\p{L}/u.test(text.slice(end, end + 2))
  );
}

/** Whether it is more than one word after a slash, as in `etc./or`. */
function isPath(rest: string): boolean {
  const path = rest.replace(/^\//, "");
  return path !== rest && path.length > 2 && !isPlainWord(path.replace(/[.,:!?]+$/, ""));
}

/** E-mail addresses and @handles. */
function addresses(text: string): Range[] {
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    const [before = ""] = local.exec(text.slice(Math.max(0, index - 66), index)) ?? [];
    const [after = ""] = remote.exec(text.slice(index + 1, index + 257)) ?? [];
    const name = /[\p{L}\p{N}]/u;
    if (!name.test(before) && !name.test(after)) return [];
    if (before === "" && atTime.test(text.slice(index + 1, index + 12))) return [];
    const [apart = ""] =
      /^\d{1,4}$/.test(before) || numbersIn(before.toLowerCase()).length > 0
        ? (spacedDigits.exec(text.slice(Math.max(0, index - 80), index - before.length)) ?? [])
        : [];
    return [trimmed(text, [index - before.length - apart.length, index + 1 + after.length])];
  });
}

/** The path of a link whose slash is a word. After `barre` or `oblique`, which are also others, only what is no word. */
function paths(text: string): Range[] {
  return [...text.matchAll(slashed)].flatMap(
    ({ 0: found, 1: before = "", 2: certain, 3: path = "", index }) => {
      const isWord = isPlainWord(path.replace(/[.,:!?]+$/, ""));
      const isAfterLink = linkWords.test(
        text.slice(Math.max(0, index - 60), index + before.length),
      );
      const isPlace = /^\p{Lu}\p{Ll}+[.,:!?]*$/u.test(path);
      const end = index + found.length;
      const isNamed =
        certain && /^[\p{Ll}\p{N}._-]{5,}\s$/u.test(before) && likenessOf(before.trim()) !== "none";
      return [
        ...(isNamed ? [[index, index + before.length - 1] as const] : []),
        ...((isWord || isPlace ? certain && isAfterLink : certain || isAfterLink)
          ? [trimmed(text, [end - path.length, end])]
          : []),
      ];
    },
  );
}

function found(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) =>
    trimmed(text, [match.index, match.index + match[0].length]),
  );
}

/** Without the punctuation of the sentence around it. */
function trimmed(text: string, [start, end]: Range): Range {
  const [leading = ""] = /^[([{'",;:!?]*/.exec(text.slice(start, end)) ?? [];
  const from = start + leading.length;
  const [trailing = ""] = /[)\]}'",;:.!?]{0,9}$/.exec(text.slice(from, end)) ?? [];
  return [from, end - trailing.length];
}
