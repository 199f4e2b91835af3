import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as contract from "./contract";
import { countries, find, placeOf, rows } from "./data";
import { fold } from "./fold";

const codes = rows().map((row) => row.slice(0, 3));

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .slice(1, -1);
}

describe("the data", () => {
  it("has thousands of airports, each once, sorted by code", () => {
    expect(codes.length).toBeGreaterThan(5_000);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it("is complete in every row", () => {
    const zones = new Set<string>();
    for (const code of codes) {
      const airport = find(code);
      expect(contract.Airport.safeParse(airport).success, code).toBe(true);
      expect(airport?.iata, code).toMatch(/^[A-Z]{3}$/);
      expect(airport?.name, code).not.toBe("");
      expect(airport?.city, code).not.toBe("");
      expect(airport?.state.abbr, code).not.toMatch(/\d/);
      expect(airport?.country.name, code).not.toMatch(/\d/);
      expect(airport?.country.code, code).toMatch(/^[A-Z]{2}$/);
      expect(airport?.country.name.length, code).toBeGreaterThan(2);
      expect(Math.abs(airport?.latitude ?? Number.NaN), code).toBeLessThanOrEqual(90);
      expect(Math.abs(airport?.longitude ?? Number.NaN), code).toBeLessThanOrEqual(180);
      zones.add(airport?.timeZone ?? "");
    }
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone }), timeZone).not.toThrow();
    }
  });

  it("gives each airport a different place, scheduled ones first", () => {
    const places = rows().map((row) => Number(row.split("|").at(-1)));
    expect(places.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
    const scheduled = rows().filter((row) => row.split("|")[8] === "1");
    const last = Math.max(...scheduled.map((row) => Number(row.split("|").at(-1))));
    expect(last).toBe(scheduled.length - 1);
  });

  it("has an index of every region and word, with the places of their airports", () => {
    const expected = new Set(
      rows().flatMap((row) => {
        const { 3: state = "", 4: country = "", 10: text = "" } = row.split("|");
        const words = text.split(" ").filter((word) => word.length > 1 || word >= "a");
        const region = ` ${country}-${/\d/.test(state) ? "" : state}`;
        return [region, ...words].map((key) => `${key}|${placeOf(row)}`);
      }),
    );
    const indexed = linesOf("words.txt")
      .filter((line) => !line.startsWith("="))
      .flatMap((line) => {
        const [key, ...rest] = line.split("|");
        return (rest.at(-1) ?? "").split(" ").map((place) => `${key}|${place}`);
      });
    expect(indexed.toSorted()).toEqual([...expected].sort());
  });

  it("names each country, in other scripts too", () => {
    const codes = [...countries.keys()].sort();
    const named = linesOf("words.txt").filter((line) => line.startsWith("="));
    expect(named.map((line) => line.slice(1, 3))).toEqual(codes);
    const scripted = linesOf("names.txt").filter((line) => line.startsWith("="));
    expect(scripted.map((line) => line.split("|")[1] ?? "").sort()).toEqual(codes);
  });

  it("has city and name among its folded search words", () => {
    for (const line of rows()) {
      const { 1: name = "", 2: city = "", 10: search } = line.split("|");
      expect(search, line).toContain(` @ ${fold(city)} `);
      expect(search, line).toContain(` > ${fold(name)} `);
    }
  });

  it.each([
    ["YYZ", "Toronto", "ON", "CA", "America/Toronto"],
    ["LHR", "London", "ENG", "GB", "Europe/London"],
    ["JFK", "New York", "NY", "US", "America/New_York"],
    ["GOX", "Goa", "GA", "IN", "Asia/Kolkata"],
    ["NMI", "Mumbai", "", "IN", "Asia/Kolkata"],
    ["DXN", "Noida", "", "IN", "Asia/Kolkata"],
    ["WSI", "Sydney", "", "AU", "Australia/Sydney"],
    ["BER", "Berlin", "BR", "DE", "Europe/Berlin"],
    ["PUQ", "Punta Arenas", "MA", "CL", "America/Punta_Arenas"],
    ["SXM", "Philipsburg", "", "SX", "America/Guadeloupe"],
  ])("has %s", (iata, city, abbr, code, timeZone) => {
    expect(find(iata)).toMatchObject({
      iata,
      city,
      state: { abbr },
      country: { code },
      timeZone,
      scheduled: true,
    });
  });

  it.each([
    ["a railway station", "XGB"],
    ["a bus stop", "QAR"],
    ["an office heliport", "JRB"],
    ["a closed airport", "TXL"],
    ["a city", "NYC"],
    ["an unknown code", "XXX"],
    ["a code in lower case", "yyz"],
    ["an empty code", ""],
  ])("does not have %s", (_, code) => {
    expect(find(code)).toBeUndefined();
  });
});
