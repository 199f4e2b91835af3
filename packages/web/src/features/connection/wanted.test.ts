import { expect, test } from "vitest";
import { pathTo, wantedFrom } from "./wanted";

const link = new URLSearchParams(
  "itinerary=abc&from=DXB&to=YYZ&travelDate=2031-03-04&flight=EK-241&role=traveler" +
    "&requestedEmail=x%40example.test&displayName=Asha&phoneNumber=%2B1416&addInfo=hello",
);

test("a mail's link names the itinerary, the reader's role and the trip, and nobody", () => {
  expect(wantedFrom(link, null)).toEqual({
    itineraryId: "abc",
    role: "traveler",
    legs: [{ sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" }],
  });
  expect(pathTo(link)).toBe(
    "/connect?itinerary=abc&from=DXB&to=YYZ&travelDate=2031-03-04&flight=EK-241&role=traveler",
  );
});

test("a link somebody has cut still names the itinerary", () => {
  expect(wantedFrom(new URLSearchParams("itinerary=abc&role=pilot&from=DX"), null)).toEqual({
    itineraryId: "abc",
    role: undefined,
    legs: [],
  });
});

test("a link outweighs what was chosen before, which counts without one", () => {
  const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" };
  const chosen = {
    id: "def",
    type: "flightaid" as const,
    itinerary: [leg],
    createdAt: "2031-01-01T00:00:00.000Z",
    traveler: { displayName: "P****" },
  };
  expect(wantedFrom(link, chosen)?.itineraryId).toBe("abc");
  expect(wantedFrom(new URLSearchParams(), chosen)).toEqual({
    itineraryId: "def",
    type: "flightaid",
    displayName: "P****",
    legs: [leg],
  });
  expect(wantedFrom(new URLSearchParams(), null)).toBeUndefined();
  expect(pathTo(new URLSearchParams())).toBe("/connect");
});
