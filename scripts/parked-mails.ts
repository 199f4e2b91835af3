/**
 * `npm run parked-mails`: for operators, lists the mails that are no longer retried automatically,
 * and retries them.
 */
import { argv, exit } from "node:process";
import { maskAddresses } from "../packages/core/src/desk/mask-addresses";
import { environment } from "./environment";

/** Mails that are read at a time. */
const page = 1000;

const usage = `npm run parked-mails -- list [--env <file>]                 lists parked mails: recipient, kind, time, error
npm run parked-mails -- retry [<uid> <key>] [--env <file>]  queues one of them, or all, for the schedule to send
  A mail is parked after 8 failures, or at once when SES rejects it for good. Fix the cause first; otherwise a retried
  mail is parked again.
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need Query on the table's index "due", BatchGetItem and UpdateItem.`;

const [command, ...ref] = environment(argv.slice(2), usage);
const [uid, key] = ref;
const { Outbox } = await import("../packages/core/src/outbox");
if (command === "list" && ref.length === 0) await list();
else if (command === "retry" && ref.length === 0) await retryAll();
else if (command === "retry" && uid && key && ref.length === 2) await retry(uid, key);
else {
  console.error(usage);
  exit(1);
}

async function list(): Promise<void> {
  const mails = await Outbox.parked(page);
  for (const { uid, key, createdAt, attempts, lastError = "" } of mails) {
    console.log(`${uid} ${key}`);
    console.log(`  created ${createdAt}, ${attempts} failures: ${maskAddresses(lastError)}`);
  }
  const count = mails.length === page ? `${page} mails or more are` : `${mails.length} mails are`;
  console.log(`${mails.length === 1 ? "1 mail is" : count} parked.`);
}

async function retry(uid: string, key: string): Promise<void> {
  if (await Outbox.unpark({ uid, key }, new Date())) {
    console.log(`${uid} ${key} is queued.`);
  } else {
    console.error(`No mail ${uid} ${key} is parked.`);
    exit(1);
  }
}

async function retryAll(): Promise<void> {
  let count = 0;
  for (;;) {
    const before = count;
    for (const { uid, key } of await Outbox.parked(page))
      if (await Outbox.unpark({ uid, key }, new Date())) count++;
    // Those that are queued have left the list.
    if (count - before < page) break;
  }
  console.log(count === 1 ? "1 mail is queued." : `${count} mails are queued.`);
}
