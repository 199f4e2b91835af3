/**
 * The contracts as JSON Schema, and whether a program with one set of contracts is compatible with
 * a program with another: a page of an earlier release calls the API of this one.
 */
import * as z from "zod";
import { type Contract, needsToken, routeKey } from "../packages/core/src/contract";

/** The part of JSON Schema that contracts use. */
export type Shape = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  pattern?: string;
  format?: string;
  default?: unknown;
} & { [bound in Lower | Upper]?: number };

/** The names of limits, of texts, numbers and arrays. */
type Lower = (typeof lower)[number];
type Upper = (typeof upper)[number];
const lower = ["minimum", "minLength", "minItems"] as const;
const upper = ["maximum", "maxLength", "maxItems"] as const;

export type Shapes = {
  routes: Record<string, Route>;
  /** Of /config.json. */
  config: Shape;
  /** The schemas that the others reference. */
  $defs: Record<string, Shape>;
};

type Route = Pick<Contract, "auth" | "readFrom"> & { input: Shape; output: Shape };

/** @param config the schema of /config.json */
export function shapesOf(contracts: readonly Contract[], config: z.core.$ZodType): Shapes {
  const calls = contracts.map(({ input, output }) => z.object({ input, output }));
  const all = z.toJSONSchema(z.tuple([z.object({ config }), ...calls]), {
    // What a parser accepts, of inputs and outputs alike.
    io: "input",
    unrepresentable: "any",
    reused: "ref",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = (zodSchema as z.core.$ZodTypes)._zod;
      if (def.type !== "pipe" || def.in._zod.def.type !== "transform") return;
      // A transform accepts any input. The schema after it decides.
      const { $schema: _, ...then } = z.toJSONSchema(def.out, { io: "input" });
      Object.assign(jsonSchema, then);
    },
  }) as { prefixItems: Shape[]; $defs: Record<string, Shape> };
  const [first, ...others] = all.prefixItems.map(({ properties = {} }) => properties);
  const routes = contracts.map(({ auth, readFrom, ...contract }, index) => {
    const { input = {}, output = {} } = others[index] ?? {};
    return [routeKey({ auth, readFrom, ...contract }), { auth, readFrom, input, output }] as const;
  });
  // As it is read from a file: without undefined values.
  return JSON.parse(
    JSON.stringify({
      routes: Object.fromEntries(routes),
      config: first?.config ?? {},
      $defs: all.$defs,
    }),
  );
}

/**
 * Incompatibilities with the pages of an earlier release, each as a sentence: `GET /me,
 * output.email: may be missing`.
 * They ignore fields that they do not know, and send none that are new.
 */
export function misunderstandings(earlier: Shapes, now: Shapes): string[] {
  const ofRoutes = Object.entries(earlier.routes).flatMap(([key, before]) => {
    const after = now.routes[key];
    if (!after) return [`${key}: is gone`];
    return [
      ...(needsToken(after.auth) && !needsToken(before.auth) ? [`${key}: requires a token`] : []),
      ...(after.auth === "operator" && before.auth !== "operator"
        ? [`${key}: is for operators`]
        : []),
      ...(after.readFrom !== before.readFrom ? [`${key}: reads its input elsewhere`] : []),
      ...unaccepted(before.input, earlier, after.input, now, `${key}, input`),
      ...unaccepted(after.output, now, before.output, earlier, `${key}, output`),
    ];
  });
  return [...ofRoutes, ...unaccepted(now.config, now, earlier.config, earlier, "/config.json")];
}

type Defs = Pick<Shapes, "$defs">;

/** Values that a sender of `sent` can send and a parser of `accepted` rejects. */
function unaccepted(
  sentShape: Shape,
  sentDefs: Defs,
  acceptedShape: Shape,
  acceptedDefs: Defs,
  path: string,
): string[] {
  const sent = resolve(sentShape, sentDefs);
  const accepted = resolve(acceptedShape, acceptedDefs);
  const compare = (one: Shape, other: Shape, at = path) =>
    unaccepted(one, sentDefs, other, acceptedDefs, at);
  if (sent.anyOf) return sent.anyOf.flatMap((one) => compare(one, accepted));
  if (accepted.anyOf) {
    const [best = []] = accepted.anyOf
      .map((one) => compare(sent, one))
      .sort((a, b) => a.length - b.length);
    return best;
  }
  return [
    ...types(sent, accepted).map((type) => `${path}: may be ${type}`),
    ...values(sent, accepted).map((value) => `${path}: may be ${JSON.stringify(value)}`),
    ...limits(sent, accepted).map((limit) => `${path}: has another ${limit}`),
    ...missing(sent, accepted).map((name) => `${path}.${name}: may be missing`),
    ...Object.entries(accepted.properties ?? {}).flatMap(([name, field]) => {
      const own = sent.properties?.[name];
      return own ? compare(own, field, `${path}.${name}`) : [];
    }),
    ...(accepted.items && sent.items ? compare(sent.items, accepted.items, `${path}[]`) : []),
  ];
}

const known = new Set<string>([
  ...["type", "enum", "const", "anyOf", "properties", "required", "items"],
  ...["pattern", "format", "default", ...lower, ...upper],
]);

/** @throws for a keyword that this module does not compare */
function resolve(shape: Shape, { $defs }: Defs): Shape {
  if (shape.$ref) {
    const { $ref, ...rest } = shape;
    return resolve({ ...$defs[$ref.replace("#/$defs/", "")], ...rest }, { $defs });
  }
  const unknown = Object.keys(shape).filter((keyword) => !known.has(keyword));
  if (unknown.length > 0) throw new Error(`No comparison of ${unknown.join(", ")}`);
  return shape;
}

function types(sent: Shape, accepted: Shape): string[] {
  if (accepted.type === undefined) return [];
  const allowed = [accepted.type].flat();
  if (sent.type === undefined) return ["anything"];
  return [sent.type]
    .flat()
    .filter(
      (type) => !allowed.includes(type) && !(type === "integer" && allowed.includes("number")),
    );
}

function values(sent: Shape, accepted: Shape): unknown[] {
  const allowed = accepted.enum ?? ("const" in accepted ? [accepted.const] : undefined);
  if (!allowed) return [];
  const own = sent.enum ?? ("const" in sent ? [sent.const] : ["something else"]);
  return own.filter((value) => !allowed.includes(value));
}

function limits(sent: Shape, accepted: Shape): string[] {
  const others = (["pattern", "format"] as const).filter(
    (name) => accepted[name] !== undefined && accepted[name] !== sent[name],
  );
  const looser = (name: Lower | Upper, isLooser: (own: number, limit: number) => boolean) => {
    const { [name]: own } = sent;
    const { [name]: limit } = accepted;
    return limit !== undefined && (own === undefined || isLooser(own, limit));
  };
  return [
    ...others,
    ...lower.filter((name) => looser(name, (own, limit) => own < limit)),
    ...upper.filter((name) => looser(name, (own, limit) => own > limit)),
  ];
}

function missing(sent: Shape, { required = [] }: Shape): string[] {
  return required.filter((name) => !sent.required?.includes(name));
}
