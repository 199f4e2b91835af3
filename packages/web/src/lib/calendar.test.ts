import { expect, test } from "vitest";
import { addDays, formatDate, today } from "./calendar";

test("today is the local day at the airport", () => {
  const instant = new Date("2026-03-01T10:30:00Z");
  expect(today("Pacific/Auckland", instant)).toBe("2026-03-01");
  expect(today("Pacific/Kiritimati", instant)).toBe("2026-03-02");
  expect(today("Pacific/Honolulu", instant)).toBe("2026-03-01");
  expect(today("Pacific/Honolulu", new Date("2026-03-01T09:59:00Z"))).toBe("2026-02-28");
});

test("addDays crosses months, years and daylight saving changes", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

test("a date is formatted independently of the viewer's time zone", () => {
  const zone = process.env.TZ;
  for (const viewer of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
    process.env.TZ = viewer;
    expect(formatDate("2026-12-12", "en-US")).toBe("Sat, Dec 12, 2026");
    expect(formatDate("2026-12-12", "en-GB")).toMatch(/^Sat,? 12 Dec 2026$/);
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(formatDate("soon")).toBe("soon");
});
