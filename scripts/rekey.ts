/**
 * `npm run rekey`: for operators, gives the users of a new user pool what they owned under the `sub` of a lost one
 * (docs/operating.md#a-lost-account).
 */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { load, stageOptions } from "./environment";

const usage = `npm run rekey -- [--stage <stage> | --env <file>] [--dry-run] [--rate <items>]
  Joins the profiles of the table with the users of the pool USER_POOL_ID by their verified address, and moves what they own.
  Stop all writes first. A run that was interrupted is continued by the same command, and users who come later by another one.
  --stage, --env    environment of the stage, by default that of the product on this machine (docs/operating.md)
  --dry-run         counts what would be changed
  --rate <items>    items read in a second at most, 500 by default
  The credentials need Scan, GetItem, PutItem and DeleteItem on the table, and cognito-idp:ListUsers.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { ...stageOptions, "dry-run": { type: "boolean" }, rate: { type: "string" } },
  allowPositionals: true,
});
// A throttled table slows a run down instead of ending it.
Object.assign(env, { AWS_RETRY_MODE: "adaptive", AWS_MAX_ATTEMPTS: "10" });
load(values, usage);
const rate = Number(values.rate ?? 500);
const dryRun = values["dry-run"] ?? false;
if (positionals.length > 0 || !(rate > 0)) {
  console.error(usage);
  exit(1);
}
const { listVerified } = await import("../packages/core/src/account/directory");
const { config } = await import("../packages/core/src/config");
const { Migration } = await import("../packages/core/src/migration");

const { moved, profiles, ambiguous } = await Migration.moves(listVerified(config.userPoolId));
console.log(`${profiles} profiles, of which ${moved.size} have a new sub.`);
if (ambiguous > 0)
  console.log(`${ambiguous} are left: several users of the pool have their address.`);
let conflicts = 0;
const { read, changed } = await Migration.rekey(moved, {
  onConflict(key, other) {
    // At once: a run that resumes an interrupted one does not read the item again.
    console.error(`Left ${key}: the new account already has ${other}`);
    conflicts++;
  },
  rate,
  dryRun,
  onProgress: (progress) => console.log(`${progress.read} items read, ${progress.changed} moved`),
});
console.log(`Complete: ${read} items read, ${changed} ${dryRun ? "to move" : "moved"}.`);
if (conflicts > 0) {
  console.error(`${conflicts} items were left: docs/operating.md#a-lost-account`);
  exit(1);
}
