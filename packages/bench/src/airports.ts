/** Latency of airport suggestions. The p99 counts, because `GET /airports` is called at every keystroke. */
import { readFileSync } from "node:fs";
import { round } from "./meter";
import { type Row, show } from "./results";

const file = new URL("../../core/src/airport/airports.txt", import.meta.url);
/** Reviewed names in other languages and scripts; the head of the file describes them. */
const namesFile = new URL("../../core/scripts/place-names.txt", import.meta.url);

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

/** A reviewed name in each script for every fourth city, whole and as far as it is typed at the third letter. */
function scriptTerms(): string[] {
  return readFileSync(namesFile, "utf8")
    .split("\n")
    .filter((line, at) => line && !line.startsWith("#") && at % 4 === 0)
    .flatMap((line) => line.split("|").slice(1, 8))
    .flatMap((cell) => cell.replace(/[>=]/g, "").split(",").slice(0, 1))
    .filter(Boolean)
    .flatMap((name) => [name, name.slice(0, 3)]);
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
  const scripted = timesOf(scriptTerms(), suggest);

  const ms = (time: number) => `${time.toFixed(2)} ms`;
  const p99 = percentile(times, 0.99);
  const scriptedP99 = percentile(scripted, 0.99);
  show("Milliseconds until there are suggestions", [
    rowOf("Latin letters", times, indexed - loaded),
    rowOf("other scripts", scripted, firstScripted),
  ]);
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
function timesOf(
  terms: readonly string[],
  suggest: (term: string, limit: number) => unknown,
): number[] {
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
