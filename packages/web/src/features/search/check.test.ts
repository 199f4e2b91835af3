import { expect, test } from "vitest";
import { addDays, today } from "../../lib/calendar";
import { placeFromCode } from "../airport/place";
import { check, legsOf, phoneOf } from "./check";
import { type Draft, emptyDraft, legAfter } from "./draft";

const airport = (iata: string, code: string, timeZone: string) => ({
  ...placeFromCode(iata),
  airport: {
    iata,
    name: "",
    city: "",
    state: { abbr: "" },
    country: { name: "", code },
    timeZone,
  },
});

const good = (): Draft => ({
  ...emptyDraft("flightaid"),
  itinerary: [
    {
      from: airport("YYZ", "CA", "America/Toronto"),
      to: placeFromCode("DXB"),
      flight: "ek 0242",
      travelDate: today("America/Toronto"),
    },
  ],
  phoneNumber: "416 555 0134",
  terms: true,
});

test("a good draft has no errors, and its flight and phone come out in the stored form", () => {
  const draft = good();
  expect(check(draft)).toEqual({});
  expect(legsOf(draft)).toMatchObject([{ sequence: 1, from: "YYZ", to: "DXB", flight: "EK-242" }]);
  expect(phoneOf(draft)).toBe("+14165550134");
});

test("an empty draft has one message for each field", () => {
  expect(check(emptyDraft("traveler"))).toEqual({
    "itinerary.0.from": "Choose an airport.",
    "itinerary.0.to": "Choose an airport.",
    "itinerary.0.travelDate": "Invalid Date.",
    phoneNumber: "Invalid Phone No.",
    terms: "Please agree to the terms to go on.",
  });
});

test("the date is judged at the origin airport, up to 400 days ahead", () => {
  const at = (travelDate: string) => {
    const draft = good();
    const leg = draft.itinerary[0] ?? legAfter();
    return check({ ...draft, itinerary: [{ ...leg, travelDate }] })["itinerary.0.travelDate"];
  };
  const now = today("America/Toronto");
  expect(at(addDays(now, -1))).toBe("Invalid Date.");
  expect(at(now)).toBeUndefined();
  expect(at(addDays(now, 400))).toBeUndefined();
  expect(at(addDays(now, 401))).toBe("Invalid Date.");
});

test("the same two ends are told even beside another mistake", () => {
  const draft = good();
  const leg = draft.itinerary[0] ?? legAfter();
  expect(
    check({ ...draft, itinerary: [{ ...leg, to: placeFromCode("yyz"), flight: "?" }] }),
  ).toEqual({
    "itinerary.0.to": "From and To must differ.",
    "itinerary.0.flight": "Invalid Flight No.",
  });
});

test("without an origin's country a phone number needs its own", () => {
  const draft = good();
  const leg = draft.itinerary[0] ?? legAfter();
  const abroad = { ...draft, itinerary: [{ ...leg, from: placeFromCode("YYZ") }] };
  expect(phoneOf(abroad)).toBeUndefined();
  expect(phoneOf({ ...abroad, phoneNumber: "+1 416 555 0134" })).toBe("+14165550134");
});
