import { once } from "../once";
import dataset from "./airports.json";
import { countries } from "./data";
import { fold } from "./fold";

const states = once(
  () =>
    new Map(
      dataset.regions.map((line) => {
        const [code = "", name = ""] = line.split("|");
        return [code, name];
      }),
    ),
);
const known = new Map<string, string>();

/** Country and state in searchable words between blanks: ` united states nj new jersey `. */
export function regionWords(country: string, state: string): string {
  const key = `${country}-${state}`;
  let words = known.get(key);
  if (words === undefined) {
    // Numeric subdivisions, such as Tokyo's '13', are not searched for.
    const abbr = /\d/.test(state) ? "" : state;
    const parts = [countries.get(country), abbr, states().get(key)].filter(Boolean);
    words = ` ${fold(parts.join(" "))} `;
    known.set(key, words);
  }
  return words;
}
