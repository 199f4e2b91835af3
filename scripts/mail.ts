/** `npm run mail`: for the operator, mails that were parked because they failed too often or always would. */
import { argv, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run mail -- parked [--env <file>]              lists the mails that need a person: who, what, since when, why
npm run mail -- retry [<uid> <key>] [--env <file>]  owes one of them again, or all; the schedule sends them
  A mail is parked after 8 failures, or at once when SES says that it will never take it. Mend the cause first: retried
  without that, it is parked again.
  --env <file>  the stage's environment, by default that of the product running on this machine (docs/operating.md)
  Your credentials need Query on the table's index "due", BatchGetItem and UpdateItem.`;

const [command, ...ref] = environment(argv.slice(2), usage);
const [uid, key] = ref;
const { Outbox } = await import("../packages/core/src/outbox");
if (command === "parked" && ref.length === 0) await list();
else if (command === "retry" && ref.length === 0) await retryAll();
else if (command === "retry" && uid && key && ref.length === 2) await retry(uid, key);
else {
  console.error(usage);
  exit(1);
}

async function list(): Promise<void> {
  const mails = await Outbox.parked();
  for (const { uid, key, createdAt, attempts, lastError = "" } of mails) {
    console.log(`${uid} ${key}`);
    console.log(`  written ${createdAt}, ${attempts} failures: ${withoutAddresses(lastError)}`);
  }
  console.log(mails.length === 1 ? "1 mail is parked." : `${mails.length} mails are parked.`);
}

async function retry(uid: string, key: string): Promise<void> {
  if (await Outbox.unpark({ uid, key }, new Date())) {
    console.log(`${uid} ${key} is owed again.`);
  } else {
    console.error(`No mail ${uid} ${key} is parked.`);
    exit(1);
  }
}

async function retryAll(): Promise<void> {
  let count = 0;
  for (const { uid, key } of await Outbox.parked())
    if (await Outbox.unpark({ uid, key }, new Date())) count++;
  console.log(count === 1 ? "1 mail is owed again." : `${count} mails are owed again.`);
}

/** SES repeats addresses in what it says. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, "…@…");
}
