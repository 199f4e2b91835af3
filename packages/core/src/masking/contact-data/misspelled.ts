/** Names of services that are split, misspelled or disguised: `tele gram`, `1nst4gr4m`, `telegrm`. */
import { consonants } from "./sound";
import { isWord } from "./words";

/** As they are in the patterns of `services.ts`. */
const names =
  `instagram telegram whatsapp snapchat facebook skype twitter tiktok linkedin discord wechat youtube github reddit pinterest messenger
  signal facetime paypal linktree gmail googlemail hotmail outlook yahoo icloud protonmail rediffmail insta`.split(
    /\s+/,
  );

const lookAlikes: Record<string, string> = {
  a: "[a4@*]",
  b: "[b8]",
  e: "[e3*]",
  g: "[g9]",
  i: "[i1!|*]",
  l: "[l1|]",
  o: "[o0*]",
  s: "[s$5]",
  t: "[t7]",
  u: "[u*]",
  y: "[y*]",
};

/** Letters of a name that is longer than this may be parted. */
const shortest = 5;

const spelled = names.map((name) =>
  [...name]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join(name.length > shortest || name === "skype" ? "[\\s._*-]?" : ""),
);
export const disguisedService = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@])(?:${spelled.map((one) => `(${one})`).join("|")})(?![\\p{L}\\p{M}\\p{N}]|[.@-]\\p{L}|/)`,
  "giu",
);
export const misspelledService =
  /(?<![\p{L}\p{M}\p{N}@._-])[a-z]{5,13}(?![\p{L}\p{M}\p{N}@_-]|\.\p{L})/giu;

/** By the consonants, where these are enough to tell a name. */
const byConsonants = new Map(
  names
    .map((name): [string, string] => [skeleton(name), name])
    .filter(([consonants]) => consonants.length > 3),
);

/** The name that one match of {@link disguisedService} disguises; undefined if it is written as usual. */
export function serviceOf([written = "", ...groups]: readonly string[]): string | undefined {
  const name = names[groups.findIndex((group) => group !== undefined)];
  return name === written.toLowerCase() ? undefined : name;
}

/** The name of a service that has the same consonants as a word of no language. */
export function serviceLike(word: string): string | undefined {
  const small = word.toLowerCase();
  const name = byConsonants.get(skeleton(small));
  return name && name !== small && name[0] === small[0] && !isWord(small) ? name : undefined;
}

function skeleton(word: string): string {
  return consonants(word).replace(/m/g, "n");
}
