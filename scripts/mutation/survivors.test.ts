import { expect, test } from "vitest";
import { describeMutant, differences } from "./survivors";

const source = ["if (", "  !a", "  && b && c", ") run();"].join("\n");
const location = { start: { line: 2, column: 4 }, end: { line: 3, column: 7 } };
const change = { file: "a.ts", source, location, replacement: "a\n|| b" };

test("a mutant is described by its code on one line, what replaces it, and the rest of its lines", () => {
  expect(describeMutant(change)).toBe("a.ts: ![a && b → a || b] && c");
  const place = { start: { line: 4, column: 3 }, end: { line: 4, column: 6 } };
  expect(describeMutant({ ...change, location: place, replacement: "stop" })).toBe(
    "a.ts: ) [run → stop]();",
  );
});

test("long code is cut in the middle", () => {
  const replacement = `first${"-".repeat(100)}last`;
  expect(describeMutant({ ...change, replacement })).toBe(
    `a.ts: ![a && b → first${"-".repeat(30)}…${"-".repeat(31)}last] && c`,
  );
});

test("each accepted text stands for one mutant", () => {
  const accepted = [{ reason: "Equivalent.", mutants: ["one", "two", "two"] }];
  expect(differences(["two", "one", "two"], accepted)).toEqual({ unlisted: [], outdated: [] });
  expect(differences(["two", "two", "two", "three"], accepted)).toEqual({
    unlisted: ["two", "three"],
    outdated: ["one"],
  });
});
