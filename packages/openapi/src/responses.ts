/** The responses to what is refused: problem details (RFC 9457), with the codes and reasons of the product's own lists. */
import { type Contract, inputIsIn, needsToken } from "@flightaides/core/contract.ts";
import { reasons } from "@flightaides/core/error-reasons.ts";
import { fieldReasons } from "@flightaides/core/field-reasons.ts";
import { capture } from "@flightaides/core/payment/contract.ts";
import { type ProblemCode, problems } from "@flightaides/core/problem.ts";
import type { JsonSchema } from "./schemas";

/** Without that of a method that the document does not have. */
type ErrorStatus = Exclude<(typeof problems)[ProblemCode]["status"], 405>;

/** Schemas of error responses. */
export const problemSchemas: Record<string, JsonSchema> = {
  Problem: {
    type: "object",
    description:
      "Why a request was refused, in the form of RFC 9457. Programs decide by `code` and `reason`; new reasons can be added.",
    properties: {
      type: { type: "string", description: "`urn:flightaides:problem:` and the code." },
      title: { type: "string", description: "Of the code, in English." },
      status: { type: "integer" },
      detail: { type: "string", description: "Of the reason, in English." },
      code: { type: "string", enum: Object.keys(problems) },
      reason: { type: "string", enum: Object.keys(reasons) },
      params: {
        type: "object",
        description: "What the sentence of the reason contains: numbers, dates, codes.",
        additionalProperties: { type: ["string", "number", "boolean"] },
      },
      errors: {
        type: "array",
        description: "The fields that were refused.",
        items: { $ref: "#/components/schemas/FieldProblem" },
      },
    },
    required: ["type", "title", "status", "detail", "code", "reason"],
    additionalProperties: false,
  },
  FieldProblem: {
    type: "object",
    description: "Why a field was refused.",
    properties: {
      path: { type: "string", description: "Dotted, from the root: `itinerary.0.travelDate`." },
      reason: { type: "string", enum: Object.keys(fieldReasons) },
      params: { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } },
      message: { type: "string", description: "In English." },
    },
    required: ["path", "reason", "message"],
    additionalProperties: false,
  },
  GatewayError: {
    type: "object",
    description: "From API Gateway, before a function was called.",
    properties: { message: { type: ["string", "null"] } },
    required: ["message"],
    additionalProperties: false,
  },
};

const titles: Record<ErrorStatus, string> = {
  400: "The request is not right. `errors` names the fields.",
  401: "The token is missing, is no longer valid, or is of a deleted account.",
  402: "The payment was declined, and nothing was charged.",
  403: "The caller may not do this.",
  404: "There is nothing, or the caller may not know of it.",
  409: "The state of things does not allow it now.",
  413: "The body is too large.",
  429: "Too often. `Retry-After` says when to come back, where it is known.",
  500: "A fault of ours.",
  503: "Busy: the same request can succeed later.",
};

/** Statuses that API Gateway also returns by itself. */
const alsoOfGateway: readonly ErrorStatus[] = [401, 429, 500, 503];

const statuses = Object.keys(titles).map(Number) as ErrorStatus[];

/** By name: `Status404`. */
export function problemResponses(): Record<string, object> {
  return Object.fromEntries(statuses.map((status) => [`Status${status}`, responseOf(status)]));
}

function responseOf(status: ErrorStatus): object {
  const codes = Object.keys(problems).filter(
    (code): code is ProblemCode => problems[code as ProblemCode].status === status,
  );
  const lines = codes.map((code) => `- \`${code}\`: ${reasonsOf(code).map(quoted).join(", ")}`);
  return {
    description: [titles[status], "", ...lines].join("\n"),
    ...((status === 429 || status === 503 || status === 409) && {
      headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
    }),
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            {
              type: "object",
              properties: {
                status: { const: status },
                code: { enum: codes },
                reason: { enum: codes.flatMap(reasonsOf) },
              },
            },
          ],
        },
      },
      ...(alsoOfGateway.includes(status) && {
        "application/json": { schema: { $ref: "#/components/schemas/GatewayError" } },
      }),
    },
  };
}

function reasonsOf(code: ProblemCode): string[] {
  return Object.entries(reasons).flatMap(([reason, [of]]) => (of === code ? [reason] : []));
}

function quoted(text: string): string {
  return `\`${text}\``;
}

/**
 * The statuses with which a call can be refused.
 * @param input of the contract
 */
export function refusalsOf(contract: Contract, input: JsonSchema): ErrorStatus[] {
  const { method, path, auth } = contract;
  const hasBody = inputIsIn(contract) === "body";
  const namesOne = path.includes("{") || "token" in (input.properties ?? {});
  // A search finds something or nothing, and changes nothing.
  const isSearch = auth === "optional" && !namesOne;
  const names = namesOne || needsToken(auth) || (method !== "GET" && !isSearch);
  const can: Record<ErrorStatus, boolean> = {
    400: true,
    401: auth !== "none",
    402: contract === capture,
    403: true,
    404: names,
    409: names,
    413: hasBody,
    429: true,
    500: true,
    503: true,
  };
  return statuses.filter((status) => can[status]);
}
