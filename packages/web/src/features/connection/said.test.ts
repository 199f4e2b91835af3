import type { Journey, TapKind } from "@flightaides/core/journey/contract.ts";
import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { reviewsAfter, saidOf } from "./said";

const report = { at: "2031-03-05T00:00:00.000Z", until: "2031-03-08T00:00:00.000Z" };
const contradicted = { ...report, contradictedAt: report.at };
const paid = newConnection({ state: "paid" });
const tapped = (kind: TapKind, by: "me" | "them"): Journey => ({
  legs: [],
  steps: [
    {
      kind,
      leg: 1,
      airport: "DXB",
      timeZone: "Asia/Dubai",
      from: report.at,
      until: report.until,
      tap: { at: report.at, by },
    },
  ],
  until: report.until,
});
const flightaid = newConnection({ state: "paid", role: "flightaid" });

test.each([
  ["nothing", paid, undefined],
  ["a review", { ...paid, reviews: { mine: { again: "no" as const } } }, "flown"],
  ["no trip", { ...paid, reviews: { mine: { again: "no-trip" as const } } }, "not-flown"],
  ["did not meet", { ...paid, didNotMeet: report }, "not-flown"],
  ["did not meet, of the other", { ...flightaid, didNotMeet: report }, undefined],
  ["a contradiction", { ...flightaid, didNotMeet: contradicted }, "flown"],
  [
    "cancelled by the airline",
    { ...flightaid, airline: { ...report, by: "me" as const } },
    "not-flown",
  ],
  ["the same, of the other", { ...paid, airline: { ...report, by: "them" as const } }, undefined],
  ["a tap that they met", { ...paid, journey: tapped("met", "me") }, "flown"],
  ["that tap of the other", { ...paid, journey: tapped("met", "them") }, undefined],
  ["a tap of the flight only", { ...paid, journey: tapped("landed", "me") }, undefined],
  [
    "having met, before the airline cancelled",
    { ...paid, journey: tapped("met", "me"), airline: { ...report, by: "me" as const } },
    "not-flown",
  ],
  ["its contradiction", { ...paid, airline: { ...contradicted, by: "them" as const } }, "flown"],
])("after %s", (_, connection, said) => {
  expect(saidOf(connection)).toBe(said);
});

test("a review can't contradict what was said before", () => {
  expect(reviewsAfter(undefined)).toEqual(["yes", "no", "no-trip"]);
  expect(reviewsAfter("flown")).toEqual(["yes", "no"]);
  expect(reviewsAfter("not-flown")).toEqual(["no-trip"]);
});
