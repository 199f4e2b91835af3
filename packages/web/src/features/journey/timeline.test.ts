import type { Connection } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import type { ShownStep, ShownTap } from "./shown-steps";
import { timelineOf } from "./timeline";

const times = { from: "2031-03-03T00:00:00.000Z", until: "2031-03-08T00:00:00.000Z" };
const paidAt = "2031-01-10T09:00:00.000Z";
const confirmedAt = "2031-01-11T09:00:00.000Z";
const at = "2031-03-04T05:00:00.000Z";
const tap: ShownTap = { at, by: "them" };

function step(kind: ShownStep["kind"], leg: number, pressed?: ShownTap): ShownStep {
  const timeZone = kind === "landed" ? "America/Toronto" : "Asia/Dubai";
  return { kind, leg, airport: "DXB", timeZone, ...times, ...(pressed && { tap: pressed }) };
}

const paid = (changed: Partial<Connection> = {}) =>
  newConnection({
    state: "paid",
    actions: ["cancel", "write"],
    timeZone: "Asia/Dubai",
    paidAt,
    ...changed,
  });
const none = [step("met", 1), step("boarded", 1), step("landed", 1), step("handed-over", 1)];

/** `paid done`, in order. */
function storyOf(connection: Connection, steps: readonly ShownStep[], now: string): string[] {
  return timelineOf(connection, steps, new Date(now)).map((entry) => {
    const what = entry.kind === "step" ? `${entry.step.kind} ${entry.step.leg}` : entry.kind;
    return `${what} ${entry.state}`;
  });
}

test("weeks before, being in touch is next", () => {
  expect(storyOf(paid(), none, "2031-02-01T08:00:00Z")).toEqual([
    "found done",
    "accepted done",
    "paid done",
    "in-touch next",
    "seven-days later",
    "two-days later",
    "day-before later",
    "met 1 later",
    "boarded 1 later",
    "landed 1 later",
    "handed-over 1 later",
    "review later",
  ]);
});

test("once in touch, the next day of a reminder is next, and has its date", () => {
  const story = timelineOf(paid({ confirmedAt }), none, new Date("2031-02-25T21:00:00Z"));
  // In Dubai the 26th, seven days before is over.
  expect(story.find(({ state }) => state === "next")).toEqual({
    kind: "two-days",
    state: "next",
    date: "2031-03-02",
  });
  expect(story.find(({ kind }) => kind === "seven-days")).toMatchObject({
    state: "done",
    date: "2031-02-25",
  });
});

test("two who are in touch only on the day are so after the days before it", () => {
  const met = [step("met", 1, tap), ...none.slice(1)];
  expect(storyOf(paid({ confirmedAt: at }), met, "2031-03-04T06:00:00Z").slice(2, 8)).toEqual([
    "paid done",
    "seven-days done",
    "two-days done",
    "day-before done",
    "in-touch done",
    "met 1 done",
  ]);
});

test("a day that has passed does not stand for being in touch", () => {
  expect(storyOf(paid(), none, "2031-02-28T08:00:00Z").slice(3, 5)).toEqual([
    "in-touch next",
    "seven-days done",
  ]);
});

test("days before the payment are left out", () => {
  const late = paid({ paidAt: "2031-03-01T09:00:00.000Z", confirmedAt });
  expect(storyOf(late, none, "2031-03-01T10:00:00Z")).not.toContainEqual(
    expect.stringContaining("seven-days"),
  );
  expect(storyOf(late, none, "2031-03-01T10:00:00Z")).toContain("two-days next");
});

test("a step has the instant of its press, and what was left out before it is gone", () => {
  const boarded = [step("met", 1), step("boarded", 1, tap), ...none.slice(2)];
  const story = timelineOf(paid(), boarded, new Date("2031-03-04T08:00:00Z"));
  const steps = story.filter(({ kind }) => kind === "step");
  expect(steps.map(({ at }) => at)).toEqual([at, undefined, undefined]);
  expect(storyOf(paid(), boarded, "2031-03-04T08:00:00Z").slice(-4)).toEqual([
    "boarded 1 done",
    "landed 1 next",
    "handed-over 1 later",
    "review later",
  ]);
  expect(story.some(({ kind }) => kind === "in-touch")).toBe(false);
});

test("with two flights each has its steps", () => {
  const two = [
    step("met", 1, tap),
    step("boarded", 1, tap),
    step("landed", 1, tap),
    step("boarded", 2),
    step("landed", 2),
    step("handed-over", 2),
  ];
  expect(storyOf(paid({ confirmedAt }), two, "2031-03-04T12:00:00Z").slice(-5)).toEqual([
    "landed 1 done",
    "boarded 2 next",
    "landed 2 later",
    "handed-over 2 later",
    "review later",
  ]);
});

describe("after the trip", () => {
  const over = paid({ confirmedAt, actions: ["review", "write"] });

  test("steps that nobody has pressed are not missed", () => {
    expect(storyOf(over, none, "2031-03-06T08:00:00Z").slice(-2)).toEqual([
      "day-before done",
      "review next",
    ]);
  });

  test("the review ends the story", () => {
    const reviewed = { ...over, reviews: { mine: { again: "yes" as const } } };
    const all = none.map((one) => ({ ...one, tap }));
    const story = storyOf(reviewed, all, "2031-03-06T08:00:00Z");
    expect(story.slice(-2)).toEqual(["handed-over 1 done", "review done"]);
    expect(story.every((one) => one.endsWith("done"))).toBe(true);
  });
});

test("what an earlier version has kept, without a journey, tells the story around the flight", () => {
  expect(storyOf(paid({ confirmedAt }), [], "2031-02-01T08:00:00Z").at(-1)).toBe("review later");
});
