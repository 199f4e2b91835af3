import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import dataset from "./airports.json";
import * as contract from "./contract";
import { fold } from "./fold";
import { Airport, distanceKm, find, suggest, today, within } from "./index";

const file = readFileSync(new URL("airports.txt", import.meta.url), "utf8");
const rows = file.split("\n").slice(1, -1);
const codes = rows.map((row) => row.slice(0, 3));
const iatas = (term: string, limit = 15) => suggest(term, limit).map(({ iata }) => iata);

describe("the data", () => {
  it("has thousands of airports, each once and in order", () => {
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

  it("names only airports that exist among the busiest", () => {
    expect(dataset.busiest.split(" ").filter((code) => !find(code))).toEqual([]);
  });

  it("is searched by the very words it is folded to", () => {
    for (const line of rows) {
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
  ])("knows %s", (iata, city, abbr, code, timeZone) => {
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
    ["nothing", "XXX"],
    ["lower case", "yyz"],
    ["no code", ""],
  ])("has no %s", (_, code) => {
    expect(find(code)).toBeUndefined();
  });
});

describe("suggest", () => {
  it.each([
    ["its code", "yyz", ["YYZ"]],
    ["a code that is also the beginning of a city", "goa", ["GOA", "GOI", "GOX"]],
    ["a code before a city that begins so", "man", ["MAN"]],
    ["a metropolitan code", "NYC", ["JFK", "EWR", "LGA"]],
    ["a metropolitan code and its own", "sha", ["SHA", "PVG"]],
    ["another metropolitan code", "TYO", ["HND", "NRT"]],
    ["the code that RMO replaced", "KIV", ["RMO"]],
    ["the city of an area", "new york", ["JFK", "EWR", "LGA"]],
    ["a city", "toronto", ["YYZ", "YTZ"]],
    ["a city with five airports", "london", ["LHR", "LGW", "STN", "LTN", "LCY"]],
    ["half a city", "dub", ["DUB", "DXB"]],
    ["the busier airport first", "dubai", ["DXB", "DWC"]],
    ["a former name", "bombay", ["BOM"]],
    ["the name of today", "mumbai", ["BOM", "NMI"]],
    ["an island", "bali", ["DPS"]],
    ["no accents", "sao paulo", ["GRU", "CGH"]],
    ["accents", "São Paulo", ["GRU", "CGH"]],
    ["an umlaut left out", "zurich", ["ZRH"]],
    ["an umlaut put in", "Zürich", ["ZRH"]],
    ["a letter that does not decompose", "tromso", ["TOS"]],
    ["an apostrophe left out", "ohare", ["ORD"]],
    ["city and name", "toronto pearson", ["YYZ"]],
    ["city and half a name", "paris charles", ["CDG"]],
    ["name and city", "heathrow london", ["LHR"]],
    ["code and city", "cdg paris", ["CDG"]],
    ["city and state", "london ontario", ["YXU"]],
    ["city and country", "birmingham united kingdom", ["BHX"]],
    ["saint for st", "saint louis", ["STL"]],
    ["swapped letters", "torotno", ["YYZ", "YTZ"]],
    ["a missing letter", "heatrow", ["LHR"]],
    ["a surplus letter", "barcelonna", ["BCN"]],
    ["a wrong letter", "san fransisco", ["SFO"]],
    ["a typo in the second word", "new yrok", ["JFK", "EWR", "LGA"]],
  ])("finds by %s: %s", (_, term, first) => {
    expect(iatas(term).slice(0, first.length)).toEqual(first);
  });

  it("offers Malmö's own airport and the one across the bridge", () => {
    expect(iatas("malmo").slice(0, 2).sort()).toEqual(["CPH", "MMX"]);
  });

  it("takes a small town at its word and adds the metropolis it may be a typo of", () => {
    const found = iatas("sidney");
    expect(found[0]).toBe("SDY");
    expect(found.indexOf("SYD")).toBeGreaterThan(0);
  });

  it("puts airports with a timetable before those without", () => {
    const paris = suggest("paris", 15).map(({ iata }) => find(iata)?.scheduled);
    expect(paris.slice(0, 3)).toEqual([true, true, true]);
    expect(paris.indexOf(false)).toBeGreaterThan(2);
    expect(paris.lastIndexOf(true, paris.indexOf(false))).toBe(paris.indexOf(false) - 1);
  });

  it("finds every airport by its code, first", () => {
    for (const code of codes) expect(suggest(code.toLowerCase(), 1)[0]?.iata).toBe(code);
  });

  it("answers in the contract's shape and nothing else", () => {
    expect(suggest("yyz", 1)).toEqual([
      {
        iata: "YYZ",
        name: "Toronto Pearson International Airport",
        city: "Toronto",
        state: { abbr: "ON" },
        country: { name: "Canada", code: "CA" },
        timeZone: "America/Toronto",
      },
    ]);
  });

  it("keeps to the limit and repeats nobody", () => {
    expect(iatas("san", 4)).toHaveLength(4);
    expect(iatas("san", 0)).toEqual([]);
    for (const term of ["international airport", "sidney", "torotno", "a"]) {
      const all = iatas(term, 10_000);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it.each([
    "",
    "   ",
    "xyzzy",
    "asdfghjkl",
    "(.*+?[",
    "\\",
    "😀😀😀",
    "# @ >",
    "%00",
    "a".repeat(60),
  ])("has no answer to %j", (term) => {
    expect(suggest(term, 15)).toEqual([]);
  });

  it("survives whatever people type", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(15), (term, limit) => {
        expect(suggest(term, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it("is exported as a namespace too", () => {
    expect(Airport.suggest).toBe(suggest);
  });
});

const airport = fc.constantFrom(...codes);

describe("distance", () => {
  it.each([
    ["YYZ", "YTZ", 19.65],
    ["LHR", "JFK", 5_540],
    ["SYD", "SCL", 11_340],
    ["NAN", "APW", 1_210],
  ])("from %s to %s is %f km", (a, b, km) => {
    expect(distanceKm(a, b)).toBeGreaterThan(km * 0.99);
    expect(distanceKm(a, b)).toBeLessThan(km * 1.01);
  });

  it("is the same both ways, zero to itself and never more than half round", () => {
    fc.assert(
      fc.property(airport, airport, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it("refuses an unknown airport by name", () => {
    expect(() => distanceKm("YYZ", "XXX")).toThrow("XXX");
  });
});

describe("within", () => {
  it("begins with the airport itself, then the nearest", () => {
    const near = within("YYZ", 100).map(({ iata }) => iata);
    expect(near[0]).toBe("YYZ");
    expect(near).toEqual(expect.arrayContaining(["YTZ", "YHM", "YKF"]));
    expect(near).not.toContain("YOW");
    const apart = near.map((iata) => distanceKm("YYZ", iata));
    expect(apart).toEqual([...apart].sort((a, b) => a - b));
  });

  it("leaves nobody out", () => {
    fc.assert(
      fc.property(airport, fc.integer({ min: 0, max: 3_000 }), (a, km) => {
        const near = new Set(within(a, km).map(({ iata }) => iata));
        expect([...near].sort()).toEqual(codes.filter((b) => distanceKm(a, b) <= km));
      }),
      { numRuns: 30 },
    );
  });

  it("is symmetric", () => {
    fc.assert(
      fc.property(airport, fc.integer({ min: 1, max: 300 }), (a, km) => {
        for (const b of within(a, km)) {
          expect(within(b.iata, km).some(({ iata }) => iata === a)).toBe(true);
        }
      }),
    );
  });

  it("reaches across the date line", () => {
    expect(within("NAN", 1_220).map(({ iata }) => iata)).toContain("APW");
  });

  it("refuses an unknown airport by name", () => {
    expect(() => within("XXX", 100)).toThrow("XXX");
  });
});

describe("today", () => {
  it.each([
    ["AKL", "2026-07-02"],
    ["HND", "2026-07-02"],
    ["LHR", "2026-07-01"],
    ["LAX", "2026-07-01"],
    ["PPG", "2026-07-01"],
    ["APW", "2026-07-02"],
  ])("is the date of %s, whatever it is elsewhere", (iata, date) => {
    expect(today(iata, new Date("2026-07-01T20:30:00Z"))).toBe(date);
  });

  it("turns at the airport's midnight, in winter and in summer", () => {
    expect(today("YYZ", new Date("2026-01-15T04:59:59Z"))).toBe("2026-01-14");
    expect(today("YYZ", new Date("2026-01-15T05:00:00Z"))).toBe("2026-01-15");
    expect(today("YYZ", new Date("2026-07-15T03:59:59Z"))).toBe("2026-07-14");
    expect(today("YYZ", new Date("2026-07-15T04:00:00Z"))).toBe("2026-07-15");
  });

  it("refuses an unknown airport by name", () => {
    expect(() => today("XXX", new Date())).toThrow("XXX");
  });
});
