/** Names of accounts that are known by what is said about them: quoted, without the spaces, in front of a provider. */
import { isFamiliar, isFullName, likenessOf } from "./account-names";
import { orderWords } from "./order";
import { type Range, rangeOf } from "./plain-text";
import { accountNouns, boundary, providers, services } from "./services";

/** That words are to be written without the spaces. */
const unspaced =
  "no\\s(?:spaces?|gaps?|caps|capitals?)|(?:in\\s)?(?:lower|small)\\s(?:case|letters?)|without\\s(?:the\\s|any\\s)?(?:spaces?|gaps?)|close\\sthe\\sgaps?|(?:all\\s)?(?:as\\s)?one\\sword|(?:all\\s|joined\\s|written\\s)together|tout\\s(?:attache|colle)|sans\\sespaces?|sin\\sespacios?|sem\\sespacos?|t[ou]do\\sjunto|ohne\\s(?:leerzeichen|abstand)|zusammengeschrieben|(?:bina|bagair|vagar)\\s(?:space|khali|gap)|jod\\ske|jodke|khali\\sthaa?n\\sna";
const withoutSpaces = new RegExp(
  `(?:${unspaced})(?:\\)\\s?[:–-]?|\\s?[:–-])\\s?([\\p{L}\\p{N}._-]{2,30}(?:\\s[\\p{L}\\p{N}._-]{1,30}){0,3})(?=\\s?[.,;!?\\n)]|\\s?$)`,
  "giu",
);
/** The same behind the words: `is khosa clan diaries, all one word`. */
const withoutSpacesAfter = new RegExp(
  `(?:[:=→"“«]\\s?|(?<!\\p{L})(?:is|as|est|hai|es|e|ist|soy|sou|likho|likhna|lakho|labho|named|called)\\s)([\\p{L}\\p{N}._-]{2,30}(?:\\s[\\p{L}\\p{N}._-]{1,30}){0,3})["”»]?[\\s,;(–-]{1,4}(?:\\p{L}{1,12}\\s){0,2}(?:${unspaced})(?!\\p{L})`,
  "giu",
);
/** A full name after the word for an account. */
const profile =
  /(?<!\p{L})(?:[Pp]rofil[e]?|[Aa]ccount|[Pp]age|[Cc]ompte|[Pp]erfil|[Cc]uenta|[Cc]onta|[Kk]onto|[Ss]earch)[:\s]{1,2}(?:(?:is|est|es|ist|of|de|name)\s){0,2}(\p{Lu}[\p{L}\p{M}'-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}.'-]{0,30}){1,3})/gu;
/** What the writer's own name in quotation marks follows. */
const introducing =
  /(?<!\p{L})(?:as|under|i'?m(?:\son\sthere)?(?:\sas)?|je\ssuis|soy|sou|bin|message|add|follow|find|ping|search(?:\sfor)?|look\sfor|cherchez|busca|suche?)\s$/iu;
/** `with karamveer in front` */
const prefixed =
  /\b(?:with|put|add|plus|avec|con|com)\s([\p{Ll}\p{N}._-]{4,60})\s(?:in\sfront|before|first|devant|delante|antes|na\sfrente)/giu;
/** `karamveer + gmail` */
const summed = new RegExp(
  `${boundary}([\\p{Ll}\\p{N}._-]{5,60})\\s?(?:[+→➡&]|[-=]>|plus\\s|und\\s|et\\s|then\\s|,\\s)\\s?(?:(?:the|usual|my|an?|good|old|le|la|el|os?|das|mon|mi|meu)\\s){0,4}(?:${providers})(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Text in quotation marks that begins with a small letter. */
const quotation =
  /(?<![\p{L}\p{M}\p{N}])["“”„«‘'](\p{Ll}[^"“”«»‘’'*\n]{3,40})["”“»’'](?![\p{L}\p{M}\p{N}])/gu;
/** `The insta handle rhymes with the airport: yyzpendu` */
const afterService = new RegExp(
  `${boundary}(?:${services}|${providers}|id|handle|nick|alias|apodo|usuario)(?![\\p{L}\\p{M}\\p{N}])([^.!?:=→\\n]{0,60})[:=→]\\s?([\\p{Ll}\\p{N}]{5,40})(?=[.,;!)]|\\s?$|\\n)`,
  "giu",
);
/** What is said between the parts of a name that is spelled out: `then 604`. */
const continued = new RegExp(`^[\\s,;]{1,3}(?:${orderWords})\\s(\\d{1,6})(?!\\d)`, "iu");
/** Words between a sign and a name. */
const before = /(?<=[:=→>"“„«(]\s?)(?:\p{Ll}[\p{L}\p{M}.'-]{1,30}\s){1,2}$/u;
const accountNoun = new RegExp(`${boundary}(?:${accountNouns})(?![\\p{L}\\p{M}\\p{N}])`, "iu");
/** What is done with a full name at a service. */
export const searching =
  /(?<!\p{L})(?:search|dhoo?ndh?|dekh|khoj|labh|likh(?:o|na|\ske)|thedu|shodh|sodh|cherch|tap(?:ez|er)|busc|procur|look|find|type|intitul|nomm|appell|लिख|ढूँढ|ढूंढ|खोज|ਲੱਭ|ਲਿਖ|શોધ|લખ|தேடு|تلاش|ڈھونڈ|لکھ)/iu;

/**
 * Names of accounts in a text that speaks of accounts.
 * @param isNear whether an index is near a word that does
 */
export function told(text: string, isNear: (index: number, length: number) => boolean): Range[] {
  return [
    ...profiles(text),
    ...joinedWords(text),
    ...inFront(text),
    ...quoted(text, isNear),
    ...afterColon(text),
  ];
}

/** The range with the words before it that belong to it, and with the digits that follow: `write to: paramjit kaur84, then 604`. */
export function withNeighbours(text: string, [start, end]: Range): Range[] {
  const [words = ""] = before.exec(text.slice(Math.max(0, start - 64), start)) ?? [];
  const { 0: found = "", 1: digits = "" } = continued.exec(text.slice(end, end + 30)) ?? [];
  return [
    [start - words.length, end],
    ...(digits ? [rangeOf(digits, end + found.length - digits.length)] : []),
  ];
}

/** What is said to stand before the name of a provider: `with karamveer in front`, `karamveer + gmail`. */
function inFront(text: string): Range[] {
  return [prefixed, summed].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: name = "", index }) =>
      likenessOf(name) === "none" ? [] : [rangeOf(name, index + found.indexOf(name))],
    ),
  );
}

/** Words that are to be written without the spaces. */
function joinedWords(text: string): Range[] {
  return [withoutSpaces, withoutSpacesAfter].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, 1: words = "", index }) =>
      rangeOf(words, index + found.lastIndexOf(words)),
    ),
  );
}

/** What is in quotation marks where accounts are spoken of, unless all of it are words. */
function quoted(text: string, isNear: (index: number, length: number) => boolean): Range[] {
  return [...text.matchAll(quotation)].flatMap(({ 0: found, 1: name = "", index }) => {
    const words = name.trim().split(/\s+/);
    const end = index + found.length;
    const around = `${text.slice(Math.max(0, index - 32), index)} ${text.slice(end, end + 24)}`;
    const isAccount =
      isNear(index, found.length) &&
      words.length < 5 &&
      (introducing.test(text.slice(Math.max(0, index - 24), index)) ||
        (words.some(
          (word) => word.length > 4 && likenessOf(word) !== "none" && !isFamiliar(word),
        ) &&
          (words.length === 1 || searching.test(around))));
    return isAccount ? [rangeOf(name, index + found.indexOf(name))] : [];
  });
}

/** A full name after the word for an account. */
function profiles(text: string): Range[] {
  return [...text.matchAll(profile)].flatMap(({ 0: found, 1: name = "", index }) =>
    isFullName(name) ? [rangeOf(name, index + found.length - name.length)] : [],
  );
}

/** A word of no language that stands alone after a colon, in a sentence that speaks of an account. */
function afterColon(text: string): Range[] {
  return [...text.matchAll(afterService)].flatMap(
    ({ 0: found, 1: between = "", 2: name = "", index }) => {
      const likeness = likenessOf(name);
      const isOwn =
        name === name.toLowerCase() &&
        likeness !== "none" &&
        !isFamiliar(name) &&
        (likeness === "likely" || name.length > 8 || accountNoun.test(between));
      return isOwn ? [rangeOf(name, index + found.length - name.length)] : [];
    },
  );
}
