/** Airport suggestions for what people type. */
import UFuzzy from "@leeoniya/ufuzzy";
import { once } from "../once";
import dataset from "./airports.json";
import type { Airport } from "./contract";
import { countries, get, rows } from "./data";
import { firstIndex } from "./first-index";
import { fold } from "./fold";

/** Country and state in words, ` united states nj new jersey `, which distinguish cities of the same name; and their airports. */
type Region = { readonly words: string; readonly airports: number[] };

/** What a term is compared with. */
type Entry = {
  readonly iata: string;
  readonly large: boolean;
  /**
   * All searchable words but the code, folded and separated by blanks. `#` precedes the codes of its metropolitan areas, `@` each
   * name of the city, `>` the name and further words: ` # nyc @ newark @ new york > newark liberty … `
   */
  readonly text: string;
  readonly region: Region;
};

/** Airports are numbered by their position in `entries`. */
type Index = {
  /** Ordered by relevance among equal matches: scheduled, busiest, largest, then by city. */
  readonly entries: readonly Entry[];
  readonly codes: ReadonlyMap<string, number>;
  readonly regions: readonly Region[];
  /** Every word of the texts, sorted, and the airports that have it. */
  readonly words: readonly string[];
  readonly holders: ReadonlyMap<string, readonly number[]>;
};

/** Built by the first suggestion of a process. */
const index = once((): Index => {
  const states = new Map<string, string>();
  for (const line of dataset.regions) {
    const [code = "", name = ""] = line.split("|");
    states.set(code, name);
  }
  const regions = new Map<string, Region>();
  function regionOf(country: string, state: string): Region {
    const key = `${country}-${state}`;
    const known = regions.get(key);
    if (known) return known;
    // Numeric subdivisions, such as Tokyo's '13', are not searched for.
    const abbr = /\d/.test(state) ? "" : state;
    const words = [countries.get(country), abbr, states.get(key)].filter(Boolean).join(" ");
    const region = { words: ` ${fold(words)} `, airports: [] };
    regions.set(key, region);
    return region;
  }

  const lines = rows();
  const entries = new Array<Entry>(lines.length);
  for (const line of lines) {
    const {
      0: iata = "",
      3: state = "",
      4: country = "",
      9: size,
      10: text = "",
      12: place,
    } = line.split("|");
    entries[Number(place)] = {
      iata,
      large: Number(size) >= 2,
      text,
      region: regionOf(country, state),
    };
  }

  const codes = new Map<string, number>();
  const holders = new Map<string, number[]>();
  for (const [at, { iata, text, region }] of entries.entries()) {
    codes.set(iata, at);
    region.airports.push(at);
    for (const word of text.split(" ")) {
      // Skips the markers and the empty strings at both ends.
      if (word.length < 2 && word < "a") continue;
      const known = holders.get(word);
      if (!known) holders.set(word, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    }
  }
  const words = [...holders.keys()].sort();
  return { entries, codes, regions: [...regions.values()], words, holders };
});

/** The known words with this prefix. */
function beginning(prefix: string): readonly string[] {
  const { words } = index();
  return words.slice(
    firstIndex(words, (word) => word >= prefix),
    firstIndex(words, (word) => word >= prefix && !word.startsWith(prefix)),
  );
}

/** Allows one wrong, missing, extra or swapped letter per word, except the first; fewer in words under five letters. */
const typos = once(() => new UFuzzy({ intraMode: 1, interLft: 2 }));

/** The known words that equal what was typed but for a typo (`whole`), or that begin with it. */
function similar(typed: string, whole: boolean): readonly string[] {
  if (!/^[a-z]{4,}$/.test(typed)) return [];
  const known = [...beginning(typed.charAt(0))];
  return (typos().filter(known, typed) ?? [])
    .map((at) => known[at] ?? typed)
    .filter((word) => !whole || Math.abs(word.length - typed.length) <= 1);
}

/** The airports that have, for each typed word, a word with that prefix or one of its `alternatives`; best first. */
function having(
  typed: readonly string[],
  alternatives: (word: string) => readonly string[],
): Entry[] {
  const { entries, holders, codes, regions } = index();
  const readings = typed.map((word) => {
    const others = alternatives(word);
    const lists = [...beginning(word), ...others].map((known) => holders.get(known) ?? []);
    for (const region of regions) {
      if (region.words.includes(` ${word}`)) lists.push(region.airports);
    }
    const code = word.toUpperCase();
    const at = codes.get(code);
    if (at !== undefined) lists.push([at]);
    return { word, code, others, lists, size: lists.reduce((sum, list) => sum + list.length, 0) };
  });
  const [rarest, ...rest] = readings.sort((a, b) => a.size - b.size);
  return [...new Set(rarest?.lists.flat())]
    .sort((a, b) => a - b)
    .flatMap((at) => entries[at] ?? [])
    .filter(({ iata, text, region }) =>
      rest.every(
        ({ word, code, others }) =>
          iata === code ||
          text.includes(` ${word}`) ||
          region.words.includes(` ${word}`) ||
          others.some((other) => text.includes(` ${other} `)),
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
  if (region.words.includes(` ${term} `)) return 4;
  return words.every((word) => text.includes(` ${word}`)) ? 5 : 6;
}

/**
 * At most `limit` airports for what somebody typed, best first; among equals scheduled before unscheduled, then busier first.
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
