import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rows } from "./data";
import { distanceKm } from "./distance";

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
