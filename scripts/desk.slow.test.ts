/**
 * `npm run desk` as a separate process.
 *
 * @module-tag deep
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection } from "@flightaides/core/connection";
import { Matching } from "@flightaides/core/matching";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { itemOf, pair } from "@flightaides/core/test/connection.ts";
import { post } from "@flightaides/core/test/itinerary.ts";
import { putMails } from "@flightaides/core/test/outbox.ts";
import { person } from "@flightaides/core/test/user.ts";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const now = new Date();
const today = now.toISOString().slice(0, 10);
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal({ port: 0 });
  process.env.PAYPAL_BASE_URL = paypal.url;
});
afterAll(() => paypal.stop());

type Result = { code: number; out: string; err: string };

function runIn(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/desk.ts", "--operator", "olga", ...args],
      { cwd: root, env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}
const run = (...args: string[]) => runIn(process.env, ...args);
const failureOf = async (...args: string[]) => {
  const { code, err } = await run(...args);
  return [code, err];
};

async function paid() {
  const { id, traveler } = await pair(now);
  const { orderId } = await Payment.order(traveler, id, now);
  await paypal.approve(orderId);
  await Payment.capture(traveler, { id, orderId }, now);
  return { id, uid: traveler.uid, captureId: (await itemOf(id)).captureId ?? "" };
}

it("refunds, and lists, retries and settles what PayPal refuses; the ledger and the record have it", async () => {
  const done = await paid();
  expect((await run("refund", done.id, "goodwill", "By", "mistake.")).out).toBe(
    "Refunded. 2 mails are queued.\n",
  );
  expect((await run("refunds")).out).toBe("0 refunds are refused.\n");

  const one = await paid();
  const other = await paid();
  for (const { captureId, id } of [one, other]) {
    await paypal.refuseRefund(captureId, "REFUND_TIME_LIMIT_EXCEEDED");
    expect((await run("refund", id, "other", "Again.")).out).toBe(
      "PayPal refuses the refund: see `refunds`. 2 mails are queued.\n",
    );
  }
  const { out } = await run("refunds");
  expect(out).toContain(`${one.id} $10 USD\n  payment ${one.captureId}, last refused `);
  expect(out).toContain("1 times: REFUND_TIME_LIMIT_EXCEEDED");
  expect(out).toContain("2 refunds are refused.");

  expect(await failureOf("retry-refund", one.id)).toEqual([
    1,
    "PayPal still refuses it: see `refunds`.\n",
  ]);
  await paypal.refuseRefund(one.captureId, undefined);
  expect((await run("retry-refund", one.id)).out).toBe("The refund is sent.\n");
  expect((await run("settle-refund", other.id, "Bank transfer.")).out).toBe(
    "The refund is settled.\n",
  );
  expect((await run("refunds")).out).toBe("0 refunds are refused.\n");
  expect((await failureOf("retry-refund", one.id))[0]).toBe(1);
  expect((await Connection.get(other.id))?.refundRefusedAt).toBeUndefined();

  const own = await paid();
  expect(await failureOf("refund", own.id, "other", "Mine.", "--operator", own.uid)).toEqual([
    1,
    "You are part of this. Another operator has to look at it.\n",
  ]);

  const ledger = (await run("ledger")).out.split("\n");
  const kindOf = (id: string) =>
    ledger.filter((line) => line.includes(id)).map((line) => line.split(",")[1]);
  expect([kindOf(one.id), kindOf(other.id)]).toEqual([
    ["paid", "refunded"],
    ["paid", "settled"],
  ]);
  expect(ledger[0]).toBe("at,kind,amount,currency,orderId,captureId,connection");
  expect(ledger.filter((line) => line.includes(done.id))).toHaveLength(2);
  const record = (await run("record", today)).out;
  for (const what of ["refund", "retry-refund", "settle-refund"])
    expect(record).toContain(` olga ${what} `);
  expect((await run("numbers", today, today)).out).toMatch(
    /^day,searched,.*\n\d{4}-\d\d-\d\d,0,8,/,
  );
});

describe("parked mails", () => {
  it("are listed without addresses, retried, and dropped", async () => {
    const payload = {
      kind: "message" as const,
      props: {
        sender: { displayName: "Ann Kowalski", email: "ann@example.com" },
        subject: "Call +1 416 555 0134",
        html: "<p>Secret</p>",
        text: "Secret",
      },
    };
    for (const number of [1, 2, 3])
      await putMails([Outbox.buildMail("uid-ann", payload, `record-${number}`, now)], {
        queue: "parked",
        attempts: 8,
        lastError: `MessageRejected: not verified: "Ann" <ann.k@example.com>, ${number}`,
      });
    const { out } = await run("mails");
    expect(out).toContain("3 mails are parked.");
    expect(out).toContain('8 failures: MessageRejected: not verified: "Ann" <…@…>, 1');
    expect(out).not.toMatch(/ann\.k|Secret|555/);
    const [id = "", , other = ""] = out.split("\n");
    expect((await run("retry-mail", id)).out).toBe("1 mail is queued.\n");
    expect(await failureOf("retry-mail", id)).toEqual([1, `No mail ${id} is parked.\n`]);
    expect((await run("drop-mail", other)).out).toBe("The mail is dropped.\n");
    expect((await run("retry-mail", "all")).out).toBe("1 mail is queued.\n");
    expect((await run("mails")).out).toBe("0 mails are parked.\n");
    expect((await run("record")).out).toContain(" olga drop-mail ");

    const own = Outbox.buildMail("olga", payload, "record-4", now);
    await putMails([own], { queue: "parked", attempts: 8 });
    expect((await run("retry-mail", "all")).out).toBe("0 mails are queued.\n");
    expect((await run("retry-mail", "all", "--operator", "omar")).out).toBe("1 mail is queued.\n");
  });
});

describe("parked itineraries", () => {
  async function parked(error: string): Promise<string> {
    const id = await post(await person("Ann Kowalski", now), {}, now);
    // Later than the end of every backoff.
    const later = new Date(now.getTime() + 86_400_000);
    const pending = async () =>
      (await Matching.pendingMatchJobs(later, 100)).find((job) => job.id === id);
    for (let job = await pending(); job; job = await pending())
      await Matching.failMatching(job, new Error(error), now);
    return id;
  }

  it("are listed without addresses, and retried, one or all", async () => {
    const first = await parked("No airport of ann@example.com");
    const second = await parked("No leg");
    const { out } = await run("itineraries");
    expect(out).toContain(`${first}\n  8 failures: No airport of …@…\n`);
    expect(out).toMatch(/\n2 itineraries are parked\.\n$/);
    expect((await run("retry-itinerary", second)).out).toBe("1 itinerary is queued.\n");
    expect(await failureOf("retry-itinerary", second)).toEqual([
      1,
      `No itinerary ${second} is parked.\n`,
    ]);
    expect((await run("retry-itinerary", "all")).out).toBe("1 itinerary is queued.\n");
    expect(await Matching.parkedMatchJobs()).toEqual([]);
  });
});

it("prints its usage for wrong arguments, and changes nothing", async () => {
  const help = await run("--help");
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("retry-mail <id>|all")]);
  for (const args of [
    [],
    ["refund"],
    ["refund", "one"],
    ["refund", "one", "nothing", "Why."],
    ["decide-claim", "one", "refund", "other"],
    ["lift", "uid-ann"],
    ["mails", "one"],
    ["retry-mail"],
    ["decide", "one", "two", "three"],
    ["suspend", "uid-ann", "nothing"],
    ["numbers", today],
    ["nothing"],
  ])
    expect(await failureOf(...args), args.join(" ")).toEqual([1, help.out]);
});

it("reads the stage from --env and fails without a stage", async () => {
  const nowhere = {
    ...process.env,
    TABLE_NAME: "",
    DATA_DIR: join(tmpdir(), "nothing-was-started-here"),
  };
  const lost = await runIn(nowhere, "mails");
  expect([lost.code, lost.err]).toEqual([1, expect.stringContaining("Start the product first")]);
  const dir = await mkdtemp(join(tmpdir(), "flightaides-stage-"));
  const file = join(dir, "prod.env");
  await writeFile(file, `TABLE_NAME="${process.env.TABLE_NAME}"`);
  const { TABLE_NAME: _, ...rest } = process.env;
  const found = await runIn(rest, "mails", "--env", file);
  await rm(dir, { recursive: true });
  expect(found.out).toContain("parked.");
});
