import { expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { reviewsAfter, saidOf } from "./said";

const report = { at: "2031-03-05T00:00:00.000Z", until: "2031-03-08T00:00:00.000Z" };
const contradicted = { ...report, contradictedAt: report.at };
const paid = newConnection({ state: "paid" });
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
  ["its contradiction", { ...paid, airline: { ...contradicted, by: "them" as const } }, "flown"],
])("after %s", (_, connection, said) => {
  expect(saidOf(connection)).toBe(said);
});

test("a review can't contradict what was said before", () => {
  expect(reviewsAfter(undefined)).toEqual(["yes", "no", "no-trip"]);
  expect(reviewsAfter("flown")).toEqual(["yes", "no"]);
  expect(reviewsAfter("not-flown")).toEqual(["no-trip"]);
});
