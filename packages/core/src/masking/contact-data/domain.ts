/** Names of hosts and of mail providers. */
import tlds from "tlds";
import { fold } from "./fold";

export const label = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]{0,62}";
/** One label or more. {@link isDomain} decides whether it is a domain. */
export const domain = `${label}(?:\\.${label}){0,8}`;

const hindiTlds = "कॉम|कोम|नेट|ओआरजी|ऑर्ग";
/** Alternation of endings that are not words in sentences, Hindi spellings included. */
export const plainTlds = fold(`com|org|edu|gov|biz|xyz|co\\.in|co\\.uk|${hindiTlds}`);
/** Alternation of endings of many domains that are also words. */
export const wordTlds = "net|info|io|app|dev|site|online";

/** Alternation of providers of mail addresses. */
export const providers = fold(
  "gmail|googlemail|yahoo|ymail|hotmail|icloud|proton(?:mail)?|rediff(?:mail)?|laposte|wanadoo|जीमेल|याहू|हॉटमेल",
);

const endings = new Set([...tlds, ...hindiTlds.split("|")].map((tld) => fold(tld).toLowerCase()));
const provider = new RegExp(`^(?:${providers})$`, "iu");

/** Whether the name is a provider's, or one of its labels after the first is a top-level domain. */
export function isDomain(name: string): boolean {
  const [first = "", ...others] = name.toLowerCase().split(".");
  return provider.test(first) || others.some((one) => endings.has(one) || one.startsWith("xn--"));
}
