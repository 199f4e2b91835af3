import { expect, test } from "vitest";
import { answerFrom, isCancelling, isReport, returnPath, targetFrom } from "./connect-target";

const link = new URLSearchParams(
  "itinerary=abc&from=DXB&to=YYZ&travelDate=2031-03-04&flight=EK-241&role=traveler" +
    "&requestedEmail=x%40example.test&displayName=Asha&phoneNumber=%2B1416&addInfo=hello",
);

test("a mail's link gives the itinerary, the reader's role and the trip; personal data is dropped", () => {
  expect(targetFrom(link, null)).toEqual({
    itineraryId: "abc",
    role: "traveler",
    legs: [{ sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04", flight: "EK-241" }],
  });
  expect(returnPath(link)).toBe(
    "/connect?itinerary=abc&from=DXB&to=YYZ&travelDate=2031-03-04&flight=EK-241&role=traveler",
  );
});

test("a link with invalid parameters still gives the itinerary", () => {
  expect(targetFrom(new URLSearchParams("itinerary=abc&role=pilot&from=DX"), null)).toEqual({
    itineraryId: "abc",
    role: undefined,
    legs: [],
  });
});

test("a link takes precedence over the chosen itinerary", () => {
  const leg = { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-04" };
  const chosen = {
    id: "def",
    type: "flightaid" as const,
    itinerary: [leg],
    createdAt: "2031-01-01T00:00:00.000Z",
    traveler: { displayName: "P****" },
  };
  expect(targetFrom(link, chosen)?.itineraryId).toBe("abc");
  expect(targetFrom(new URLSearchParams(), chosen)).toEqual({
    itineraryId: "def",
    type: "flightaid",
    displayName: "P****",
    legs: [leg],
  });
  expect(targetFrom(new URLSearchParams(), null)).toBeUndefined();
  expect(returnPath(new URLSearchParams())).toBe("/connect");
});

test("a link may propose an answer, which survives the sign-in", () => {
  const query = new URLSearchParams("connection=c1&answer=no");
  expect(answerFrom(query)).toBe("no");
  expect(returnPath(query)).toBe("/connect?connection=c1&answer=no");
  expect(answerFrom(new URLSearchParams("connection=c1&answer=maybe"))).toBeUndefined();
  expect(answerFrom(new URLSearchParams("connection=c1"))).toBeUndefined();
});

test("a link may open the question whether to cancel, also after the sign-in", () => {
  const query = new URLSearchParams("connection=c1&cancel=yes");
  expect(isCancelling(query)).toBe(true);
  expect(returnPath(query)).toBe("/connect?connection=c1&cancel=yes");
  expect(isCancelling(new URLSearchParams("connection=c1&cancel=no"))).toBe(false);
});

test("a link may lead to a report, which survives the sign-in", () => {
  const query = new URLSearchParams("connection=c1&report=yes");
  expect(isReport(query)).toBe(true);
  expect(returnPath(query)).toBe("/connect?connection=c1&report=yes");
  expect(isReport(new URLSearchParams("connection=c1"))).toBe(false);
});
