/** Names of hosts and of mail providers. */
import tlds from "tlds";
import { fold } from "./fold";
import { providers, wordProviders } from "./services";
import { isWord } from "./words";

export const label = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,62}";
/** One label or more. {@link isDomain} decides whether it is a domain. */
export const domain = `${label}(?:\\.${label}){0,8}`;

/** Endings as they are said in other languages. */
const spokenTlds = fold("कॉम|कोम|नेट|ओआरजी|ऑर्ग|ਕਾਮ|ਕੌਮ|ਨੈੱਟ|કોમ|કૉમ|નેટ|காம்|கொம்|நெட்|کام|نیٹ");
/** Alternation of endings that are not words in sentences, Hindi spellings included. */
export const plainTlds = `com|org|edu|gov|biz|xyz|co\\.in|co\\.uk|${spokenTlds}`;
/** Alternation of endings of many domains that are also words. */
export const wordTlds = "net|info|io|app|dev|site|online";

const endings = new Set([
  ...[...tlds, ...spokenTlds.split("|")].map((tld) => fold(tld).toLowerCase()),
  // Reserved for documentation. People use it to disguise an address.
  "example",
  ...["wordpress", "blogspot", "weebly", "wixsite", "github", "substack", "tumblr"],
]);
const provider = new RegExp(`^(?:${providers})$`, "iu");
const providerAfterAt = new RegExp(`^(?:${providers}|${wordProviders})$`, "iu");

/** Whether the name is a provider's, or one of its labels after the first is a top-level domain. */
export function isDomain(name: string): boolean {
  const [first = "", ...others] = name.toLowerCase().split(".");
  return provider.test(first) || others.some(isEnding);
}

/** Whether it is a domain when an `at` precedes it. */
export function isMailDomain(name: string): boolean {
  return isDomain(name) || providerAfterAt.test(name);
}

/**
 * Whether it is the end of a sentence and the beginning of the next, without a space: `trip.in Frankfurt`.
 * @param isInside whether words stand before and after it
 */
export function isSentenceEnd(name: string, isInside: boolean): boolean {
  const labels = name.split(".");
  const [last = "", next = ""] = labels;
  if (labels.length !== 2 || provider.test(last)) return false;
  // M.Sc., B.Com.
  if (/^\p{Lu}$/u.test(last) && /^\p{Lu}\p{Ll}/u.test(next)) return true;
  if (isInside && next.length > 2 && functionWords.has(next)) return true;
  if (!isWord(last.toLowerCase()) && !/^\p{Lu}\p{Ll}+$/u.test(last)) return false;
  return /^\p{Lu}\p{Ll}/u.test(next)
    ? isWord(next.toLowerCase())
    : functionWords.has(next) || (isInside && isSaid(next));
}

const frequentTld = new RegExp(`^(?:${plainTlds}|${wordTlds})$`, "u");

/** Whether an ending is more often a word than a top-level domain. */
export function isSaid(next: string): boolean {
  return isWord(next) && !frequentTld.test(next);
}

/** Top-level domains that sentences begin with or contain. */
const functionWords = new Set(
  "ac ad ae af ai am ao as at au be bo by ca ce ci de do el en es et fo gal he hu id il in is it je la le li lo ma me mi mo mu my na ne ni no nu par pe re sa se si so sous su ta te to tu ub un us va vi we ye care help now day here live safe how".split(
    " ",
  ),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

function isEnding(label: string): boolean {
  return endings.has(label) || label.startsWith("xn--");
}
