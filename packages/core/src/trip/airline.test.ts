import { describe, expect, it, test } from "vitest";
import { airlineOf, airlinesByDesignator } from "./airline";
import { namedFlight } from "./flight";

describe("airlineOf", () => {
  it.each([
    ["EK-241", "Emirates"],
    ["6E-1", "IndiGo"],
    ["AI-187", "Air India"],
    ["QP-1102", "Akasa Air"],
    // The source has an airline that has ended, or another one.
    ["PF-752", "AirSial"],
    ["S5-111", "Star Air"],
    ["UK-25", "Air India"],
    ["9W-234", undefined],
    ["ZZ-1", undefined],
    [undefined, undefined],
  ])("%s: %s", (flight, airline) => expect(airlineOf(flight)).toBe(airline));
});

test("a flight has its airline, if that is known", () => {
  expect(namedFlight("EK-241", airlineOf("EK-241"))).toBe("EK-241 · Emirates");
  expect(namedFlight("ZZ-1", airlineOf("ZZ-1"))).toBe("ZZ-1");
});

test("every row is a designator and a name in one line", () => {
  for (const [code, name] of airlinesByDesignator()) {
    expect(code).toMatch(/^(?=\d?[A-Z])[A-Z\d]{2}$/);
    expect(name).toMatch(/^\S(.{0,40}\S)?$/);
  }
});
