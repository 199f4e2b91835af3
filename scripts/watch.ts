/** `npm run watch`: what the watch from outside checks, once from here, or its template. docs/operating.md#seen-from-outside */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { runChecks } from "../packages/watch/src/checks";
import { watchTemplate } from "../packages/watch/src/template";

const usage = `npm run watch -- check --url <address of the site>
  Prints a line for each check, and exits with 1 if one fails.
  SMOKE_EMAIL, SMOKE_PASSWORD  an account of the stage
npx tsx scripts/watch.ts template --stage <stage> --url <address of the site> --alarms <mail address>
  Prints the template of the watch.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { stage: { type: "string" }, url: { type: "string" }, alarms: { type: "string" } },
});
const [command] = positionals;
const { stage, alarms } = values;
const url = values.url && URL.canParse(values.url) ? new URL(values.url).origin : undefined;
if (command === "check" && url) await check(url);
else if (command === "template" && stage && url && alarms)
  console.log(watchTemplate({ stage, url, alarmAddress: alarms }));
else {
  console.error(usage);
  exit(1);
}

async function check(site: string): Promise<void> {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = env;
  const account = async () => {
    if (!email || !password) throw new Error("SMOKE_EMAIL and SMOKE_PASSWORD are not set");
    return { email, password };
  };
  const results = await runChecks({ url: site, account }, {}, new Date());
  for (const { check, error } of results)
    console.log(error ? `FAIL  ${check}: ${error}` : `ok    ${check}`);
  if (results.some(({ error }) => error)) exit(1);
}
