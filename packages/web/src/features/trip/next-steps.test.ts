import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { newConnection } from "../../../test/connection";
import { i18n } from "../../lib/i18n";
import { type Matches, stepsOf } from "./next-steps";
import { sortTrips } from "./sort-trips";

const now = new Date("2031-02-01T12:00:00");

function trip(changed: Partial<OwnItinerary> = {}, ...dates: string[]): OwnItinerary {
  return {
    id: "i1",
    type: "traveler",
    itinerary: (dates.length > 0 ? dates : ["2031-03-04"]).map((travelDate, index) => ({
      sequence: index + 1,
      from: "DXB",
      to: "YYZ",
      travelDate,
    })),
    traveler: { uid: "u", email: "a@b.test", displayName: "Asha", phoneNumber: "+14165550134" },
    notify: { nearby: false },
    createdAt: "2031-01-01T00:00:00.000Z",
    mine: true,
    ...changed,
  };
}

const matchOf = (id: string) => ({ id, legs: [1] });

/** Matches of which some were not shown yet. */
const found = (all: number, unseen: number): Matches => {
  const ids = Array.from({ length: all }, (_, index) => `match-${index}`);
  return { state: "found", all: ids.map(matchOf), seen: ["gone", ...ids.slice(unseen)] };
};
const none = found(0, 0);

function steps(
  connections: Connection[],
  { of = trip(), matches = none, isMailed = true } = {} as {
    of?: OwnItinerary;
    matches?: Matches;
    isMailed?: boolean;
  },
) {
  return stepsOf(of, { connections, matches, isMailed, now });
}

/** The text and the label of the button of each step. */
const shown = (...args: Parameters<typeof steps>) =>
  steps(...args).map(({ text, action }) => [text, action?.label]);

const asked = (changed: Partial<Connection> = {}) =>
  newConnection({
    role: "flightaid",
    state: "requested",
    openedByMe: false,
    actions: ["accept", "decline"],
    ...changed,
  });

describe("a trip without a connection", () => {
  test.each([
    ["a new match", found(3, 1), "1 new match", "See it"],
    ["new matches", found(3, 2), "2 new matches", "See them"],
    ["matches that were shown", found(3, 0), "3 matches, all already seen", "See them"],
    ["no match", none, "No match yet: we mail you as soon as there is one", undefined],
    ["a search that runs", { state: "loading" }, "Looking for matches...", undefined],
    ["a search that failed", { state: "failed" }, "We couldn’t look for matches", "Try again"],
    [
      "no search",
      { state: "not-asked" },
      "Posted: we mail you as soon as there is a match",
      undefined,
    ],
  ] as const)("with %s", (_, matches, text, label) => {
    expect(shown([], { matches })).toEqual([[text, label]]);
  });

  test("promises no mail to a user who has turned it off", () => {
    expect(shown([], { isMailed: false })).toEqual([["No match yet", "Switch it on"]]);
  });

  test("says when it is paused, over or today, and never that it is searched for", () => {
    const matches = found(2, 2);
    expect(shown([], { of: trip({ paused: true }), matches })).toEqual([["Paused", "Show again"]]);
    const cannotFly = trip({ paused: true, cannotFly: true });
    expect(shown([], { of: cannotFly, matches })).toEqual([["Paused", undefined]]);
    expect(shown([], { of: trip({}, "2031-01-31"), matches })).toEqual([["Over", undefined]]);
    expect(shown([], { of: trip({}, "2031-01-31", "2031-02-01"), matches })).toEqual([
      ["You fly today", undefined],
    ]);
  });
});

test.each<[string, Connection, string, string]>([
  ["a request", asked(), "A request waits for you", "Answer"],
  [
    "a report of no answer",
    asked({
      state: "paid",
      actions: ["confirm"],
      noAnswer: { at: "2031-01-31T00:00:00.000Z", until: "2031-02-02T00:00:00.000Z" },
    }),
    "P. can’t reach you",
    "Answer",
  ],
  [
    "a report of not having met",
    asked({
      state: "paid",
      actions: ["contradict"],
      didNotMeet: { at: "2031-01-31T00:00:00.000Z", until: "2031-02-02T00:00:00.000Z" },
    }),
    "P. says you did not meet",
    "Answer",
  ],
  [
    "a claim that the airline has cancelled",
    newConnection({ state: "paid", actions: [], choices: ["agree", "contradict-airline"] }),
    "Was your flight cancelled by the airline?",
    "Answer",
  ],
  [
    "such a claim that can only be contradicted",
    newConnection({ state: "paid", actions: [], choices: ["contradict-airline"] }),
    "Was your flight cancelled by the airline?",
    "Answer",
  ],
  [
    "another flight of the Flightaide",
    newConnection({ state: "paid", actions: [], choices: ["stay", "leave"] }),
    "P. now takes another flight",
    "Answer",
  ],
  ["a payment", newConnection(), "Waiting for payment", "Pay"],
  [
    "a payment of the other",
    newConnection({ role: "flightaid", actions: [] }),
    "Waiting for payment",
    "Open",
  ],
  [
    "a bank",
    newConnection({ state: "ordered", pending: true, actions: [] }),
    "Your bank is still checking",
    "Open",
  ],
  [
    "a review",
    newConnection({ state: "paid", actions: ["review"] }),
    "How was it with P.?",
    "Review",
  ],
  [
    "a connection, whose name is known",
    newConnection({
      state: "paid",
      actions: ["cancel"],
      contact: { displayName: "Priya Raman", email: "p@r.test", phoneNumber: "+1" },
    }),
    "Connected with Priya Raman",
    "Open",
  ],
])("%s is named, and leads to the connection", (_, connection, text, label) => {
  const [step, ...others] = steps([connection]);
  expect(step.text).toBe(text);
  expect(step.action).toEqual({ label, opens: "connection", id: "c1" });
  expect(others).toEqual([]);
});

test.each([
  ["2031-02-01T09:00:00", "today"],
  ["2031-01-31T23:00:00", "yesterday"],
  ["2031-01-29T13:00:00", "3 days ago"],
])("a request of %s was sent %s", (sent, words) => {
  const createdAt = new Date(sent).toISOString();
  const sentOne = newConnection({ state: "requested", actions: ["withdraw"], createdAt });
  expect(shown([sentOne])).toEqual([[`P. was asked ${words}: no answer yet`, "Open"]]);
});

test.each([
  ["fr", "Demande faite à P. il y a 3 jours\u00a0: pas encore de réponse"],
  ["hi", "P. से 3 दिन पहले पूछा गया: अभी जवाब नहीं आया"],
  ["pa", "P. ਨੂੰ 3 ਦਿਨ ਪਹਿਲਾਂ ਪੁੱਛਿਆ ਗਿਆ: ਹਾਲੇ ਜਵਾਬ ਨਹੀਂ"],
  ["gu", "P.ને 3 દિવસ પહેલાં પૂછ્યું હતું: હજી જવાબ નથી"],
])("the days since a request are in the words of %s", async (language, text) => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    i18n.activate("en");
  });
  vi.stubEnv("VITE_LANGUAGE", language);
  vi.resetModules();
  const { stepsOf } = await import("./next-steps");
  const createdAt = new Date("2031-01-29T13:00:00").toISOString();
  const sentOne = newConnection({ state: "requested", actions: ["withdraw"], createdAt });
  const [step] = stepsOf(trip(), { connections: [sentOne], matches: none, isMailed: true, now });
  expect(step.text).toBe(text);
});

test("several requests lead to all connections", () => {
  expect(steps([asked(), asked({ id: "c2" })])).toEqual([
    { text: "2 requests wait for you", action: { label: "Answer", opens: "connections" } },
  ]);
});

describe("several steps", () => {
  const waiting = newConnection({ id: "w", state: "requested", actions: [] });
  const connected = newConnection({ id: "d", state: "paid", actions: [] });
  const matches = found(2, 2);
  const texts = (...args: Parameters<typeof steps>) => steps(...args).map(({ text }) => text);

  test("actions of the user come first, then new matches; the line says the rest", () => {
    const pay = newConnection({ id: "p" });
    expect(texts([waiting, connected, pay, asked()], { matches })).toEqual([
      "A request waits for you",
      "Waiting for payment",
      "2 new matches",
    ]);
  });

  test("a connection comes before new matches", () => {
    expect(texts([waiting, connected], { matches })).toEqual([
      "Connected with P.",
      "2 new matches",
    ]);
  });

  test("new matches come before a wait, which the line says", () => {
    expect(texts([waiting], { matches })).toEqual(["2 new matches"]);
    expect(texts([waiting])).toEqual([expect.stringMatching(/^P\. was asked/)]);
  });
});

test("a user with a connection is not a new match", () => {
  // The counterpart of the connection flies i2.
  const declined = newConnection({ state: "declined", actions: [] });
  const met = (...ids: string[]): Matches => ({
    state: "found",
    all: ids.map(matchOf),
    seen: [],
  });
  expect(shown([declined], { matches: met("i2", "i3") })).toEqual([["1 new match", "See it"]]);
  expect(shown([declined], { matches: met("i2") })).toEqual([["1 match, already seen", "See it"]]);
});

test("connections of other trips and those that are over do not count", () => {
  const other = newConnection({ mine: undefined });
  const over = newConnection({ state: "declined", actions: [] });
  expect(shown([other, over])).toEqual(shown([]));
});

test("a user who has deleted the account has no initial", () => {
  const left = newConnection({ state: "paid", actions: [], counterpart: { displayName: "" } });
  expect(shown([left])).toEqual([["Connected with Your match", "Open"]]);
});

test("trips ahead come with the next one first, past trips with the latest first", () => {
  const trips = [
    trip({ id: "later" }, "2031-05-01"),
    trip({ id: "old" }, "2030-05-01"),
    trip({ id: "halfway" }, "2031-01-30", "2031-02-02"),
    trip({ id: "recent" }, "2031-01-20"),
    trip({ id: "today" }, "2031-02-01"),
  ];
  const { upcoming, past } = sortTrips(trips, now);
  expect(upcoming.map(({ id }) => id)).toEqual(["today", "halfway", "later"]);
  expect(past.map(({ id }) => id)).toEqual(["recent", "old"]);
});
