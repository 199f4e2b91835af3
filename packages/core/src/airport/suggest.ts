/** Airport suggestions for what people type. */
import { readFileSync } from "node:fs";
import UFuzzy from "@leeoniya/ufuzzy";
import { once } from "../once";
import type { Airport } from "./contract";
import { get, placeOf, rowOf, rows } from "./data";
import { firstIndex } from "./first-index";
import { fold } from "./fold";
import { isScripted, latinOf, scriptNames, scriptWords, soundingLike } from "./names";

/** What a term is compared with. */
type Entry = {
  readonly iata: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly large: boolean;
  /**
   * All searchable words but the code, folded and separated by blanks. `#` precedes the codes of its metropolitan areas, `@` each
   * name of the city, `>` the name and further words: ` # nyc @ newark @ new york > newark liberty … `
   */
  readonly text: string;
  /** The names of its country, then its state, ` @ united states @ usa # nj new jersey `, which distinguish cities of the same name. */
  readonly region: string;
};

/**
 * A word of the airports' texts, or a region, with the airports that have it. `airports` are their
 * places, ascending.
 */
type Holders = { readonly words: string; readonly airports: readonly number[] };

/** What a term is looked up in: the names in Latin letters, or those and the names in other scripts. */
type Names = {
  readonly inScript: boolean;
  readonly entryAt: (place: number) => Entry;
  /** Names of countries, each behind `@`, by ISO 3166-1 alpha-2 code. */
  readonly countries: ReadonlyMap<string, string>;
  /** Names of places with a word that begins so, beside the words of `words.txt`. */
  readonly beginning: (word: string) => readonly Holders[];
};

/**
 * Reads `words.txt`, which `packages/core/scripts/airports.ts` writes: below a heading a line for each country, `=CA|@ canada`, for
 * each region, ` CA-AB|ab alberta|3 17`, and for each word of the texts, sorted. Airports are numbered by their place, the last
 * column of their row: scheduled, busiest, largest, then by city. An airport is decoded only after a search finds it.
 */
const index = once(() => {
  const lines = readFileSync(new URL("words.txt", import.meta.url), "utf8")
    .split("\n")
    .slice(1, -1);
  const firstRegion = firstIndex(lines, (line) => !line.startsWith("="));
  const firstWord = firstIndex(lines, (line) => !line.startsWith("=") && !line.startsWith(" "));
  const countries = new Map(
    lines.slice(0, firstRegion).map((line) => [line.slice(1, 3), ` ${line.slice(4)} `]),
  );
  const regions = new Map(
    lines.slice(firstRegion, firstWord).map((line) => {
      const [key = "", state = "", airports = ""] = line.slice(1).split("|");
      return [key, { words: ` ${state} `, airports }];
    }),
  );
  const byPlace: string[] = [];
  for (const row of rows()) byPlace[placeOf(row)] = row;
  return { countries, regions, words: lines.slice(firstWord), rows: byPlace };
});

const decoded = new Map<string, Holders>();

function holdersOf(line: string): Holders {
  let holders = decoded.get(line);
  if (!holders) {
    const [words = "", airports = ""] = line.split("|");
    holders = { words, airports: airports.split(" ").map(Number) };
    decoded.set(line, holders);
  }
  return holders;
}

const latin = once((): Names => {
  const { countries, regions, rows } = index();
  return {
    inScript: false,
    countries,
    beginning: () => [],
    entryAt: kept((place) => {
      const {
        0: iata = "",
        3: state = "",
        4: country = "",
        9: size,
        10: text = "",
      } = (rows[place] ?? "").split("|");
      const region = regions.get(`${country}-${/\d/.test(state) ? "" : state}`)?.words ?? "";
      return {
        iata,
        country,
        large: Number(size) >= 2,
        text,
        region: `${countries.get(country) ?? ""}#${region}`,
      };
    }),
  };
});

const scripted = once((): Names => {
  const { places, byPlace, countries } = scriptNames();
  const { entryAt, ...inLatin } = latin();
  return {
    inScript: true,
    countries: new Map(
      [...inLatin.countries].map(([code, words]) => [code, `${countries.get(code) ?? ""}${words}`]),
    ),
    beginning: (word) => places.filter(({ words }) => words.includes(` ${word}`)),
    entryAt: kept((place) => {
      const entry = entryAt(place);
      return {
        ...entry,
        text: `${byPlace.get(place) ?? ""}${entry.text}`,
        region: `${countries.get(entry.country) ?? ""}${entry.region}`,
      };
    }),
  };
});

/** A function that keeps what it returned for each place. */
function kept<Value>(make: (place: number) => Value): (place: number) => Value {
  const values = new Map<number, Value>();
  return (place) => {
    let value = values.get(place);
    if (value === undefined) {
      value = make(place);
      values.set(place, value);
    }
    return value;
  };
}

/** The known words with this prefix. */
function beginning(prefix: string): Holders[] {
  const { words } = index();
  return words
    .slice(
      firstIndex(words, (line) => line >= prefix),
      firstIndex(words, (line) => line >= prefix && !line.startsWith(prefix)),
    )
    .map(holdersOf);
}

/** Allows one wrong, missing, extra or swapped letter per word, except the first; fewer in words under five letters. */
const typos = once(() => new UFuzzy({ intraMode: 1, interLft: 2 }));

/** The known words that equal what was typed, except for a typo (`whole`), or that begin with it. */
function similar(typed: string, whole: boolean): Holders[] {
  if (!/^[a-z]{4,}$/.test(typed)) return [];
  const known = beginning(typed.charAt(0));
  const found = typos().filter(
    known.map(({ words }) => words),
    typed,
  );
  return (found ?? [])
    .flatMap((at) => known[at] ?? [])
    .filter(({ words }) => !whole || Math.abs(words.length - typed.length) <= 1);
}

/** The places of the airports in countries and states with a word that begins so. */
function inRegions(word: string, names: Names): number[][] {
  const start = ` ${word}`;
  const countries = new Set(
    [...names.countries].filter(([, words]) => words.includes(start)).map(([code]) => code),
  );
  return [...index().regions]
    .filter(([key, { words }]) => countries.has(key.slice(0, 2)) || words.includes(start))
    .map(([, { airports }]) => airports.split(" ").map(Number));
}

/** The airports that have, for each typed word, a word with that prefix or one of its `alternatives`; best first. */
function having(
  typed: readonly string[],
  names: Names,
  limit: number,
  alternatives: (word: string) => Holders[] = () => [],
): Entry[] {
  const readings = typed.map((word) => {
    const others = alternatives(word);
    const lists = [...beginning(word), ...names.beginning(word), ...others].map(
      ({ airports }) => airports,
    );
    // Of a region that is all that was typed, the first are enough: its airports rank alike.
    const most = typed.length === 1 ? limit : undefined;
    lists.push(...inRegions(word, names).map((airports) => airports.slice(0, most)));
    const code = word.toUpperCase();
    const coded = rowOf(code);
    if (coded) lists.push([placeOf(coded)]);
    return { word, code, others, lists, size: lists.reduce((sum, list) => sum + list.length, 0) };
  });
  const [rarest, ...rest] = readings.sort((a, b) => a.size - b.size);
  return [...new Set(rarest?.lists.flat())]
    .sort((a, b) => a - b)
    .map(names.entryAt)
    .filter(({ iata, text, region }) =>
      rest.every(
        ({ word, code, others }) =>
          iata === code ||
          text.includes(` ${word}`) ||
          region.includes(` ${word}`) ||
          others.some(({ words }) => text.includes(` ${words} `)),
      ),
    );
}

/**
 * The rank of an airport that has all the words, 0 being the best: its code, a code of its area, a country's own name, a city
 * with that prefix, a name with that prefix, its state, words with those prefixes, the same with parts of state or country.
 *
 * @param isWhole whether a city with this name, and no longer one, ranks as a country does: if it shares its name with one, and in
 * the scripts whose short names begin many others
 */
function rank(
  { iata, text, region }: Entry,
  term: string,
  words: readonly string[],
  isWhole: boolean,
): number {
  if (iata === term.toUpperCase()) return 0;
  if (text.includes(`# ${term} `)) return 1;
  if (isWhole && (isNamed(region, term) || isNamed(text, term))) return 2;
  if (text.includes(`@ ${term}`)) return 3;
  if (text.includes(`> ${term}`)) return 4;
  if (region.includes(` ${term} `)) return 5;
  return words.every((word) => text.includes(` ${word}`)) ? 6 : 7;
}

/** Whether one of the names behind an `@` is this one. */
function isNamed(names: string, name: string): boolean {
  const start = `@ ${name} `;
  for (let at = names.indexOf(start); at >= 0; at = names.indexOf(start, at + 1))
    if (/^(?:[@>#]|$)/.test(names.slice(at + start.length).trimStart())) return true;
  return false;
}

/**
 * At most `limit` airports for what someone typed, best first; among equals scheduled before unscheduled, then busier first.
 * Case, accents, punctuation and the order of words are ignored, in other scripts also what {@link fold} says. When the exact
 * letters match no large airport, typos are allowed: 'torotno' finds Toronto, and 'sidney' finds Sidney, then Sydney. A name in
 * another script that no table has is compared by its sound.
 */
export function suggest(term: string, limit: number): Airport[] {
  const folded = fold(term);
  if (!folded) return [];
  return (isScripted(folded) ? foundInScript(folded, limit) : foundInLatin(folded, limit))
    .slice(0, limit)
    .map(({ iata }) => {
      const { latitude: _, longitude: __, scheduled: ___, cells: ____, ...airport } = get(iata);
      return airport;
    });
}

function foundInLatin(folded: string, limit: number): Entry[] {
  const words = [...new Set(folded.split(" "))];
  const found = ranked(folded, words, latin(), limit);
  if (found.length === 0) return having(words, latin(), limit, (word) => similar(word, false));
  if (found.some((entry) => entry.large)) return found;
  const meant = having(words, latin(), limit, (word) => similar(word, true));
  return [...found, ...meant.filter((entry) => entry.large)];
}

function foundInScript(folded: string, limit: number): Entry[] {
  const words = scriptWords(folded);
  const term = words.join(" ");
  const found = ranked(term, words, scripted(), limit);
  if (found.length > 0) return found;
  // Chinese airports bear the name of their city in pinyin.
  const spelt = /\p{Script=Han}/u.test(term) ? latinOf(term).replaceAll(" ", "") : "";
  if (spelt) return ranked(spelt, [spelt], latin(), limit);
  return [...new Set(soundingLike(term))].map(latin().entryAt);
}

function ranked(term: string, words: readonly string[], names: Names, limit: number): Entry[] {
  const isWhole =
    names.inScript || [...names.countries.values()].some((country) => isNamed(country, term));
  const ranks: Entry[][] = [[], [], [], [], [], [], [], []];
  for (const entry of having(words, names, limit))
    ranks[rank(entry, term, words, isWhole)]?.push(entry);
  return ranks.flat();
}
