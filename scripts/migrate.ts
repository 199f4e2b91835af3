/**
 * `npm run migrate`: for operators, migrates all items of a kind while the product runs
 * (docs/operating.md#migrations).
 */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { load, stageOptions } from "./environment";

const usage = `npm run migrate -- <name> [--stage <stage> | --env <file>] [--dry-run] [--rate <items>]
  flight-questions  owes the question whether they still fly to the owners of earlier versions' postings
  flight-steps      has earlier versions' paid connections wait for the mails before their flight
  ledger            enters the payments of earlier versions in the ledger of their days
  leg-cells         files the legs of earlier versions under their cells
  numbers           counts what earlier versions have not counted in the numbers of their days
  --stage, --env    environment of the stage, by default that of the product on this machine (docs/operating.md)
  --dry-run         counts what would be changed
  --rate <items>    items read in a second at most, 500 by default
  A run that was interrupted is continued by the same command. Several at a time are refused.
  The credentials need Scan, Query, PutItem, UpdateItem and DeleteItem on the table.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { ...stageOptions, "dry-run": { type: "boolean" }, rate: { type: "string" } },
  allowPositionals: true,
});
// A throttled table slows a run down instead of ending it.
Object.assign(env, { AWS_RETRY_MODE: "adaptive", AWS_MAX_ATTEMPTS: "10" });
load(values, usage);
const { Migration } = await import("../packages/core/src/migration");
const name = Migration.names.find((one) => one === positionals[0]);
const rate = Number(values.rate ?? 500);
if (!name || positionals.length > 1 || !(rate > 0)) {
  console.error(usage);
  exit(1);
}
const dryRun = values["dry-run"] ?? false;

function text({ read, changed, outdated }: Awaited<ReturnType<typeof Migration.run>>): string {
  const count = (items: number) => items.toLocaleString("en");
  const left = outdated > 0 ? `, ${count(outdated)} left that others have changed meanwhile` : "";
  return `${count(read)} items read, ${count(changed)} ${dryRun ? "to change" : "changed"}${left}`;
}

const result = await Migration.run(name, {
  rate,
  dryRun,
  onProgress: (progress) => console.log(text(progress)),
});
console.log(`${dryRun ? "Dry run of " : ""}${name}, complete: ${text(result)}.`);
