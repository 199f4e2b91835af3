/** Requests that bypass CloudFront and go to the gateway's own address. */
import { randomUUID } from "node:crypto";
import { routeKey } from "@flightaides/core/contract.ts";
import { edgeHeaders, originKeyHeader } from "@flightaides/core/edge.ts";
import { httpEvent } from "@flightaides/standins/http-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allContracts, bareHandlerOf, newContext } from "../test/handlers";
import { logger } from "./logger";

const context = newContext();
const viewer = "192.0.2.7";
const peer = "198.51.100.9";
const keys = [...allContracts.map(routeKey), "$default"];

/** The gateway has accepted its token. */
function eventOf(key: string, headers: Record<string, string>) {
  const [method = "", path = "/"] = key === "$default" ? ["OPTIONS", "/nowhere"] : key.split(" ");
  const sub = randomUUID();
  const claims = { sub, email: `${sub}@example.com`, email_verified: "true", token_use: "id" };
  return httpEvent({ routeKey: key, method, path, headers, claims, sourceIp: peer });
}

async function call(key: string, headers: Record<string, string>) {
  return bareHandlerOf(key)(eventOf(key, headers), context);
}

afterEach(() => vi.restoreAllMocks());

describe("a request without the key of CloudFront", () => {
  it.each(keys)("is rejected before any other check: %s", async (key) => {
    const { statusCode, body } = await call(key, {});
    expect(statusCode).toBe(403);
    expect(JSON.parse(body ?? "")).toMatchObject({ code: "forbidden" });
  });

  it.each(["", "current,former", "curren", "currenT", "current "])(
    "is rejected with the wrong key %j",
    async (key) => {
      expect((await call("GET /health", { [originKeyHeader]: key })).statusCode).toBe(403);
    },
  );
});

it.each(["former", "current"])("passes with the key %s while two are valid", async (key) => {
  expect((await call("GET /health", edgeHeaders(key, viewer))).statusCode).toBe(200);
});

describe("the line of a request in the log", () => {
  async function addressOf(headers: Record<string, string>) {
    const info = vi.spyOn(logger(), "info").mockReturnValue();
    await call("GET /health", headers);
    expect(info).toHaveBeenCalledOnce();
    return info.mock.calls[0]?.[1];
  }

  it("has the viewer's address, which only CloudFront knows", async () => {
    expect(await addressOf(edgeHeaders("current", viewer))).toMatchObject({ address: viewer });
  });

  it("has the address of a caller that bypassed CloudFront, not the address that it claims", async () => {
    expect(await addressOf(edgeHeaders("guessed", viewer))).toMatchObject({ address: peer });
  });

  it("has no key", async () => {
    const line = JSON.stringify(await addressOf(edgeHeaders("current", viewer)));
    expect(line).not.toContain("current");
  });
});
