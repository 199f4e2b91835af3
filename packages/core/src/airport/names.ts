/**
 * Names of places in other scripts than the Latin one, from committed files that `packages/core/scripts/airports.ts` writes. They
 * are read when the first term in such a script is searched for.
 */
import { readFileSync } from "node:fs";
import { once } from "../once";
import { firstIndex } from "./first-index";
import { fold } from "./fold";
import { skeletonOf } from "./skeleton";

type ScriptNames = {
  /** Of cities (after `@`) and airports (`>`), folded: ` @ कएलगरइ @ كالغاري `. `airports` are their places. */
  readonly places: readonly { readonly words: string; readonly airports: readonly number[] }[];
  /** The same texts by the place of an airport. */
  readonly byPlace: ReadonlyMap<number, string>;
  /** Of countries, by ISO 3166-1 alpha-2 code: ` @ भरत @ الهند `. */
  readonly countries: ReadonlyMap<string, string>;
};

export const scriptNames = once((): ScriptNames => {
  const places: { words: string; airports: number[] }[] = [];
  const byPlace = new Map<number, string>();
  const countries = new Map<string, string>();
  for (const line of linesOf("names.txt")) {
    const [names = "", of = ""] = line.split("|");
    if (names.startsWith("=")) {
      countries.set(of, ` ${names.replaceAll("=", "@")} `);
      continue;
    }
    const words = ` ${names} `;
    const airports = of.split(" ").map(Number);
    places.push({ words, airports });
    for (const place of airports) byPlace.set(place, `${byPlace.get(place) ?? ""}${words}`);
  }
  return { places, byPlace, countries };
});

/** Whether a folded term has a letter of a script whose names are known. */
export function isScripted(folded: string): boolean {
  return /[\u0621-\u06d5\u0904-\u0d7f\u3400-\u9fff]/.test(folded);
}

/** The words of a folded term without those that every airport could have, unless there are no others. */
export function scriptWords(folded: string): string[] {
  const words = folded.split(" ").flatMap(chineseWords);
  const own = words.filter((word) => !airportWords().has(word));
  return [...new Set(own.length > 0 ? own : words)];
}

/** 'airport', 'international' and their like. */
const airportWords = once(
  () =>
    new Set(
      fold(
        "एयरपोर्ट हवाई अड्डा अंतरराष्ट्रीय अंतर्राष्ट्रीय विमानतल ਹਵਾਈ ਅੱਡਾ ਏਅਰਪੋਰਟ ਅੰਤਰਰਾਸ਼ਟਰੀ એરપોર્ટ હવાઈ મથક વિમાનમથક " +
          "આંતરરાષ્ટ્રીય مطار الدولي دولي ایئرپورٹ ائیرپورٹ ہوائی اڈا اڈہ بین الاقوامی",
      ).split(" "),
    ),
);

/** 'international airport', 'airport' and 'city' at the end of a name. */
const [international, airport, city] = ["国际|國際", "机场|機場|空港", "市"];
const chineseEnd = new RegExp(`(?:${international})?(?:${airport})$|${city}$`);

/** Chinese is written without blanks: '上海浦东国际机场' is 上海 and 浦东. */
function chineseWords(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word];
  const own = word.replace(chineseEnd, "") || word;
  if (someName((words) => words.includes(` ${own}`))) return [own];
  for (let length = own.length - 1; length > 1; length--) {
    const whole = ` ${own.slice(0, length)} `;
    if (someName((words) => words.includes(whole)))
      return [whole.trim(), ...chineseWords(own.slice(length))];
  }
  return [own];
}

function someName(passes: (words: string) => boolean): boolean {
  const { places, countries } = scriptNames();
  return places.some(({ words }) => passes(words)) || [...countries.values()].some(passes);
}

const skeletons = once(() => linesOf("skeletons.txt"));
const arabicArticle = /^\u0627\u0644/;

/** The places of airports whose city sounds like a folded term, the closest first; for names that no table has. */
export function soundingLike(folded: string): number[] {
  const skeleton = skeletonOf(latinOf(folded.replace(arabicArticle, "")));
  if (skeleton.length < 2) return [];
  const lines = skeletons();
  const first = firstIndex(lines, (line) => line >= skeleton);
  const end = firstIndex(lines, (line) => line >= skeleton && !line.startsWith(skeleton));
  const similar = lines.slice(first, end).map((line) => line.split("|"));
  const same = similar.filter(([name]) => name === skeleton);
  // Few letters begin many names.
  const longer = skeleton.length > 2 ? similar.filter(([name]) => name !== skeleton) : [];
  return [same, longer].flatMap((found) =>
    found.flatMap(([, airports = ""]) => airports.split(" ").map(Number)).sort((a, b) => a - b),
  );
}

const letters = once(() =>
  linesOf("letters.txt").map((line) => {
    const [first = "", latin = ""] = line.split("|");
    return { first: first.charCodeAt(0), latin: latin.split(" ") };
  }),
);

/** A folded term in Latin letters: 'jhrsgd', 'beijing'. */
export function latinOf(folded: string): string {
  return folded.replace(/[^a-z0-9 ]/g, (letter) => {
    for (const { first, latin } of letters()) {
      const found = latin[letter.charCodeAt(0) - first];
      if (found !== undefined) return found;
    }
    return "";
  });
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .slice(1, -1);
}
