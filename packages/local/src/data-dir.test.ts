import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keptSecret, openDataDir } from "./data-dir";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "flightaides-data-"));
});
afterAll(() => rm(dir, { recursive: true }));

it("generates a secret once, readable by its owner only", async () => {
  const file = join(dir, "new");
  const generated = await keptSecret(file);
  expect(generated).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(file)).toBe(generated);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await keptSecret(join(dir, "other"))).not.toBe(generated);
});

it("generates a secret if a crash left an empty file", async () => {
  const file = join(dir, "empty");
  await writeFile(file, "");
  expect(await keptSecret(file)).toMatch(/^[\w-]{43}$/);
});

it("fails if the secret can't be read, and does not replace it", async () => {
  const folder = join(dir, "folder");
  await mkdir(folder);
  await expect(keptSecret(folder)).rejects.toThrow("EISDIR");
});

it("is new until the demo data is complete, and deletes nothing but its own files", async () => {
  const path = join(dir, "data");
  const first = await openDataDir(path, false);
  expect(first.isNew).toBe(true);
  await writeFile(first.database, "rows");
  await writeFile(join(path, "notes.txt"), "kept");

  const interrupted = await openDataDir(path, false);
  expect(interrupted.isNew).toBe(true);
  await expect(stat(first.database)).rejects.toThrow("ENOENT");

  await writeFile(first.database, "rows");
  await interrupted.markSeeded();
  expect((await openDataDir(path, false)).isNew).toBe(false);
  expect(await readFile(first.database, "utf8")).toBe("rows");

  expect((await openDataDir(path, true)).isNew).toBe(true);
  await expect(stat(first.database)).rejects.toThrow("ENOENT");
  expect(await readFile(join(path, "notes.txt"), "utf8")).toBe("kept");
});

it("saves an environment that Node reads back, certificates included, for its owner only", async () => {
  const data = await openDataDir(join(dir, "environment"), false);
  const environment = { TABLE_NAME: "table", ROOT: "-----BEGIN-----\nabc=\n-----END-----\n" };
  await data.saveEnvironment(environment);
  const file = join(data.path, "stage.env");
  expect(parseEnv(await readFile(file, "utf8"))).toEqual(environment);
  expect((await stat(file)).mode & 0o077).toBe(0);
});
