/** Inputs generated from the schema of a contract: mostly valid, with hostile values at any place. */
import fc from "fast-check";
import type * as z from "zod/mini";

/** Values of fields by name, which a schema does not describe: airport codes, ids of records. */
export type Words = Readonly<
  Record<string, { valid: readonly string[]; invalid?: readonly string[] }>
>;
/** `valid` input passes the schema but may refer to things that do not exist. */
export type Kind = "valid" | "hostile";

/** Text that is hard to store, compare, encode or print. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "null",
    "__proto__",
    "constructor",
    "%",
    "%ff%00",
    "../../me",
    "a\r\nset-cookie: b",
    "'\"><script>",
    "\u202e\u200d\ufeff",
    "e\u0301".repeat(200),
    "👩‍👩‍👧‍👦".repeat(60),
    "9".repeat(400),
    "x".repeat(3000),
  ),
  // Halves of surrogate pairs: JSON can express them, UTF-8 cannot.
  fc.string({ unit: fc.constantFrom("\ud83d", "\ude00", "a"), minLength: 1, maxLength: 5 }),
  fc.string({ unit: "binary" }),
);

/** JSON that no schema asks for. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e308, [], {}, [[]]),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":null},"toString":1}'),
    JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`),
  ),
  fc.jsonValue(),
);

/**
 * @param kind of the whole; about one in twenty places of hostile input is not what the schema asks for
 * @param name of the field, which chooses the words
 */
export function inputOf(
  schema: z.core.$ZodType,
  words: Words,
  kind: Kind,
  name = "",
): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => inputOf(one, words, kind, name);
  const valid = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case "object":
        return objectOf(def.shape, words, kind);
      case "lazy":
        return inner(def.getter());
      case "array":
        return fc.array(inner(def.element), { minLength: 1, maxLength: 6, size: "xsmall" });
      case "optional":
      case "default":
        return sometimes(inner(def.innerType));
      case "pipe":
        // A leading transform accepts any input: the schema after it has the shape.
        return inner(def.in._zod.def.type === "transform" ? def.out : def.in);
      case "union":
        return fc.oneof(...def.options.map(inner));
      case "enum":
        return fc.constantFrom(...(words[name]?.valid ?? Object.values(def.entries)));
      case "literal":
        return fc.constantFrom(...def.values);
      case "boolean":
        return fc.boolean();
      case "number":
        // Most numbers are positions, and every list has a first entry.
        return fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 15 }));
      case "string":
        return textOf(words[name], kind);
      default:
        return fc.jsonValue();
    }
  };
  return kind === "valid" ? valid() : rarely(valid(), hostile);
}

/** A value or, as often, none. */
export function sometimes<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  // Not `fc.option`, which prefers no value at greater depth.
  return fc.boolean().chain((given) => (given ? value : fc.constant(undefined)));
}

export function rarely<T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function objectOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  words: Words,
  kind: Kind,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([key, field]) =>
    inputOf(field, words, kind, key).map((value) => [key, value] as const),
  );
  const required = fields.filter((_, index) => {
    const { type } = (Object.values(shape)[index] as z.core.$ZodTypes)._zod.def;
    return type !== "optional" && type !== "default";
  });
  const whole = fc
    .oneof(fc.tuple(...fields), fc.tuple(...required))
    .map((all) => Object.fromEntries(all));
  if (kind === "valid") return whole;
  const incomplete = fc.subarray(fields).chain((some) => fc.tuple(...some));
  const extra = fc.array(fc.tuple(hostileText, hostile), { maxLength: 3 });
  return rarely(
    whole,
    // `fromEntries` also sets `__proto__` as a key.
    fc.tuple(incomplete, extra).map((entries) => Object.fromEntries(entries.flat())),
  );
}

function textOf(words: Words[string] | undefined, kind: Kind): fc.Arbitrary<string> {
  const free = fc.string({ unit: "grapheme", size: "small" });
  if (!words) return free;
  const { valid, invalid = [] } = words;
  return kind === "valid"
    ? fc.constantFrom(...valid)
    : fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...valid) },
        { weight: 1, arbitrary: fc.constantFrom(...valid, ...invalid) },
        { weight: 1, arbitrary: free },
      );
}
