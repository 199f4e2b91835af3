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
  const kept = { engine: "dynoxide", fresh: false };
  const first = await openDataDir(path, kept);
  expect(first.isNew).toBe(true);
  const rows = join(first.folder("dynamodb"), "rows");
  const write = async () => {
    await mkdir(first.folder("dynamodb"), { recursive: true });
    await writeFile(rows, "rows");
  };
  await write();
  await writeFile(join(path, "notes.txt"), "kept");

  const interrupted = await openDataDir(path, kept);
  expect(interrupted.isNew).toBe(true);
  await expect(stat(rows)).rejects.toThrow("ENOENT");

  await write();
  await interrupted.markSeeded();
  expect((await openDataDir(path, kept)).isNew).toBe(false);
  expect(await readFile(rows, "utf8")).toBe("rows");

  expect((await openDataDir(path, { ...kept, fresh: true })).isNew).toBe(true);
  await expect(stat(rows)).rejects.toThrow("ENOENT");
  expect(await readFile(join(path, "notes.txt"), "utf8")).toBe("kept");
});

it("is new for another engine, which can't read the data", async () => {
  const path = join(dir, "engines");
  await (await openDataDir(path, { engine: "dynoxide", fresh: false })).markSeeded();
  expect((await openDataDir(path, { engine: "dynamodb-local", fresh: false })).isNew).toBe(true);
});

it("saves an environment that Node reads back, certificates included, for its owner only", async () => {
  const data = await openDataDir(join(dir, "environment"), {
    engine: "dynoxide",
    fresh: false,
  });
  const environment = { TABLE_NAME: "table", ROOT: "-----BEGIN-----\nabc=\n-----END-----\n" };
  await data.saveEnvironment(environment);
  const file = join(data.path, "stage.env");
  expect(parseEnv(await readFile(file, "utf8"))).toEqual(environment);
  expect((await stat(file)).mode & 0o077).toBe(0);
});
