/** Reads the reviewed tables `place-names.txt` and `country-names.txt`, whose heads describe them. */
import { readFileSync } from "node:fs";

/** The languages of the columns, as BCP 47 tags. */
export const tags = ["hi", "pa", "gu", "ar", "ur", "zh-Hans", "zh-Hant", "fr"] as const;
export type Tag = (typeof tags)[number];

const scripts: Record<Tag, string> = {
  hi: "Devanagari",
  pa: "Gurmukhi",
  gu: "Gujarati",
  ar: "Arabic",
  ur: "Arabic",
  "zh-Hans": "Han",
  "zh-Hant": "Han",
  fr: "Latin",
};

/** Names by language. Those of `fr` are empty where the city has its English name. */
type Names = Readonly<Record<Tag, readonly string[]>>;

export type PlaceNames = {
  /** Airports that pages show with the first name of their language; of an airport's own names none. */
  readonly shown: readonly string[];
  /** Airports that are found by the names. */
  readonly found: readonly string[];
  /** The names are those of an airport, not of its city. */
  readonly ofAirport: boolean;
  readonly names: Names;
  /** Further names in Latin letters. */
  readonly others: readonly string[];
};

export type CountryNames = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly names: Names;
  /** Further names, in any script. */
  readonly others: readonly string[];
};

export const placeNames: readonly PlaceNames[] = rowsOf("place-names.txt").map(
  ({ key, names, others }) => {
    const ofAirport = tags.some((tag) => names[tag].some((name) => name.startsWith(">")));
    const codes = key.split(" ");
    return {
      shown: ofAirport ? [] : codes.filter((code) => !code.startsWith("+")),
      found: codes.map((code) => code.replace("+", "")),
      ofAirport,
      names: ofAirport ? mapNames(names, (name) => name.replace(">", "")) : names,
      others,
    };
  },
);

export const countryNames: readonly CountryNames[] = rowsOf("country-names.txt").map(
  ({ key, names, others }) => ({ code: key, names, others }),
);

function rowsOf(file: string) {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [key = "", ...cells] = line.split("|");
      const lists = cells.map((cell) => cell.split(",").filter(Boolean));
      if (lists.length !== tags.length + 1)
        throw new Error(`${file}: ${lists.length} cells in ${line}`);
      const names = Object.fromEntries(tags.map((tag, at) => [tag, lists[at] ?? []])) as Record<
        Tag,
        string[]
      >;
      names["zh-Hant"] = names["zh-Hant"].flatMap((name) =>
        name === "=" ? names["zh-Hans"] : [name],
      );
      for (const tag of tags) for (const name of names[tag]) check(file, tag, name);
      return { key, names, others: lists[tags.length] ?? [] };
    });
}

function check(file: string, tag: Tag, name: string): void {
  const letters = new RegExp(`^>?[\\p{Script=${scripts[tag]}}\\p{M}\\p{Pd}’'.॰\\s]+$`, "u");
  if (!letters.test(name) || name.trim() !== name)
    throw new Error(`${file}: '${name}' is not in the script of ${tag}`);
}

function mapNames(names: Names, change: (name: string) => string): Names {
  return Object.fromEntries(tags.map((tag) => [tag, names[tag].map(change)])) as Record<
    Tag,
    string[]
  >;
}
