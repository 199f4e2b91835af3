import { expect, test } from "vitest";
import { reviewsAfter } from "./possible-reviews";

test("a review can't contradict what was said before", () => {
  expect(reviewsAfter(undefined)).toEqual(["yes", "no", "no-trip"]);
  expect(reviewsAfter(true)).toEqual(["yes", "no"]);
  expect(reviewsAfter(false)).toEqual(["no-trip"]);
});
