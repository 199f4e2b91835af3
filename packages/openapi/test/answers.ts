/** Compares answers of the API with the document: status, media type and body. */
import type { Document } from "@flightaides/openapi/document";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

export type Answer = {
  /** As in the document: `POST`, `/flightAid/{id}`. */
  method: string;
  path: string;
  status: number;
  mediaType?: string | undefined;
  /** Empty without one. */
  body: string;
};

/** @returns a function that says what the document does not allow; undefined when it allows all */
export function answerChecker(document: Document): (answer: Answer) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Its types are of CommonJS, where the module is the function.
  formats.default(ajv);
  ajv.addSchema(document, "openapi");
  const validators = new Map<string, ValidateFunction>();

  return ({ method, path, status, mediaType, body }) => {
    const call = `${method} ${path}`;
    const pointer = ["paths", path, method.toLowerCase(), "responses", String(status)];
    const found = resolve(document, pointer);
    if (!found) return `${call} is not said to answer ${status}`;
    const { content } = found.value;
    if (!isObject(content)) return body ? `${call} answers ${status} with a body` : undefined;
    if (!mediaType || !(mediaType in content)) return `${call} answers ${status} as ${mediaType}`;
    const key = `openapi#/${[...found.pointer, "content", mediaType, "schema"].map(escaped).join("/")}`;
    const validate = validators.get(key) ?? ajv.compile({ $ref: key });
    validators.set(key, validate);
    const value: unknown = mediaType.endsWith("json") ? JSON.parse(body) : body;
    return validate(value) ? undefined : `${call} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

type Found = { value: Record<string, unknown>; pointer: string[] };

/** The object at a JSON pointer, behind its reference if it is one. */
function resolve(document: object, pointer: readonly string[]): Found | undefined {
  let value: unknown = document;
  for (const key of pointer) value = isObject(value) ? value[key] : undefined;
  if (!isObject(value)) return undefined;
  const { $ref } = value;
  return typeof $ref === "string"
    ? resolve(document, $ref.slice("#/".length).split("/"))
    : { value, pointer: [...pointer] };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
