/**
 * Turns contracts and verbs into a Lambda handler. API Gateway (payload format 2.0) has matched the route and verified the
 * token. The handler rejects requests that did not come through CloudFront, parses the input once,
 * calls the verb with an explicit actor, sends the mails that the verb owes, reduces the output to
 * the contract, and reports every failure as problem+json.
 */
import type { Actor, AuthUser } from "@flightaides/core/actor.ts";
import { withinTime } from "@flightaides/core/contention.ts";
import {
  type Auth,
  type Contract,
  inputIsIn,
  needsToken,
  operators,
  type ParsedOf,
  recentSignInSeconds,
  routeKey,
  successOf,
  type TokenAuth,
} from "@flightaides/core/contract.ts";
import { type DryRun, dryRun, isDryRun, RolledBack } from "@flightaides/core/dry-run.ts";
import { AppError, toProblem } from "@flightaides/core/error.ts";
import { type FieldError, fieldErrorOf } from "@flightaides/core/field-reasons.ts";
import { maxBodyBytes } from "@flightaides/core/http-limits.ts";
import type { Ref } from "@flightaides/core/outbox/ref.ts";
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from "aws-lambda";
import type * as z from "zod/mini";
import { logger } from "./logger";
import { callerOf, requireEdge } from "./origin";
import { traced } from "./trace";

export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: {
    /** Set on routes with an authorizer. */
    authorizer?: { jwt: { claims: Record<string, unknown> } };
    /**
     * Set by the check of a new version, which invokes the function itself. API Gateway makes this object, so that no request
     * can contain it.
     */
    dryRun?: DryRun;
  };
};
export type HttpHandler = (
  event: HttpEvent,
  context: Pick<Context, "awsRequestId" | "getRemainingTimeInMillis">,
) => Promise<APIGatewayProxyStructuredResultV2>;

type Call<C extends Contract> = {
  input: ParsedOf<C>;
  actor: C["auth"] extends TokenAuth ? AuthUser : Actor;
  now: Date;
  /** The request as received, for signatures. Header names are in lower case. */
  received: { headers: Readonly<Record<string, string | undefined>>; body: string };
};
type Reply<C extends Contract> = Status<C> & {
  body: z.input<C["output"]>;
  /** In place of those that every response has, or beside them. */
  headers?: Readonly<Record<string, string>>;
  /** Target of a 303. */
  location?: string;
  /** Cursor of the next page, sent as a `Link` header. */
  next?: string;
  /** There are more results than `body` contains, sent as the header `X-Truncated: true`. */
  truncated?: boolean;
  /** The mails that the verb owes. They are sent before the response. */
  mails?: readonly Ref[];
};
/** Given only where the contract has several. */
type Status<C extends Contract> =
  C extends Contract<z.ZodMiniType, z.ZodMiniType, Auth, infer Success>
    ? IsUnion<Success> extends true
      ? { status: Success }
      : { status?: never }
    : never;
type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;
export type Route = {
  contract: Contract;
  run(event: HttpEvent, services: Services): Promise<APIGatewayProxyStructuredResultV2>;
};
/** Arguments rather than imports, so that a function without users and mails contains no AWS SDK. */
export type Services = {
  /** The caller. @throws AppError `unauthenticated` for an invalid token */
  identify(event: HttpEvent, auth: Exclude<Auth, "none">, now: Date): Promise<Actor>;
  /** Further checks of an operator, made before the request is parsed. @throws AppError */
  admitOperator(actor: AuthUser): Promise<void>;
  /** Must not throw: the mails stay in the outbox. */
  send(mails: readonly Ref[]): Promise<void>;
};

/**
 * Milliseconds of a function's time that are reserved for the work after the last attempt of a
 * write: calls, mails and the response.
 */
export const reserveMilliseconds = 3000;

const securityHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
};

/** A route. The contract's output removes every key that it does not define from what `verb` returns. */
export function route<C extends Contract>(
  contract: C,
  verb: (call: Call<C>) => Promise<Reply<C>>,
): Route {
  return {
    contract,
    async run(event, { identify, admitOperator, send }) {
      const now = new Date();
      const actor =
        contract.auth === "none" ? undefined : await identify(event, contract.auth, now);
      if (needsToken(contract.auth) && !actor) throw new AppError("sign-in-required");
      if (actor?.isSuspended && !contract.openToSuspended) throw new AppError("suspended");
      if (contract.auth === "operator") {
        if (!actor || !groupsOf(event).includes(operators)) throw new AppError("operators-only");
        await admitOperator(actor);
      }
      if (contract.recentSignIn && !isRecent(actor, now)) throw new AppError("sign-in-again");
      const input = parse(contract, event);
      // The checks above guarantee that a route that needs a token has a user.
      const call = { input, actor, now, received: receivedIn(event) } as Call<C>;
      const reply = await verb(call);
      const {
        body,
        status = successOf(contract)[0],
        headers,
        location,
        next,
        truncated,
        mails = [],
      } = reply;
      if (!isDryRun()) await send(mails);
      const shown = contract.output.parse(body);
      return {
        statusCode: status,
        headers: {
          "cache-control": (!actor && contract.cacheOfAnonymous) || contract.cache,
          ...(contract.cacheOfAnonymous && { vary: "Authorization" }),
          ...(next && { link: nextLink(event, next) }),
          ...(truncated && { "x-truncated": "true" }),
          ...(location && { location }),
          ...(shown !== undefined && { "content-type": contract.mediaType ?? "application/json" }),
          ...headers,
        },
        ...(shown !== undefined && {
          body: contract.mediaType ? String(shown) : JSON.stringify(shown),
        }),
      };
    },
  };
}

/**
 * A Lambda handler for these routes, and for `further` ones, which the first call of one of them loads; any other event of API Gateway (`$default`) gets 404 or 405. A function needs no `identify`
 * when its routes have no `auth`, and no `send` when its verbs owe no mail.
 */
export function serve(
  routes: readonly Route[],
  {
    identify = async () => undefined,
    admitOperator = refuseOperators,
    send = refuseMails,
  }: Partial<Services> = {},
  further: () => Promise<readonly Route[]> = async () => [],
): HttpHandler {
  const find = (among: readonly Route[], { routeKey: key }: HttpEvent) =>
    among.find(({ contract }) => routeKey(contract) === key);

  async function answer(
    event: HttpEvent,
    requestId: string,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    try {
      if (!isDryRun()) requireEdge(event);
      const found = find(routes, event) ?? find(await further(), event);
      if (!found) throw noRoute([...routes, ...(await further())], event);
      return await found.run(event, { identify, admitOperator, send });
    } catch (error) {
      if (error instanceof AppError) {
        if (error.cause) logger().warn("refused", { error, route: event.routeKey, requestId });
        return failure(error);
      }
      if (error instanceof RolledBack) return rolledBack(error);
      logger().error("unexpected", { error, route: event.routeKey, requestId });
      if (isDryRun()) return unexpected(error);
      return failure(new AppError("internal", { params: { number: requestId } }));
    }
  }

  const handle: HttpHandler = async (event, context) => {
    const { awsRequestId: requestId } = context;
    const started = performance.now();
    const time = context.getRemainingTimeInMillis() - reserveMilliseconds;
    const run = () => answer(event, requestId);
    const { dryRun: dry } = event.requestContext;
    const result = await withinTime(time, dry ? () => dryRun(run, dry) : run);
    logger().info("request", {
      route: event.routeKey,
      status: result.statusCode,
      milliseconds: Math.round(performance.now() - started),
      address: callerOf(event),
      requestId,
      gatewayRequestId: event.requestContext.requestId,
    });
    return {
      ...result,
      headers: { ...securityHeaders, ...result.headers, "x-request-id": requestId },
    };
  };
  return traced(handle, ({ routeKey, requestContext }, { statusCode }) => ({
    route: routeKey,
    status: statusCode,
    gatewayRequestId: requestContext.requestId,
  }));
}

/** The caller's groups in the user pool. API Gateway passes a list on as text: `[operators others]`. */
function groupsOf(event: HttpEvent): string[] {
  const groups = event.requestContext.authorizer?.jwt.claims["cognito:groups"];
  const [, names = ""] = (typeof groups === "string" && /^\[(.*)\]$/.exec(groups)) || [];
  return names.split(" ");
}

/** A token without `auth_time` counts as an old sign-in. */
function isRecent(actor: Actor, now: Date): boolean {
  const { signedInAt = Number.NEGATIVE_INFINITY } = actor ?? {};
  return now.getTime() / 1000 - signedInAt <= recentSignInSeconds;
}

async function refuseOperators(): Promise<void> {
  throw new Error("This function has no routes for operators");
}

async function refuseMails(mails: readonly Ref[]): Promise<void> {
  if (mails.length > 0) throw new Error("A verb owes mails, and this function cannot send any");
}

function failure(error: AppError): APIGatewayProxyStructuredResultV2 {
  const problem = toProblem(error);
  return {
    statusCode: problem.status,
    headers: {
      "cache-control": "no-store",
      "content-type": "application/problem+json",
      ...(error.retryAfter !== undefined && { "retry-after": String(error.retryAfter) }),
    },
    body: JSON.stringify(problem),
  };
}

/** The response of a dry run that has reached its writes. */
function rolledBack({ writes }: RolledBack): APIGatewayProxyStructuredResultV2 {
  return { statusCode: 200, body: JSON.stringify({ rolledBack: writes }) };
}

/** The check of a new version says why a call has failed; nobody else sees it. */
function unexpected(error: unknown): APIGatewayProxyStructuredResultV2 {
  return { statusCode: 500, body: JSON.stringify({ detail: String(error) }) };
}

function noRoute(routes: readonly Route[], event: HttpEvent): AppError {
  const pathExists = routes.some(({ contract }) =>
    new RegExp(`^${contract.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(event.rawPath),
  );
  return pathExists
    ? new AppError("method-not-allowed", { params: { method: event.requestContext.http.method } })
    : new AppError("route-not-found");
}

function parse<C extends Contract>(contract: C, event: HttpEvent): ParsedOf<C> {
  const { input } = contract;
  const sent =
    inputIsIn(contract) === "query" ? (event.queryStringParameters ?? {}) : bodyOf(event);
  const raw = isRecord(sent) ? { ...sent, ...event.pathParameters } : sent;
  const parsed = input.safeParse(raw, { reportInput: true });
  const errors = parsed.success ? textErrors(parsed.data) : fieldErrors(parsed.error);
  if (parsed.success && errors.length === 0) return parsed.data as ParsedOf<C>;
  throw new AppError("invalid-fields", { errors });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first error of each field. */
function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const one of error.issues.map(fieldErrorOf))
    if (!byPath.has(one.path)) byPath.set(one.path, one);
  return [...byPath.values()];
}

/**
 * Texts with half of a surrogate pair: JSON can express them, but UTF-8 and the table cannot. Not recursive, because a
 * body can be nested more deeply than the stack.
 */
function textErrors(input: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const values: [path: string, value: unknown][] = [["", input]];
  for (const [path, value] of values) {
    if (typeof value === "string" && !value.isWellFormed())
      errors.push({ path, reason: "malformed-text" });
    if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value))
        values.push([path ? `${path}.${key}` : key, one]);
  }
  return errors;
}

function receivedIn(event: HttpEvent): Call<Contract>["received"] {
  return { headers: event.headers, body: bytesOf(event).toString() };
}

function bytesOf({ body = "", isBase64Encoded }: HttpEvent): Buffer {
  return Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
}

function bodyOf(event: HttpEvent): unknown {
  const text = bytesOf(event);
  if (text.byteLength > maxBodyBytes) {
    throw new AppError("body-too-large", { params: { kilobytes: maxBodyBytes / 1024 } });
  }
  if (text.byteLength === 0) return {};
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new AppError("malformed-json");
  }
}

/** Relative to the requested URL: the prefix before it is known to the web server only. */
function nextLink(event: HttpEvent, cursor: string): string {
  const query = new URLSearchParams(event.rawQueryString);
  query.set("cursor", cursor);
  return `<?${query}>; rel="next"`;
}
