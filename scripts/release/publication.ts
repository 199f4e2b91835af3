/**
 * Publishes releases of the site to its bucket. Scripts of all releases are in assets/; their names
 * contain a hash of their content, so different files never have the same name. All other files of
 * a release are in `releases/<version>/` and are copied to the root: the release is live, or live
 * again, once they are copied. Nothing is deleted, so an open page can still load the scripts that
 * it needs later.
 */
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isAsset, served } from "../../packages/web/files";

type File = { body: Uint8Array; contentType: string; cacheControl: string };

export type Bucket = {
  /** Keys below a prefix. */
  list(prefix: string): Promise<string[]>;
  get(key: string): Promise<string | undefined>;
  put(key: string, file: File): Promise<void>;
  /** Preserves content type and caching. */
  copy(from: string, to: string): Promise<void>;
};

const releases = "releases/";
/** Contains the name of the live release. */
const marker = "release.json";

/**
 * Uploads a release and makes it live.
 * @param folder the built site
 * @param version a name: `v1.2.0`
 */
export async function publish(bucket: Bucket, folder: string, version: string): Promise<void> {
  const files = await filesIn(folder);
  if (!files.includes("index.html")) throw new Error(`${folder} holds no built site.`);
  const existing = new Set(await bucket.list("assets/"));
  const upload = async (file: string, key: string) =>
    bucket.put(key, { body: await readFile(join(folder, file)), ...served(file) });
  const assets = files.filter(isAsset).filter((file) => !existing.has(file));
  await Promise.all(assets.map((file) => upload(file, file)));
  const others = files.filter((file) => !isAsset(file));
  await Promise.all(others.map((file) => upload(file, `${releases}${version}/${file}`)));
  await bucket.put(`${releases}${version}/${marker}`, {
    body: Buffer.from(JSON.stringify({ version })),
    ...served(marker),
  });
  await makeLive(bucket, version);
}

/**
 * Makes an earlier release live. Pages are copied after the files that they use, and service
 * workers, which cache pages, after the pages.
 * @throws when there is no such release
 */
export async function makeLive(bucket: Bucket, version: string): Promise<void> {
  const prefix = `${releases}${version}/`;
  const keys = await bucket.list(prefix);
  // Written last: if it is missing, the upload was interrupted.
  if (!keys.includes(prefix + marker)) {
    throw new Error(`There is no release ${version}. Published: ${await published(bucket)}`);
  }
  const files = keys.map((key) => key.slice(prefix.length));
  for (const step of steps) {
    const next = files.filter((file) => stepOf(file) === step);
    await Promise.all(next.map((file) => bucket.copy(prefix + file, file)));
  }
}

/** The releases that can be made live, and the live one. */
export async function releasesOf(bucket: Bucket): Promise<{ versions: string[]; live?: string }> {
  const keys = await bucket.list(releases);
  const versions = keys.flatMap((key) => {
    const [, version, file] = key.split("/");
    return version && file === marker ? [version] : [];
  });
  const live: unknown = JSON.parse((await bucket.get(marker)) ?? "{}");
  const isNamed = typeof live === "object" && live !== null && "version" in live;
  return { versions, ...(isNamed && { live: String(live.version) }) };
}

async function published(bucket: Bucket): Promise<string> {
  const { versions } = await releasesOf(bucket);
  return versions.join(", ") || "none";
}

const steps = ["file", "page", "worker", "marker"] as const;

function stepOf(file: string): (typeof steps)[number] {
  if (file === marker) return "marker";
  if (/^sw[\w-]*\.js$/.test(file)) return "worker";
  return file.endsWith(".html") ? "page" : "file";
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
