/**
 * `npm run parked-mails` as a separate process.
 *
 * @module-tag deep
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Outbox } from "@flightaides/core/outbox";
import { start } from "@flightaides/core/test/clock.ts";
import { putMails } from "@flightaides/core/test/outbox.ts";
import { beforeEach, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

function run(args: string[], env: NodeJS.ProcessEnv = process.env) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", "scripts/parked-mails.ts", ...args],
      { cwd: root, env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const payload = {
  kind: "message" as const,
  props: {
    sender: { displayName: "Ann Kowalski", email: "ann@example.com" },
    subject: "Call +1 416 555 0134",
    html: "<p>Secret</p>",
    text: "Secret",
  },
};

beforeEach(async () => {
  await Outbox.forget("uid-ann");
  for (const number of [1, 2])
    await putMails([Outbox.buildMail("uid-ann", payload, `record-${number}`, start)], {
      queue: "parked",
      attempts: 8,
      lastError: `MessageRejected: not verified: "Ann" <ann.k@example.com>, ${number}`,
    });
});

it("lists recipient, kind and error, without addresses", async () => {
  const { code, out } = await run(["list"]);
  expect(out).toBe(`uid-ann message#record-1
  created 2027-03-10T12:00:00.000Z, 8 failures: MessageRejected: not verified: "Ann" <…@…>, 1
uid-ann message#record-2
  created 2027-03-10T12:00:00.000Z, 8 failures: MessageRejected: not verified: "Ann" <…@…>, 2
2 mails are parked.
`);
  expect(code).toBe(0);
});

it("retries one mail, once", async () => {
  const { out } = await run(["retry", "uid-ann", "message#record-2"]);
  expect(out).toBe("uid-ann message#record-2 is queued.\n");
  expect(await Outbox.parked()).toMatchObject([{ key: "message#record-1" }]);
  expect(await Outbox.due(new Date(), 10)).toMatchObject([{ key: "message#record-2" }]);
  const again = await run(["retry", "uid-ann", "message#record-2"]);
  expect([again.code, again.err]).toEqual([1, "No mail uid-ann message#record-2 is parked.\n"]);
});

it("retries all mails", async () => {
  expect((await run(["retry"])).out).toBe("2 mails are queued.\n");
  expect(await Outbox.parked()).toEqual([]);
  expect((await run(["list"])).out).toBe("0 mails are parked.\n");
});

it("prints its usage for wrong arguments and changes nothing", async () => {
  const help = await run(["--help"]);
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("retry [<uid> <key>]")]);
  for (const args of [[], ["retry", "uid-ann"], ["retry", "a", "b", "c"], ["list", "uid-ann"]]) {
    const { code, err } = await run(args);
    expect([code, err]).toEqual([1, help.out]);
  }
  expect(await Outbox.parked()).toHaveLength(2);
});

it("reads the stage from --env and fails without a stage", async () => {
  const nowhere = {
    ...process.env,
    TABLE_NAME: "",
    DATA_DIR: join(tmpdir(), "nothing-was-started-here"),
  };
  const lost = await run(["list"], nowhere);
  expect([lost.code, lost.err]).toEqual([1, expect.stringContaining("Start the product first")]);
  const dir = await mkdtemp(join(tmpdir(), "flightaides-stage-"));
  const file = join(dir, "prod.env");
  await writeFile(file, `TABLE_NAME="${process.env.TABLE_NAME}"`);
  const { TABLE_NAME: _, ...rest } = process.env;
  const found = await run(["list", "--env", file], rest);
  await rm(dir, { recursive: true });
  expect(found.out).toContain("2 mails are parked.");
});
