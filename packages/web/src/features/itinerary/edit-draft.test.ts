import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { expect, test } from "vitest";
import { addDays, today } from "../../lib/calendar";
import { placeFromCode } from "../airport/place";
import { changesOf, draftFrom, type EditDraft, validateEdit } from "./edit-draft";

const soon = addDays(today(), 10);
const saved = (known: Partial<OwnItinerary> = {}): OwnItinerary => ({
  id: "trip",
  type: "flightaid",
  itinerary: [
    { sequence: 1, from: "YYZ", to: "DXB", travelDate: soon, flight: "EK-242" },
    { sequence: 2, from: "DXB", to: "BOM", travelDate: addDays(soon, 1) },
  ],
  addInfo: "I speak Hindi.",
  connect: "ask",
  createdAt: "2026-11-01T10:00:00.000Z",
  traveler: { uid: "u", email: "e", displayName: "Priya", phoneNumber: "+14165550134" },
  notify: { nearby: false },
  mine: true,
  ...known,
});
const edited = (changed: Partial<EditDraft> = {}, from = saved()) => ({
  ...draftFrom(from),
  ...changed,
});

test("unchanged fields are neither validated nor sent", () => {
  expect(validateEdit(edited(), saved())).toEqual({});
  expect(changesOf(edited(), saved())).toEqual({});
});

test("the owner can change the phone number although legs have been flown", () => {
  const flown = saved({
    itinerary: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: addDays(today(), -3) }],
  });
  const draft = edited({ phone: { country: "GB", number: "020 7946 0958" } }, flown);
  expect(validateEdit(draft, flown)).toEqual({});
  expect(changesOf(draft, flown)).toEqual({ traveler: { phoneNumber: "+442079460958" } });
});

test("the owner can change a leg that is ahead although another one has been flown", () => {
  const flown = { sequence: 1, from: "YYZ", to: "DXB", travelDate: addDays(today(), -3) };
  const begun = saved({ itinerary: [flown, { ...flown, sequence: 2, travelDate: soon }] });
  const [first, second] = draftFrom(begun).itinerary;
  if (!first || !second) throw new Error("There are two legs.");
  const changed = { ...second, flight: "EK-242" };
  expect(validateEdit(edited({ itinerary: [first, changed] }, begun), begun)).toEqual({});
  expect(
    validateEdit(edited({ itinerary: [{ ...first, flight: "EK-241" }, changed] }, begun), begun),
  ).toEqual({ "itinerary.0.travelDate": "Invalid Date." });
});

test("sends each changed field, in the server's format", () => {
  const draft = edited();
  const [first] = draft.itinerary;
  if (!first) throw new Error("There is a leg.");
  expect(changesOf({ ...draft, itinerary: [{ ...first, flight: "ek 0242" }] }, saved())).toEqual({
    itinerary: [{ sequence: 1, from: "YYZ", to: "DXB", travelDate: soon, flight: "EK-242" }],
  });
  expect(changesOf(edited({ addInfo: "  " }), saved())).toEqual({ addInfo: "" });
  expect(changesOf(edited({ connect: "open" }), saved())).toEqual({ connect: "open" });
  expect(changesOf(edited({ nearby: true }), saved())).toEqual({ notify: { nearby: true } });
});

test("a phone number that only looks different is not a change", () => {
  expect(changesOf(edited({ phone: { country: "CA", number: "416-555-0134" } }), saved())).toEqual(
    {},
  );
});

test("each invalid field has its message, under the path that the server would use", () => {
  const draft = edited({ phone: { country: "CA", number: "12" } });
  const [first, second] = draft.itinerary;
  if (!first || !second) throw new Error("There are two legs.");
  expect(
    validateEdit(
      {
        ...draft,
        itinerary: [first, { ...second, to: placeFromCode("DXB"), travelDate: "" }],
      },
      saved(),
    ),
  ).toEqual({
    "itinerary.1.to": "From and To must differ.",
    "itinerary.1.travelDate": "Invalid Date.",
    "traveler.phoneNumber": "Invalid Phone No.",
  });
});

test("an itinerary of an earlier version is open, as the server takes it; a traveler has no choice", () => {
  expect(draftFrom(saved({ connect: undefined })).connect).toBe("open");
  expect(draftFrom(saved({ type: "traveler", connect: undefined })).connect).toBeUndefined();
});
