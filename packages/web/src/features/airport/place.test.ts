import type { Airport } from "@flightaides/core/airport/contract.ts";
import { expect, test } from "vitest";
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
