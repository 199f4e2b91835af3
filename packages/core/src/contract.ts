/**
 * A contract: one HTTP call as data. Lambda handlers, local gateway, AWS routes and the browser's client derive from the same
 * object, so that a route is defined once.
 *
 * Uses zod/mini because contracts are part of the browser's bundle, and only this variant is tree-shakeable.
 */
import type * as z from "zod/mini";
import { once } from "./once";

/**
 * - `none`: the caller is always anonymous.
 * - `optional`: a valid token identifies the caller; without a token the call is anonymous.
 * - `bearer`: API Gateway's JWT authorizer rejects calls without a valid token of the user pool, and the function those whose token is no ID token.
 * - `operator`: as `bearer`, and the function rejects callers who are not in the user pool's group {@link operators}.
 */
export type Auth = "none" | "optional" | "bearer" | "operator";

/** The caller is always known. */
export type TokenAuth = Extract<Auth, "bearer" | "operator">;

/** How long ago the sign-in of a call may be whose contract says `recentSignIn`. */
export const recentSignInSeconds = 300;

/** The user pool's group for operators of the product. */
export const operators = "operators";

export function needsToken(auth: Auth): auth is TokenAuth {
  return auth === "bearer" || auth === "operator";
}

/**
 * How often all callers together may make a call: `frequent` for calls that typing triggers, `costly` for those that send mail,
 * spend money or change accounts. `http-limits.ts` has the limits in requests per second.
 */
export type Rate = "frequent" | "usual" | "costly";

/** The status of a response that is not an error. 404 for a page that says that there is nothing. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 303 | 404;

export type Contract<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends Auth = Auth,
  Success extends SuccessStatus = SuccessStatus,
> = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the root of the API, in API Gateway's syntax: `/flightAid/{id}`. */
  readonly path: `/${string}`;
  readonly auth: A;
  /**
   * The caller has entered the password, and the code of a second factor, or has come from Google, in the last
   * {@link recentSignInSeconds}: the token's `auth_time`, which a renewed token keeps.
   */
  readonly recentSignIn?: true;
  /** A suspended user may call it too. */
  readonly openToSuspended?: true;
  /** Path parameters, query (GET and DELETE) and JSON body (other methods) as one object. */
  readonly input: Input;
  /** For a POST, PUT or PATCH whose input is in the query and whose body is not read. */
  readonly readFrom?: "query";
  /** Applied to every response: keys that it does not define never leave the server. */
  readonly output: Output;
  /** For an output that is the text of an HTML page. JSON by default. */
  readonly mediaType?: "text/html; charset=utf-8";
  /** The statuses of success; the handler chooses where there are several. Default: 200. */
  readonly success?: readonly [Success, ...Success[]];
  /** `Cache-Control` of successful responses. Failures are not cached. */
  readonly cache: string;
  /** `Cache-Control` of responses to anonymous callers, if it differs. `Vary` separates the two in caches. */
  readonly cacheOfAnonymous?: string;
  /** Default: `usual`. */
  readonly rate?: Rate;
  /**
   * It is called by third-party servers, each on behalf of many users and without a browser: the
   * firewall neither counts its calls nor asks the caller
   * to run a script. Route throttles still apply.
   */
  readonly calledByServers?: true;
};

export type InputOf<C extends Contract> = z.input<C["input"]>;
export type ParsedOf<C extends Contract> = z.output<C["input"]>;
export type OutputOf<C extends Contract> = z.output<C["output"]>;

/**
 * The schemas are made on first use, so that a contract that a cold start does not use costs no time. For the same reason the contract
 * files make the schemas of objects on first use: by `z.lazy`, or by `once` where other schemas take their fields.
 * @param definition as {@link Contract}, with functions that make the schemas
 */
export function contract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const A extends Auth,
  const Success extends SuccessStatus = 200,
>({
  input,
  output,
  ...call
}: Omit<Contract<Input, Output, A, Success>, "input" | "output"> & {
  readonly input: () => Input;
  readonly output: () => Output;
}): Contract<Input, Output, A, Success> {
  const [madeInput, madeOutput] = [once(input), once(output)];
  return {
    ...call,
    get input() {
      return madeInput();
    },
    get output() {
      return madeOutput();
    },
  };
}

/** All statuses of success. A response whose handler sets none has the first. */
export function successOf({
  success = [200],
}: Pick<Contract, "success">): readonly [SuccessStatus, ...SuccessStatus[]] {
  return success;
}

/** Where the input is, except the parameters of the path. */
export function inputIsIn({
  method,
  readFrom,
}: Pick<Contract, "method" | "readFrom">): "query" | "body" {
  return readFrom ?? (method === "GET" || method === "DELETE" ? "query" : "body");
}

/** API Gateway's route key, under which a function finds the contract: `GET /flightAid/{id}`. */
export function routeKey({ method, path }: Contract): string {
  return `${method} ${path}`;
}
