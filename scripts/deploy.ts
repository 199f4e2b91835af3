/**
 * `npm run deploy -- --stage ada`: checks what the stage needs, builds the site, deploys the stacks, and publishes the site
 * once the API is live. docs/decisions/0036-releases.md
 */
import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { sharedStage } from "../packages/core/src/stage-defaults";
import { describeCommit } from "../releases/commit";
import { report, runAll, stopping } from "./preflight/check";
import { checks } from "./preflight/checks";
import { subjectOf } from "./preflight/subject";
import { publish } from "./release/publication";
import { siteBucketOf } from "./release/site-bucket";
import { loadSettings } from "./settings-files";

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
loadSettings(stage);
await checkFirst(stage);

const hasSite = stage !== sharedStage;
if (hasSite && (stack === undefined || stack === "Web")) buildSite();
run("npx", "sst", "deploy", ...argv.slice(2));
if (hasSite && stack === undefined) {
  const version = describeCommit();
  await publish(await siteBucketOf(stage), siteFolder, version);
  console.log(`The site of ${version} is live.`);
}

/** Exits if the deployment would fail, or the stage would lack something that it cannot do without. */
async function checkFirst(stage: string): Promise<void> {
  const findings = await runAll(checks, subjectOf(stage));
  console.log(report(findings));
  const stopped = stopping(findings, stack === "Email" ? "Email" : "stage");
  if (stopped.length === 0) return;
  console.error(`Not deployed: ${stopped.map(({ check }) => check.id).join(", ")}.`);
  exit(1);
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
