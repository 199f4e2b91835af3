/** Airport suggestions for what people type. */
import { readFileSync } from "node:fs";
import UFuzzy from "@leeoniya/ufuzzy";
import { once } from "../once";
import type { Airport } from "./contract";
import { get, placeOf, rowOf, rows } from "./data";
import { firstIndex } from "./first-index";
import { fold } from "./fold";
import { regionWords } from "./region-words";

/** What a term is compared with. */
type Entry = {
  readonly iata: string;
  readonly large: boolean;
  /**
   * All searchable words but the code, folded and separated by blanks. `#` precedes the codes of its metropolitan areas, `@` each
   * name of the city, `>` the name and further words: ` # nyc @ newark @ new york > newark liberty … `
   */
  readonly text: string;
  /** Country and state, ` united states nj new jersey `, which distinguish cities of the same name. */
  readonly region: string;
};

/**
 * A word of the airports' texts, or a region, with the airports that have it. `airports` are their
 * places, ascending.
 */
type Holders = { readonly words: string; readonly airports: readonly number[] };

/**
 * Reads `words.txt`, which `packages/core/scripts/airports.ts` writes: below a heading, a line for each region, ` canada ab alberta |3 17`,
 * then one for each word of the texts, sorted. Airports are numbered by their place, the last column of their row: scheduled,
 * busiest, largest, then by city. An airport is decoded only after a search finds it.
 */
const index = once(() => {
  const lines = readFileSync(new URL("words.txt", import.meta.url), "utf8")
    .split("\n")
    .slice(1, -1);
  const firstWord = firstIndex(lines, (line) => !line.startsWith(" "));
  const byPlace: string[] = [];
  for (const row of rows()) byPlace[placeOf(row)] = row;
  return {
    regions: lines.slice(0, firstWord).map(holdersOf),
    words: lines.slice(firstWord),
    rows: byPlace,
  };
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

const entries = new Map<number, Entry>();

function entryAt(place: number): Entry {
  let entry = entries.get(place);
  if (!entry) {
    const row = index().rows[place] ?? "";
    const { 0: iata = "", 3: state = "", 4: country = "", 9: size, 10: text = "" } = row.split("|");
    entry = { iata, large: Number(size) >= 2, text, region: regionWords(country, state) };
    entries.set(place, entry);
  }
  return entry;
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

/** The airports that have, for each typed word, a word with that prefix or one of its `alternatives`; best first. */
function having(typed: readonly string[], alternatives: (word: string) => Holders[]): Entry[] {
  const { regions } = index();
  const readings = typed.map((word) => {
    const others = alternatives(word);
    const inRegion = regions.filter(({ words }) => words.includes(` ${word}`));
    const lists = [...beginning(word), ...others, ...inRegion].map(({ airports }) => airports);
    const code = word.toUpperCase();
    const coded = rowOf(code);
    if (coded) lists.push([placeOf(coded)]);
    return { word, code, others, lists, size: lists.reduce((sum, list) => sum + list.length, 0) };
  });
  const [rarest, ...rest] = readings.sort((a, b) => a.size - b.size);
  return [...new Set(rarest?.lists.flat())]
    .sort((a, b) => a - b)
    .map(entryAt)
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
 * The rank of an airport that has all the words, 0 being the best: its code, a code of its area, a city with that prefix, a name
 * with that prefix, its country or region, words with those prefixes, the same with parts of region or country.
 */
function rank({ iata, text, region }: Entry, term: string, words: readonly string[]): number {
  if (iata === term.toUpperCase()) return 0;
  if (text.includes(`# ${term} `)) return 1;
  if (text.includes(`@ ${term}`)) return 2;
  if (text.includes(`> ${term}`)) return 3;
  if (region.includes(` ${term} `)) return 4;
  return words.every((word) => text.includes(` ${word}`)) ? 5 : 6;
}

/**
 * At most `limit` airports for what someone typed, best first; among equals scheduled before unscheduled, then busier first.
 * Case, accents, punctuation and the order of words are ignored. When the exact letters match no large airport, typos are
 * allowed: 'torotno' finds Toronto, and 'sidney' finds Sidney, then Sydney.
 */
export function suggest(term: string, limit: number): Airport[] {
  const folded = fold(term);
  if (!folded) return [];
  const words = [...new Set(folded.split(" "))];

  const ranks: Entry[][] = [[], [], [], [], [], [], []];
  for (const entry of having(words, () => [])) ranks[rank(entry, folded, words)]?.push(entry);
  const found = ranks.flat();
  if (found.length === 0) found.push(...having(words, (word) => similar(word, false)));
  else if (!found.some((entry) => entry.large)) {
    const meant = having(words, (word) => similar(word, true));
    found.push(...meant.filter((entry) => entry.large));
  }

  return found.slice(0, limit).map(({ iata }) => {
    const { latitude: _, longitude: __, scheduled: ___, cells: ____, ...airport } = get(iata);
    return airport;
  });
}
