/**
 * What a contract is: one HTTP call as data. The Lambda handlers, the local gateway, the AWS routes and the
 * browser's client all derive from the same object, so a route is written once.
 *
 * zod/mini, because the contracts travel to the browser and only this flavour leaves the unused schemas behind.
 */
import type * as z from "zod/mini";

/**
 * - `none`: whoever calls is nobody.
 * - `optional`: a valid token makes the caller somebody; without one the call still works.
 * - `bearer`: API Gateway's JWT authoriser lets nobody through without a valid Cognito ID token.
 */
export type Auth = "none" | "optional" | "bearer";

/**
 * How often a call may be made by everybody together: `frequent` is what typing brings about, `costly` sends mail, spends
 * money or changes accounts. The gateway's stack says what that is in requests a second.
 */
export type Rate = "frequent" | "usual" | "costly";

export type Contract<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends Auth = Auth,
> = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the API's root in API Gateway's spelling: `/flightAid/{id}`. */
  readonly path: `/${string}`;
  readonly auth: A;
  /** Path parameters, query (GET and DELETE) and JSON body (the others) as one object. */
  readonly input: Input;
  /** Says that a POST or PATCH has its input in the query, and a body that is not ours to read. */
  readonly readFrom?: "query";
  /** Every answer passes through it: a key it does not name never leaves the server. */
  readonly output: Output;
  /** The `Cache-Control` of a successful answer; failures are never stored. */
  readonly cache: string;
  /** `usual` unless it says otherwise. */
  readonly rate?: Rate;
};

export type InputOf<C extends Contract> = z.input<C["input"]>;
export type ParsedOf<C extends Contract> = z.output<C["input"]>;
export type OutputOf<C extends Contract> = z.output<C["output"]>;

export function contract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const A extends Auth,
>(definition: Contract<Input, Output, A>): Contract<Input, Output, A> {
  return definition;
}

/** API Gateway's name of the route, and the key under which a function finds its contract: `GET /flightAid/{id}`. */
export function routeKey({ method, path }: Contract): string {
  return `${method} ${path}`;
}
