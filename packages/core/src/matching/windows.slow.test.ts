/** Legs that are not booked: each day of the window is found, and nothing else, with few entries. */
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Itinerary } from "../itinerary";
import { addDays } from "../trip/calendar";
import type { Leg, Type } from "../trip/contract";
import { Matching } from ".";
import * as contract from "./contract";

const today = now.toISOString().slice(0, 10);
const route = { sequence: 1, from: "YYZ", to: "DEL" };
const on = (days: number): Leg => ({
  ...route,
  travelDate: addDays(today, days),
  flight: "AI-188",
});
const within = (first: number, last: number): Leg => ({
  ...route,
  travelDate: addDays(today, first),
  booked: false,
  until: addDays(today, last),
});

async function post(owner: AuthUser, type: Type, leg: Leg): Promise<string> {
  const posting = { type, itinerary: [leg], traveler: { phoneNumber: "+14165550134" } };
  const { itinerary } = await Itinerary.create(owner, posting, now);
  return itinerary.id;
}

async function find(type: Type, leg: Leg, at = now) {
  const input = contract.search.input.parse({ searchType: "PROXIMAL", type, itinerary: [leg] });
  const { items } = await Matching.search(undefined, input, at);
  return items.map(({ id, match }) => [id, match.tier, match.dayOffset]);
}

async function listed(filter: Parameters<typeof contract.list.input.parse>[0], at = now) {
  const input = contract.list.input.parse(filter);
  const found: string[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const page = await Matching.list(undefined, { ...input, ...(next && { cursor: next }) }, at);
    found.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  return found;
}

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe("a leg that is not booked", () => {
  it("is found on each day of its window and on no other, until its last day", async () => {
    const owner = await person("Ann Kowalski");
    const id = await post(owner, "traveler", within(30, 50));
    for (const days of span(26, 54))
      expect([days, await find("traveler", on(days))]).toEqual([
        days,
        days >= 30 && days <= 50 ? [[id, "same-day", 0]] : [],
      ]);
    const begun = new Date(now.getTime() + 41 * 86_400_000);
    for (const days of span(41, 50))
      expect([days, await find("traveler", on(days), begun)]).toEqual([
        days,
        [[id, "same-day", 0]],
      ]);
    await Itinerary.remove(owner, id, now);
  });

  it("finds the flights of its days", async () => {
    const owner = await person("Bob Marsh");
    const ids = new Map<number, string>();
    for (const days of [59, 60, 70, 80, 81])
      ids.set(days, await post(owner, "flightaid", on(days)));
    const found = await find("flightaid", within(60, 80));
    expect(new Set(found.map(([id]) => id))).toEqual(
      new Set([60, 70, 80].map((days) => ids.get(days))),
    );
    for (const id of ids.values()) await Itinerary.remove(owner, id, now);
  });

  it("leaves nothing behind once it is booked, paused or deleted", async () => {
    const owner = await person("Cyd Ray");
    const id = await post(owner, "traveler", within(90, 110));
    await Itinerary.update(owner, { id, itinerary: [on(100)] }, now);
    expect(await find("traveler", on(95))).toEqual([]);
    expect(await find("traveler", on(100))).toEqual([[id, "same-flight", 0]]);
    await Itinerary.update(owner, { id, itinerary: [within(90, 110)] }, now);
    expect(await find("traveler", on(95))).toEqual([[id, "same-day", 0]]);
    await Itinerary.update(owner, { id, paused: true }, now);
    expect(await find("traveler", on(95))).toEqual([]);
    await Itinerary.update(owner, { id, paused: false }, now);
    await Itinerary.remove(owner, id, now);
    expect(await find("traveler", on(95))).toEqual([]);
  });

  it("counts on each of its days for whoever searches for travelers", async () => {
    const owner = await person("Dee Fox");
    const id = await post(owner, "traveler", within(122, 128));
    const input = { type: "traveler" as const, itinerary: [on(125)] };
    const days = await Matching.searchDays(undefined, contract.searchDays.input.parse(input), now);
    expect(days.filter(({ people }) => people > 0).map(({ dayOffset }) => dayOffset)).toEqual(
      span(-3, 3),
    );
    await Itinerary.remove(owner, id, now);
  });

  it("is in a list once", async () => {
    const owner = await person("Eve Lund");
    const id = await post(owner, "traveler", within(130, 150));
    for (const sort of ["newest", "soonest"] as const) {
      const filter = contract.list.input.parse({ from: "YYZ", to: "DEL", sort });
      const { items } = await Matching.list(undefined, filter, now);
      expect(items.filter((one) => one.id === id)).toHaveLength(1);
    }
    await Itinerary.remove(owner, id, now);
  });

  it("is in the lists of each of its days, once, after whoever flies on the day", async () => {
    const [owner, other] = [await person("Gus Hall"), await person("Hal Imes")];
    const id = await post(owner, "traveler", within(160, 177));
    const flying = await post(other, "traveler", on(168));
    for (const places of [{}, { from: "YYZ" }, { to: "DEL" }, { from: "YYZ", to: "DEL" }])
      for (const sort of ["newest", "soonest"] as const) {
        for (const days of [159, 160, 161, 164, 168, 176, 177, 178])
          expect([
            days,
            await listed({ ...places, sort, travelDate: addDays(today, days) }),
          ]).toEqual([days, days === 168 ? [flying, id] : days >= 160 && days <= 177 ? [id] : []]);
        expect(
          await listed({ ...places, sort, travelDate: addDays(today, 168), type: "flightaid" }),
        ).toEqual([]);
      }
    expect(await listed({ from: "LHR", travelDate: addDays(today, 168) })).toEqual([]);
    for (const one of [owner, other]) await Itinerary.remove(one, one === owner ? id : flying, now);
  });

  it("is not looked for beyond the last date that can be posted", async () => {
    for (const travelDate of ["9999-12-31", "9999-12-15", "0001-01-01"]) {
      const input = contract.list.input.parse({ travelDate, past: "true" });
      expect((await Matching.list(undefined, input, now)).items).toEqual([]);
    }
  });

  it("that has begun comes first in a list by date, until its last day", async () => {
    const [owner, other] = [await person("Ida Jay"), await person("Jon Kay")];
    const id = await post(owner, "traveler", within(190, 205));
    const later = await post(other, "traveler", on(206));
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
    for (const days of [191, 195, 205])
      expect([days, await listed({ sort: "soonest", from: "YYZ" }, at(days))]).toEqual([
        days,
        [id, later],
      ]);
    expect(await listed({ sort: "soonest", from: "YYZ" }, at(206))).toEqual([later]);
    for (const one of [owner, other]) await Itinerary.remove(one, one === owner ? id : later, now);
  });

  it("is on one page of a list by date only", async () => {
    const owner = await person("Kim Low");
    const ids: string[] = [];
    for (const days of span(220, 226)) {
      ids.push(await post(owner, "traveler", within(days, days + 20)));
      ids.push(await post(owner, "traveler", on(days)));
    }
    for (const sort of ["newest", "soonest"] as const) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const filter = { sort, travelDate: addDays(today, 226), limit: 2, cursor };
        const page = await Matching.list(undefined, contract.list.input.parse(filter), now);
        expect(page.items.length).toBeLessThanOrEqual(2);
        found.push(...page.items.map((one) => one.id));
        cursor = page.next;
      } while (cursor);
      // The window that begins on the day, the flight of the day, and the windows that have begun before.
      expect(found).toHaveLength(8);
      expect(new Set(found).size).toBe(8);
    }
    for (const id of ids) await Itinerary.remove(owner, id, now);
  });

  it.each([
    ["22 days", "traveler", { ...within(10, 31) }, "until", "invalid-date"],
    ["a last day before the first", "traveler", { ...within(10, 9) }, "until", "invalid-date"],
    [
      "a flight number",
      "traveler",
      { ...within(10, 12), flight: "AI-188" },
      "flight",
      "invalid-flight-number",
    ],
  ] as const)("cannot have %s", (_, type, leg, field, reason) => {
    const input = { searchType: "PROXIMAL", type, itinerary: [leg] };
    const issues = contract.search.input.safeParse(input).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.at(-1), message])).toEqual([[field, reason]]);
  });

  it("is a traveler's: a flightaid offers a flight that exists", async () => {
    const owner = await person("Flo Moss");
    await expect(post(owner, "flightaid", within(10, 12))).rejects.toMatchObject({
      errors: [{ path: "itinerary.0.booked", reason: "flightaid-not-booked" }],
    });
  });
});
