import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secretsOf } from "./secrets";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "flightaides-secrets-"));
});
afterAll(() => rm(dir, { recursive: true }));

it("makes them up once, for the owner's eyes only", async () => {
  const file = join(dir, "new.json");
  const first = await secretsOf(file, "/sst/app/local/Secret");
  expect(Object.keys(first)).toContain("/sst/app/local/Secret/UNSUBSCRIBE_SECRET/value");
  for (const value of Object.values(first)) expect(value.length).toBeGreaterThanOrEqual(40);
  expect(await secretsOf(file, "/sst/app/local/Secret")).toEqual(first);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it("keeps one that was set, and makes up what is missing", async () => {
  const file = join(dir, "set.json");
  await writeFile(file, JSON.stringify({ UNSUBSCRIBE_SECRET: "mine" }));
  expect(await secretsOf(file, "/s")).toMatchObject({ "/s/UNSUBSCRIBE_SECRET/value": "mine" });
  await writeFile(file, "{}");
  const made = await secretsOf(file, "/s");
  expect(made["/s/UNSUBSCRIBE_SECRET/value"]).not.toBe("mine");
});

it("begins anew where the file was cut off", async () => {
  const file = join(dir, "broken.json");
  await writeFile(file, '{"UNSUBSCR');
  const made = await secretsOf(file, "/s");
  expect(await secretsOf(file, "/s")).toEqual(made);
});
