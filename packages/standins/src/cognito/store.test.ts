import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { context } from "./pool";
import { dataStore, JsonFile } from "./store";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "store-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

it("keeps what was set, dates included, in a file for the owner alone", async () => {
  const dir = join(await folder(), "deeper");
  const path = join(dir, "a.json");
  const file = await JsonFile.open<Record<string, unknown>>(path, {});
  const store = dataStore(file);
  const CreationDate = new Date("2026-11-20T12:00:00Z");
  await store.set(context, ["Groups", "a"], { CreationDate });
  await store.set(context, "other", 1);
  await store.delete(context, "other");

  const again = dataStore(await JsonFile.open(path, {}));
  expect(await again.get(context, ["Groups", "a"])).toEqual({ CreationDate });
  expect(await again.getRoot(context)).toEqual({ Groups: { a: { CreationDate } } });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(dir)).toEqual(["a.json"]);
});

it("knows nothing that was not set, whatever it is called", async () => {
  const store = dataStore(await JsonFile.open(join(await folder(), "a.json"), {}));
  for (const key of ["__proto__", "constructor", ["a", "b"], ["__proto__", "toString"]]) {
    expect(await store.get(context, key)).toBeNull();
    await store.delete(context, key);
  }
  expect(await store.get(context, "absent", 7)).toBe(7);
  await store.set(context, ["Users", "__proto__"], "me");
  expect(await store.get(context, ["Users", "__proto__"])).toBe("me");
  expect(await store.get(context, ["Users", "toString"])).toBeNull();
});

it("writes everything that changed meanwhile, in order, however many saves are asked for", async () => {
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

it("does not take a damaged file for an empty one", async () => {
  const path = join(await folder(), "a.json");
  await writeFile(path, "{");
  await expect(JsonFile.open(path, {})).rejects.toThrow(SyntaxError);
});
