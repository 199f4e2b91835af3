/** The OpenAPI 3.1 document of the API, made from the contracts: their schemas, their comments, and the lists of problems. */
import {
  type Auth,
  type Contract,
  inputIsIn,
  routeKey,
  successOf,
} from "@flightaides/core/contract.ts";
import { contracts } from "@flightaides/core/contracts.ts";
import type * as z from "zod/mini";
import { exampleOf } from "./examples";
import { problemResponses, problemSchemas, refusalsOf } from "./responses";
import { type JsonSchema, Schemas } from "./schemas";
import { commentAt, readSources, type Source } from "./sources";
import { tags } from "./tags";

type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  security: readonly Record<string, readonly string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
};

export type Document = {
  openapi: "3.1.1";
  info: object;
  servers: object[];
  tags: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: Record<string, object> };
};

const introduction = `The API that the pages of FlightAides use. It is served below \`/api\` of the site.

A call that needs a user has an ID token of the site's sign-in (Amazon Cognito) as its bearer token. Every refusal is a problem (RFC 9457, \`application/problem+json\`) with a \`code\` and a \`reason\` from closed lists. Dates are \`YYYY-MM-DD\` at the airport, instants are ISO 8601 in UTC.

Fields can be added to answers, and reasons to lists.`;

/** @param today the trips in the examples depart after it; all else depends on the contracts only */
export async function openApiDocument(today = new Date()): Promise<Document> {
  const sources = await readSources();
  const schemas = new Schemas(sources);
  const paths: Document["paths"] = {};
  for (const contract of Object.values(contracts).flat() as Contract[]) {
    const { source, name } = nameOf(contract, sources);
    const operation = operationOf(contract, source, name, { sources, schemas, today });
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: operation,
    };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "FlightAides",
      version: "1",
      summary: "Companions on the same flight for people who should not fly alone.",
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: {
        idToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "An ID token of the user pool.",
        },
      },
      headers,
      responses: problemResponses(),
      schemas: {
        ...Object.fromEntries([...schemas.components].sort(([a], [b]) => (a < b ? -1 : 1))),
        ...problemSchemas,
      },
    },
  };
}

const headers = {
  RetryAfter: {
    description: "Seconds until the same request can succeed.",
    schema: { type: "integer" },
  },
  NextPage: {
    description: 'The next page, with `rel="next"` (RFC 8288). Missing on the last one.',
    schema: { type: "string" },
  },
  Truncated: {
    description: "`true`: there are more than the answer has.",
    schema: { type: "string", const: "true" },
  },
  Location: {
    description: "The page to which the browser goes.",
    schema: { type: "string" },
  },
};

function nameOf(contract: Contract, sources: readonly Source[]): { source: Source; name: string } {
  for (const source of sources)
    for (const [name, one] of source.contracts) if (one === contract) return { source, name };
  throw new Error(`No contract file exports ${routeKey(contract)}`);
}

type Context = { sources: readonly Source[]; schemas: Schemas; today: Date };

function operationOf(
  contract: Contract,
  source: Source,
  name: string,
  { sources, schemas, today }: Context,
): Operation {
  const tag = tags[source.domain];
  const comment = commentAt(sources, source, name);
  if (!tag || !comment) throw new Error(`${routeKey(contract)} has no tag or no comment`);
  const [summary = "", ...rest] = comment.split(/(?<=[a-z`)\]?"]\.)\s/);
  const input = schemas.of(contract.input, "input", source, `${name}.input`);
  const example = exampleOf(contract, today);
  const responses = Object.fromEntries([
    ...refusalsOf(contract, input).map((status): [string, object] => [
      String(status),
      { $ref: `#/components/responses/Status${status}` },
    ]),
    // A page that says that there is nothing replaces the problem of this status.
    ...successOf(contract).map((status): [string, object] => [
      String(status),
      successResponse(contract, status, {
        schema: () => schemas.of(contract.output, "output", source, `${name}.output`),
        isPaged: "cursor" in (input.properties ?? {}),
        example: example?.response,
      }),
    ]),
  ]);
  return {
    tags: [tag.name],
    operationId: camelCase(`${source.domain}-${name}`),
    summary: summary.replace(/\.$/, ""),
    description: [...rest, requirementsOf(contract)].filter(Boolean).join(" ") || summary,
    security: securityOf(contract.auth),
    ...requestOf(contract, input, example?.request),
    responses,
  };
}

function successResponse(
  contract: Contract,
  status: number,
  { schema: made, isPaged, example }: { schema(): JsonSchema; isPaged: boolean; example: unknown },
): object {
  if (isVoid(contract.output))
    return {
      description: status === 303 ? "A redirect." : "Done.",
      ...(status === 303 && { headers: { Location: { $ref: "#/components/headers/Location" } } }),
    };
  const schema = made();
  const isList = schema.type === "array";
  const listHeaders = {
    ...(isPaged && { Link: { $ref: "#/components/headers/NextPage" } }),
    ...(isList && !isPaged && { "X-Truncated": { $ref: "#/components/headers/Truncated" } }),
  };
  return {
    description: descriptionOf(status, contract),
    ...(Object.keys(listHeaders).length > 0 && { headers: listHeaders }),
    content: {
      [(contract.mediaType ?? "application/json").replace(/;.*/, "")]: {
        schema,
        ...(example !== undefined && { example }),
      },
    },
  };
}

function descriptionOf(status: number, contract: Contract): string {
  if (status === 201) return "Created.";
  if (status === 404) return "A page that says that there is nothing.";
  return successOf(contract).includes(201) ? "It existed already." : "Success.";
}

function isVoid(schema: z.ZodMiniType): boolean {
  return schema._zod.def.type === "void";
}

/** What a caller needs beside the token. */
function requirementsOf({ auth, recentSignIn, openToSuspended }: Contract): string {
  return [
    auth === "operator" && "For operators, with a second factor.",
    recentSignIn && "Needs a sign-in of the last five minutes: 403 `sign-in-again`.",
    openToSuspended && "Open to a suspended account too.",
  ]
    .filter(Boolean)
    .join(" ");
}

const idToken = { idToken: [] };

function securityOf(auth: Auth): Operation["security"] {
  if (auth === "none") return [];
  return auth === "optional" ? [{}, idToken] : [idToken];
}

/** Divides the input over path, query and body, as the handler reads it. */
function requestOf(
  contract: Contract,
  input: JsonSchema,
  example: Readonly<Record<string, unknown>> | undefined,
): Pick<Operation, "parameters" | "requestBody"> {
  const { properties = {}, required = [], ...rest } = input;
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const parameter = (name: string, place: "path" | "query"): object => {
    const { description = idOf(name, contract.path), ...schema } = properties[name] ?? {};
    return {
      name,
      in: place,
      required: place === "path" || required.includes(name),
      ...(description && { description }),
      schema,
      ...(example && name in example && { example: example[name] }),
    };
  };
  const isInQuery = inputIsIn(contract) === "query";
  const parameters = [
    ...inPath.map((name) => parameter(name, "path")),
    ...(isInQuery ? others.map((name) => parameter(name, "query")) : []),
  ];
  const needed = required.filter((name) => others.includes(name));
  const isFree = input.type !== "object";
  const body = {
    ...rest,
    properties: Object.fromEntries(others.map((name) => [name, properties[name] ?? {}])),
    ...(needed.length > 0 && { required: needed }),
  };
  const sent = example && Object.fromEntries(others.map((name) => [name, example[name]]));
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(!isInQuery &&
      (isFree || others.length > 0) && {
        requestBody: {
          required: needed.length > 0,
          content: {
            "application/json": { schema: isFree ? rest : body, ...(sent && { example: sent }) },
          },
        },
      }),
  };
}

/** The noun for an id, by the segment of the path before it. */
const things: Readonly<Record<string, string>> = {
  connections: "connection",
  flightAid: "itinerary",
  blocks: "block",
  push: "device",
  taps: "tap",
  "follow-links": "follow link",
  cases: "case",
  claims: "claim",
  people: "account",
  refunds: "connection",
  mails: "mail",
  itineraries: "itinerary",
};

/** The description of a parameter of the path without a comment of its own. */
function idOf(name: string, path: string): string | undefined {
  const segments = path.split("/");
  const thing = things[segments[segments.indexOf(`{${name}}`) - 1] ?? ""];
  return thing && `The id of the ${thing}.`;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
