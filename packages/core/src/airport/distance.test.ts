import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rows } from "./data";
import { distanceKm, within } from "./distance";

const codes = rows().map((row) => row.slice(0, 3));
const airport = fc.constantFrom(...codes);

describe("distance", () => {
  it.each([
    ["YYZ", "YTZ", 19.65],
    ["LHR", "JFK", 5_540],
    ["SYD", "SCL", 11_340],
    ["NAN", "APW", 1_210],
  ])("from %s to %s is %f km", (a, b, km) => {
    expect(distanceKm(a, b)).toBeGreaterThan(km * 0.99);
    expect(distanceKm(a, b)).toBeLessThan(km * 1.01);
  });

  it("is symmetric, zero to itself, and at most half the circumference", () => {
    fc.assert(
      fc.property(airport, airport, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it("names an unknown airport in the error", () => {
    expect(() => distanceKm("YYZ", "XXX")).toThrow("XXX");
  });
});

describe("within", () => {
  it("starts with the airport itself, nearest first", () => {
    const near = within("YYZ", 100).map(({ iata }) => iata);
    expect(near[0]).toBe("YYZ");
    expect(near).toEqual(expect.arrayContaining(["YTZ", "YHM", "YKF"]));
    expect(near).not.toContain("YOW");
    const apart = near.map((iata) => distanceKm("YYZ", iata));
    expect(apart).toEqual([...apart].sort((a, b) => a - b));
  });

  it("is complete", () => {
    fc.assert(
      fc.property(airport, fc.integer({ min: 0, max: 3_000 }), (a, km) => {
        const near = new Set(within(a, km).map(({ iata }) => iata));
        expect([...near].sort()).toEqual(codes.filter((b) => distanceKm(a, b) <= km));
      }),
      { numRuns: 30 },
    );
  });

  it("is symmetric", () => {
    fc.assert(
      fc.property(airport, fc.integer({ min: 1, max: 300 }), (a, km) => {
        for (const b of within(a, km)) {
          expect(within(b.iata, km).some(({ iata }) => iata === a)).toBe(true);
        }
      }),
    );
  });

  it("crosses the date line", () => {
    expect(within("NAN", 1_220).map(({ iata }) => iata)).toContain("APW");
  });

  it("names an unknown airport in the error", () => {
    expect(() => within("XXX", 100)).toThrow("XXX");
  });
});
