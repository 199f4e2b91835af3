import { expect, test } from "vitest";
import { formatDeadline, formatInstant } from "./instant";

/** Intl separates the time of day by a narrow space. */
const plain = (text: string) => text.replace(/\s/g, " ");

test("an instant is shown with its day and time in a time zone, as the reader writes them", () => {
  const instant = "2025-11-25T03:05:00.000Z";
  expect(plain(formatInstant(instant, "UTC", "en-US"))).toBe("Tue, Nov 25, 2025, 3:05 AM");
  expect(plain(formatInstant(instant, "America/Toronto", "en-US"))).toBe(
    "Mon, Nov 24, 2025, 10:05 PM",
  );
  expect(plain(formatInstant(instant, "America/Toronto", "de"))).toBe("Mo., 24. Nov. 2025, 22:05");
});

test("the time of day has no full stops, as it can end a sentence", () => {
  expect(plain(formatInstant("2025-11-25T18:02:00.000Z", "UTC", "en-CA"))).toBe(
    "Tue, Nov 25, 2025, 6:02 pm",
  );
});

test("text that is no instant stays as it is", () => {
  expect(formatInstant("soon")).toBe("soon");
});

test("a deadline is told at a place, with the name of its time zone", () => {
  const instant = "2025-11-25T03:05:00.000Z";
  expect(plain(formatDeadline(instant, "America/Toronto", "en-US"))).toBe(
    "Mon, Nov 24, 2025, 10:05 PM Eastern Standard Time",
  );
  expect(plain(formatDeadline(instant, "Asia/Kolkata", "en-US"))).toBe(
    "Tue, Nov 25, 2025, 8:35 AM India Standard Time",
  );
});
