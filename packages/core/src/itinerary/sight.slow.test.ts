/** One plane at a time: what a flightaid can post, change and show again. */
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post, type Trip } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Itinerary } from ".";

const flight = (from: string, to: string, days = 20): Trip => ({
  type: "flightaid",
  from,
  to,
  days,
  flight: undefined,
});
const legOf = (from: string, to: string, travelDate = "2027-03-30") => ({
  sequence: 1,
  from,
  to,
  travelDate,
});
const move = (owner: AuthUser, id: string, from: string, to: string) =>
  Itinerary.update(owner, { id, itinerary: [legOf(from, to)] }, now);
const pause = (owner: AuthUser, id: string, paused: boolean) =>
  Itinerary.update(owner, { id, paused }, now);

/** The routes of the itineraries that others can find. */
async function inSight(owner: AuthUser): Promise<string[]> {
  const own = await Itinerary.ofOwner(owner);
  const shown = own.filter(({ paused }) => !paused);
  return shown.flatMap(({ itinerary }) => itinerary.map(({ from, to }) => `${from}-${to}`)).sort();
}

describe("a flightaid's second itinerary on a day", () => {
  it("is refused from where the first one does not end, and names that one", async () => {
    const bob = await person("Bob Marsh");
    const first = await post(bob, flight("DEL", "DXB"), now);
    await expect(post(bob, flight("LHR", "YYZ"), now)).rejects.toMatchObject({
      code: "conflict",
      reason: "on-another-plane",
      params: { itinerary: first, from: "DEL", to: "DXB", day: "2027-03-30" },
      message:
        "You have another itinerary from DEL to DXB on Tue, Mar 30, 2027. A flight on the same day has to begin where that one ends, or end where it begins. Change or pause one of the two.",
    });
    await post(bob, flight("DXB", "YYZ"), now);
    await post(bob, flight("ATQ", "DEL"), now);
    await post(bob, flight("LHR", "YYZ", 21), now);
    expect(await inSight(bob)).toEqual(["ATQ-DEL", "DEL-DXB", "DXB-YYZ", "LHR-YYZ"]);
  });

  it("is refused with the same route and another flight", async () => {
    const bob = await person("Bob Marsh");
    await post(bob, { ...flight("YYZ", "DXB"), flight: "EK-242" }, now);
    const another = post(bob, { ...flight("YYZ", "DXB"), flight: "EY-140" }, now);
    await expect(another).rejects.toMatchObject({ reason: "on-another-plane" });
  });

  it("is posted again, with another phone number or note, as before", async () => {
    const bob = await person("Bob Marsh");
    const id = await post(bob, flight("DEL", "DXB"), now);
    expect(await post(bob, { ...flight("DEL", "DXB"), addInfo: "Window seat" }, now)).toBe(id);
  });

  it("is free for a traveler, and for a flightaid who travels too", async () => {
    const ann = await person("Ann Kowalski");
    await post(ann, { ...flight("DEL", "DXB"), type: "traveler" }, now);
    await post(ann, { ...flight("LHR", "YYZ"), type: "traveler" }, now);
    await post(ann, flight("YVR", "YYC"), now);
    expect(await inSight(ann)).toEqual(["DEL-DXB", "LHR-YYZ", "YVR-YYC"]);
  });

  it("does not meet one that is paused, deleted or of another user", async () => {
    const bob = await person("Bob Marsh");
    const paused = await post(bob, flight("DEL", "DXB"), now);
    await pause(bob, paused, true);
    const deleted = await post(bob, flight("LHR", "YYZ"), now);
    await Itinerary.remove(bob, deleted, now);
    await post(await person("Eve Stone"), flight("YVR", "YYC"), now);
    await post(bob, flight("CDG", "JFK"), now);
    expect(await inSight(bob)).toEqual(["CDG-JFK"]);
  });
});

describe("an itinerary that has another one on its day", () => {
  it("is not moved to where the other one does not end", async () => {
    const bob = await person("Bob Marsh");
    const first = await post(bob, flight("DEL", "DXB"), now);
    const second = await post(bob, flight("DXB", "YYZ"), now);
    await expect(move(bob, second, "LHR", "YYZ")).rejects.toMatchObject({
      reason: "on-another-plane",
      params: { itinerary: first },
    });
    await move(bob, second, "DXB", "LHR");
    // Both together go on, one after the other.
    await move(bob, first, "BOM", "DWC");
    expect(await inSight(bob)).toEqual(["BOM-DWC", "DXB-LHR"]);
  });

  it("is not shown again next to it; what is not about the trip can be changed", async () => {
    const bob = await person("Bob Marsh");
    const first = await post(bob, flight("DEL", "DXB"), now);
    await pause(bob, first, true);
    const second = await post(bob, flight("LHR", "YYZ"), now);
    const refused = { reason: "on-another-plane", params: { itinerary: second } };
    await expect(pause(bob, first, false)).rejects.toMatchObject(refused);
    await expect(post(bob, flight("DEL", "DXB"), now)).rejects.toMatchObject(refused);
    await Itinerary.update(bob, { id: first, addInfo: "Window seat" }, now);
    await move(bob, first, "YYZ", "YVR");
    await pause(bob, first, false);
    expect(await inSight(bob)).toEqual(["LHR-YYZ", "YYZ-YVR"]);
  });
});

describe("two at the same moment", () => {
  it("postings: one of them", async () => {
    for (let round = 0; round < 5; round++) {
      const bob = await person("Bob Marsh");
      const routes = [
        ["DEL", "DXB"],
        ["LHR", "YYZ"],
        ["CDG", "JFK"],
      ] as const;
      const outcomes = await Promise.allSettled(
        routes.map(([from, to]) => post(bob, flight(from, to), now)),
      );
      const refused = outcomes.filter(({ status }) => status === "rejected");
      for (const one of refused)
        expect(one).toMatchObject({ reason: { reason: "on-another-plane" } });
      expect(await inSight(bob)).toHaveLength(1);
    }
  });

  it("a posting and one that is shown again: one of them", { tags: "deep" }, async () => {
    for (let round = 0; round < 5; round++) {
      const bob = await person("Bob Marsh");
      const paused = await post(bob, flight("DEL", "DXB"), now);
      await pause(bob, paused, true);
      await Promise.allSettled([pause(bob, paused, false), post(bob, flight("LHR", "YYZ"), now)]);
      expect(await inSight(bob)).toHaveLength(1);
    }
  });

  it("two changes that each would fit: one of them", { tags: "deep" }, async () => {
    for (let round = 0; round < 5; round++) {
      const bob = await person("Bob Marsh");
      const ids = await Promise.all([
        post(bob, flight("DEL", "DXB", 10), now),
        post(bob, flight("LHR", "YYZ", 11), now),
      ]);
      await Promise.allSettled([move(bob, ids[0], "DEL", "DXB"), move(bob, ids[1], "LHR", "YYZ")]);
      const own = await Itinerary.ofOwner(bob);
      const days = own.map(({ itinerary }) => itinerary[0]?.travelDate);
      expect(days.filter((day) => day === "2027-03-30")).toHaveLength(1);
    }
  });

  it("postings that go on from each other: both", { tags: "deep" }, async () => {
    const bob = await person("Bob Marsh");
    await Promise.all([post(bob, flight("DEL", "DXB"), now), post(bob, flight("DXB", "YYZ"), now)]);
    expect(await inSight(bob)).toEqual(["DEL-DXB", "DXB-YYZ"]);
  });
});
