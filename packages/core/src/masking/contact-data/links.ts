/** Links and e-mail addresses, in plain text. */
import { domain, isDomain } from "./domain";
import type { Range } from "./plain-text";

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
const remote = /^(?:\[[^\]\s]{0,64}\]|[^\s"<>]{0,255})/u;
/** `@ 14:05`: what a time is meant by. */
const atTime = /^\s?\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|h)?(?![\p{L}\d_])/iu;

export function links(text: string): Range[] {
  return [
    ...[url, opaque, www, ipAddress].flatMap((pattern) => found(text, pattern)),
    ...hosts(text),
    ...addresses(text),
  ];
}

/** Domains with their ports and paths. A domain may follow a word and a slash: `see/evil.com`. */
function hosts(text: string): Range[] {
  return [...text.matchAll(host)]
    .filter(([name]) => name.includes(".") && isDomain(name))
    .map(({ 0: name, index }) => {
      const end = index + name.length;
      const [rest = ""] = afterHost.exec(text.slice(end)) ?? [];
      return trimmed(text, [index, end + rest.length]);
    });
}

/** E-mail addresses and @handles. */
function addresses(text: string): Range[] {
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    const [before = ""] = local.exec(text.slice(Math.max(0, index - 66), index)) ?? [];
    const [after = ""] = remote.exec(text.slice(index + 1, index + 257)) ?? [];
    const name = /[\p{L}\p{N}]/u;
    if (!name.test(before) && !name.test(after)) return [];
    if (before === "" && atTime.test(text.slice(index + 1, index + 12))) return [];
    return [trimmed(text, [index - before.length, index + 1 + after.length])];
  });
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
