/**
 * Every route as every caller, with input generated from the contracts. `npm run fuzz -- 100000` sends more. A finding names
 * the seed of its session: `npm run fuzz -- 1 <seed>` repeats it.
 */
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { type Ses, start as startSes } from "@flightaides/standins/ses";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callers } from "./cast-testing";
import { detector } from "./contact-data-testing";
import { routes } from "./request-testing";
import { type Report, run } from "./run-testing";

const requests = Number(process.env.FUZZ_REQUESTS ?? 1100);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let paypal: PayPal;
let ses: Ses;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  ses = await startSes({ port: 0, verifiedSenders: ["hello@flightaides.test"], sendRate: 1e6 });
  Object.assign(process.env, {
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_CERT_ORIGIN: paypal.url,
    PAYPAL_ROOT_CERTIFICATE: paypal.caCertificate,
    AWS_ENDPOINT_URL_SESV2: ses.url,
  });
});
afterAll(async () => {
  await paypal.stop();
  await ses.stop();
});

describe("generated requests", () => {
  let report: Report;

  beforeAll(async () => {
    report = await run({ paypal, ses }, { requests, seed });
    if (process.env.FUZZ_REQUESTS) print(report);
  }, 86_400_000);

  it("are answered without a 5xx, with documented problems, and without contact data of others in body, headers or logs", () => {
    expect(report.findings).toEqual([]);
  });

  it("cover every route as every caller", () => {
    const all = callers.flatMap((caller) => routes.map((key) => `${key} as ${caller}`));
    expect([...report.combinations].sort()).toEqual(all.sort());
    expect(report.seen).toBeGreaterThan(report.sessions);
  });

  it("include requests that every route accepts", () => {
    const accepted = [...report.answers]
      .filter(([, statuses]) => [...statuses.keys()].some((status) => status < 400))
      .map(([key]) => key);
    expect(accepted.sort()).toEqual(routes.filter((key) => key !== "$default").sort());
  });
});

describe("the detector of contact data", () => {
  const person = {
    uid: "8c7f0e0a-52f5-4f4e-9a1c-1d6c5b0a7e11",
    email: "mailboxqabcd@fuzz.example",
    displayName: "Firstqabcd Lastqabcd",
    phoneNumber: "+14165550134",
  };
  const find = detector({ ann: person });
  const spellings: Record<string, (text: string) => string> = {
    plain: (text) => text,
    "in upper case": (text) => text.toUpperCase(),
    "split by case": (text) =>
      [...text].map((one, index) => (index % 2 ? one.toUpperCase() : one)).join(""),
    spaced: (text) => [...text].join(" "),
    "split by invisible characters": (text) => [...text].join("\u200b"),
    "full width": (text) =>
      text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    "percent-encoded": (text) => Buffer.from(text).toString("hex").replace(/../g, "%$&"),
    "escaped as in JSON": (text) =>
      text.replace(/./g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
    "as HTML entities": (text) => text.replace(/./g, (one) => `&#${one.charCodeAt(0)};`),
    "in Base64": (text) => Buffer.from(text).toString("base64"),
    "in hexadecimal": (text) => Buffer.from(text).toString("hex"),
  };

  it.each(Object.entries(spellings))("recognises each kind %s", (_, spell) => {
    for (const secret of [person.uid, person.email, person.displayName, person.phoneNumber])
      expect(find(`{"a":"${spell(secret)}"}`)).not.toEqual([]);
  });

  it("finds nothing in other text", () => {
    fc.assert(fc.property(fc.string(), (text) => find(text).length === 0));
    expect(find('{"displayName":"F*********","date":"2027-01-05T10:00:00.000Z"}')).toEqual([]);
  });
});

/** What the report says, for `npm run fuzz`. */
function print({ requests: sent, sessions, findings, combinations, seen, answers }: Report): void {
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
    "answers that show the owner's records": seen,
    seconds: Math.round(performance.now() / 1000),
  });
}
