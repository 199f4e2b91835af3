/** `npm run refund`: refunds a payment, ends the connection and queues a mail to both sides. */
import { argv, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run refund -- <connectionId> [--env <file>]
  Refunds the whole payment of a connection. Its contact details are hidden again, and both sides get a mail.
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)`;

const [id] = environment(argv.slice(2), usage);
if (!id) {
  console.error(usage);
  exit(1);
}
const { Payment } = await import("../packages/core/src/payment");
const { AppError } = await import("../packages/core/src/error");
try {
  const { mails } = await Payment.refund(id, new Date());
  console.log(`Refunded. ${mails.length} mails are queued.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  exit(1);
}
