/**
 * `npm run record-release`: records what the pages of a release need from the API, so that later
 * releases are tested against it.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { contracts } from "../packages/core/src/contracts";
import { WebConfig } from "../packages/core/src/web-config/contract";
import { build } from "../packages/web/build";
import { scriptHashes } from "../packages/web/headers";
import { shapesOf } from "../releases/contract-shapes";
import { folder, type Release, releases } from "../releases/recorded";

const usage = `npm run record-release -- v0.2.0           records the contracts and pages of a release, before its tag
npm run record-release -- --check v0.2.0   fails unless they are recorded as they are now`;

/** Releases whose pages may still be open, and that can be made live again. */
const kept = 3;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { check: { type: "boolean" } },
  allowPositionals: true,
});
const [version, ...others] = positionals;
if (!version || !/^v\d+\.\d+\.\d+$/.test(version) || others.length > 0) {
  console.error(usage);
  exit(1);
}
const now = await present(version);
if (values.check) check(now);
else await record(now);

async function present(version: string): Promise<Release> {
  // React's development version has other modules.
  env.NODE_ENV = "production";
  const outDir = await mkdtemp(join(tmpdir(), "flightaides-release-"));
  try {
    await build({ outDir, origin: "" });
    const files = (await readdir(outDir, { recursive: true })).filter((file) =>
      file.endsWith(".html"),
    );
    const pages = await Promise.all(
      files.sort().map((file) => readFile(join(outDir, file), "utf8")),
    );
    const shapes = shapesOf(Object.values(contracts).flat(), WebConfig);
    return { version, scripts: scriptHashes(pages), shapes };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function record(release: Release): Promise<void> {
  await writeFile(fileOf(release), `${JSON.stringify(release, null, 2)}\n`);
  const outdated = releases().slice(0, -kept);
  for (const each of outdated) await rm(fileOf(each));
  console.log(`${fileOf(release)} is written.`);
}

function check(release: Release): void {
  const recorded = releases().find(({ version }) => version === release.version);
  if (JSON.stringify(recorded) === JSON.stringify(release)) return;
  console.error(`Run npm run record-release -- ${release.version}, and commit its file.`);
  exit(1);
}

function fileOf({ version }: Release): string {
  return join(folder, `${version}.json`);
}
