import type { MatchedItinerary } from "@flightaides/core/matching/contract.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { request } from "../../lib/api";
import { readSession, removeSession, type SessionValue, writeSession } from "../../lib/session";
import { searchAgain } from "./search-again";

vi.mock("../../lib/api");

const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2026-12-05", flight: "ZZ-1" };
const searched: SessionValue<"searched"> = {
  itinerary: [leg],
  role: "traveler",
  addInfo: "",
  phoneNumber: "",
  saved: { id: "mine", fresh: false },
  truncated: true,
};
const match = (id: string): MatchedItinerary => ({
  id,
  type: "flightaid",
  itinerary: [leg],
  createdAt: "2026-11-01T10:00:00.000Z",
  traveler: { displayName: "P****" },
  match: { tier: "same-day", score: 1, dayOffset: 0, distanceKm: 0, legs: [] },
});

beforeEach(() => {
  removeSession("searched", "searchResponse");
  vi.mocked(request).mockReset();
});

test("the matches of this tab are updated to those that are possible now", async () => {
  writeSession("searched", searched);
  writeSession("searchResponse", [match("blocked"), match("other")]);
  vi.mocked(request).mockResolvedValue({
    output: [match("other")],
    next: undefined,
    created: false,
    truncated: false,
  });
  await searchAgain();
  expect(vi.mocked(request).mock.calls[0]?.[1]).toEqual({
    searchType: "PROXIMAL",
    type: "flightaid",
    itinerary: [leg],
    confirmedAirlines: ["ZZ"],
    posted: true,
  });
  expect(readSession("searchResponse")).toEqual([match("other")]);
  const { truncated, ...rest } = searched;
  expect(readSession("searched")).toEqual(rest);
});

test("a search that was made meanwhile is not overwritten", async () => {
  writeSession("searched", searched);
  const later = { ...searched, itinerary: [{ ...leg, to: "BOM" }] };
  vi.mocked(request).mockImplementation(() => {
    writeSession("searched", later);
    writeSession("searchResponse", [match("later")]);
    return Promise.resolve({
      output: [match("other")],
      next: undefined,
      created: false,
      truncated: false,
    });
  });
  await searchAgain();
  expect(readSession("searched")).toEqual(later);
  expect(readSession("searchResponse")).toEqual([match("later")]);
});

test("without a search there is nothing to repeat", async () => {
  await searchAgain();
  expect(request).not.toHaveBeenCalled();
});
