import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Contract } from "../packages/core/src/contract";
import { contracts } from "../packages/core/src/contracts";
import { WebConfig } from "../packages/core/src/web-config/contract";
import { misunderstandings, shapesOf } from "./contract-shapes";
import { releases } from "./recorded";

describe("pages of earlier releases", () => {
  const now = shapesOf(Object.values(contracts).flat(), WebConfig);

  it("are recorded", () => {
    expect(releases().length).toBeGreaterThan(0);
  });

  it.each(releases())("understand every answer and can make every call: $version", (earlier) => {
    expect(misunderstandings(earlier.shapes, now)).toEqual([]);
  });
});

const Before = z.object({
  id: z.string(),
  state: z.enum(["open", "closed"]),
  legs: z.array(z.object({ from: z.string() })),
  note: z.optional(z.string()),
});

describe("an answer", () => {
  const answered = (output: z.ZodMiniType) => changes({ output: Before }, { output });

  it("may have new fields, and lose optional ones", () => {
    const { id, state, legs } = Before.shape;
    expect(answered(z.object({ id, state, legs, count: z.int() }))).toEqual([]);
  });

  it("may be narrower", () => {
    expect(answered(z.extend(Before, { state: z.literal("open"), note: z.string() }))).toEqual([]);
  });

  it.each([
    [z.extend(Before, { state: z.enum(["open", "closed", "new"]) }), 'output.state: may be "new"'],
    [z.extend(Before, { state: z.string() }), 'output.state: may be "something else"'],
    [z.extend(Before, { id: z.optional(z.string()) }), "output.id: may be missing"],
    [z.omit(Before, { id: true }), "output.id: may be missing"],
    [z.extend(Before, { id: z.nullable(z.string()) }), "output.id: may be null"],
    [z.extend(Before, { note: z.optional(z.int()) }), "output.note: may be integer"],
    [z.extend(Before, { legs: z.array(z.object({})) }), "output.legs[].from: may be missing"],
    [z.union([Before, z.object({ other: z.string() })]), "output.id: may be missing"],
    [z.unknown(), "output: may be anything"],
  ])("must not change: case %#", (output, problem) => {
    expect(answered(output)).toContain(`GET /x, ${problem}`);
  });

  it("may be one of several", () => {
    const Other = z.object({ other: z.string() });
    const output = z.union([Before, Other]);
    expect(changes({ output }, { output: Other })).toEqual([]);
    expect(changes({ output }, { output: z.object({ other: z.int() }) })).toEqual([
      "GET /x, output.other: may be integer",
    ]);
  });
});

describe("a call", () => {
  const Input = z.object({ term: z.string().check(z.maxLength(50)), sort: z.enum(["a", "b"]) });
  const called = (input: z.ZodMiniType) => changes({ input: Input }, { input });

  it("may accept more", () => {
    const { term } = Input.shape;
    expect(called(z.object({ term, sort: z.string(), limit: z.optional(z.int()) }))).toEqual([]);
  });

  it.each([
    [z.extend(Input, { key: z.string() }), "input.key: may be missing"],
    [z.extend(Input, { sort: z.literal("a") }), 'input.sort: may be "b"'],
    [
      z.extend(Input, { term: z.string().check(z.maxLength(20)) }),
      "input.term: has another maxLength",
    ],
    [
      z.extend(Input, { term: z.string().check(z.maxLength(50), z.regex(/^a/)) }),
      "input.term: has another pattern",
    ],
  ])("must not take less: case %#", (input, problem) => {
    expect(called(input)).toEqual([`GET /x, ${problem}`]);
  });

  it("must not accept less behind a transformation", () => {
    const legs = (flight: z.ZodMiniType) =>
      z.object({
        legs: z.pipe(
          z.pipe(
            z.transform((value: unknown) => [value].flat()),
            z.array(z.object({ flight })),
          ),
          z.transform((all) => all.length),
        ),
      });
    const before = legs(z.string());
    expect(changes({ input: before }, { input: before })).toEqual([]);
    expect(changes({ input: before }, { input: legs(z.literal("ZZ-1")) })).toEqual([
      'GET /x, input.legs[].flight: may be "something else"',
    ]);
  });

  it("must not start to require a token, be removed, or be sent differently", () => {
    expect(changes({ auth: "optional" }, { auth: "bearer" })).toEqual(["GET /x: requires a token"]);
    expect(changes({ auth: "bearer" }, { auth: "optional" })).toEqual([]);
    expect(changes({ auth: "bearer" }, { auth: "operator" })).toEqual(["GET /x: is for operators"]);
    expect(changes({ auth: "operator" }, { auth: "bearer" })).toEqual([]);
    expect(changes({}, { path: "/y" })).toEqual(["GET /x: is gone"]);
    expect(changes({}, { readFrom: "query" })).toEqual(["GET /x: reads its input elsewhere"]);
  });
});

it("/config.json is an answer too", () => {
  const Config = z.object({ stage: z.string(), paypal: z.object({ clientId: z.string() }) });
  const Later = z.extend(Config, { paypal: z.optional(Config.shape.paypal) });
  expect(misunderstandings(shapesOf([], Config), shapesOf([], Later))).toEqual([
    "/config.json.paypal: may be missing",
  ]);
});

function changes(before: Partial<Contract>, after: Partial<Contract>): string[] {
  const shapes = (changed: Partial<Contract>) => shapesOf([withDefaults(changed)], z.object({}));
  return misunderstandings(shapes(before), shapes(after));
}

function withDefaults(changed: Partial<Contract>): Contract {
  const [input, output] = [z.object({}), z.void()];
  return {
    ...{ method: "GET", path: "/x", auth: "none", input, output, cache: "no-store" },
    ...changed,
  };
}
