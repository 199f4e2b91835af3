/** `npm run mail`: for the operator, mails that were parked because they failed too often or always would. */
import { parseArgs } from "node:util";

const usage = `npm run mail -- parked              lists the mails that need a person: who, what, since when, why
npm run mail -- retry <uid> <key>   owes one of them again; the schedule sends it within a minute
npm run mail -- retry --all         owes all of them again

A mail is parked after 8 failures, or at once when SES says that it will never take it. Mend the cause first: retried
without it, a mail is parked again.

The table is TABLE_NAME in AWS_REGION, with the credentials of the shell; they need Query on the index "due",
BatchGetItem and UpdateItem. Of npm start:
  TABLE_NAME=flightaides-local AWS_REGION=us-east-1 AWS_ENDPOINT_URL_DYNAMODB=http://localhost:8000 \\
  AWS_ACCESS_KEY_ID=local AWS_SECRET_ACCESS_KEY=local npm run mail -- parked`;

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command, uid, key, ...more] = positionals;
  if (values.help) return console.log(usage);
  if (command === "parked" && !uid && !values.all) return list();
  if (command === "retry" && values.all && !uid) return retryAll();
  if (command === "retry" && !values.all && uid && key && more.length === 0) return retry(uid, key);
  throw new Error(usage);
}

async function list(): Promise<void> {
  const { Outbox } = await outbox();
  const mails = await Outbox.parked();
  for (const { uid, key, createdAt, attempts, lastError = "" } of mails) {
    console.log(`${uid} ${key}`);
    console.log(`  written ${createdAt}, ${attempts} failures: ${withoutAddresses(lastError)}`);
  }
  console.log(mails.length === 1 ? "1 mail is parked." : `${mails.length} mails are parked.`);
}

async function retry(uid: string, key: string): Promise<void> {
  const { Outbox } = await outbox();
  if (!(await Outbox.unpark({ uid, key }, new Date())))
    throw new Error(`No mail ${uid} ${key} is parked.`);
  console.log(`${uid} ${key} is owed again.`);
}

async function retryAll(): Promise<void> {
  const { Outbox } = await outbox();
  let count = 0;
  for (const { uid, key } of await Outbox.parked())
    if (await Outbox.unpark({ uid, key }, new Date())) count++;
  console.log(count === 1 ? "1 mail is owed again." : `${count} mails are owed again.`);
}

/** Reads the environment as it is imported. */
function outbox() {
  for (const name of ["TABLE_NAME", "AWS_REGION"])
    if (!process.env[name]) throw new Error(`${name} is not set. npm run mail -- --help`);
  return import("../packages/core/src/outbox");
}

/** SES repeats addresses in what it says. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…@…");
}
