import { expect, it } from "vitest";
import { inPunjabi } from "./date-format";

const inIndia = (fields: Intl.DateTimeFormatOptions, date: Date) =>
  inPunjabi(new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", ...fields }).format(date));

it.each(["short", "long"] as const)("has a Punjabi name for each %s month and weekday", (form) => {
  for (let month = 0; month < 12; month++)
    expect(inIndia({ month: form }, new Date(Date.UTC(2026, month)))).toMatch(/^[\u0A00-\u0A7F]+$/);
  for (let day = 1; day <= 7; day++)
    expect(inIndia({ weekday: form }, new Date(Date.UTC(2026, 10, day)))).toMatch(
      /^[\u0A00-\u0A7F]+$/,
    );
});

it("replaces the names in a date, and nothing else", () => {
  const date = new Date("2026-09-30T03:05:00Z");
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  expect(inIndia(day, date)).toBe("ਬੁੱਧ, 30 ਸਤੰਬਰ, 2026");
  expect(inIndia({ month: "long", year: "numeric" }, date)).toBe("ਸਤੰਬਰ 2026");
  expect(
    inIndia({ ...day, hour: "numeric", timeZone: "Pacific/Marquesas", timeZoneName: "long" }, date),
  ).toMatch(/^ਮੰਗਲ, 29 ਸਤੰਬਰ, 2026.* Marquesas Time$/);
});
