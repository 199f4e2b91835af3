/**
 * Registries of any size, imported into the engine's file. The matches of the benchmark's search are fixed and the same at
 * every size. Everything else is random traffic between the busiest airports that does not match it.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { promisify } from "node:util";
import { marshall } from "@aws-sdk/util-dynamodb";
import { distanceKm, today } from "@flightaides/core/airport";
import { suggest } from "@flightaides/core/airport/suggest.ts";
import { createTableInput, type IndexName } from "@flightaides/core/db/table.ts";
import { match } from "@flightaides/core/matching/match.ts";
import { itemsOf } from "@flightaides/core/test/itinerary.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Leg, Type } from "@flightaides/core/trip/contract.ts";
import { binary } from "@flightaides/standins/dynamo";
import { itemBytes } from "./item-bytes";

/** A fixed time, so that a registry can be reused between runs. */
export const now = new Date("2027-03-10T12:00:00Z");
export const search = {
  seeking: "flightaid" as const,
  legs: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-06-10", flight: "EK-242" }],
};
export const tableName = "bench";

/** The indexes that a search, a connection or a run of the schedule queries. The others would only slow down the import. */
const needed: readonly string[] = [
  "flight-by-date",
  "route-by-date",
  "cell-by-date",
  "due",
] satisfies IndexName[];
const dataDir = join(import.meta.dirname, "..", ".data");

export type Registry = { file: string; items: number; bytes: number };

/** Returns the registry with `size` itineraries, and creates it unless an earlier run has. */
export function load(size: number): Promise<Registry> {
  return loadItems(String(size), (first) => items(first ?? size));
}

/**
 * Returns a registry of these items, and creates it unless an earlier run has.
 * @param generate the items of all itineraries, or of the first ones: a sample to detect whether
 * anything has changed
 */
export async function loadItems(
  name: string,
  generate: (first?: number) => AsyncGenerator<Item>,
): Promise<Registry> {
  const table = createTableInput(tableName);
  const schema = {
    ...table,
    TableStatus: "ACTIVE",
    GlobalSecondaryIndexes: table.GlobalSecondaryIndexes.filter(({ IndexName }) =>
      needed.includes(IndexName),
    ),
  };
  const used = new Set([
    ...schema.KeySchema.map(({ AttributeName }) => AttributeName),
    ...schema.GlobalSecondaryIndexes.flatMap(({ KeySchema }) =>
      KeySchema.map(({ AttributeName }) => AttributeName),
    ),
  ]);
  schema.AttributeDefinitions = schema.AttributeDefinitions.filter(({ AttributeName }) =>
    used.has(AttributeName),
  );
  const sample: string[] = [];
  for await (const { json } of generate(2)) sample.push(json);
  const version = createHash("sha256")
    .update(JSON.stringify([schema, sample]))
    .digest("hex")
    .slice(0, 12);
  const file = join(dataDir, `${name}-${version}.sqlite`);
  const facts = `${file}.json`;
  if (existsSync(facts)) return { file, ...JSON.parse(await readFile(facts, "utf8")) };

  const work = join(dataDir, `making-${name}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(join(work, "source", tableName, "data"), { recursive: true });
  const out = createWriteStream(join(work, "source", tableName, "data", "items.json"));
  let count = 0;
  let bytes = 0;
  for await (const item of generate()) {
    count++;
    bytes += item.bytes;
    if (!out.write(`${item.json}\n`))
      await new Promise<void>((resolve) => void out.once("drain", resolve));
    if (count % 20_000 === 0) progress(`${name}: written ${count.toLocaleString("en")} items`);
  }
  out.end();
  await finished(out);
  progress(`${name}: the engine takes in ${count.toLocaleString("en")} items ...`);
  await writeFile(join(work, "schema.json"), JSON.stringify([{ Table: schema }]));
  await promisify(execFile)(binary(), [
    "import",
    ...["--source", join(work, "source")],
    ...["--schema", join(work, "schema.json")],
    ...["--output", join(work, "registry.sqlite")],
  ]);
  await rename(join(work, "registry.sqlite"), file);
  await writeFile(facts, JSON.stringify({ items: count, bytes }));
  await rm(work, { recursive: true });
  progress(`${name}: loaded ${count.toLocaleString("en")} items\n`);
  return { file, items: count, bytes };
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else if (line.endsWith("\n")) process.stderr.write(line);
}

/** A line of the import, and its size as DynamoDB counts it. */
export type Item = { json: string; bytes: number };

async function* items(size: number): AsyncGenerator<Item> {
  let seed = 20_270_310;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const context = { distanceKm, today: (iata: string) => today(iata, now) };
  const airports = busiest();
  const pick = () => airports[random(airports.length)] ?? "";
  const days = Array.from({ length: 399 }, (_, index) => addDays("2027-03-11", index));

  for (let index = 0; index < size; index++) {
    const leg = planted[index] ?? other();
    const type: Type = planted[index] || random(2) === 0 ? "flightaid" : "traveler";
    yield* toLines(index, type, leg);
  }

  function other(): Leg {
    for (;;) {
      const leg = {
        sequence: 1,
        from: pick(),
        to: pick(),
        travelDate: days[random(days.length)] ?? "",
        flight: `${["EK", "AC", "BA", "AI", "QR"][random(5)]}-${1 + random(900)}`,
      };
      if (leg.from !== leg.to && !match(search, { legs: [leg] }, context)) return leg;
    }
  }
}

/** A realistic page of matches: 6 on the flight, 6 more that day, 8 near it, 4 from or to a nearby airport. */
const planted: Leg[] = [
  ...Array.from({ length: 6 }, () => ({})),
  ...Array.from({ length: 6 }, () => ({ flight: "AC-56" })),
  ...[-3, -2, -1, -1, 1, 1, 2, 3].map((offset) => ({ travelDate: addDays("2027-06-10", offset) })),
  ...[{ from: "YTZ" }, { from: "YHM" }, { to: "SHJ" }, { to: "DWC" }].map((end) => ({
    ...end,
    flight: undefined,
  })),
].map((change) => ({
  sequence: 1,
  from: "YYZ",
  to: "DXB",
  travelDate: "2027-06-10",
  flight: "EK-242",
  ...change,
}));

const notes = [
  undefined,
  "Happy to help at both airports.",
  "My mother is 74, walks well, and speaks Hindi and a little English. She has never changed planes alone.",
];

async function* toLines(index: number, type: Type, leg: Leg): AsyncGenerator<Item> {
  const id = createHash("sha256").update(String(index)).digest("hex").slice(0, 32);
  const items = await itemsOf({
    id,
    type,
    legs: [leg],
    uid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    email: `person${index}@example.com`,
    displayName: "Ann Kowalski",
    phoneNumber: "+14165550134",
    addInfo: notes[index % notes.length],
    notifyNearby: false,
    createdAt: new Date(now.getTime() - (index % 86_400) * 1000).toISOString(),
  });
  yield* items.map(toItem);
}

export function toItem(plain: object): Item {
  const item = marshall(plain, { removeUndefinedValues: true });
  return { json: JSON.stringify({ Item: item }), bytes: itemBytes(item) };
}

/** Large airports of many countries, for the random traffic. */
export function busiest(): string[] {
  const terms = [
    "international",
    "airport",
    "city",
    "london",
    "paris",
    "toronto",
    "new york",
    "delhi",
    "dubai",
    "tokyo",
    "milan",
    "moscow",
    "bangkok",
    "sydney",
    "madrid",
    "istanbul",
    "doha",
    "cairo",
    "lagos",
    "nairobi",
    "mumbai",
    "chicago",
    "vancouver",
    "montreal",
    "calgary",
    "manila",
    "seoul",
    "beijing",
    "shanghai",
    "karachi",
    "lahore",
    "dhaka",
  ];
  return [...new Set(terms.flatMap((term) => suggest(term, 15).map(({ iata }) => iata)))];
}
