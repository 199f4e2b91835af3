import { expect, test } from "vitest";
import { legRoute, routeOf, titleOfTrip } from "./trip-title";

const out = {
  sequence: 1,
  from: "YYZ",
  fromCity: "Toronto",
  to: "DXB",
  toCity: "Dubai",
  travelDate: "2026-12-12",
};
const on = { ...out, sequence: 2, from: "DXB", fromCity: "Dubai", to: "BOM", toCity: "Mumbai" };
const back = { ...out, sequence: 2, from: "DXB", fromCity: "Dubai", to: "YYZ", toCity: "Toronto" };

test("a trip is named by its cities and its date, and by the year only where it is another one", () => {
  expect(titleOfTrip([out], "2026-11-22", "en-US")).toBe("Toronto to Dubai, Dec 12");
  expect(titleOfTrip([{ ...out, travelDate: "2027-01-02" }], "2026-11-22", "en-US")).toBe(
    "Toronto to Dubai, Jan 2, 2027",
  );
});

test("a flight that is not booked is named by all days on which it may be", () => {
  const open = { ...out, booked: false as const, until: "2026-12-23" };
  expect(titleOfTrip([open], "2026-11-22", "en-US")).toBe("Toronto to Dubai, Dec 12 to Dec 23");
  expect(titleOfTrip([{ ...open, until: "2027-01-01" }], "2026-11-22", "en-US")).toBe(
    "Toronto to Dubai, Dec 12 to Jan 1, 2027",
  );
});

test("a trip with a change of planes is named by both ends, a round trip by its way out", () => {
  expect(routeOf([out, on])).toBe("Toronto to Mumbai");
  expect(routeOf([out, back])).toBe("Toronto to Dubai");
});

test("an airport without a known city is named by its code", () => {
  expect(legRoute({ from: "YYZ", to: "BOM" })).toBe("YYZ to BOM");
});
