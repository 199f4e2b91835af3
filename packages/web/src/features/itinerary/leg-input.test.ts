import { expect, test } from "vitest";
import { addDays, today } from "../../lib/calendar";
import { placeFromCode } from "../airport/place";
import { type DraftLeg, legAfter, legsFor } from "./leg-draft";
import { legsOf, validateLegs } from "./leg-input";

const toronto = {
  ...placeFromCode("YYZ"),
  airport: {
    iata: "YYZ",
    name: "",
    city: "",
    state: { abbr: "" },
    country: { name: "", code: "CA" },
    timeZone: "America/Toronto",
  },
};

const leg = (changed: Partial<DraftLeg> = {}): DraftLeg => ({
  from: toronto,
  to: placeFromCode("DXB"),
  flight: "ek 0242",
  travelDate: today("America/Toronto"),
  ...changed,
});

test("a valid leg has no errors; its flight is normalised", () => {
  expect(validateLegs([leg()])).toEqual({});
  expect(legsOf([leg()])).toMatchObject([
    { sequence: 1, from: "YYZ", to: "DXB", flight: "EK-242" },
  ]);
});

test("a leg that is not booked is sent with its days and without a flight number", () => {
  const first = today("America/Toronto");
  const days = (count: number) => leg({ booked: false, until: addDays(first, count) });
  const [sent] = legsOf([days(20)]);
  expect(sent).toMatchObject({ booked: false, travelDate: first, until: addDays(first, 20) });
  expect(sent?.flight).toBeUndefined();
  for (const count of [-1, 21])
    expect(validateLegs([days(count)])).toEqual({ "itinerary.0.until": "Invalid Date." });
  expect(validateLegs([leg({ booked: false, travelDate: "", until: "" })])).toEqual({
    "itinerary.0.travelDate": "Invalid Date.",
    "itinerary.0.until": "Invalid Date.",
  });
  const flightaid = legsOf(legsFor("flightaid", [days(20)]));
  expect(flightaid).toMatchObject([{ flight: "EK-242" }]);
  expect(flightaid[0]).not.toHaveProperty("until");
});

test("a window that has begun is valid until its last day", () => {
  const now = today("America/Toronto");
  const window = (from: number, to: number) =>
    validateLegs([leg({ booked: false, travelDate: addDays(now, from), until: addDays(now, to) })]);
  expect(window(-5, 0)).toEqual({});
  expect(window(-5, 10)).toEqual({});
  expect(window(-5, -1)).toEqual({ "itinerary.0.until": "Invalid Date." });
  expect(window(-12, 10)).toEqual({ "itinerary.0.until": "Invalid Date." });
});

test("an empty leg has one message for each field", () => {
  expect(validateLegs([legAfter()])).toEqual({
    "itinerary.0.from": "Choose an airport.",
    "itinerary.0.to": "Choose an airport.",
    "itinerary.0.travelDate": "Invalid Date.",
  });
});

test("a travel date is valid from today at the origin airport to 400 days ahead", () => {
  const at = (travelDate: string) => validateLegs([leg({ travelDate })])["itinerary.0.travelDate"];
  const now = today("America/Toronto");
  expect(at(addDays(now, -1))).toBe("Invalid Date.");
  expect(at(now)).toBeUndefined();
  expect(at(addDays(now, 400))).toBeUndefined();
  expect(at(addDays(now, 401))).toBe("Invalid Date.");
});

test("identical airports are reported together with other errors", () => {
  expect(validateLegs([leg({ to: placeFromCode("yyz"), flight: "?" })])).toEqual({
    "itinerary.0.to": "From and To must differ.",
    "itinerary.0.flight": "Invalid Flight No.",
  });
});

test("an airport that was typed but not chosen is not guessed", () => {
  const typed = { text: "tor", airport: null, iata: "" };
  expect(validateLegs([leg({ from: typed, to: typed, travelDate: "" })])).toEqual({
    "itinerary.0.from": "Choose an airport from the list.",
    "itinerary.0.to": "Choose an airport from the list.",
    "itinerary.0.travelDate": "Invalid Date.",
  });
});

test("the legs of a search have the cities of the chosen airports", () => {
  const from = { ...toronto, airport: { ...toronto.airport, city: "Toronto" } };
  const [shown] = legsOf([leg({ from })]);
  expect(shown).toMatchObject({ from: "YYZ", fromCity: "Toronto", to: "DXB" });
  expect(shown).not.toHaveProperty("toCity");
});
