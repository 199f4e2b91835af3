/** Whether a word looks like the name of an account, judged by the word alone. */
import { isGivenName, isListed, isRomanised, isRunTogether, isWord } from "./words";

/**
 * How much a word looks like the name of an account: `certain` wherever it is written, `likely` where accounts are spoken of,
 * `possible` if it is at least no word, `none` if it is one, or the number of a seat, a flight, an hour or the like.
 */
export type Likeness = "certain" | "likely" | "possible" | "none";

const underscored = /[\p{L}\p{M}\p{N}.]_+[\p{L}\p{M}\p{N}]/u;
/** Flights, gates, seats, times, quantities with a unit and numbers with a letter. */
const numberedThing =
  /^(?:[a-z][a-z\d]?-?\d{1,4}[a-z]?|\d[a-z]\d{1,4}|\d{1,4}[a-z]{1,3}|\d{1,2}[.h:]\d{0,2}(?:am|pm|h)?|\d+(?:st|nd|rd|th|er|eme|kg|mg|cm|mcg|min|hrs?|ans|yrs?|years?|saal|kilos?|lbs?)|[a-z]{1,2}\d{1,4}[a-z]{1,2})$/iu;
/** Models, forms, codes: `A350-900`, `IELTS7`, `B777-300ER`, `L6P`. Capitals and digits alone. */
const code = /^(?=.*\p{N})[\p{Lu}\p{N}./-]+$/u;
/** Things that have numbers, and are written with them. */
const numberedNouns = new Set(
  `airbus boeing covid gate seat row terminal room flight vol platform bus route highway door belt counter zone level floor unit apt flat sector phase plot block page
  step part day week year number no num nr porte rangee place salle hall quai ligne iphone ipad galaxy pixel android windows playstation version form visa class grade
  puerta asiento fila portao assento voo embraer cessna psalm surah verse chapter sura ch vitamin omega bag bags box top under over age aged`.split(
    /\s+/,
  ),
);
/** Surnames and names of products with a capital inside. */
const surname = /^(?:Mc|Mac|De|Di|Da|Du|La|Le|Van|Von|Fitz|O)\p{Lu}\p{Ll}+$/u;
const product =
  /^(?:WhatsApp|YouTube|FaceTime|WeChat|LinkedIn|TikTok|SnapChat|FaceBook|PayPal|GitHub|AirCanada|WestJet|AirIndia|AirFrance|IndiGo|MasterCard|FedEx|PhonePe|AirTag|AirPods|MacBook|WiFi|TripAdvisor|TurboTax|GoFundMe|ShareChat|PhD|MSc|BSc)$/i;
const camelCase = /^\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)+\d*$|^\p{Lu}\p{Ll}+\p{Lu}{2,}$/u;
/** Hindi, Punjabi, Gujarati, Tamil, Urdu and the like, whose words are not listed here. */
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** @param typed a word with the signs inside and after it */
export function likenessOf(typed: string): Likeness {
  const name = typed.replace(/#\d{2,6}$/, "").replace(/[.:!?'_-]{1,9}$/u, "");
  if (name.includes("*") || !/\p{L}/u.test(name)) return "none";
  if (underscored.test(name) || /\p{L}[\p{L}\p{N}.]+#\d{3,6}$/u.test(typed)) return "certain";
  if (numberedThing.test(name) || code.test(name)) return "none";
  if (name.includes(".")) return dotted(name.split("."));
  if (/\p{N}/u.test(name)) return withDigits(name);
  if (isCamelCase(name))
    return humps(name).every(isPlainWord) && humps(name).length < 3 ? "possible" : "likely";
  if (name.includes("-")) return hyphened(name);
  const lower = name.toLowerCase();
  if (isRunTogether(lower)) return name === lower ? "likely" : "possible";
  return isPlainWord(name) ? "none" : "possible";
}

/** Whether capitals are inside it, and it is no surname or product: `BhangraBaiji`. */
export function isCamelCase(name: string): boolean {
  return camelCase.test(name) && !surname.test(name) && !product.test(name);
}

function humps(name: string): string[] {
  return name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu) ?? [];
}

/** Whether it is a word, or in a script whose words are not listed. */
export function isPlainWord(name: string): boolean {
  return otherScript.test(name) || name.split(/['’-]/).every((part) => isWord(part.toLowerCase()));
}

function dotted(parts: string[]): Likeness {
  if (parts.some((part) => part === "")) return "none";
  const isMixed = parts.some(
    (part) => /\p{L}{3}/u.test(part) && /\p{L}\p{M}?\p{N}/u.test(part) && isMixedName(part),
  );
  if (isMixed) return "certain";
  const [first = "", second = ""] = parts;
  // i.e., U.S.A., Ph.D.
  if (parts.filter((part) => part.length > 1).length < 2 && parts.length > 1)
    return parts.some((part) => part.length > 3 && !isWord(part.toLowerCase())) ? "likely" : "none";
  if (parts.length > 2) {
    const isName = parts.every((part) => /^[a-z]{3,}$/.test(part)) && !parts.every(isPlainWord);
    return isName ? "certain" : parts.join("").length > 5 ? "likely" : "none";
  }
  // A sentence that ends and another that begins.
  if (/^\p{Lu}\p{Ll}/u.test(second) && !/^\p{Lu}/u.test(first)) return "none";
  if (isAffix(first) || isAffix(second)) return "none";
  if (/^\p{N}+$/u.test(second))
    return /\p{N}/u.test(first) || (isListed(first.toLowerCase()) && first.length < 4)
      ? "none"
      : "likely";
  return isPlainWord(first) && isPlainWord(second) ? "none" : "likely";
}

/** Titles and other abbreviations. */
function isAffix(part: string): boolean {
  return /^(?:dr|mr|mrs|ms|st|ste|no|nos|rs|inr|approx|apt|vs|etc|dept|fig|min|max|hr|hrs|sec|kg|km|ph|msc|bsc|jr|sr|prof|smt|shri|mme|mlle|av|ave|blvd|tel|ext|dob)$/iu.test(
    part,
  );
}

function withDigits(name: string): Likeness {
  const parts = name.split("-");
  if (parts.length > 1 && !parts.some((part) => isMixedName(part))) {
    // `nijjer-house-2`
    const letters = parts.filter((part) => /^[a-z]{3,}$/.test(part));
    return letters.length > 1 && !letters.every(isPlainWord) ? "likely" : "none";
  }
  if (parts.length > 1) return "likely";
  if (!isMixedName(name)) return "none";
  const letters = name.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
  // Telma40, a medicine.
  if (/^\p{Lu}\p{Ll}+\p{N}{1,3}$/u.test(name)) return "possible";
  const isTail = /^\p{L}[\p{L}\p{M}]*\p{N}{2,4}$/u.test(name);
  return isTail && isRunTogether(letters) && !otherScript.test(name) ? "certain" : "likely";
}

/** Letters with digits after or between them that are no numbered thing. */
function isMixedName(part: string): boolean {
  if (numberedThing.test(part) || code.test(part)) return false;
  const [, stem = "", number = ""] = /^([\p{L}\p{M}]+)(\p{N}*)$/u.exec(part) ?? [];
  if (stem && !number) return false;
  if (stem) return stem.length > 2 && !numberedNouns.has(stem.toLowerCase());
  return /\p{L}[\p{L}\p{M}]*\p{N}+\p{L}/u.test(part) || /^\p{N}{1,4}\p{L}{4,}/u.test(part);
}

function hyphened(name: string): Likeness {
  if (otherScript.test(name)) return "none";
  return name.split("-").every((part) => isWord(part.toLowerCase()) || part.length < 3)
    ? "none"
    : "possible";
}

/** Whether it is a word of Hindi, Urdu, Punjabi, Gujarati or Tamil, or a name. */
export function isFamiliar(word: string): boolean {
  return isRomanised(word) || isGivenName(word) || isRomanised(word.replace(/(?<=.{3})s$/, ""));
}

const relatives =
  /\b(?:aunt|aunty|auntie|uncle|messenger|group|page|mom|mum|dad|grandma|grandpa|mrs?|dr|marketplace|live|video|app|bua|chacha|mausi|tante|oncle|tia|tio|ji|bhai|ben)\b/i;

/** Two words in capitals or more, one of them at least of no language: `Ada Lovelace`. */
export function isFullName(name: string): boolean {
  const words = name.split(/\s/);
  return words.length > 1 && !words.every(isPlainWord) && !relatives.test(name);
}
