import { expect, test, vi } from "vitest";
import { addDays, today } from "../../lib/calendar";
import { placeFromCode } from "../airport/place";
import { legAfter } from "../itinerary/leg-draft";
import { type Draft, emptyDraft } from "./draft";
import { legsOf, validate } from "./validate";

vi.stubGlobal("navigator", { languages: ["en-CA"] });

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

const valid = (): Draft => ({
  ...emptyDraft("flightaid"),
  itinerary: [
    {
      from: airport("YYZ", "CA", "America/Toronto"),
      to: placeFromCode("DXB"),
      flight: "ek 0242",
      travelDate: today("America/Toronto"),
    },
  ],
  phone: { country: "CA", number: "416 555 0134" },
  terms: true,
});

test("a valid draft has no errors; its flight is normalised", () => {
  const draft = valid();
  expect(validate(draft, true)).toEqual({});
  expect(legsOf(draft)).toMatchObject([{ sequence: 1, from: "YYZ", to: "DXB", flight: "EK-242" }]);
});

test("an empty draft has one message per field", () => {
  expect(validate(emptyDraft("flightaid"), true)).toEqual({
    "itinerary.0.from": "Choose an airport.",
    "itinerary.0.to": "Choose an airport.",
    "itinerary.0.travelDate": "Invalid Date.",
    phoneNumber: "Invalid Phone No.",
    terms: "Please agree to the terms to go on.",
  });
});

test("a travel date is valid from today at the origin airport to 400 days ahead", () => {
  const at = (travelDate: string) => {
    const draft = valid();
    const leg = draft.itinerary[0] ?? legAfter();
    return validate({ ...draft, itinerary: [{ ...leg, travelDate }] }, true)[
      "itinerary.0.travelDate"
    ];
  };
  const now = today("America/Toronto");
  expect(at(addDays(now, -1))).toBe("Invalid Date.");
  expect(at(now)).toBeUndefined();
  expect(at(addDays(now, 400))).toBeUndefined();
  expect(at(addDays(now, 401))).toBe("Invalid Date.");
});

test("identical airports are reported together with other errors", () => {
  const draft = valid();
  const leg = draft.itinerary[0] ?? legAfter();
  expect(
    validate({ ...draft, itinerary: [{ ...leg, to: placeFromCode("yyz"), flight: "?" }] }, true),
  ).toEqual({
    "itinerary.0.to": "From and To must differ.",
    "itinerary.0.flight": "Invalid Flight No.",
  });
});

test("an airport that was typed and not chosen is not guessed", () => {
  const draft = valid();
  const leg = draft.itinerary[0] ?? legAfter();
  const typed = (text: string) => ({ text, airport: null, iata: "" });
  expect(
    validate(
      {
        ...draft,
        itinerary: [{ ...leg, from: typed("tor"), to: typed("tor"), travelDate: "" }],
      },
      true,
    ),
  ).toEqual({
    "itinerary.0.from": "Choose an airport from the list.",
    "itinerary.0.to": "Choose an airport from the list.",
    "itinerary.0.travelDate": "Invalid Date.",
  });
});

test("the legs of a search have the cities of the chosen airports", () => {
  const draft = valid();
  const leg = draft.itinerary[0] ?? legAfter();
  const from = airport("YYZ", "CA", "America/Toronto");
  const chosen = { ...from, airport: { ...from.airport, city: "Toronto" } };
  const [shown] = legsOf({ ...draft, itinerary: [{ ...leg, from: chosen }] });
  expect(shown).toMatchObject({ from: "YYZ", fromCity: "Toronto", to: "DXB" });
  expect(shown).not.toHaveProperty("toCity");
});

test("a phone number is one of the chosen country, wherever the trip begins", () => {
  const draft = valid();
  const leg = draft.itinerary[0] ?? legAfter();
  const abroad = { ...draft, itinerary: [{ ...leg, from: airport("ATQ", "IN", "Asia/Kolkata") }] };
  expect(validate(abroad, true)).toEqual({});
  expect(validate({ ...abroad, phone: { country: "IN", number: "12" } }, true)).toEqual({
    phoneNumber: "Invalid Phone No.",
  });
});

test("a flightaid chooses how families may connect, where the search is registered", () => {
  const offer: Draft = { ...valid(), seeking: "traveler" };
  expect(validate(offer, true)).toEqual({
    connect: "Choose how families may connect with you.",
  });
  expect(validate({ ...offer, connect: "ask" }, true)).toEqual({});
  expect(validate(offer, false)).toEqual({});
  expect(validate(valid(), true)).toEqual({});
});
