/** Every fault of the table is played, and the check that the table names reports it. */
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { describe, expect, it, onTestFinished } from "vitest";
import { account, goodPassword, world } from "../../standins/test/cognito";
import {
  authority,
  type Certificate,
  healthy,
  json,
  type Respond,
  startSite,
} from "../test/fake-site";
import { type Check, checkNames, type Memory, runChecks } from "./checks";
import { type FaultName, faults } from "./faults";
import type { Pool } from "./sign-in";

const email = "watch@example.test";
const { ca, certificate } = authority();
const good = certificate("localhost", 90);

let pool: Pool;
let working: Respond;

async function start(): Promise<void> {
  const services = await world();
  await account(services, email);
  const { userPoolId, userPoolClientId, url: endpoint, jwks } = services.cognito;
  pool = { userPoolId, userPoolClientId, endpoint };
  const verifier = CognitoJwtVerifier.create({
    userPoolId,
    clientId: userPoolClientId,
    tokenUse: "id",
  });
  verifier.cacheJwks(jwks);
  working = healthy(pool, (token) =>
    verifier.verify(token).then(
      () => true,
      () => false,
    ),
  );
}

/** A site, and what replaces the answers of paths. */
type Play = {
  certificate?: Certificate;
  at?: Record<string, Respond>;
  url?: string;
  trust?: string;
};

const status =
  (code: number): Respond =>
  () =>
    json(code, {});

const plays: Record<Exclude<FaultName, "watch-stopped">, () => Play> = {
  "certificate-ended": () => ({ certificate: certificate("localhost", -1) }),
  "certificate-name": () => ({ certificate: certificate("another.example", 90) }),
  "certificate-untrusted": () => ({ trust: authority().ca }),
  "certificate-not-renewed": () => ({ certificate: certificate("localhost", 19) }),
  unreachable: () => ({ url: "https://localhost:1" }),
  silent: () => ({ at: { "/": () => undefined } }),
  "edge-page": () => ({ at: { "/search": status(503) } }),
  "edge-policy": () => ({
    at: {
      "/search": async (request) => {
        const answer = await working(request);
        return answer && { ...answer, headers: {} };
      },
    },
  }),
  unpublished: () => ({ at: { "/assets": status(403) } }),
  "edge-config": () => ({ at: { "/config.json": status(503) } }),
  "config-empty": () => ({ at: { "/config.json": () => json(200, { cognito: {} }) } }),
  forbidden: () => ({ at: { "/api": status(403) } }),
  failing: () => ({ at: { "/api": status(502) } }),
  "search-fails": () => ({ at: { "/api/flightAid/searchItin": status(500) } }),
  "tokens-refused": () => ({ at: { "/api/me": status(401) } }),
  "tokens-ignored": () => ({
    at: {
      "/api/flightAid": (request) =>
        request.headers.authorization ? json(401, {}) : working(request),
    },
  }),
  "pool-fails": () => ({
    at: {
      "/config.json": () => json(200, { cognito: { ...pool, endpoint: "http://localhost:1" } }),
    },
  }),
  "client-gone": () => ({
    at: {
      "/config.json": () =>
        json(200, { cognito: { ...pool, userPoolClientId: "abcdefghijklmnopqrstuvwxyz" } }),
    },
  }),
};

async function play({ certificate: own = good, at = {}, url, trust = ca }: Play, memory: Memory) {
  const site = await startSite(own, (request) => {
    const [, replaced] = Object.entries(at).find(([path]) => request.url?.startsWith(path)) ?? [];
    return (replaced ?? working)(request);
  });
  onTestFinished(site.stop);
  const results = await runChecks(
    {
      url: url ?? site.url,
      ca: trust,
      account: async () => ({ email, password: goodPassword }),
    },
    memory,
    new Date(),
  );
  return results.filter(({ error }) => error);
}

describe("the watch", () => {
  it("signs in once, and finds nothing wrong with a site that works", async () => {
    await start();
    const memory: Memory = {};
    expect(await play({}, memory)).toEqual([]);
    const { refreshToken } = memory;
    expect(refreshToken).toMatch(/./);
    expect(await play({}, memory)).toEqual([]);
    expect(memory.refreshToken).toBe(refreshToken);
    // It signs in again when the refresh token has ended.
    memory.refreshToken = "ended";
    expect(await play({}, memory)).toEqual([]);
    expect(memory.refreshToken).not.toBe("ended");
  });

  it.each(Object.entries(plays))("reports %s", async (name, played) => {
    await start();
    const expected: Check | "stopped" = faults[name as FaultName].alarm;
    const failed = await play(played(), {});
    expect(failed.map(({ check }) => check)).toContain(expected);
    for (const { error } of failed) expect(error).not.toContain(goodPassword);
  });

  it("reports a wrong password, and does not try it more than once in a run", async () => {
    await start();
    const site = await startSite(good, working);
    onTestFinished(site.stop);
    let asked = 0;
    const results = await runChecks(
      {
        url: site.url,
        ca,
        account: async () => {
          asked++;
          return { email, password: "Wrong-passw0rd" };
        },
      },
      {},
      new Date(),
    );
    expect(results.filter(({ error }) => error)).toEqual([
      { check: "token", error: expect.stringContaining("NotAuthorizedException") },
    ]);
    expect(asked).toBe(1);
  });
});

it("each check has a fault that it reports", () => {
  expect([...new Set(Object.values(faults).map(({ alarm }) => alarm))].sort()).toEqual(
    [...checkNames, "stopped"].sort(),
  );
});
