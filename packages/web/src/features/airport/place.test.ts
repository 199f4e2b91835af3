import type { Airport } from "@flightaides/core/airport/contract.ts";
import { expect, test, vi } from "vitest";
import { typedAirport } from "./place";

const airport = (iata: string, city: string): Airport => ({
  iata,
  name: `${city} Airport`,
  city,
  state: { abbr: "" },
  country: { name: "", code: "" },
  timeZone: "UTC",
});
const found = [airport("TOR", "Torrington"), airport("YYZ", "Toronto")];

test.each([
  ["tor", undefined],
  ["Tor", undefined],
  ["TOR", "TOR"],
  [" yyz ", "YYZ"],
  ["YYZ", "YYZ"],
  ["xyz", undefined],
])("%j is the code of %j", (text, iata) => {
  expect(typedAirport(text, found)?.iata).toBe(iata);
});

test.each([
  ["en", "Cairo (CAI)", "Cairo", "Egypt"],
  ["fr", "Le Caire (CAI)", "Le Caire", "Égypte"],
  ["hi", "काहिरा (CAI)", "काहिरा", "मिस्र"],
])("a chosen airport in %s is %s", async (language, text, city, country) => {
  vi.stubEnv("VITE_LANGUAGE", language);
  vi.resetModules();
  const { loadCities } = await import("../../lib/cities");
  const { placeOf } = await import("./place");
  await loadCities();
  const cairo = { ...airport("CAI", "Cairo"), country: { name: "Egypt", code: "EG" } };
  expect(placeOf(cairo)).toMatchObject({
    text,
    iata: "CAI",
    airport: { city, country: { name: country, code: "EG" } },
  });
  vi.unstubAllEnvs();
});
