import { describe, expect, it } from "vitest";
import type { Leg } from "../trip/contract";
import { clashOf, type Planned } from "./one-plane";

const now = new Date("2027-03-10T12:00:00Z");

/** `DEL-DXB 20, DXB-YYZ 20`: legs on days of March 2027. */
function trip(id: string, legs: string): Planned {
  const toLeg = (text: string, index: number): Leg => {
    const [, from = "", to = "", day = ""] = /^(\w{3})-(\w{3}) (\d\d)$/.exec(text) ?? [];
    return { sequence: index + 1, from, to, travelDate: `2027-03-${day}` };
  };
  return { id, legs: legs.split(", ").map(toLeg) };
}

/** The other itinerary that stands in the way, and the day. */
function clash(one: string, ...others: string[]): string | undefined {
  const planned = others.map((legs) => trip(legs, legs));
  const found = clashOf(trip("new", one), planned, now);
  return found && `${found.other.id} on ${found.travelDate.slice(-2)}`;
}

describe("an itinerary on the day of another one", () => {
  it.each([
    ["begins where it ends", "DXB-YYZ 20", "DEL-DXB 20"],
    ["ends where it begins", "DEL-DXB 20", "DXB-YYZ 20"],
    ["begins near where it ends", "LGW-YYZ 20", "DEL-LHR 20"],
    ["begins at another airport of the city", "EWR-YYZ 20", "DEL-JFK 20"],
    ["is the way back", "YYZ-DXB 20", "DXB-YYZ 20"],
    ["begins where its legs of that day end", "DXB-YYZ 20", "ATQ-DEL 20, DEL-DXB 20, DXB-LHR 22"],
    ["ends where it leaves on the day after an overnight flight", "DXB-DEL 20", "YYZ-DXB 20"],
  ])("%s", (_, one, other) => {
    expect(clash(one, other)).toBeUndefined();
    expect(clash(other, one)).toBeUndefined();
  });

  it.each([
    ["the same flight again", "DEL-DXB 20", "DEL-DXB 20"],
    ["the same origin", "DEL-LHR 20", "DEL-DXB 20"],
    ["the same destination", "LHR-DXB 20", "DEL-DXB 20"],
    ["elsewhere", "YYZ-YVR 20", "DEL-DXB 20"],
    [
      "from where a leg of the day begins, not where the day ends",
      "DEL-LHR 20",
      "ATQ-DEL 20, DEL-DXB 20",
    ],
    ["150 km away", "BHX-YYZ 20", "DEL-LHR 20"],
  ])("is refused: %s", (_, one, other) => {
    expect(clash(one, other)).toBe(`${other} on 20`);
    expect(clash(other, one)).toBe(`${one} on 20`);
  });
});

it("days are compared one by one: an overnight arrival says nothing of the next day", () => {
  expect(clash("LHR-JFK 21", "YYZ-DXB 20")).toBeUndefined();
  expect(clash("LHR-JFK 22", "DEL-DXB 20, DXB-YYZ 22")).toBe("DEL-DXB 20, DXB-YYZ 22 on 22");
});

it("legs that are posted one by one are one way in any order", () => {
  const way = ["ATQ-DEL 20", "DEL-DXB 20", "DXB-LHR 20", "LGW-YYZ 20"];
  for (const one of way)
    for (const posted of [way, way.toReversed()])
      expect(clash(one, ...posted.filter((other) => other !== one))).toBeUndefined();
  expect(clash("LHR-JFK 20", ...way)).toMatch(/ on 20$/);
});

it("names an itinerary that does not fit by itself", () => {
  expect(clash("DXB-LHR 20", "DEL-DXB 20", "DXB-YYZ 20")).toBe("DXB-YYZ 20 on 20");
});

it("a gap between two others that were posted earlier is not closed by a third that is elsewhere", () => {
  expect(clash("YYZ-YVR 20", "DEL-DXB 20", "DXB-DEL 20")).toBe("DEL-DXB 20 on 20");
});

it("a day that is over at the origin does not count", () => {
  expect(clash("DEL-DXB 09, DXB-YYZ 20", "LHR-JFK 09")).toBeUndefined();
  expect(clash("DEL-DXB 10", "LHR-JFK 10")).toBe("LHR-JFK 10 on 10");
});
