import { expect, test } from "vitest";
import { formatInstant } from "./instant";

test("an instant is shown with its day and time in a time zone", () => {
  const instant = "2025-11-25T03:05:00.000Z";
  expect(formatInstant(instant, "UTC")).toBe("Tue 25 Nov 2025, 03:05");
  expect(formatInstant(instant, "America/Toronto")).toBe("Mon 24 Nov 2025, 22:05");
});

test("midnight is the start of a day", () => {
  expect(formatInstant("2025-11-25T00:00:00.000Z", "UTC")).toBe("Tue 25 Nov 2025, 00:00");
});

test("text that is no instant stays as it is", () => {
  expect(formatInstant("soon")).toBe("soon");
});
