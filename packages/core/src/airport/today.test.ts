import { describe, expect, it } from "vitest";
import { startOfDay, today } from "./today";

describe("today", () => {
  it.each([
    ["AKL", "2026-07-02"],
    ["HND", "2026-07-02"],
    ["LHR", "2026-07-01"],
    ["LAX", "2026-07-01"],
    ["PPG", "2026-07-01"],
    ["APW", "2026-07-02"],
  ])("is the local date at %s", (iata, date) => {
    expect(today(iata, new Date("2026-07-01T20:30:00Z"))).toBe(date);
  });

  it("changes at local midnight, in winter and in summer", () => {
    expect(today("YYZ", new Date("2026-01-15T04:59:59Z"))).toBe("2026-01-14");
    expect(today("YYZ", new Date("2026-01-15T05:00:00Z"))).toBe("2026-01-15");
    expect(today("YYZ", new Date("2026-07-15T03:59:59Z"))).toBe("2026-07-14");
    expect(today("YYZ", new Date("2026-07-15T04:00:00Z"))).toBe("2026-07-15");
  });

  it("names an unknown airport in the error", () => {
    expect(() => today("XXX", new Date())).toThrow("XXX");
  });
});

describe("startOfDay", () => {
  it("is local midnight, in winter and in summer", () => {
    expect(startOfDay("YYZ", "2026-01-15")).toEqual(new Date("2026-01-15T05:00:00Z"));
    expect(startOfDay("YYZ", "2026-07-15")).toEqual(new Date("2026-07-15T04:00:00Z"));
    expect(startOfDay("AKL", "2026-07-15")).toEqual(new Date("2026-07-14T12:00:00Z"));
  });
});
