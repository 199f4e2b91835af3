/** `npm run refund -- <connectionId>`: gives a payment back, ends the connection and owes both of them a mail. */
import { argv, exit } from "node:process";
import { environment } from "./environment";

const usage = `npm run refund -- <connectionId> [--env <file>]
  Gives the whole payment of a connection back. Its contact details are withdrawn, and both are told by mail.
  --env <file>  the stage's environment, by default that of the product running on this machine (docs/operating.md)`;

const [id] = environment(argv.slice(2), usage);
if (!id) {
  console.error(usage);
  exit(1);
}
const { Payment } = await import("../packages/core/src/payment");
const { AppError } = await import("../packages/core/src/error");
try {
  const { mails } = await Payment.refund(id, new Date());
  console.log(`Refunded. ${mails.length} mails are on their way.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  exit(1);
}
