/**
 * `npm run deploy -- --stage ada`: checks what the stage needs, builds the site, deploys the stacks, and publishes the site
 * once the API is live; in production it then sees that an alarm arrives. docs/decisions/0036-releases.md
 */
import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { isProduction, sharedStage } from "../packages/core/src/stage-defaults";
import { describeCommit } from "../releases/commit";
import { ringAlarm } from "./alarm/ring";
import { report, runAll, type Subject, stopping } from "./preflight/check";
import { checks } from "./preflight/checks";
import { subjectOf } from "./preflight/subject";
import { deleteUncreated, isDeployed } from "./release/first-deployment";
import { publish } from "./release/publication";
import { refusalsOf } from "./release/refusals";
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
const subject = subjectOf(stage);
await checkFirst(subject);
await prepareRetry(subject);

const hasSite = stage !== sharedStage;
if (hasSite && (stack === undefined || stack === "Web")) buildSite();
const began = Date.now();
const status = statusOf("npx", "sst", "deploy", ...argv.slice(2));
if (status !== 0) {
  if (isProduction(stage)) await reportRefusals(stage, began);
  exit(status);
}
if (hasSite && stack === undefined) {
  const version = describeCommit();
  await publish(await siteBucketOf(stage), siteFolder, version);
  console.log(`The site of ${version} is live.`);
  if (isProduction(stage)) await testAlarm(stage, version);
}

/** Exits if the deployment would fail, or the stage would lack something that it cannot do without. */
async function checkFirst(subject: Subject): Promise<void> {
  const findings = await runAll(checks, subject);
  console.log(report(findings));
  const stopped = stopping(findings, stack === "Email" ? "Email" : "stage");
  if (stopped.length === 0) return;
  console.error(`Not deployed: ${stopped.map(({ check }) => check.id).join(", ")}.`);
  exit(1);
}

/** After a first deployment that failed half-way. docs/operating.md#a-deployment-that-failed */
async function prepareRetry({ stage, account }: Subject): Promise<void> {
  const stacks = await account.stacks();
  for (const name of await deleteUncreated(stage, stacks))
    console.log(`Deleted ${name}, whose creation had failed.`);
  if (!isProduction(stage) || isDeployed(stage, stacks)) return;
  console.log("Without a canary, because the alarms that it needs do not exist yet.");
  env.DEPLOY_AT_ONCE = "true";
}

/** Exits if no alarm of the stage would reach anybody. */
async function testAlarm(stage: string, version: string): Promise<void> {
  try {
    console.log(
      await ringAlarm(stage, `A test after the deployment of ${version}. Nothing is broken.`),
    );
  } catch (error) {
    console.error(`Alarms do not arrive: ${error instanceof Error ? error.message : error}`);
    console.error("The deployment itself is complete. docs/operating.md#alarm-drill");
    exit(1);
  }
}

function buildSite(): void {
  // Without a domain the site's address is CloudFront's, which is not known yet.
  if (env.DOMAIN) env.VITE_WEB_ORIGIN = `https://${env.DOMAIN}`;
  const outDir = relative("packages/web", siteFolder);
  run("npm", "run", "--silent", "build", "--workspace", "packages/web", "--", "--outDir", outDir);
}

/** Says what the check of a new version has found. Does not hide the failure of the deployment behind its own. */
async function reportRefusals(stage: string, since: number): Promise<void> {
  try {
    for (const refusal of await refusalsOf(stage, since))
      console.error(`The new version is refused: ${refusal}`);
  } catch (error) {
    console.error(`The log of check-version could not be read: ${error}`);
  }
}

/** Exits if the command fails, so that the previous site stays with the previous API. */
function run(command: string, ...args: string[]): void {
  const status = statusOf(command, ...args);
  if (status !== 0) exit(status);
}

function statusOf(command: string, ...args: string[]): number {
  return spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}
