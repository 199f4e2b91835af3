/**
 * Every route as every caller, with input generated from the contracts. `npm run fuzz -- 100000` sends more. A finding names
 * the seed of its session: `npm run fuzz -- 1 <seed>` repeats it.
 *
 * @module-tag deep
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { config } from "@flightaides/core/config.ts";
import { start as startCognito } from "@flightaides/standins/cognito";
import { httpEvent } from "@flightaides/standins/http-event";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { type Push, start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callers, send } from "./cast";
import { idToken, type Pools, writePool } from "./operators";
import { routes } from "./request";
import { type Report, run } from "./run";

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let paypal: PayPal;
let ses: Ses;
let push: Push;
let pools: Pools;
let dataDir: string;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  ses = await startSes({
    port: 0,
    verifiedSenders: ["hello@flightaides.test"],
    configurationSets: ["flightaides-test"],
    sendRate: 1e6,
  });
  push = await startPush({ port: 0 });
  dataDir = await mkdtemp(join(tmpdir(), "flightaides-fuzz-"));
  const startPool = (name: string, userPoolId: string) =>
    startCognito({
      port: 0,
      dataDir: join(dataDir, name),
      settings: userPool,
      sesEndpoint: ses.url,
      fromAddress: "hello@flightaides.test",
      userPoolId,
    });
  await writePool(join(dataDir, "own"));
  pools = {
    own: await startPool("own", config.userPoolId),
    foreign: await startPool("foreign", "us-east-1_somebody"),
  };
  Object.assign(process.env, {
    PUSH_SERVICE_ORIGIN: push.url,
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pools.own.url,
  });
});
afterAll(async () => {
  await paypal.stop();
  await ses.stop();
  await push.stop();
  await pools.own.stop();
  await pools.foreign.stop();
  await rm(dataDir, { recursive: true });
});

it("the tokens that are refused are so because of their time and their pool", async () => {
  const uid = randomUUID();
  const person = { uid, email: `${uid}@fuzz.example`, displayName: "Olga", phoneNumber: "" };
  const statusOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const path = "/flightAid";
    const event = httpEvent({ routeKey: `GET ${path}`, method: "GET", path, headers });
    return (await send(event)).statusCode;
  };
  const now = new Date();
  expect(await statusOf(idToken(person, pools.own, now))).toBe(200);
  expect(await statusOf(idToken(person, pools.foreign, now))).toBe(401);
  expect(await statusOf(idToken(person, pools.own, new Date(now.getTime() - 7_200_000)))).toBe(401);
});

describe("generated requests", () => {
  let report: Report;

  beforeAll(async () => {
    report = await run({ paypal, ses, push, pools }, { requests, seed });
    if (process.env.FUZZ_REQUESTS) print(report);
  }, 86_400_000);

  it("are answered without a 5xx, with documented problems, and without contact data of others in body, headers or logs", () => {
    expect(report.findings).toEqual([]);
  });

  it("leave of a deleted account only its uid, in payments, connections and the profile's mark", () => {
    expect(report.leftovers).toEqual([]);
  });

  it("cover every route as every caller", () => {
    const all = callers.flatMap((caller) => routes.map((key) => `${key} as ${caller}`));
    expect([...report.combinations].sort()).toEqual(all.sort());
    expect(report.seen).toBeGreaterThan(report.sessions);
    expect(report.tellings).toBeGreaterThan(report.sessions);
  });

  // A few sessions, repeated by their seed, may not.
  it.runIf(requests >= 20_000)("include requests that every route accepts", () => {
    const accepted = [...report.answers]
      .filter(([, statuses]) => [...statuses.keys()].some((status) => status < 400))
      .map(([key]) => key);
    // The end of a visit to PayPal needs what PayPal has returned: `confirmed-name/index.test.ts`.
    const unreachable = ["$default", "POST /me/paypal-name"];
    expect(accepted.sort()).toEqual(routes.filter((key) => !unreachable.includes(key)).sort());
  });
});

/** What the report says, for `npm run fuzz`. */
function print({ requests: sent, sessions, findings, ...report }: Report): void {
  const { combinations, leftovers, seen, tellings, answers } = report;
  const kinds = new Map<string, { count: number; example: string }>();
  for (const { what, key, seed: found, caller, detail } of findings) {
    const kind = `${key} ${what}`;
    const count = (kinds.get(kind)?.count ?? 0) + 1;
    kinds.set(kind, {
      count,
      example: kinds.get(kind)?.example ?? `${caller}, seed ${found}: ${detail}`,
    });
  }
  for (const [kind, { count, example }] of kinds) console.log(`${count} x ${kind}\n${example}\n`);
  console.table(
    Object.fromEntries([...answers].map(([key, statuses]) => [key, Object.fromEntries(statuses)])),
  );
  console.table({
    seed,
    requests: sent,
    sessions,
    "routes x callers": combinations.size,
    "5xx": findings.filter(({ what }) => what.startsWith("answers 5")).length,
    "other wrong answers": findings.filter(({ what }) => /^answers [^5]/.test(what)).length,
    leaks: findings.filter(({ what }) => /^(shows|logs)/.test(what)).length,
    "wrong at the desk": findings.filter(({ what }) =>
      /^(serves the desk|writes for|leaves no entry|changes the record)/.test(what),
    ).length,
    "leftovers of deleted accounts": leftovers.length,
    "answers that show the owner's records": seen,
    "secrets told in pieces": tellings,
    seconds: Math.round(performance.now() / 1000),
  });
}
