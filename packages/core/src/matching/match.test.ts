import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../trip/calendar";
import { kindsOfHelp, type Leg, spokenLanguages } from "../trip/contract";
import { lastDayOf } from "../trip/window";
import { type PublicCard, Tier } from "./contract";
import {
  type Candidate,
  compare,
  datingLegs,
  type MatchContext,
  match,
  matchFor,
  rank as rankCandidates,
  type Search,
  shown,
} from "./match";

const today = "2027-03-10";

/** Airports on a line, in kilometres, so that distances are easy to read. */
const places: Record<string, number> = {
  YYZ: 0,
  YTZ: 20,
  YHM: 70,
  YKF: 100,
  YXU: 150,
  DXB: 9000,
  SHJ: 9017,
  AUH: 9115,
  BOM: 12_000,
};
const context: MatchContext = {
  // In Bombay it is already tomorrow.
  today: (iata) => (iata === "BOM" ? addDays(today, 1) : today),
  distanceKm: (a, b) => Math.abs((places[a] ?? 0) - (places[b] ?? 0)),
};

/** Legs from `EK-241 YYZ-DXB +3`: flight (`-` for none), route, days from today or, if it is not booked, a window `+3..+9`. */
function trip(text: string): { legs: Leg[] } {
  const legs = text.split(", ").map((leg, index) => {
    const [flight, route = "", days = ""] = leg.split(" ");
    const [from = "", to = ""] = route.split("-");
    const [first, last] = days.split("..");
    return {
      sequence: index + 1,
      from,
      to,
      travelDate: addDays(today, Number(first)),
      ...(flight !== "-" && { flight }),
      ...(last && { booked: false as const, until: addDays(today, Number(last)) }),
    };
  });
  return { legs };
}

describe("match", () => {
  it.each([
    ["same flight", "EK-242 YYZ-DXB +3", "EK-242 YYZ-DXB +3", "same-flight", 0],
    ["same flight, its first part", "QF-1 YYZ-DXB +3", "QF-1 YYZ-BOM +3", "same-flight", 0],
    ["same flight, its last part", "QF-1 YYZ-BOM +3", "QF-1 DXB-BOM +3", "same-flight", 0],
    ["same designator on another route", "QF-1 YYZ-DXB +3", "QF-1 DXB-BOM +3", undefined, 0],
    ["same designator on another day", "EK-242 YYZ-DXB +3", "EK-242 YYZ-DXB +4", "near-date", 1],
    ["another flight that day", "EK-242 YYZ-DXB +3", "AC-56 YYZ-DXB +3", "same-day", 0],
    ["one flight unknown", "EK-242 YYZ-DXB +3", "- YYZ-DXB +3", "same-day", 0],
    ["both flights unknown", "- YYZ-DXB +3", "- YYZ-DXB +3", "same-day", 0],
    ["three days later", "- YYZ-DXB +3", "- YYZ-DXB +6", "near-date", 3],
    ["three days earlier", "- YYZ-DXB +6", "- YYZ-DXB +3", "near-date", -3],
    ["four days apart", "- YYZ-DXB +3", "- YYZ-DXB +7", undefined, 0],
    ["another origin nearby", "- YYZ-DXB +3", "- YTZ-DXB +3", "nearby-airport", 0],
    ["exactly 100 km away", "- YYZ-DXB +3", "- YKF-DXB +3", "nearby-airport", 0],
    ["150 km away", "- YYZ-DXB +3", "- YXU-DXB +3", undefined, 0],
    ["another destination nearby", "- YYZ-DXB +3", "- YYZ-SHJ +3", "nearby-airport", 0],
    ["both ends nearby", "- YYZ-DXB +3", "- YHM-SHJ +3", "nearby-airport", 0],
    ["one end near, the other far", "- YYZ-DXB +3", "- YTZ-AUH +3", undefined, 0],
    ["nearby on another day", "- YYZ-DXB +3", "- YTZ-DXB +4", undefined, 0],
    ["the way back", "- YYZ-DXB +3", "- DXB-YYZ +3", undefined, 0],
    ["first day of a window", "- YYZ-DXB +3..+9", "EK-242 YYZ-DXB +3", "same-day", 0],
    ["last day of a window", "- YYZ-DXB +3..+9", "EK-242 YYZ-DXB +9", "same-day", 0],
    ["day before a window", "- YYZ-DXB +3..+9", "EK-242 YYZ-DXB +2", undefined, 0],
    ["day after a window", "- YYZ-DXB +3..+9", "EK-242 YYZ-DXB +10", undefined, 0],
    ["their window", "EK-242 YYZ-DXB +5", "- YYZ-DXB +3..+9", "same-day", 0],
    ["window that has begun", "- YYZ-DXB -3..+9", "EK-242 YYZ-DXB +5", "same-day", 0],
    ["day of a window that is over", "- YYZ-DXB -3..+9", "EK-242 YYZ-DXB -1", undefined, 0],
    ["window on another route", "- YYZ-DXB +3..+9", "EK-242 YTZ-DXB +5", undefined, 0],
    ["departs today", "- YYZ-DXB +0", "- YYZ-DXB +0", "same-day", 0],
    ["theirs departed", "- YYZ-DXB +1", "- YYZ-DXB -1", undefined, 0],
    ["mine departed", "- YYZ-DXB -1", "- YYZ-DXB +1", undefined, 0],
    ["departed where it departs from", "- BOM-DXB +0", "- BOM-DXB +0", undefined, 0],
    [
      "only the second leg",
      "EK-242 YYZ-DXB +3, EK-500 DXB-BOM +4",
      "EK-500 DXB-BOM +4",
      "same-flight",
      0,
    ],
  ])("%s", (_, mine, theirs, tier, dayOffset) => {
    const found = match(trip(mine), trip(theirs), context);
    expect(found?.tier).toBe(tier);
    expect(found?.dayOffset ?? 0).toBe(dayOffset);
  });

  it("lists the matching legs, best pair first, each leg once", () => {
    const mine = trip("- YYZ-DXB +3, EK-500 DXB-BOM +4");
    expect(match(mine, trip("EK-500 DXB-BOM +4"), context)?.legs).toEqual([{ mine: 2, theirs: 1 }]);
    expect(
      match(mine, trip("- YYZ-DXB +5, EK-500 DXB-BOM +4, - YYZ-DXB +3"), context)?.legs,
    ).toEqual([
      { mine: 2, theirs: 2 },
      { mine: 1, theirs: 3 },
    ]);
  });

  it("lists flights that leave after today before a better one that leaves today", () => {
    const [mine, theirs] = [
      trip("EK-242 YYZ-DXB +0, - DXB-YYZ +9"),
      trip("EK-242 YYZ-DXB +0, - DXB-YYZ +9"),
    ];
    expect(match(mine, theirs, context)).toMatchObject({
      tier: "same-day",
      legs: [
        { mine: 2, theirs: 2 },
        { mine: 1, theirs: 1 },
      ],
    });
  });

  it("reports the larger distance of the two ends", () => {
    expect(match(trip("- YYZ-DXB +3"), trip("- YTZ-DXB +3"), context)?.distanceKm).toBe(20);
    expect(match(trip("- YYZ-DXB +3"), trip("- YHM-SHJ +3"), context)?.distanceKm).toBe(70);
    expect(match(trip("- YYZ-DXB +3"), trip("- YYZ-DXB +3"), context)?.distanceKm).toBe(0);
  });
});

describe("datingLegs", () => {
  it.each([
    ["the best pair", "EK-242 YYZ-DXB +3", "EK-242 YYZ-DXB +3", 3],
    [
      "an earlier flight of which one number is not known",
      "- YYZ-DXB +3, EK-241 DXB-YYZ +9",
      "EK-242 YYZ-DXB +3, EK-241 DXB-YYZ +9",
      3,
    ],
    [
      "not an earlier one on another plane",
      "AC-56 YYZ-DXB +3, EK-241 DXB-YYZ +9",
      "EK-242 YYZ-DXB +3, EK-241 DXB-YYZ +9",
      9,
    ],
    [
      "not an earlier one on another day",
      "- YYZ-DXB +3, EK-241 DXB-YYZ +9",
      "- YYZ-DXB +4, EK-241 DXB-YYZ +9",
      9,
    ],
    [
      "not an earlier one from nearby",
      "- YTZ-DXB +3, EK-241 DXB-YYZ +9",
      "- YYZ-DXB +3, EK-241 DXB-YYZ +9",
      9,
    ],
    [
      "not one that leaves today",
      "- YYZ-DXB +0, EK-241 DXB-YYZ +9",
      "- YYZ-DXB +0, EK-241 DXB-YYZ +9",
      9,
    ],
    [
      "not an earlier one that is not booked",
      "- YYZ-DXB +2..+5, EK-241 DXB-YYZ +9",
      "- YYZ-DXB +3, EK-241 DXB-YYZ +9",
      9,
    ],
  ])("are %s", (_, one, other, days) => {
    const travelDate = addDays(today, days);
    for (const [mine, theirs] of [
      [trip(one), trip(other)],
      [trip(other), trip(one)],
    ] as const) {
      const found = match(mine, theirs, context);
      expect(found && datingLegs(found, mine.legs, theirs.legs, context)).toMatchObject({
        mine: { travelDate },
        theirs: { travelDate },
      });
    }
  });
});

function candidate(id: string, legs: string, createdAt = "2027-01-01T00:00:00.000Z"): Candidate {
  return {
    uid: `owner of ${id}`,
    card: {
      id,
      type: "flightaid",
      itinerary: trip(legs).legs,
      traveler: { displayName: "A***" },
      createdAt,
    },
  };
}

const rank = (search: Search, candidates: Candidate[], at: MatchContext) =>
  rankCandidates(search, candidates, at).map(shown);

describe("rank", () => {
  it("orders by tier, then days apart, then shared legs, then newest", () => {
    const search = trip("EK-242 YYZ-DXB +5, EK-500 DXB-BOM +6");
    const candidates = [
      candidate("nearby", "- YTZ-DXB +5"),
      candidate("two days off", "- YYZ-DXB +7"),
      candidate("a day off", "- YYZ-DXB +4"),
      candidate("same day", "- YYZ-DXB +5"),
      candidate("same day, both legs", "- YYZ-DXB +5, - DXB-BOM +6"),
      candidate("same flight", "EK-242 YYZ-DXB +5"),
      candidate("same flight, newer", "EK-242 YYZ-DXB +5", "2027-01-02T00:00:00.000Z"),
      candidate("same flights", "EK-242 YYZ-DXB +5, EK-500 DXB-BOM +6"),
      candidate("elsewhere", "- BOM-YYZ +5"),
    ];
    expect(
      rank({ seeking: "flightaid", ...search }, candidates, context).map(({ id }) => id),
    ).toEqual([
      "same flights",
      "same flight, newer",
      "same flight",
      "same day, both legs",
      "same day",
      "a day off",
      "two days off",
      "nearby",
    ]);
  });
});

const legs = fc
  .array(
    fc.record({
      route: fc.constantFrom(
        "YYZ-DXB",
        "YTZ-DXB",
        "YHM-SHJ",
        "YYZ-AUH",
        "DXB-BOM",
        "BOM-DXB",
        "DXB-YYZ",
      ),
      days: fc.integer({ min: -2, max: 5 }),
      window: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
      flight: fc.constantFrom("-", "EK-242", "EK-500"),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(
    (all) =>
      trip(
        all
          .map(({ route, days, window, flight }) =>
            window === undefined
              ? `${flight} ${route} ${days}`
              : `- ${route} ${days}..${days + window}`,
          )
          .join(", "),
      ).legs,
  );

const people = {
  languages: fc.option(fc.subarray([...spokenLanguages.slice(0, 3)]), { nil: undefined }),
  needs: fc.option(fc.subarray([...kindsOfHelp]), { nil: undefined }),
  help: fc.option(fc.subarray([...kindsOfHelp]), { nil: undefined }),
  woman: fc.constantFrom(undefined, true as const),
  prefersWoman: fc.constantFrom(undefined, true as const),
};
const trips = fc.record({ legs, ...people });

const candidates = fc.uniqueArray(
  fc.record({
    uid: fc.constantFrom("ann", "bob", "cyd"),
    card: fc.record({
      id: fc.integer({ min: 0, max: 99 }).map(String),
      type: fc.constantFrom("traveler" as const, "flightaid" as const),
      itinerary: legs,
      traveler: fc.constant({ displayName: "A**" }),
      createdAt: fc.constantFrom("2027-01-01T00:00:00.000Z", "2027-02-01T00:00:00.000Z"),
      ...people,
    }),
  }),
  { selector: ({ card }) => card.id, maxLength: 12 },
);
const searches = fc.record({
  uid: fc.constantFrom(undefined, "ann", "bob"),
  seeking: fc.constantFrom("traveler" as const, "flightaid" as const),
  legs,
  ...people,
});

describe("properties", () => {
  it("is symmetric: both sides get the same match", () => {
    fc.assert(
      fc.property(trips, trips, (a, b) => {
        const there = match(a, b, context);
        const back = match(b, a, context);
        expect(back?.tier).toBe(there?.tier);
        expect(back?.score).toBe(there?.score);
        expect(back?.distanceKm).toBe(there?.distanceKm);
        expect(back?.languages).toEqual(there?.languages);
        expect(back?.help).toEqual(there?.help);
        expect(back?.woman).toBe(there?.woman);
        expect((back?.dayOffset ?? 0) + (there?.dayOffset ?? 0)).toBe(0);
        const mirrored = (back?.legs ?? []).map(({ mine, theirs }) => ({
          mine: theirs,
          theirs: mine,
        }));
        expect(new Set(mirrored.map((pair) => JSON.stringify(pair)))).toEqual(
          new Set((there?.legs ?? []).map((pair) => JSON.stringify(pair))),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("orders by tier, days, a shared language, needs that are offered, a woman as wished, and shared legs, in this order", () => {
    fc.assert(
      fc.property(trips, trips, trips, (search, a, b) => {
        const [first, second] = [a, b].map((one) => match(search, one, context));
        if (!first || !second) return;
        const order = [first, second].map(
          ({ tier, dayOffset, languages, help, woman, legs }) =>
            [
              Tier.options.indexOf(tier),
              Math.abs(dayOffset),
              languages ? 0 : 1,
              -(help?.length ?? 0),
              woman ? 0 : 1,
              -legs.length,
            ] as const,
        );
        const differing = order[0]?.findIndex((value, index) => value !== order[1]?.[index]) ?? -1;
        const byRule = (order[0]?.[differing] ?? 0) - (order[1]?.[differing] ?? 0);
        expect(Math.sign(second.score - first.score)).toBe(Math.sign(byRule));
      }),
      { numRuns: 2000 },
    );
  });

  it("says what both speak, and what one needs and the other helps with", () => {
    fc.assert(
      fc.property(people.languages, people.needs, people.help, (languages, needs, help) => {
        const own = { ...trip("- YYZ-DXB +3"), languages: ["hi" as const], needs };
        const found = match(own, { ...trip("- YYZ-DXB +3"), languages, help }, context);
        expect(found?.languages).toEqual(languages?.includes("hi") ? ["hi"] : undefined);
        const met = kindsOfHelp.filter((one) => needs?.includes(one) && help?.includes(one));
        expect(found?.help ?? []).toEqual(met);
      }),
    );
  });

  it("says only to the traveler that a wish for a woman is met", () => {
    fc.assert(
      fc.property(people.woman, people.prefersWoman, (woman, prefersWoman) => {
        const legs = trip("- YYZ-DXB +3");
        const found = match({ ...legs, prefersWoman }, { ...legs, woman }, context);
        const isMet = woman && prefersWoman;
        expect(found?.woman).toBe(isMet);
        expect(found && matchFor("traveler", found)).toEqual(found);
        expect(found && matchFor("flightaid", found)).not.toHaveProperty("woman");
        expect(
          match({ ...legs, woman: prefersWoman }, { ...legs, woman }, context),
        ).not.toHaveProperty("woman");
      }),
    );
  });

  it("ranks independently of the order of the candidates", () => {
    fc.assert(
      fc.property(
        searches,
        candidates.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        (search, [all, shuffled]) => {
          const ranked = rank(search, all, context);
          expect(rank(search, shuffled, context)).toEqual(ranked);
          for (const [index, one] of ranked.entries()) {
            for (const other of ranked.slice(index + 1)) {
              expect(compare(one, other)).toBeLessThan(0);
              expect(compare(other, one)).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });

  it("finds every match except the searcher's own, the wrong type and past legs", () => {
    fc.assert(
      fc.property(searches, candidates, (search, all) => {
        const ranked = rank(search, all, context);
        const upcoming = (own: Leg[], sequence: number) => {
          const leg = own.find((one) => one.sequence === sequence);
          return leg !== undefined && lastDayOf(leg) >= context.today(leg.from);
        };
        for (const found of ranked) {
          expect(owners(all, found).has(search.uid)).toBe(false);
          expect(found.type).toBe(search.seeking);
          for (const { mine, theirs } of found.match.legs) {
            expect(upcoming(search.legs, mine) && upcoming(found.itinerary, theirs)).toBe(true);
          }
        }
        const expected = all.filter(
          ({ uid, card }) =>
            uid !== search.uid &&
            card.type === search.seeking &&
            match(search, { legs: card.itinerary }, context) !== undefined,
        );
        expect(ranked).toHaveLength(expected.length);
      }),
    );
  });
});

function owners(all: Candidate[], { id }: PublicCard): Set<string | undefined> {
  return new Set(all.filter(({ card }) => card.id === id).map(({ uid }) => uid));
}
