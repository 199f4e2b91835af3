/** Latency of airport suggestions. The p99 counts, because `GET /airports` is called at every keystroke. */
import { readFileSync } from "node:fs";
import { round } from "./meter";
import { type Row, show } from "./results";

const file = new URL("../../core/src/airport/airports.txt", import.meta.url);
/** Reviewed names in other languages and scripts; the head of the file describes them. */
const namesFile = new URL("../../core/scripts/place-names.txt", import.meta.url);

type Suggest = (term: string, limit: number) => readonly { iata: string }[];

/** Limit of the p99 of warm suggestions, in milliseconds. */
const limitMs = 5;

/** Terms are the code, city and name of every n-th airport. */
const step = 15;

/** Swaps the two letters in the middle, a common typing error: 'toronto' -> 'torotno'. */
function slip(word: string): string {
  const at = Math.ceil(word.length / 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The columns of the reviewed names. */
const columns = [
  "Hindi, Devanagari",
  "Punjabi, Gurmukhi",
  "Gujarati",
  "Arabic",
  "Urdu, Arabic",
  "Chinese, simplified",
  "Chinese, traditional",
  "French",
] as const;

/** The column that `=` stands for. */
const simplified = columns.indexOf("Chinese, simplified");

type Named = { codes: readonly string[]; names: readonly (readonly string[])[] };

/** The reviewed names of each city, by column. */
function reviewed(): Named[] {
  return readFileSync(namesFile, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [codes = "", ...cells] = line.split("|");
      const names = columns.map((_, at) =>
        (cells[at] ?? "")
          .replace("=", cells[simplified] ?? "")
          .replaceAll(">", "")
          .split(",")
          .filter(Boolean),
      );
      return { codes: codes.replaceAll("+", "").split(" "), names };
    });
}

/** A reviewed name in each script for every fourth city, whole and as far as it is typed at the third letter. */
function scriptTerms(cities: readonly Named[]): string[] {
  return cities
    .filter((_, at) => at % 4 === 0)
    .flatMap(({ names }) => names.slice(0, -1).flatMap((some) => some.slice(0, 1)))
    .flatMap((name) => [name, name.slice(0, 3)]);
}

/** How many of the names find their airport, for each language. */
function found(cities: readonly Named[], suggest: Suggest): Row[] {
  return columns.map((language, at) => {
    // Cities may share a name.
    const holders = new Map<string, string[]>();
    for (const { codes, names } of cities)
      for (const name of names[at] ?? [])
        holders.set(name, [...(holders.get(name) ?? []), ...codes]);
    const names = [...holders];
    const findsIn = (count: number) =>
      names.filter(([name, codes]) => suggest(name, count).some(({ iata }) => codes.includes(iata)))
        .length;
    const example = cities.find(({ codes }) => codes.includes("DEL"))?.names[at]?.[0];
    const [first] = example ? suggest(example, 1) : [];
    return {
      language,
      names: names.length,
      "found first": findsIn(1),
      "found in the first five": findsIn(5),
      "p99 ms": round(
        percentile(
          timesOf(
            names.map(([name]) => name),
            suggest,
          ),
          0.99,
        ),
      ),
      example: first ? `${example}: ${first.iata}` : "",
    };
  });
}

/** Prints load and index time and the latencies of over 2,000 terms in Latin letters, then in other scripts; throws when a p99 is not under the limit. */
export async function run(): Promise<void> {
  const started = performance.now();
  const { suggest } = await import("@flightaides/core/airport/suggest.ts");
  const loaded = performance.now();
  suggest("toronto", 15);
  const indexed = performance.now();
  suggest("torotno", 15);
  const misspelt = performance.now();

  const terms = readFileSync(file, "utf8")
    .split("\n")
    .slice(1, -1)
    .filter((_, at) => at % step === 0)
    .map((row) => row.split("|"))
    .flatMap(([iata = "", name = "", city = ""], at) => [
      iata,
      city.slice(0, 3 + (at % 5)),
      name.slice(0, 3 + (at % 20)),
      slip(city.toLowerCase()),
    ])
    .filter((term) => term.length > 2);
  const times = timesOf(terms, suggest);
  const before = performance.now();
  suggest("दिल्ली", 15);
  const firstScripted = performance.now() - before;
  const cities = reviewed();
  const scripted = timesOf(scriptTerms(cities), suggest);

  const ms = (time: number) => `${time.toFixed(2)} ms`;
  const p99 = percentile(times, 0.99);
  const scriptedP99 = percentile(scripted, 0.99);
  show("Milliseconds until there are suggestions", [
    rowOf("Latin letters", times, indexed - loaded),
    rowOf("other scripts", scripted, firstScripted),
  ]);
  show("Reviewed names of cities and airports", found(cities, suggest));
  console.log(
    `Load ${ms(loaded - started)} (source, through tsx), first typo ${ms(misspelt - indexed)}`,
  );
  if (scriptedP99 >= limitMs)
    throw new Error(`airports: p99 ${ms(scriptedP99)} in other scripts is not under ${limitMs} ms`);
  if (p99 >= limitMs) throw new Error(`airports: p99 ${ms(p99)} is not under ${limitMs} ms`);
}

function rowOf(terms: string, times: readonly number[], first: number): Row {
  return {
    terms,
    count: times.length,
    first: round(first),
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    limit: limitMs,
  };
}

/** Milliseconds, ascending, after a warm-up. The best of three, to leave out the load of other processes. */
function timesOf(terms: readonly string[], suggest: Suggest): number[] {
  for (const term of terms.slice(0, 300)) suggest(term, 15);
  return terms
    .map((term) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const before = performance.now();
          suggest(term, 15);
          return performance.now() - before;
        }),
      ),
    )
    .sort((a, b) => a - b);
}
