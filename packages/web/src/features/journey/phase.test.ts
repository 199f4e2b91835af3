import type { Connection } from "@flightaides/core/connection/contract.ts";
import { describe, expect, test } from "vitest";
import { newConnection } from "../../../test/connection";
import { flightOf, mainOf, phaseOf } from "./phase";
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

  describe("of two who share the return too", () => {
    const back = { sequence: 2, from: "YYZ", to: "DXB", travelDate: "2031-04-02" };
    const both = (changed: Partial<Connection> = {}) => {
      const { mine } = newConnection();
      const legs = [...(mine ? [mine.leg] : []), back];
      const journey = { legs, steps: [], until: "2031-04-07T00:00:00.000Z" };
      return paid({ journey, actions: ["write", "review"], ...changed });
    };
    const reviewed = { reviews: { mine: { again: "yes" as const } }, actions: ["write" as const] };
    test.each<[string, Partial<Connection>, ShownStep[], Date, string]>([
      ["the day after the first flight", {}, steps(), at("2031-03-05"), "day"],
      ["a week later", {}, steps("met", "boarded"), at("2031-03-11"), "ahead"],
      ["a week later, reviewed", reviewed, steps("met"), at("2031-03-11"), "ahead"],
      ["on the day of the return", reviewed, steps("met"), at("2031-04-02"), "day"],
      ["the day after it", { actions: ["review"] }, steps("met"), at("2031-04-03"), "day"],
      ["the day after it, reviewed", reviewed, steps("met"), at("2031-04-03"), "over"],
      ["three days after it", {}, steps("met"), at("2031-04-05"), "over"],
    ])("%s", (_, changed, shown, now, phase) => {
      expect(phaseOf(both(changed), shown, now)).toBe(phase);
    });

    test("the page is about the return once the first flight is over", () => {
      expect(flightOf(both(), at("2031-03-06"))?.travelDate).toBe(flies);
      expect(flightOf(both(), at("2031-03-07"))).toEqual(back);
      expect(flightOf(both(), at("2031-05-01"))?.travelDate).toBe(flies);
    });
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
