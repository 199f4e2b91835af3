import { expect, it } from "vitest";
import { find } from "../airport";
import { cityPairs, pairOfAirports, pairOfSlug } from "./city-pairs";

it("has 40 pairs of different cities, each once in either direction", () => {
  const ends = cityPairs.map(({ cities }) => cities.map(({ slug }) => slug).sort());
  expect(new Set(ends.map(String)).size).toBe(40);
  for (const [one, other] of ends) expect(one).not.toBe(other);
});

it("has airports that exist, in the city or beside it", () => {
  // Cities of the airport data, where they have another name.
  const beside: Record<string, readonly string[]> = {
    delhi: ["New Delhi"],
    "new-york": ["Newark"],
  };
  const cities = new Map(cityPairs.flatMap((pair) => pair.cities.map((city) => [city.slug, city])));
  for (const { slug, name, airports } of cities.values())
    for (const iata of airports)
      expect([name, ...(beside[slug] ?? [])], iata).toContain(find(iata)?.city);
});

it("finds a pair by its address, and by any two of its airports in either direction", () => {
  const pair = pairOfSlug("new-york-delhi");
  expect(pair?.cities.map(({ name }) => name)).toEqual(["New York", "Delhi"]);
  expect(pairOfAirports("EWR", "DEL")).toBe(pair);
  expect(pairOfAirports("DEL", "JFK")).toBe(pair);
  expect(pairOfAirports("JFK", "EWR")).toBeUndefined();
  expect(pairOfSlug("delhi-new-york")).toBeUndefined();
  expect(pairOfSlug("constructor")).toBeUndefined();
});
