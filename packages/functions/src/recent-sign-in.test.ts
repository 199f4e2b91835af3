/** Routes that ask for a recent sign-in: a token alone, such as a stolen one, is not enough for them. */
import { randomUUID } from "node:crypto";
import {
  type Contract,
  contract,
  recentSignInSeconds,
  routeKey,
} from "@flightaides/core/contract.ts";
import { contracts } from "@flightaides/core/contracts.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { newContext, throughEdge } from "../test/handlers";
import { route, serve } from "./http";
import { identify } from "./identity";

const verb = vi.fn(async () => ({ body: undefined }));
const leave = contract({
  method: "DELETE",
  path: "/desk/door",
  auth: "bearer",
  recentSignIn: true,
  input: () => z.object({}),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});
const handler = serve([route(leave, verb)], { identify });
const now = new Date("2026-12-01T10:00:00Z");
const seconds = now.getTime() / 1000;

beforeEach(() => {
  verb.mockClear();
  vi.useFakeTimers({ now, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param claims of the token, as API Gateway passes them on */
async function call(claims: Record<string, unknown>) {
  const sub = randomUUID();
  const event = httpEvent({
    routeKey: "DELETE /desk/door",
    method: "DELETE",
    path: "/desk/door",
    claims: {
      sub,
      email: `${sub}@example.com`,
      email_verified: "true",
      token_use: "id",
      ...claims,
    },
  });
  const { statusCode, body } = await handler(throughEdge(event), newContext());
  return [statusCode, body && JSON.parse(body).code];
}

it.each([0, 1, recentSignInSeconds])(
  "serves a caller who signed in %i seconds ago",
  async (ago) => {
    expect(await call({ auth_time: String(seconds - ago) })).toEqual([204, undefined]);
    expect(verb).toHaveBeenCalledOnce();
  },
);

it.each([
  ["a second too long ago", { auth_time: String(seconds - recentSignInSeconds - 1) }],
  // Renewing a token changes `iat` only.
  ["long ago, with a new token", { auth_time: String(seconds - 86_400), iat: String(seconds) }],
  ["at a time that the token does not tell", { iat: String(seconds) }],
  ["at no time", { auth_time: "" }],
  ["at a time that is none", { auth_time: "now" }],
])("asks a caller to sign in again who did so %s", async (_, claims) => {
  expect(await call(claims)).toEqual([403, "sign-in-again"]);
  expect(verb).not.toHaveBeenCalled();
});

it("rejects a token that is not an ID token first", async () => {
  expect(await call({ auth_time: String(seconds), token_use: "access" })).toEqual([
    401,
    "unauthenticated",
  ]);
});

it("is asked for by the deletion of an account", () => {
  const asking = (Object.values(contracts).flat() as Contract[]).filter(
    ({ recentSignIn }) => recentSignIn,
  );
  expect(asking.map(routeKey)).toEqual(["DELETE /me"]);
});
