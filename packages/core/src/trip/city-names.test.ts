import { expect, test } from "vitest";
import { withCityNames } from "./city-names";

const cityOf = (iata: string) => ({ LHR: "Londres", CAI: "Le Caire" })[iata];

test("cities of legs are renamed wherever they stand, by their airports", () => {
  const leg = {
    from: "LHR",
    fromCity: "London",
    to: "CAI",
    toCity: "Cairo",
    travelDate: "2027-01-02",
  };
  expect(
    withCityNames({ items: [{ itinerary: [leg] }], match: { legs: [{ mine: leg }] } }, cityOf),
  ).toEqual({
    items: [{ itinerary: [{ ...leg, fromCity: "Londres", toCity: "Le Caire" }] }],
    match: { legs: [{ mine: { ...leg, fromCity: "Londres", toCity: "Le Caire" } }] },
  });
});

test.each([
  [{ from: "YYZ", fromCity: "Toronto" }],
  [{ from: "LHR", to: "CAI" }],
  [{ from: "LHR", fromCity: undefined }],
  [{ fromCity: "London" }],
  [null],
  [undefined],
  ["LHR"],
  [[1, true, null]],
])("%j stays as it is", (value) => {
  expect(withCityNames(value, cityOf)).toEqual(value);
});
