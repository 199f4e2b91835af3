/** `npm run desk`: for operators, suspends accounts, and lifts suspensions. */
import { argv, exit } from "node:process";
import {
  type SuspensionReason,
  suspensionReasons,
} from "../packages/core/src/quota/suspension-reasons";
import { environment } from "./environment";

const usage = `npm run desk -- suspend <account> <reason> [--env <file>]  suspends an account: its trips go out of sight, its connections end,
                                                           what others paid goes back, and the owner is told
npm run desk -- lift <account> [--env <file>]              lifts a suspension, and tells the owner
npm run desk -- show <account> [--env <file>]              says whether an account is suspended, since when and why
  <account> is an e-mail address or a uid. <reason> is one of ${suspensionReasons.join(", ")}.
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need those of the function reconcile, and AdminGetUser on the user pool for an address.`;

const [command, account, reason, ...rest] = environment(argv.slice(2), usage);
const known = suspensionReasons.find((one) => one === reason);
const { AppError } = await import("../packages/core/src/error");
const { Desk } = await import("../packages/core/src/desk");
const now = new Date();
try {
  if (!account || rest.length > 0) fail(usage);
  if (command === "suspend" && known) await suspend(await uidOf(account), known);
  else if (command === "lift" && reason === undefined) await lift(await uidOf(account));
  else if (command === "show" && reason === undefined) await show(await uidOf(account));
  else fail(usage);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  fail(error.message);
}

async function suspend(uid: string, why: SuspensionReason): Promise<void> {
  const { mails, owing } = await Desk.suspend(uid, why, now);
  const refunds = owing.length === 1 ? "1 refund is owed" : `${owing.length} refunds are owed`;
  console.log(`${uid} is suspended. ${mails.length} mails are queued, ${refunds}.`);
}

async function lift(uid: string): Promise<void> {
  if (!(await Desk.lift(uid, now))) fail(`${uid} is not suspended.`);
  console.log(`${uid} is no longer suspended.`);
}

async function show(uid: string): Promise<void> {
  const suspension = await Desk.suspensionOf(uid);
  console.log(
    suspension
      ? `${uid} is suspended since ${suspension.since}: ${suspension.reason}.`
      : `${uid} is not suspended.`,
  );
}

/** An address is looked up in the user pool. */
async function uidOf(text: string): Promise<string> {
  if (!text.includes("@")) return text;
  const { findSignIn } = await import("../packages/core/src/account/directory");
  const { config } = await import("../packages/core/src/config");
  const found = await findSignIn(config.userPoolId, text);
  return found?.uid ?? fail(`Nobody signs in with ${text}.`);
}

function fail(message: string): never {
  console.error(message);
  exit(1);
}
