import { setupI18n } from "@lingui/core";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { distanceKm } from "../airport/distance";
import { durationOf, flightHours } from "./duration";

describe("flightHours", () => {
  it.each([
    ["YYZ", "DEL", 14],
    ["YYZ", "DXB", 14],
    ["YVR", "SYD", 15],
    ["JFK", "SIN", 19],
    ["LHR", "JFK", 7],
    ["DXB", "BOM", 3],
    ["DEL", "ATQ", 1],
    ["YYZ", "YUL", 1.5],
  ])("%s to %s: %s", (from, to, hours) => expect(flightHours(distanceKm(from, to))).toBe(hours));

  const km = fc.double({ min: 0, max: 20_100, noNaN: true });

  it("is monotone in the distance", () =>
    fc.assert(
      fc.property(km, km, (a, b) => {
        expect(flightHours(Math.min(a, b))).toBeLessThanOrEqual(flightHours(Math.max(a, b)));
      }),
    ));

  it("is in half hours below four hours, in hours above, and positive", () =>
    fc.assert(
      fc.property(km, (far) => {
        const hours = flightHours(far);
        expect(hours * (hours < 4 ? 2 : 1)).toBe(Math.round(hours * (hours < 4 ? 2 : 1)));
        expect(hours).toBeGreaterThan(0);
      }),
    ));
});

test("says that it is an estimate, and nothing without positions", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const montreal = { fromPosition: at(43.7, -79.6), toPosition: at(45.5, -73.7) };
  expect(durationOf(i18n, montreal)).toBe("about 1.5 hours");
  expect(durationOf(i18n, { fromPosition: at(43.7, -79.6) })).toBeUndefined();
});
