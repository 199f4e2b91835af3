/** `npm run desk`: what operators do on the page /desk, on a command line, with the same record. */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { cases } from "./desk/cases";
import { type Commands, Refused, UsageError } from "./desk/command";
import { numbers } from "./desk/numbers";
import { parked } from "./desk/parked";
import { payments } from "./desk/payments";
import { people, uidOf } from "./desk/people";
import { load, stageOptions } from "./environment";

const commands: Commands = { ...cases, ...people, ...payments, ...parked, ...numbers };

const usage = `${Object.entries(commands)
  .map(([name, { args, about }]) => `npm run desk -- ${`${name} ${args}`.trim()}\n    ${about}`)
  .join("\n")}
  <account> is an e-mail address or a uid.
  --operator <account>  who decides, for the record: your own account, as nobody decides about themselves; by default the name of the user of
    this machine, which names no account
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need those of the function desk.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { ...stageOptions, operator: { type: "string" } },
  allowPositionals: true,
});
load(values, usage);
const [name = "", ...args] = positionals;
const command = commands[name];
if (!command) fail(usage);
const { AppError } = await import("../packages/core/src/error");
try {
  const operator = await uidOf(values.operator ?? env.USER ?? "unknown");
  await command.run({ args, operator, now: new Date() });
} catch (error) {
  if (error instanceof UsageError) fail(usage);
  if (!(error instanceof AppError || error instanceof Refused)) throw error;
  fail(error.message);
}

function fail(message: string): never {
  console.error(message);
  exit(1);
}
