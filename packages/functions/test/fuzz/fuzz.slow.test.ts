/**
 * Every route as every caller, with input generated from the contracts. `npm run fuzz -- 100000` sends more. A finding names
 * the seed of its session: `npm run fuzz -- 1 <seed>` repeats it.
 *
 * @module-tag deep
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { userPool } from "@flightaides/core/account/user-pool.ts";
import { config } from "@flightaides/core/config.ts";
import { type Cognito, start as startCognito } from "@flightaides/standins/cognito";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { type Push, start as startPush } from "@flightaides/standins/push";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callers } from "./cast";
import { writePool } from "./operators";
import { routes } from "./request";
import { type Report, run } from "./run";

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let paypal: PayPal;
let ses: Ses;
let push: Push;
let cognito: Cognito;
let dataDir: string;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  ses = await startSes({ port: 0, verifiedSenders: ["hello@flightaides.test"], sendRate: 1e6 });
  push = await startPush({ port: 0 });
  dataDir = await mkdtemp(join(tmpdir(), "flightaides-fuzz-"));
  await writePool(dataDir);
  cognito = await startCognito({
    port: 0,
    dataDir,
    settings: userPool,
    sesEndpoint: ses.url,
    fromAddress: "hello@flightaides.test",
    userPoolId: config.userPoolId,
  });
  Object.assign(process.env, {
    PUSH_SERVICE_ORIGIN: push.url,
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
  });
});
afterAll(async () => {
  await paypal.stop();
  await ses.stop();
  await push.stop();
  await cognito.stop();
  await rm(dataDir, { recursive: true });
});

describe("generated requests", () => {
  let report: Report;

  beforeAll(async () => {
    report = await run({ paypal, ses, push }, { requests, seed });
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

  // A single session, repeated by its seed, may not.
  it.runIf(requests >= 4800)("include requests that every route accepts", () => {
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
    "leftovers of deleted accounts": leftovers.length,
    "answers that show the owner's records": seen,
    "secrets told in pieces": tellings,
    seconds: Math.round(performance.now() / 1000),
  });
}
