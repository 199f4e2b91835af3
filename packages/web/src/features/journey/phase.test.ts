import type { Connection } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { mainOf, phaseOf } from "./phase";
import type { ShownStep } from "./shown-steps";

const flies = "2031-03-04";
const at = (date: string, time = "08:00") => new Date(`${date}T${time}:00Z`);

function steps(...done: ShownStep["kind"][]): ShownStep[] {
  return (["met", "boarded", "landed", "handed-over"] as const).map((kind) => ({
    kind,
    leg: 1,
    airport: "DXB",
    timeZone: "Asia/Dubai",
    from: "2031-03-03T00:00:00.000Z",
    until: "2031-03-07T00:00:00.000Z",
    ...(done.includes(kind) && { tap: { at: `${flies}T05:00:00.000Z`, by: "me" as const } }),
  }));
}

const paid = (changed: Partial<Connection> = {}) =>
  newConnection({
    state: "paid",
    actions: ["cancel", "write"],
    timeZone: "Asia/Dubai",
    ...changed,
  });

describe("the phase of a trip", () => {
  test.each<[string, Partial<Connection>, ShownStep[], Date, string]>([
    ["weeks before", {}, steps(), at("2031-02-01"), "ahead"],
    // 20:30 UTC is half past midnight in Dubai.
    ["when the day begins at the airport", {}, steps(), at("2031-03-03", "20:30"), "day"],
    ["when it has not begun there", {}, steps(), at("2031-03-03", "19:30"), "ahead"],
    ["met on the evening before", {}, steps("met"), at("2031-03-03", "18:00"), "day"],
    ["a day later, in the air", { actions: ["review"] }, steps("boarded"), at("2031-03-05"), "day"],
    ["a day later, without a press", { actions: ["review"] }, steps(), at("2031-03-05"), "over"],
    ["with the family", { actions: ["write"] }, steps("met", "handed-over"), at(flies), "over"],
    ["reviewed", { reviews: { mine: { again: "yes" } } }, steps("met"), at(flies), "over"],
    ["three days later", { actions: ["write"] }, steps("met"), at("2031-03-08"), "over"],
  ])("%s", (_, changed, shown, now, phase) => {
    expect(phaseOf(paid(changed), shown, now)).toBe(phase);
  });

  test("with the family, and not over while that can be undone", () => {
    const until = `${flies}T05:01:00.000Z`;
    const pressed = steps("met", "handed-over").map((step) => ({
      ...step,
      ...(step.tap && { tap: { ...step.tap, revocable: { key: "key", until } } }),
    }));
    const day = paid({ actions: ["write"] });
    expect(phaseOf(day, pressed, new Date(`${flies}T05:00:30Z`))).toBe("day");
    expect(phaseOf(day, pressed, new Date(until))).toBe("over");
  });

  test("without a flight of the reader it goes by the other's, and by the earlier of two", () => {
    const { mine: _, ...others } = paid();
    expect(phaseOf(others, steps(), at(flies))).toBe("day");
    const earlier = paid({
      theirs: { leg: { sequence: 1, from: "DXB", to: "YYZ", travelDate: "2031-03-02" }, legs: 1 },
    });
    expect(phaseOf(earlier, steps(), at("2031-03-02"))).toBe("day");
  });
});

describe("the one strong button", () => {
  const journey = { legs: [], steps: [], until: "2031-03-07T00:00:00.000Z" };
  const point = { text: "At the gate", at: "2031-02-01T00:00:00.000Z", by: "me" as const };
  const confirmedAt = "2031-01-02T00:00:00.000Z";
  test.each<[string, Partial<Connection>, Date, string | undefined]>([
    ["writing, while they are not in touch", { journey }, at("2031-02-01"), "write"],
    ["then the meeting point", { journey, confirmedAt }, at("2031-02-01"), "meeting-point"],
    [
      "then nothing",
      { journey: { ...journey, meetingPoint: point }, confirmedAt },
      at("2031-02-01"),
      undefined,
    ],
    ["on the day the next step", { journey, confirmedAt }, at(flies), "tap"],
    [
      "a question of the other one, whatever the day is",
      { journey, choices: ["stay", "leave"] },
      at(flies),
      "answer",
    ],
    ["the review in the end", { actions: ["review"] }, at("2031-03-09"), "review"],
    ["after it nothing", { reviews: { mine: { again: "yes" } } }, at("2031-03-09"), undefined],
    ["nothing where the API knows no journey yet", { confirmedAt }, at("2031-02-01"), undefined],
  ])("%s", (_, changed, now, main) => {
    const connection = paid(changed);
    expect(mainOf(connection, steps(), phaseOf(connection, steps(), now), now)).toBe(main);
  });
});
