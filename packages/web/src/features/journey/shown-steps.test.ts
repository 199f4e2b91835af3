import type { Step, Tap } from "@flightaides/core/journey/contract.ts";
import { expect, test } from "vitest";
import type { WaitingAction } from "../../lib/waiting";
import { openSteps, shownSteps } from "./shown-steps";

const key = "6f6ab7f4-47a5-4a4e-8d25-3a1c9a52a9a8";
const at = "2026-12-01T08:00:00.000Z";
const times = { from: "2026-11-30T00:00:00.000Z", until: "2026-12-04T00:00:00.000Z" };

function step(kind: Step["kind"], leg: number, tap?: Tap): Step {
  return { kind, leg, airport: "DXB", timeZone: "Asia/Dubai", ...times, ...(tap && { tap }) };
}

function connection(...steps: Step[]) {
  return { id: "one", journey: { legs: [], steps, until: times.until } };
}

function waits(
  name: WaitingAction["name"],
  input: Record<string, unknown>,
  refused?: string,
): WaitingAction {
  return {
    key: `entry of ${name}`,
    uid: "ann",
    name,
    input: { id: "one", ...input },
    ...(refused && { refused }),
  };
}

const kinds = (steps: readonly { kind: string; leg: number; tap?: unknown }[]) =>
  steps.filter(({ tap }) => tap).map(({ kind, leg }) => `${kind} ${leg}`);

test("a press that waits is shown at once, can be revoked for a minute, and only on its flight", () => {
  const both = connection(step("met", 1), step("boarded", 1), step("boarded", 2));
  const shown = shownSteps(both, [waits("tap", { key, kind: "boarded", leg: 2, at })]);
  expect(kinds(shown)).toEqual(["boarded 2"]);
  expect(shown[2]?.tap).toEqual({
    at,
    by: "me",
    queued: "entry of tap",
    revocable: { key, until: "2026-12-01T08:01:00.000Z" },
  });
});

test("a press that is being sent for the first time says so", () => {
  const waiting: WaitingAction = { ...waits("tap", { key, kind: "met", at }), fresh: true };
  const [shown] = shownSteps(connection(step("met", 1)), [waiting]);
  expect(shown?.tap).toMatchObject({ queued: "entry of tap", fresh: true });
});

test("what happens once is on its step, whatever flight the press names", () => {
  const both = connection(step("met", 1), step("handed-over", 2));
  expect(kinds(shownSteps(both, [waits("tap", { key, kind: "handed-over", at })]))).toEqual([
    "handed-over 2",
  ]);
});

test("what the API has stands before what waits, so that nothing is shown twice or moves", () => {
  const sent = connection(step("met", 1, { at, by: "them" }));
  const later = "2026-12-01T08:20:00.000Z";
  const shown = shownSteps(sent, [waits("tap", { key, kind: "met", at: later })]);
  expect(shown[0]?.tap).toEqual({ at, by: "them" });
});

test("a revocation that waits hides its tap, sent or not", () => {
  const revocable = { key, until: "2026-12-01T08:01:00.000Z" };
  const sent = connection(step("met", 1, { at, by: "me", revocable }));
  expect(kinds(shownSteps(sent, [waits("revoke-tap", { key })]))).toEqual([]);
  const queued = [waits("tap", { key, kind: "met", at }), waits("revoke-tap", { key })];
  expect(kinds(shownSteps(connection(step("met", 1)), queued))).toEqual([]);
});

test("what was rejected, and what concerns another connection, is not shown as done", () => {
  const one = connection(step("met", 1));
  expect(kinds(shownSteps(one, [waits("tap", { key, kind: "met", at }, "Too late.")]))).toEqual([]);
  expect(kinds(shownSteps(one, [waits("tap", { id: "two", key, kind: "met", at })]))).toEqual([]);
});

test("steps are open in their time, after the last one that has happened", () => {
  const now = new Date("2026-12-01T08:00:00Z");
  const steps = shownSteps(
    connection(step("met", 1), step("boarded", 1, { at, by: "me" }), step("landed", 1)),
    [],
  );
  expect(openSteps(steps, now).map(({ kind }) => kind)).toEqual(["landed"]);
  expect(openSteps(steps, new Date(times.until))).toEqual([]);
  expect(openSteps(steps, new Date("2026-11-29T23:59:59Z"))).toEqual([]);
  expect(openSteps(steps, new Date(times.from))).toHaveLength(1);
});

test("an answer that was kept by an earlier version has no steps", () => {
  expect(shownSteps({ id: "one" }, [])).toEqual([]);
});
