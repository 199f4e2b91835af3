import { describe, expect, it } from "vitest";
import { find } from "./data";
import { suggest } from "./suggest";

const iatas = (term: string, limit = 15) => suggest(term, limit).map(({ iata }) => iata);

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
    ["country", "canada", ["YYZ", "YVR", "YUL"]],
    ["another name of the city", "torino", ["TRN"]],
    ["saint for st", "saint louis", ["STL"]],
    ["swapped letters", "torotno", ["YYZ", "YTZ"]],
    ["a missing letter", "heatrow", ["LHR"]],
    ["a surplus letter", "barcelonna", ["BCN"]],
    ["a wrong letter", "san fransisco", ["SFO"]],
    ["a typo in the second word", "new yrok", ["JFK", "EWR", "LGA"]],
  ])("finds by %s: %s", (_, term, first) => {
    expect(iatas(term).slice(0, first.length)).toEqual(first);
  });

  it("suggests both airports that serve Malmö", () => {
    expect(iatas("malmo").slice(0, 2).sort()).toEqual(["CPH", "MMX"]);
  });

  it("offers the airports of a country before cities with the same prefix, scheduled and busy first", () => {
    const india = suggest("india", 15);
    expect(india.map(({ country }) => country.code)).toEqual(india.map(() => "IN"));
    expect(india.slice(0, 3).map(({ iata }) => iata)).toEqual(["DEL", "BOM", "BLR"]);
    expect(india.every(({ iata }) => find(iata)?.scheduled)).toBe(true);
    expect(iatas("indian")[0]).toBe("IND");
  });

  it("offers a city with the name of a country among the airports of the country", () => {
    expect(iatas("lebanon").slice(0, 2)).toEqual(["BEY", "LEB"]);
    expect(iatas("panama", 3)[0]).toBe("PTY");
  });

  it("suggests an exact small town first, then the large city it may be a typo of", () => {
    const found = iatas("sidney");
    expect(found[0]).toBe("SDY");
    expect(found.indexOf("SYD")).toBeGreaterThan(0);
  });

  it("ranks scheduled airports before others", () => {
    const paris = suggest("paris", 15).map(({ iata }) => find(iata)?.scheduled);
    expect(paris.slice(0, 3)).toEqual([true, true, true]);
    expect(paris.indexOf(false)).toBeGreaterThan(2);
    expect(paris.lastIndexOf(true, paris.indexOf(false))).toBe(paris.indexOf(false) - 1);
  });

  it("returns the contract's shape and nothing else", () => {
    expect(suggest("yyz", 1)).toEqual([
      {
        iata: "YYZ",
        name: "Toronto Pearson International Airport",
        city: "Toronto",
        state: { abbr: "ON" },
        country: { name: "Canada", code: "CA" },
        timeZone: "America/Toronto",
        position: { latitude: 43.7, longitude: -79.6 },
      },
    ]);
  });

  it("respects the limit and returns each airport once", () => {
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
    "1377",
    "a".repeat(60),
  ])("suggests nothing for %j", (term) => {
    expect(suggest(term, 15)).toEqual([]);
  });
});
