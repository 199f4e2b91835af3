/**
 * `npm run preflight -- --stage prod`: what a stage needs, as a list with ticks. It changes nothing. docs/operating.md has a
 * section for each line.
 */
import { argv, exit } from "node:process";
import { parseArgs } from "node:util";
import { report, runAll } from "./preflight/check";
import { checks } from "./preflight/checks";
import { subjectOf } from "./preflight/subject";
import { loadSettings } from "./settings-files";

const usage = `npm run preflight -- --stage <name>
  ✓ found, ✗ to be mended, · after the first deployment, ? not checked, for example because your role may not read it`;

const { stage } = parseArgs({ args: argv.slice(2), options: { stage: { type: "string" } } }).values;
if (!stage) {
  console.error(usage);
  exit(1);
}
loadSettings(stage);
const findings = await runAll(checks, subjectOf(stage));
console.log(report(findings));
exit(findings.some(({ state }) => state === "failed" || state === "unknown") ? 1 : 0);
