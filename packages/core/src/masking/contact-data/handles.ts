/** Names of accounts at other services, in plain text. */
import { providers } from "./domain";
import { fold } from "./fold";
import type { Range } from "./plain-text";

/** Services whose name is followed by the name of an account. */
const named = `${fold(
  "insta(?:gram)?|i\\.?g\\.?|skype|telegram|tg|snapchat|we[\\s-]?chat|weixin|facebook|fb|twitter|tik\\s?tok|linked\\s?in|discord|kik|facetime|username|इंस्टा(?:ग्राम)?|इन्स्टा(?:ग्राम)?|टेलीग्राम|स्काइप|फेसबुक|फ़ेसबुक|वीचैट|स्नैपचैट",
)}|${providers}`;
/** Services that know people by phone number, and names that are also words. */
const numbered = fold(
  "what'?s[\\s-]?app|wa|signal|viber|imo|botim|line|zoom|snap|outlook|messenger|threads|handle|dm|व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप|वॉट्सऐप|सिग्नल|वाइबर",
);
const service = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(${named})|${numbered})(?!(?!id|name)[\\p{L}\\p{M}\\p{N}_]|'s(?!\\p{L}))`,
  "giu",
);

/** Between a service and a name, such as ' is ', ': ' and ' me at '. */
const lead = new RegExp(
  `^(?:[\\s:=→>\\-–—/|()[\\]"'“”#@]|[.,;](?=\\p{L})|(?:${fold(
    "is|are|as|under|by|est|c'est|comme|hai|है|number|numero|नंबर|my|me|us|at|on|id|handle|user|username|name|nick|account|compte|nom|आईडी|नाम",
  )})(?![\\p{L}\\p{M}\\p{N}_'])){1,12}`,
  "iu",
);
const explicit = /[:=→>@#]|\b(?:id|handle|user|username|name|nick|nom)\b|आईडी|नाम/iu;
const indirect = /\b(?:me|us|at|on|my|number|numero)\b/iu;
/** An account's name, with the words in capitals after it: `facebook Ada Lovelace`. */
const token =
  /^(?:\p{Lu}[^\s,;()<>[\]"]{0,80}(?:\s\p{Lu}[\p{L}\p{M}'-]{1,30}){0,3}|[\p{L}\p{N}][^\s,;()<>[\]"]{0,80})/u;

/** A word that has the form of an account's name, and no flight, gate or time. */
const accountName = /[\p{L}\p{N}][_.][\p{L}\p{N}]|\p{L}\d|\d\p{L}|^\d{4,}$/u;
const flightOrTime =
  /^(?:[a-z][a-z\d]?\d{1,4}[a-z]?|\d[a-z]\d{1,4}|\d{1,3}[a-z]{1,2}|\d{1,2}[.h]\d{0,2})$/iu;

/** `name on insta`, `name (telegram)`, `name gmail`. */
const namedBefore =
  /([\p{L}\p{N}][^\s,;()<>[\]"]{0,80})[\s("[-]{1,3}(?:(?:on|in|via|sur|par|my|पर)\s)?$/iu;
/** `find me as name on insta`. */
const introduced =
  /(?:^|[.,;:!?(\n-]\s{0,2}|\b(?:as|am|find|add|follow|search|named|called|user|is|suis|comme)\s)([\p{L}\p{N}][^\s,;()<>[\]"]{0,80})\s(?:on|at|in|via|sur|पर)\s(?:my\s)?$/iu;

/** Two words that an underscore joins. */
const underscored =
  /(?<![\p{L}\p{N}_])(?=[\p{N}._]{0,60}\p{L})[\p{L}\p{M}\p{N}.]{0,60}[\p{L}\p{M}\p{N}]_[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_.]{0,60}/gu;

/** Words that follow the name of a service in a sentence. */
const ordinary = new Set(
  fold(
    `a active broken busy down empty full new old after also an and app are as at available because before but by call calling calls can chat chats
    chatting contact could during fine for free from good group groups he her him i if in instead is it later
    let link long longer may me message messages messaging more my no not of ok okay on once only or our page
    photo photos pictures please post posts preferred she so soon text texts than thanks that the them then
    there they this to too updates us use used useful uses using video videos voice was we well were when
    while will with without work works would you your
    apres au aussi avant avec car de des du elle en est et groupe il je la le les lors mais ne nous ou par pas pour
    puis quand qui sa sans si son sont sur un une video vous
    aur bhi hai hain ho ka kar karo karna ke ki ko mat me mein nahi par pe pehle phir se video wala
    और के को से पर में है हैं भी या कर करें नहीं`,
  )
    .trim()
    .split(/\s+/),
);

export function handles(text: string): Range[] {
  return [
    ...[...text.matchAll(underscored)].map(({ 0: found, index }) => rangeOf(found, index)),
    ...[...text.matchAll(service)].flatMap((match) => [
      ...following(text, match.index + match[0].length, match[1] !== undefined),
      ...preceding(text, match.index, match[1] !== undefined),
    ]),
  ];
}

function following(text: string, end: number, isNamed: boolean): Range[] {
  const rest = text.slice(end, end + 200);
  const [between = ""] = lead.exec(rest) ?? [];
  const [name = ""] = token.exec(rest.slice(between.length)) ?? [];
  if (!between || !name) return [];
  const direct = isNamed && !indirect.test(between) && !isOrdinary(name);
  return direct || explicit.test(between) || isAccountName(name)
    ? [rangeOf(name, end + between.length)]
    : [];
}

function preceding(text: string, start: number, isNamed: boolean): Range[] {
  const from = Math.max(0, start - 100);
  const before = text.slice(from, start);
  const [, named = ""] = namedBefore.exec(before) ?? [];
  if (isAccountName(named)) return [rangeOf(named, from + before.lastIndexOf(named))];
  const [, account = ""] = (isNamed && introduced.exec(before)) || [];
  if (!account || isOrdinary(account)) return [];
  return [rangeOf(account, from + before.lastIndexOf(account))];
}

function isOrdinary(name: string): boolean {
  const [first = ""] = name.toLowerCase().split(/[^\p{L}\p{M}]/u);
  return ordinary.has(first);
}

function isAccountName(typed: string): boolean {
  const name = typed.replace(/[.:!?'-]{1,9}$/, "");
  return accountName.test(name) && !flightOrTime.test(name);
}

function rangeOf(found: string, index: number): Range {
  return [index, index + found.length];
}
