/** `npm run refund`: for operators, refunds a payment, and lists, retries and settles the refunds that PayPal refuses. */
import { argv, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run refund -- <connection> [--env <file>]         refunds its whole payment; contact details are hidden, both sides get a mail
npm run refund -- list [--env <file>]                lists the refunds that PayPal refuses: connection, payment, amount, reason
npm run refund -- retry <connection> [--env <file>]  tries those of a connection again, once the cause is removed
npm run refund -- settle <connection> [--env <file>] records that their money was sent in another way, such as a bank transfer
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need Query on the table's index "due", BatchGetItem and UpdateItem.`;

const [command, id, ...rest] = environment(argv.slice(2), usage);
const { Payment } = await import("../packages/core/src/payment");
const { AppError } = await import("../packages/core/src/error");
const isOne = command !== undefined && id !== undefined && rest.length === 0;
try {
  if (command === "list" && id === undefined) await list();
  else if (command === "retry" && isOne) await retry(id);
  else if (command === "settle" && isOne) await settle(id);
  else if (command && id === undefined && !["retry", "settle"].includes(command))
    await refund(command);
  else fail(usage);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  fail(error.message);
}

async function refund(connection: string): Promise<void> {
  const { mails, refused } = await Payment.refund(connection, new Date());
  const outcome = refused ? "PayPal refuses the refund: see `list`." : "Refunded.";
  console.log(`${outcome} ${mails.length} mails are queued.`);
}

async function list(): Promise<void> {
  const all = await Payment.refusedRefunds();
  for (const refusal of all) {
    console.log(`${refusal.connection} ${refusal.amount} ${refusal.currency}`);
    const { id: capture, dueAt, refusals, issue } = refusal;
    console.log(`  payment ${capture}, last refused ${dueAt}, ${refusals} times: ${issue}`);
  }
  console.log(all.length === 1 ? "1 refund is refused." : `${all.length} refunds are refused.`);
}

async function retry(connection: string): Promise<void> {
  const { sent, refused } = await Payment.retryRefunds(connection, new Date());
  if (sent + refused.length === 0) fail(`No refund of ${connection} is refused.`);
  for (const { id: capture, issue } of refused) console.error(`${capture} is refused: ${issue}`);
  console.log(sent === 1 ? "1 refund is sent." : `${sent} refunds are sent.`);
  if (refused.length > 0) exit(1);
}

async function settle(connection: string): Promise<void> {
  const count = await Payment.settleRefunds(connection, new Date());
  if (count === 0) fail(`No refund of ${connection} is refused.`);
  console.log(count === 1 ? "1 refund is settled." : `${count} refunds are settled.`);
}

function fail(message: string): never {
  console.error(message);
  exit(1);
}
