import { beforeEach, expect, test } from "vitest";
import { removeTexts, writeText } from "../../lib/session-storage";
import { placeFromCode, placeOf } from "../airport/place";
import { legAfter } from "../itinerary/leg-draft";
import { emptyDraft, readDraft, writeDraft } from "./draft";

const dubai = placeOf({
  iata: "DXB",
  name: "Dubai International",
  city: "Dubai",
  state: { abbr: "" },
  country: { name: "United Arab Emirates", code: "AE" },
  timeZone: "Asia/Dubai",
});
const leg = { from: dubai, to: placeFromCode("YYZ"), flight: "ek 241", travelDate: "2031-03-04" };
const draft = { itinerary: [leg, legAfter(leg)], seeking: "traveler", posts: true } as const;

beforeEach(() => removeTexts("searchDraft", "role"));

test("a draft is read as it was kept", () => {
  writeDraft({ ...draft, itinerary: [...draft.itinerary] });
  expect(readDraft()).toEqual(draft);
});

test("without a draft, an empty one looks for the opposite of the user's role", () => {
  expect(readDraft()).toEqual(emptyDraft());
  writeText("role", "flightaid");
  expect(readDraft().seeking).toBe("traveler");
});

test.each([
  ["no JSON", "{"],
  ["null", null],
  ["no legs", { ...draft, itinerary: [] }],
  ["a leg without a date", { ...draft, itinerary: [{ ...leg, travelDate: undefined }] }],
  ["a place without a text", { ...draft, itinerary: [{ ...leg, to: { iata: "YYZ" } }] }],
  [
    "an airport without a country",
    {
      ...draft,
      itinerary: [{ ...leg, from: { ...dubai, airport: { ...dubai.airport, country: "" } } }],
    },
  ],
  ["another role", { ...draft, seeking: "pilot" }],
  ["another choice", { ...draft, posts: "yes" }],
])("a draft of another version is left out: %s", (_, kept) => {
  writeText("searchDraft", typeof kept === "string" ? kept : JSON.stringify(kept));
  expect(readDraft()).toEqual(emptyDraft());
});
