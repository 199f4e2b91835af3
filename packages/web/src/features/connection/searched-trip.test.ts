import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { expect, test } from "vitest";
import { isPosted, searchedTrip } from "./searched-trip";

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" };
const searched = {
  itinerary: [leg],
  role: "traveler" as const,
  addInfo: "Speaks Tamil.",
  phoneNumber: "+14165550134",
};
const found = [
  {
    id: "chosen",
    type: "flightaid" as const,
    itinerary: [leg],
    createdAt: "2031-01-01T00:00:00.000Z",
    traveler: { displayName: "P****" },
    match: { tier: "same-flight" as const, score: 1, dayOffset: 0, distanceKm: 0, legs: [] },
  },
];
const choice = { itineraryId: "chosen", role: "traveler" as const };
const today = "2031-03-01";

test("what found the chosen itinerary is passed along", () => {
  expect(searchedTrip(choice, searched, found, today)).toEqual({
    itinerary: [leg],
    addInfo: "Speaks Tamil.",
    phoneNumber: "+14165550134",
  });
  expect(searchedTrip(choice, { ...searched, addInfo: "", phoneNumber: "" }, found, today)).toEqual(
    { itinerary: [leg] },
  );
});

test("a search in the other role, one for another trip, a past one and none are not", () => {
  expect(searchedTrip({ ...choice, role: "flightaid" }, searched, found, today)).toBeUndefined();
  expect(searchedTrip({ ...choice, itineraryId: "x" }, searched, found, today)).toBeUndefined();
  expect(searchedTrip(choice, searched, null, today)).toBeUndefined();
  expect(searchedTrip(choice, searched, found, "2031-03-05")).toBeUndefined();
  expect(searchedTrip(choice, null, found, today)).toBeUndefined();
});

test("a flightaid's trip is passed along from any list: the server checks that it matches", () => {
  const offered = { ...searched, role: "flightaid" as const };
  expect(searchedTrip({ itineraryId: "x", role: "flightaid" }, offered, null, today)).toMatchObject(
    {
      itinerary: [leg],
    },
  );
});

test("a trip is posted when one itinerary of the same role has all its legs", () => {
  const onward = { ...leg, sequence: 2, from: "YYZ", to: "YVR", flight: undefined };
  const posted = (changed: Partial<OwnItinerary>) => [
    { type: "traveler", itinerary: [leg, onward], ...changed } as OwnItinerary,
  ];
  expect(isPosted({ itinerary: [leg] }, "traveler", posted({}))).toBe(true);
  expect(isPosted({ itinerary: [leg, onward] }, "traveler", posted({ itinerary: [leg] }))).toBe(
    false,
  );
  const later = { ...leg, travelDate: "2031-03-05" };
  expect(isPosted({ itinerary: [later] }, "traveler", posted({}))).toBe(false);
  expect(isPosted({ itinerary: [leg] }, "flightaid", posted({}))).toBe(false);
});
