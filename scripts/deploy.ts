/**
 * `npm run deploy -- --stage ada`: builds the site, deploys the stacks, and publishes the site once the API is live.
 * docs/decisions/0036-releases.md
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { argv, env, exit } from "node:process";
import { parseArgs, parseEnv } from "node:util";
import { sharedStage } from "../packages/core/src/stage-defaults";
import { describeCommit } from "../releases/commit";
import { publish } from "./release/publication";
import { siteBucketOf } from "./release/site-bucket";

const usage = `npm run deploy -- --stage <name>          deploys a stage, then publishes its site
npm run deploy -- <stack> --stage <name>  deploys one stack: Email`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { stage: { type: "string" } },
  allowPositionals: true,
});
const { stage } = values;
const [stack, ...others] = positionals;
if (!stage || others.length > 0) {
  console.error(usage);
  exit(1);
}

/** stacks/web.ts reads the hashes of its scripts there. */
const siteFolder = ".sst/web";
// In the same way as SST, so that pages and stacks have the same address.
for (const file of [".env", ".env.local", `.env.${stage}`, `.env.${stage}.local`])
  if (existsSync(file)) Object.assign(env, parseEnv(readFileSync(file, "utf8")));

const hasSite = stage !== sharedStage;
if (hasSite && (stack === undefined || stack === "Web")) buildSite();
run("npx", "sst", "deploy", ...argv.slice(2));
if (hasSite && stack === undefined) {
  const version = describeCommit();
  await publish(await siteBucketOf(stage), siteFolder, version);
  console.log(`The site of ${version} is live.`);
}

function buildSite(): void {
  // Without a domain the site's address is CloudFront's, which is not known yet.
  if (env.DOMAIN) env.VITE_WEB_ORIGIN = `https://${env.DOMAIN}`;
  const outDir = relative("packages/web", siteFolder);
  run("npm", "run", "--silent", "build", "--workspace", "packages/web", "--", "--outDir", outDir);
}

/** Exits if the command fails, so that the previous site stays with the previous API. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) exit(status ?? 1);
}
