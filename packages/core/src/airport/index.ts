/**
 * Every airport with an IATA code: looked up, suggested while people type, measured, and asked for its date.
 *
 * The data is the committed `airports.txt` (a row for each, under a heading) and `airports.json` (countries, regions, and
 * the licence), both written by `packages/core/scripts/airports.ts`; nothing here touches the network. A row is found
 * among the file's bytes and decoded when asked for, and the search index is built by the first `suggest`, once a process,
 * so that a function that only looks codes up starts quickly.
 */
import { readFileSync } from "node:fs";
import { fromDate, toCalendarDate } from "@internationalized/date";
import UFuzzy from "@leeoniya/ufuzzy";
import { once } from "../once";
import dataset from "./airports.json";
import type { Airport } from "./contract";
import { fold } from "./fold";

type Position = {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
};

/** An airport as the contract shows it, with its position and whether airlines fly there on a timetable. */
export type Facts = Airport & Position & { readonly scheduled: boolean };

const countries = new Map(dataset.countries.map((line) => [line.slice(0, 2), line.slice(3)]));
/** A file of its own, also beside the bundles: as part of the code its megabyte would be parsed by every cold start. */
const file = once(() => readFileSync(new URL("airports.txt", import.meta.url)));
const rows = once(() => file().toString().split("\n").slice(1, -1));
const decoded = new Map<string, Facts>();

/** The airport of an upper-case IATA code; undefined for a code that no airport has. */
export function find(iata: string): Facts | undefined {
  let facts = decoded.get(iata);
  if (!facts) {
    const row = rowOf(iata);
    if (row === undefined) return undefined;
    facts = decode(row);
    decoded.set(iata, facts);
  }
  return facts;
}

/** By halves: the rows are sorted by code. */
function rowOf(iata: string): string | undefined {
  const bytes = file();
  let low = bytes.indexOf("\n") + 1;
  let high = bytes.length;
  while (low < high) {
    const start = bytes.lastIndexOf("\n", ((low + high) >>> 1) - 1) + 1;
    const end = bytes.indexOf("\n", start);
    const code = bytes.toString("latin1", start, start + 3);
    if (code === iata) return bytes.toString("utf8", start, end);
    if (code < iata) low = end + 1;
    else high = start;
  }
  return undefined;
}

function decode(line: string): Facts {
  const [iata = "", name = "", city = "", abbr = "", code = "", latitude, longitude, ...rest] =
    line.split("|");
  const [timeZone = "", scheduled] = rest;
  return {
    iata,
    name,
    city,
    state: { abbr },
    country: { name: countries.get(code) ?? code, code },
    timeZone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    scheduled: scheduled === "1",
  };
}

function get(iata: string): Facts {
  const facts = find(iata);
  if (!facts) throw new Error(`Unknown airport ${iata}`);
  return facts;
}

/** Mean radius of the earth (IUGG), kilometres. */
const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres, not rounded (haversine on a sphere). Throws for an unknown code. */
export function distanceKm(a: string, b: string): number {
  return between(get(a), get(b));
}

function between(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const square =
    north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

const southToNorth = once((): readonly Facts[] =>
  rows()
    .map(decode)
    .sort((a, b) => a.latitude - b.latitude),
);

/**
 * Every airport at most `km` kilometres away (great circle), itself included, nearest first. Throws for an unknown
 * code. Only the band of latitudes that can be near enough is measured: a degree of it is as long everywhere.
 */
export function within(iata: string, km: number): Facts[] {
  const centre = get(iata);
  const all = southToNorth();
  // A little wider than exact, so that rounding loses nobody at the rim.
  const band = km / (earthRadiusKm * radians) + 1e-6;
  const near: { facts: Facts; km: number }[] = [];
  const south = centre.latitude - band;
  for (const facts of all.slice(firstIndex(all, ({ latitude }) => latitude >= south))) {
    if (facts.latitude > centre.latitude + band) break;
    const apart = between(centre, facts);
    if (apart <= km) near.push({ facts, km: apart });
  }
  return near.sort((a, b) => a.km - b.km).map(({ facts }) => facts);
}

/** Index of the first item that passes, in a list where all that follow it pass too; the length when none does. */
function firstIndex<Item>(sorted: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item === undefined || passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The calendar date (YYYY-MM-DD) at the airport at the instant `now`. Throws for an unknown code. */
export function today(iata: string, now: Date): string {
  return toCalendarDate(fromDate(now, get(iata).timeZone)).toString();
}

/** The words that tell two cities of one name apart, ` united states nj new jersey`, and who lies there. */
type Region = { readonly words: string; readonly airports: number[] };

/** What `suggest` compares a term with. */
type Entry = {
  readonly iata: string;
  readonly large: boolean;
  /**
   * Everything else that finds the airport, folded, each word between blanks: `#` the codes of its areas, `@` each name
   * of the city, `>` the name and further words. ` # nyc @ newark @ new york > newark liberty … `
   */
  readonly text: string;
  readonly region: Region;
};

/** Airports are held by their position in `entries`. */
type Index = {
  /** In the order of equally good answers: scheduled, busiest, largest, then by city. */
  readonly entries: readonly Entry[];
  readonly codes: ReadonlyMap<string, number>;
  readonly regions: readonly Region[];
  /** Every word of the texts, sorted, and who has it. */
  readonly words: readonly string[];
  readonly holders: ReadonlyMap<string, readonly number[]>;
};

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
    // Nobody types Tokyo's '13'.
    const abbr = /\d/.test(state) ? "" : state;
    const words = [countries.get(country), abbr, states.get(key)].filter(Boolean).join(" ");
    const region = { words: ` ${fold(words)}`, airports: [] };
    regions.set(key, region);
    return region;
  }

  const busiest = new Map(dataset.busiest.split(" ").map((iata, place) => [iata, place]));
  const entries = rows()
    .map((line) => {
      const {
        0: iata = "",
        2: city = "",
        3: state = "",
        4: country = "",
        8: scheduled,
        9: size,
        10: text = "",
      } = line.split("|");
      return {
        iata,
        large: Number(size) >= 2,
        text,
        region: regionOf(country, state),
        order: (scheduled === "1" ? 0 : 1e6) + (busiest.get(iata) ?? 1e5 - Number(size)),
        city,
      };
    })
    .sort((a, b) => a.order - b.order || (a.city < b.city ? -1 : Number(a.city > b.city)));

  const codes = new Map<string, number>();
  const holders = new Map<string, number[]>();
  for (const [at, { iata, text, region }] of entries.entries()) {
    codes.set(iata, at);
    region.airports.push(at);
    for (const word of text.split(" ")) {
      // Markers and the blanks at both ends are no words.
      if (word.length < 2 && word < "a") continue;
      const known = holders.get(word);
      if (!known) holders.set(word, [at]);
      else if (known[known.length - 1] !== at) known.push(at);
    }
  }
  const words = [...holders.keys()].sort();
  return { entries, codes, regions: [...regions.values()], words, holders };
});

/** The known words that begin so. */
function beginning(prefix: string): readonly string[] {
  const { words } = index();
  const from = firstIndex(words, (word) => word >= prefix);
  const rest = words.slice(from);
  return rest.slice(
    0,
    firstIndex(rest, (word) => !word.startsWith(prefix)),
  );
}

/** One wrong, missing, surplus or swapped letter a word, never the first; words under five letters forgive less. */
const typos = once(() => new UFuzzy({ intraMode: 1, interLft: 2 }));

/** The known words that are, but for a typo, what was typed (`whole`), or begin so. */
function similar(typed: string, whole: boolean): readonly string[] {
  if (!/^[a-z]{4,}$/.test(typed)) return [];
  const known = [...beginning(typed.charAt(0))];
  return (typos().filter(known, typed) ?? [])
    .map((at) => known[at] ?? typed)
    .filter((word) => !whole || Math.abs(word.length - typed.length) <= 1);
}

/** The airports that have, for each typed word, one that begins so or one of those it is taken for; best first. */
function having(typed: readonly string[], takenFor: (word: string) => readonly string[]): Entry[] {
  const { entries, holders, codes, regions } = index();
  const readings = typed.map((word) => {
    const others = takenFor(word);
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
 * How well an airport that has all the words answers, 0 best: by its code, a code of its area, a city that begins so, a
 * name that begins so, words that begin so, the same with the help of region or country.
 */
function rank({ iata, text }: Entry, term: string, words: readonly string[]): number {
  if (iata === term.toUpperCase()) return 0;
  if (text.includes(`# ${term} `)) return 1;
  if (text.includes(`@ ${term}`)) return 2;
  if (text.includes(`> ${term}`)) return 3;
  return words.every((word) => text.includes(` ${word}`)) ? 4 : 5;
}

/**
 * At most `limit` airports for what somebody typed, best first; among equals scheduled before unscheduled, then the
 * busier. Case, accents and punctuation do not count; several words may stand in any order. Where the letters as typed
 * lead to no large airport, typos are forgiven: 'torotno' finds Toronto, 'sidney' Sidney and after it Sydney.
 * Never throws.
 */
export function suggest(term: string, limit: number): Airport[] {
  const folded = fold(term);
  if (!folded) return [];
  const words = [...new Set(folded.split(" "))];

  const ranks: Entry[][] = [[], [], [], [], [], []];
  for (const entry of having(words, () => [])) ranks[rank(entry, folded, words)]?.push(entry);
  const found = ranks.flat();
  if (found.length === 0) found.push(...having(words, (word) => similar(word, false)));
  else if (!found.some((entry) => entry.large)) {
    const meant = having(words, (word) => similar(word, true));
    found.push(...meant.filter((entry) => entry.large));
  }

  return found.slice(0, limit).map(({ iata }) => {
    const { latitude: _, longitude: __, scheduled: ___, ...airport } = get(iata);
    return airport;
  });
}

export * as Airport from ".";
