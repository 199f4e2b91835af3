/** Routes for operators, with a contract that no function serves. */
import { randomUUID } from "node:crypto";
import { contract, operators } from "@flightaides/core/contract.ts";
import { AppError } from "@flightaides/core/error.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { newContext, throughEdge } from "../test/handlers";
import { route, serve } from "./http";
import { identify } from "./identity";

const numbers = contract({
  method: "GET",
  path: "/desk/numbers",
  auth: "operator",
  input: () => z.object({}),
  output: () => z.object({ by: z.string() }),
  cache: "no-store",
});
const verb = vi.fn(async (by: string) => ({ body: { by } }));
const routes = [route(numbers, ({ actor }) => verb(actor.uid))];
const admitOperator = vi.fn(async () => {});
const handler = serve(routes, { identify, admitOperator });

/** @param groups the claim as API Gateway passes it on */
async function call(groups?: unknown, changed: Record<string, unknown> = {}) {
  verb.mockClear();
  const sub = randomUUID();
  const claims = {
    sub,
    email: `${sub}@example.com`,
    email_verified: "true",
    token_use: "id",
    ...(groups !== undefined && { "cognito:groups": groups }),
    ...changed,
  };
  const event = httpEvent({
    routeKey: "GET /desk/numbers",
    method: "GET",
    path: "/desk/numbers",
    claims,
  });
  const { statusCode, body = "" } = await handler(throughEdge(event), newContext());
  return { sub, statusCode, body: JSON.parse(body) };
}

it.each([`[${operators}]`, `[others ${operators}]`, `[${operators} others]`])(
  "serves a caller of the groups %s",
  async (groups) => {
    const { sub, statusCode, body } = await call(groups);
    expect([statusCode, body]).toEqual([200, { by: sub }]);
  },
);

it.each([
  undefined,
  "",
  "[]",
  "[others]",
  operators,
  `[${operators}s]`,
  `[non-${operators}]`,
  `[others,${operators}]`,
  `[[${operators}]]`,
  [[operators]],
])("refuses a caller of the groups %j", async (groups) => {
  const { statusCode, body } = await call(groups);
  expect(statusCode).toBe(403);
  expect(body).toMatchObject({ code: "forbidden", reason: "operators-only" });
  expect(verb).not.toHaveBeenCalled();
});

it.each([{ token_use: "access" }, { email_verified: "false" }])(
  "refuses a token that is not an ID token with a verified address: %j",
  async (changed) => {
    const { statusCode, body } = await call(`[${operators}]`, changed);
    expect([statusCode, body.reason]).toEqual([401, "sign-in-required"]);
    expect(verb).not.toHaveBeenCalled();
  },
);

it("rejects a caller without a verified token", async () => {
  verb.mockClear();
  const event = httpEvent({
    routeKey: "GET /desk/numbers",
    method: "GET",
    path: "/desk/numbers",
    headers: { authorization: "Bearer a.b.c" },
  });
  const { statusCode } = await handler(throughEdge(event), newContext());
  expect(statusCode).toBe(401);
  expect(verb).not.toHaveBeenCalled();
});

it("serves nobody in a function that admits no operators, and nobody whom it does not admit", async () => {
  verb.mockClear();
  const claims = {
    sub: randomUUID(),
    email: "olga@example.com",
    email_verified: "true",
    token_use: "id",
    "cognito:groups": `[${operators}]`,
  };
  const event = httpEvent({
    routeKey: "GET /desk/numbers",
    method: "GET",
    path: "/desk/numbers",
    claims,
  });
  const { statusCode } = await serve(routes, { identify })(throughEdge(event), newContext());
  expect(statusCode).toBe(500);
  admitOperator.mockRejectedValueOnce(new AppError("second-factor-required"));
  expect((await handler(throughEdge(event), newContext())).statusCode).toBe(403);
  expect(verb).not.toHaveBeenCalled();
});
