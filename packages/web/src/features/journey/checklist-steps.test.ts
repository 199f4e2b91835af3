import { expect, test } from "vitest";
import { steps, stepsFor, stopsOf } from "./checklist-steps";

const first = { sequence: 1, from: "ATQ", to: "DXB" };
const second = { sequence: 2, from: "DXB", to: "YYZ" };

test("a trip of one flight has a departure and an arrival", () => {
  expect(stopsOf([first], 1)).toEqual([
    { kind: "departure", airport: "ATQ" },
    { kind: "arrival", airport: "DXB" },
  ]);
});

test("planes are changed between two flights, and where a flight of somebody else's is before or after", () => {
  expect(stopsOf([first, second], 2).map(({ kind }) => kind)).toEqual([
    "departure",
    "connection",
    "arrival",
  ]);
  expect(stopsOf([second], 2)).toEqual([
    { kind: "connection", airport: "DXB" },
    { kind: "arrival", airport: "YYZ" },
  ]);
  expect(stopsOf([first], 2).at(-1)).toEqual({ kind: "connection", airport: "DXB" });
  expect(stopsOf([], 0)).toEqual([]);
});

test("a step for a need is shown to whoever has it", () => {
  const ids = (needs: Parameters<typeof stepsFor>[1]) =>
    stepsFor("connection", needs).map(({ id }) => id);
  expect(ids([])).not.toContain("wheelchair");
  expect(ids(["meeting-again"])).toContain("wheelchair");
  expect(ids(["interpreting"])).toEqual(ids([]));
});

test("ids are unique at each kind of airport, because ticks refer to them", () => {
  for (const list of Object.values(steps))
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});
