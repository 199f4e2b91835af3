import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { JsonFile } from "./http";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "store-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it("keeps the object in a file that only the owner can read", async () => {
  const dir = join(await folder(), "deeper");
  const path = join(dir, "a.json");
  const file = await JsonFile.open<{ count: number }>(path, { count: 0 });
  file.data.count = 7;
  await file.save();
  expect((await JsonFile.open(path, {})).data).toEqual({ count: 7 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(["a.json"]);
});

it("writes every change when saves overlap", async () => {
  const path = join(await folder(), "a.json");
  const file = await JsonFile.open<{ count: number }>(path, { count: 0 });
  await Promise.all(
    Array.from({ length: 50 }, () => {
      file.data.count += 1;
      return file.save();
    }),
  );
  expect(JSON.parse(await readFile(path, "utf8"))).toEqual({ count: 50 });
});

it("rejects a damaged file", async () => {
  const path = join(await folder(), "a.json");
  await writeFile(path, "{");
  await expect(JsonFile.open(path, {})).rejects.toThrow(SyntaxError);
});
