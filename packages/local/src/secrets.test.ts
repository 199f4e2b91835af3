import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inParameterStore, keptSecret } from "./secrets";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "flightaides-secrets-"));
});
afterAll(() => rm(dir, { recursive: true }));

it("is made up once, for the owner's eyes only", async () => {
  const file = join(dir, "new");
  const made = await keptSecret(file);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(file)).toBe(made);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await keptSecret(join(dir, "other"))).not.toBe(made);
});

it("is made up anew where a crash left an empty file", async () => {
  const file = join(dir, "empty");
  await writeFile(file, "");
  expect(await keptSecret(file)).toMatch(/^[\w-]{43}$/);
});

it("lies in the parameter store where sst secrets set puts it", () => {
  expect(inParameterStore("/sst/app/local/Secret", { A_KEY: "one" })).toEqual({
    "/sst/app/local/Secret/A_KEY/value": "one",
  });
});
