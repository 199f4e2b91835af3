/** The runtimes of all functions, helpers of SST and CDK included. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { comparedOn, monthsBetween, runtime, runtimes } from "../runtimes";
import { allOf } from "./stage";
import { functionNamesOf, shared, stages } from "./stages";

/** How long a stage that is deployed today must be able to be deployed again. */
const months = 18;

describe.each([...stages, shared])("the functions of $name", (stage) => {
  const functions = allOf(stage, "AWS::Lambda::Function").map(
    ([id, { Properties }]) => [id, String(Properties.Runtime)] as const,
  );

  it("have the one runtime that the table names", () => {
    expect(functions.filter(([, name]) => name !== runtime)).toEqual([]);
  });

  it("are more than the product's own: every stack has a helper of SST", () => {
    const own = stage === shared ? [] : functionNamesOf(stage);
    expect(functions.length).toBeGreaterThanOrEqual(own.length + stage.stacks.length);
  });
});

it(`AWS creates new functions with the runtime for ${months} months after the table was compared with its source`, () => {
  expect(monthsBetween(comparedOn, runtimes[runtime].createRefused)).toBeGreaterThanOrEqual(months);
  expect(monthsBetween(comparedOn, runtimes["nodejs22.x"].createRefused)).toBeLessThan(months);
});

it("there is no newer runtime in the table, and the bundler builds for this one", () => {
  const newest = Object.keys(runtimes).sort(
    (one, other) => Number.parseInt(one.slice(6), 10) - Number.parseInt(other.slice(6), 10),
  );
  expect(newest.at(-1)).toBe(runtime);
  expect(readFileSync(".nvmrc", "utf8").trim().split(".")[0]).toBe(/\d+/.exec(runtime)?.[0]);
});

it.each([
  ["2026-11-25", "2028-06-01", 18],
  ["2026-12-02", "2028-06-01", 17],
  ["2026-12-01", "2028-06-01", 18],
  ["2027-06-01", "2027-06-01", 0],
])("from %s to %s there are %i whole months", (from, to, expected) => {
  expect(monthsBetween(from, to)).toBe(expected);
});

it("decision 37 names the day from which SST's own runtime creates no function", () => {
  const decision = readFileSync("docs/decisions/0037-way-out-of-sst.md", "utf8");
  expect(decision).toContain(runtimes["nodejs22.x"].createRefused);
  expect(decision).toContain(runtimes[runtime].createRefused);
});
