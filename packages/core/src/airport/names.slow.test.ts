/**
 * All reviewed names, each in a search.
 *
 * @module-tag deep
 */
import { describe, expect, it } from "vitest";
import { countryNames, placeNames, tags } from "../../scripts/reviewed-names";
import { find } from "./data";
import { suggest } from "./suggest";

const iatas = (term: string, limit = 15) => suggest(term, limit).map(({ iata }) => iata);

describe("each reviewed name", () => {
  it("finds one of its airports within the first five", () => {
    // Two cities may share a name, as London and London in Ontario do.
    const holders = new Map<string, string[]>();
    for (const { found, names, others } of placeNames)
      for (const name of [...tags.flatMap((tag) => names[tag]), ...others])
        holders.set(name, [...(holders.get(name) ?? []), ...found]);
    const failed = [...holders]
      .map(([name, found]) => ({ name, found, first: iatas(name, 5) }))
      .filter(({ first, found }) => !first.some((iata) => found.includes(iata)));
    expect(holders.size).toBeGreaterThan(5_000);
    expect(failed).toEqual([]);
  });

  it("of a country finds its airports", () => {
    const failed: string[] = [];
    for (const { code, names, others } of countryNames) {
      for (const name of [...tags.flatMap((tag) => names[tag]), ...others]) {
        const first = iatas(name, 5);
        if (!first.some((iata) => find(iata)?.country.code === code))
          failed.push(`${name}: ${first}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
