import { expect, test } from "vitest";
import { firstWeekday, weeksFrom } from "./weeks";

test.each([
  ["en-CA", 7],
  ["en-US", 7],
  ["hi-IN", 7],
  ["fr-FR", 1],
])("a week in %s starts on day %i", (tag, day) => {
  expect(firstWeekday(tag)).toBe(day);
});

test.each([
  // 2026-11-24 is a Tuesday.
  ["2026-11-24", 7, "2026-11-22"],
  ["2026-11-24", 1, "2026-11-23"],
  ["2026-11-22", 7, "2026-11-22"],
  ["2026-11-22", 1, "2026-11-16"],
  ["2027-01-01", 6, "2026-12-26"],
])("the week of %s that starts on day %i begins on %s", (date, firstDay, start) => {
  const weeks = weeksFrom(date, firstDay, 6);
  expect(weeks).toHaveLength(6);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe(start);
  expect(new Set(weeks.flat()).size).toBe(42);
});
