/**
 * Every airport with an IATA code, from committed files that `packages/core/scripts/airports.ts` writes: `airports.txt`, a
 * row per airport below a heading, and `airports.json` (countries and licence). There is no network access.
 *
 * Keeps cold starts short: a row is found by binary search in the bytes of the file and decoded when it is first needed.
 */
import { readFileSync } from "node:fs";
import { once } from "../once";
import dataset from "./airports.json";
import type { Airport, Position } from "./contract";

/** An airport of the contract, with its exact position, whether it has scheduled flights, and its cells. */
export type Facts = Airport &
  Readonly<Position> & {
    readonly position: Position;
    readonly scheduled: boolean;
    /**
     * The cell that it belongs to, then the other cells that contain an airport within 100 km
     * (docs/decisions/0029-cells.md).
     */
    readonly cells: readonly [string, ...string[]];
  };

/** Names by ISO 3166-1 alpha-2 code. */
export const countries = new Map(
  dataset.countries.map((line) => [line.slice(0, 2), line.slice(3)]),
);
/** A separate file, also next to the bundles: as code, its megabyte would be parsed at every cold start. */
const file = once(() => readFileSync(new URL("airports.txt", import.meta.url)));
/** Every row of the file, sorted by code. */
export const rows = once(() => file().toString().split("\n").slice(1, -1));
const decoded = new Map<string, Facts>();

/** The airport with an upper-case IATA code. @returns undefined for an unknown code */
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

/** The row of an upper-case IATA code, by binary search: the rows are sorted by code. */
export function rowOf(iata: string): string | undefined {
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

/** The place of a row's airport among those that match a search equally well, from 0. */
export function placeOf(row: string): number {
  return Number(row.slice(row.lastIndexOf("|") + 1));
}

/** A row of the file as an airport. */
export function decode(line: string): Facts {
  const [iata = "", name = "", city = "", abbr = "", code = "", latitude, longitude, ...rest] =
    line.split("|");
  const [timeZone = "", scheduled, , , near = ""] = rest;
  const [cell = iata, ...cells] = near.split(" ");
  const exact = { latitude: Number(latitude), longitude: Number(longitude) };
  return {
    iata,
    name,
    city,
    // Readers do not know regions by number, such as '21' for Turin.
    state: { abbr: /\d/.test(abbr) ? "" : abbr },
    country: { name: countries.get(code) ?? code, code },
    timeZone,
    ...exact,
    position: { latitude: tenths(exact.latitude), longitude: tenths(exact.longitude) },
    scheduled: scheduled === "1",
    cells: [cell, ...cells],
  };
}

function tenths(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

/** The airport with this code. @throws Error for an unknown code */
export function get(iata: string): Facts {
  const facts = find(iata);
  if (!facts) throw new Error(`Unknown airport ${iata}`);
  return facts;
}
