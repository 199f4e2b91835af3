/** Every route for a suspended user: download and deletion of the account, and nothing else. */
import { randomUUID } from "node:crypto";
import { needsToken, routeKey } from "@flightaides/core/contract.ts";
import { Desk } from "@flightaides/core/desk";
import { httpEvent } from "@flightaides/standins/http-event";
import { beforeAll, expect, it } from "vitest";
import { allContracts, handlerOf, newContext } from "../test/handlers";

const sub = randomUUID();

async function send(method: string, path: string) {
  const id = "0".repeat(32);
  const event = httpEvent({
    routeKey: `${method} ${path}`,
    method,
    path: path.replace(/\{\w+\}/g, id),
    ...(path.includes("{") && {
      pathParameters: Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, id]),
      ),
    }),
    ...(method !== "GET" && { body: "{}" }),
    claims: {
      sub,
      email: `${sub}@example.com`,
      email_verified: "true",
      token_use: "id",
      auth_time: String(Math.floor(Date.now() / 1000)),
    },
  });
  const { statusCode = 500, body } = await handlerOf(`${method} ${path}`)(event, newContext());
  return { status: statusCode, body: JSON.parse(body || "null") };
}

beforeAll(async () => {
  expect((await send("GET", "/me")).status).toBe(200);
  await Desk.suspend(sub, { reason: "unsafe", operator: "olga" }, new Date());
});

it.each(
  allContracts
    .filter(({ auth, openToSuspended }) => needsToken(auth) && !openToSuspended)
    .map((contract) => routeKey(contract)),
)("refuses %s", async (key) => {
  const [method = "", path = ""] = key.split(" ");
  expect(await send(method, path)).toMatchObject({
    status: 403,
    body: { code: "forbidden", reason: "suspended" },
  });
});

it("says since when and why", async () => {
  const { status, body } = await send("GET", "/me");
  expect([status, body.suspension]).toEqual([200, { since: expect.any(String), reason: "unsafe" }]);
});

it("lets the user go with all data", async () => {
  expect((await send("GET", "/me/export")).status).toBe(200);
  expect(allContracts.filter(({ openToSuspended }) => openToSuspended).map(routeKey)).toEqual([
    "GET /me",
    "GET /me/export",
    "DELETE /me",
  ]);
});
