import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Bucket, makeLive, publish, releasesOf } from "./publication";

type Stored = { body: string; contentType: string; cacheControl: string };

let folder: string;
let stored: Map<string, Stored>;
/** Keys in the order in which they were written. */
let written: string[];
let bucket: Bucket;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "flightaides-site-"));
  stored = new Map();
  written = [];
  bucket = inMemory();
});
afterEach(() => rm(folder, { recursive: true }));

it("makes a release live, scripts first and service workers last", async () => {
  await build("1");
  await publish(bucket, folder, "v1");
  const position = (key: string) => {
    expect(written).toContain(key);
    return written.indexOf(key);
  };
  const order = ["assets/start-1.js", "favicon.svg", "fr/search.html", "sw-fr.js", "release.json"];
  const positions = order.map(position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(position("assets/fr-1.js")).toBeLessThan(position("index.html"));
  expect(position("index.html")).toBeLessThan(position("sw.js"));
});

it("allows browsers to cache only files with a content hash in their name, and sets content types", async () => {
  await build("1");
  await publish(bucket, folder, "v1");
  expect(stored.get("assets/start-1.js")).toMatchObject({
    cacheControl: "public,max-age=31536000,immutable",
    contentType: "text/javascript",
  });
  for (const [key, { cacheControl }] of stored)
    if (!key.startsWith("assets/")) expect([key, cacheControl]).toEqual([key, "no-cache"]);
  expect(stored.get("index.html")?.contentType).toBe("text/html; charset=utf-8");
  expect(stored.get("manifest.webmanifest")?.contentType).toBe("application/manifest+json");
});

it("keeps the scripts of the previous release, and uploads none twice", async () => {
  await build("1");
  await publish(bucket, folder, "v1");
  written = [];
  await build("2");
  await publish(bucket, folder, "v2");
  expect(stored.get("index.html")?.body).toBe("index.html 2");
  expect([...stored.keys()]).toEqual(
    expect.arrayContaining(["assets/start-1.js", "assets/start-2.js"]),
  );
  expect(written).not.toContain("assets/shared-0.js");
});

it("makes an earlier release live again", async () => {
  await build("1");
  await publish(bucket, folder, "v1");
  await build("2");
  await publish(bucket, folder, "v2");
  expect(await releasesOf(bucket)).toEqual({ versions: ["v1", "v2"], live: "v2" });
  await makeLive(bucket, "v1");
  expect(stored.get("index.html")?.body).toBe("index.html 1");
  expect(stored.get("sw.js")?.body).toBe("sw.js 1");
  expect(await releasesOf(bucket)).toEqual({ versions: ["v1", "v2"], live: "v1" });
});

it("does not change the live release when an upload fails, and does not make the failed one live", async () => {
  await build("1");
  await publish(bucket, folder, "v1");
  await build("2");
  const failing: Bucket = {
    ...bucket,
    put: async (key, file) => {
      if (key === "releases/v2/index.html") throw new Error("No connection");
      await bucket.put(key, file);
    },
  };
  await expect(publish(failing, folder, "v2")).rejects.toThrow("No connection");
  expect(stored.get("index.html")?.body).toBe("index.html 1");
  expect(stored.get("sw.js")?.body).toBe("sw.js 1");
  await expect(makeLive(bucket, "v2")).rejects.toThrow("There is no release v2. Published: v1");
});

it("refuses a folder without a site", async () => {
  await expect(publish(bucket, folder, "v1")).rejects.toThrow("holds no built site");
  expect(written).toEqual([]);
});

/** A site whose content depends on `version`. */
async function build(version: string): Promise<void> {
  await rm(folder, { recursive: true });
  const files = [
    ...[`assets/start-${version}.js`, `assets/fr-${version}.js`, "assets/shared-0.js"],
    ...["index.html", "fr/search.html", "favicon.svg", "manifest.webmanifest"],
    ...["sw.js", "sw-fr.js"],
  ];
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${file} ${version}`);
  }
}

function inMemory(): Bucket {
  const store = (key: string, value: Stored) => {
    written.push(key);
    stored.set(key, value);
  };
  return {
    list: async (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
    get: async (key) => stored.get(key)?.body,
    put: async (key, { body, ...headers }) =>
      store(key, { body: Buffer.from(body).toString(), ...headers }),
    copy: async (from, to) => {
      const found = stored.get(from);
      if (!found) throw new Error(`There is no ${from}`);
      store(to, found);
    },
  };
}
