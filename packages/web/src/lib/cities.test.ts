import { afterEach, expect, test, vi } from "vitest";
import { packCities } from "../../cities";
import { unpacked } from "./city-names";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("packed names are those that were packed", () => {
  const cities = {
    LHR: "Londres",
    CAI: "Le Caire",
    LGW: "Londres",
    DEL: "नई दिल्ली",
    NDJ: "N’Djaména",
  };
  expect(packCities(cities)).toBe("Le CaireCAI|LondresLHRLGW|N’DjaménaNDJ|नई दिल्लीDEL");
  expect(Object.fromEntries(unpacked(packCities(cities)))).toEqual(cities);
  expect(unpacked("").size).toBe(0);
});

const leg = { from: "LHR", fromCity: "London", to: "DEL", toCity: "New Delhi" };

test.each([
  ["en", "London", "New Delhi"],
  ["fr", "Londres", "New Delhi"],
  ["hi", "लंदन", "नई दिल्ली"],
])("a page in %s shows %s and %s", async (language, fromCity, toCity) => {
  vi.stubEnv("VITE_LANGUAGE", language);
  const { loadCities } = await import("./cities");
  const answer = { itinerary: [leg] };
  const names = await loadCities();
  expect(names?.renameLegs(answer) ?? answer).toEqual({
    itinerary: [{ ...leg, fromCity, toCity }],
  });
});
