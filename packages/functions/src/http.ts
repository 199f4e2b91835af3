/**
 * From a contract and a verb to a Lambda handler: API Gateway (payload format 2.0) has matched the route and checked
 * the token; here the input is parsed once, the verb is called with an explicit actor, its answer is cut to the
 * contract, and every failure becomes problem+json.
 */
import type { Actor, User } from "@flightaides/core/actor";
import { type Auth, type Contract, type ParsedOf, routeKey } from "@flightaides/core/contract";
import { AppError, type FieldError, toProblem } from "@flightaides/core/error";
import { maxBodyBytes } from "@flightaides/core/http-limits";
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from "aws-lambda";
import { en } from "zod/locales";
import * as z from "zod/mini";
import { logger } from "./logger";

z.config(en());

/** `authorizer` is there on the routes that have one. */
export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Record<string, unknown> } } };
};
export type HttpHandler = (
  event: HttpEvent,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

type Call<C extends Contract> = {
  input: ParsedOf<C>;
  actor: C["auth"] extends "bearer" ? User : Actor;
  now: Date;
  /** As it was sent, for what is signed. Names of headers are in lower case. */
  sent: { headers: Readonly<Record<string, string | undefined>>; body: string };
};
type Reply<C extends Contract> = {
  body: z.input<C["output"]>;
  /** 200 unless said otherwise. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Where a 303 sends on to. */
  location?: string;
  /** Cursor of the next page: becomes a `Link` header. */
  next?: string;
};
export type Route = {
  contract: Contract;
  run(event: HttpEvent, identify: Identify): Promise<APIGatewayProxyStructuredResultV2>;
};
/** Who sent an event. @throws AppError `unauthenticated` for a token that proves nothing */
export type Identify = (event: HttpEvent, auth: Exclude<Auth, "none">, now: Date) => Promise<Actor>;

const securityHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
};

/** One route: what `verb` returns leaves through the contract's output, so it can hold more than may be shown. */
export function route<C extends Contract>(
  contract: C,
  verb: (call: Call<C>) => Promise<Reply<C>>,
): Route {
  return {
    contract,
    async run(event, identify) {
      const now = new Date();
      const actor =
        contract.auth === "none" ? undefined : await identify(event, contract.auth, now);
      if (contract.auth === "bearer" && !actor) {
        throw new AppError("unauthenticated", "Sign in to go on.");
      }
      const input = parse(contract, event);
      // The check above is what makes a bearer route's actor a user.
      const call = { input, actor, now, sent: sentIn(event) } as Call<C>;
      const { body, status = 200, location, next } = await verb(call);
      const shown = contract.output.parse(body);
      return {
        statusCode: status,
        headers: {
          "cache-control": contract.cache,
          ...(next && { link: nextLink(event, next) }),
          ...(location && { location }),
          ...(shown !== undefined && { "content-type": "application/json" }),
        },
        ...(shown !== undefined && { body: JSON.stringify(shown) }),
      };
    },
  };
}

/**
 * A Lambda handler for these routes; whatever else API Gateway sends (`$default`) has no route. A function whose
 * routes are open to everybody needs no `identify`.
 */
export function serve(routes: Route[], identify: Identify = async () => undefined): HttpHandler {
  const byKey = new Map(routes.map((one) => [routeKey(one.contract), one]));

  async function answer(
    event: HttpEvent,
    requestId: string,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    try {
      const found = byKey.get(event.routeKey);
      if (!found) throw noRoute(routes, event);
      return await found.run(event, identify);
    } catch (error) {
      if (error instanceof AppError) return failure(error);
      logger.error("unexpected", { error, route: event.routeKey, requestId });
      const detail = `Try again in a moment. If it happens again, tell us this number: ${requestId}`;
      return failure(new AppError("internal", detail));
    }
  }

  return async (event, { awsRequestId: requestId }) => {
    const started = performance.now();
    const result = await answer(event, requestId);
    logger.info("request", {
      route: event.routeKey,
      status: result.statusCode,
      milliseconds: Math.round(performance.now() - started),
      requestId,
      gatewayRequestId: event.requestContext.requestId,
    });
    return {
      ...result,
      headers: { ...result.headers, ...securityHeaders, "x-request-id": requestId },
    };
  };
}

function failure(error: AppError): APIGatewayProxyStructuredResultV2 {
  const problem = toProblem(error);
  return {
    statusCode: problem.status,
    headers: { "cache-control": "no-store", "content-type": "application/problem+json" },
    body: JSON.stringify(problem),
  };
}

function noRoute(routes: Route[], event: HttpEvent): AppError {
  const pathExists = routes.some(({ contract }) =>
    new RegExp(`^${contract.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(event.rawPath),
  );
  return pathExists
    ? new AppError(
        "method-not-allowed",
        `${event.requestContext.http.method} is not possible here.`,
      )
    : new AppError("not-found", "There is nothing at this address.");
}

function parse<C extends Contract>(contract: C, event: HttpEvent): ParsedOf<C> {
  const {
    method,
    input,
    readFrom = method === "GET" || method === "DELETE" ? "query" : "body",
  } = contract;
  const sent = readFrom === "query" ? (event.queryStringParameters ?? {}) : bodyOf(event);
  const raw = isRecord(sent) ? { ...sent, ...event.pathParameters } : sent;
  const parsed = input.safeParse(raw);
  if (parsed.success) return parsed.data as ParsedOf<C>;
  throw new AppError("invalid-input", "Check the marked fields.", fieldErrors(parsed.error));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first thing that is wrong with each field. */
function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byPath = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const key = path.join(".");
    if (!byPath.has(key)) byPath.set(key, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

function sentIn(event: HttpEvent): Call<Contract>["sent"] {
  return { headers: event.headers, body: bytesOf(event).toString() };
}

function bytesOf({ body = "", isBase64Encoded }: HttpEvent): Buffer {
  return Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
}

function bodyOf(event: HttpEvent): unknown {
  const text = bytesOf(event);
  if (text.byteLength > maxBodyBytes) {
    throw new AppError(
      "payload-too-large",
      `A request can hold at most ${maxBodyBytes / 1024} KB.`,
    );
  }
  if (text.byteLength === 0) return {};
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new AppError("malformed-json", "The request body is not valid JSON.");
  }
}

/** Relative to the address asked for, since only the web server knows the prefix before it. */
function nextLink(event: HttpEvent, cursor: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set("cursor", cursor);
  return `<?${query}>; rel="next"`;
}
