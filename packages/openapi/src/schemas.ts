/** JSON Schemas of the contracts' schemas. Those that a contract file exports become components. */
import * as z from "zod/mini";
import { commentAt, type Source } from "./sources";

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  [keyword: string]: unknown;
};

/** Which side of a schema is meant: what is sent, or what its parser returns. */
type Side = "input" | "output";

export class Schemas {
  /** By name, with comments. */
  readonly components = new Map<string, JsonSchema>();
  readonly #sources: readonly Source[];
  readonly #registry = z.registry<{ id: string }>();
  readonly #owners = new Map<string, Source>();

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
    const names = new Map<z.core.$ZodType, string>();
    for (const source of sources)
      for (const [name, schema] of source.schemas) {
        if (names.has(schema)) continue;
        if (this.#owners.has(name)) throw new Error(`Two schemas have the name ${name}`);
        names.set(schema, name);
        this.#owners.set(name, source);
        this.#registry.add(schema, { id: name });
      }
  }

  /**
   * @param source whose comments describe the fields
   * @param path of the schema in `source`: `create.input`
   */
  of(schema: z.core.$ZodType, side: Side, source: Source, path: string): JsonSchema {
    // zod inlines a schema at the root, so it is converted as a field.
    const holder = z.object({ held: schema });
    const { properties, $defs = {} } = z.toJSONSchema(holder, {
      io: side,
      metadata: this.#registry,
      target: "draft-2020-12",
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        if (def.type === "record") listKeys(jsonSchema as JsonSchema);
        if (def.type === "object" && side === "input")
          requireFields(zodSchema as z.ZodMiniObject, jsonSchema as JsonSchema);
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, { id: _, ...def }] of Object.entries(withReferences($defs)))
      this.#add(name, def);
    const held = withReferences(properties?.held ?? {});
    this.#describe(held, source, path);
    return held;
  }

  #add(name: string, component: JsonSchema): void {
    const owner = this.#owners.get(name);
    if (!owner) throw new Error(`No contract file exports ${name}`);
    this.#describe(component, owner, name);
    const comment = commentAt(this.#sources, owner, name);
    if (comment) component.description ??= comment;
    const known = this.components.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`${name} is sent and returned in two shapes: give each a name`);
    this.components.set(name, component);
  }

  #describe(schema: JsonSchema, source: Source, path: string): void {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const comment = commentAt(this.#sources, source, `${path}.${name}`);
      if (comment) field.description ??= comment;
      this.#describe(field, source, `${path}.${name}`);
    }
    const { items, anyOf = [], allOf = [], oneOf = [] } = schema;
    for (const part of [...(items ? [items] : []), ...anyOf, ...allOf, ...oneOf])
      this.#describe(part, source, path);
  }
}

/** A record of which all keys are known and required is an object with these fields. */
function listKeys(schema: JsonSchema): void {
  const { required, additionalProperties } = schema;
  if (!required) return;
  schema.properties = Object.fromEntries(
    required.map((key) => [key, { ...(additionalProperties as JsonSchema) }]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** A field is required if its schema refuses undefined. zod takes a field with a transformation for optional. */
function requireFields({ shape }: z.ZodMiniObject, schema: JsonSchema): void {
  const required = Object.entries(shape).flatMap(([name, field]) =>
    z.safeParse(field, undefined).success ? [] : [name],
  );
  if (required.length > 0) schema.required = required;
}

/** A copy whose references are to components of the document. */
function withReferences<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    key === "$ref" && typeof one === "string"
      ? one.replace("#/$defs/", "#/components/schemas/")
      : one,
  );
}
