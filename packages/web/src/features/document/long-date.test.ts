import { expect, test } from "vitest";
import { formatLongDate } from "./long-date";

test("a date in running text is that of the language, not of the reader", () => {
  expect(formatLongDate("2020-06-26")).toBe("June 26, 2020");
  expect(formatLongDate("2020-06-26", "fr")).toBe("26 juin 2020");
  expect(formatLongDate("2020-06-26", "hi")).toBe("26 जून 2020");
});
