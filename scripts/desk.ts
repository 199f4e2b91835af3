/** `npm run desk`: for operators, decides reports, suspends accounts, and shows what operators did. */
import { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import {
  type SuspensionReason,
  suspensionReasons,
} from "../packages/core/src/quota/suspension-reasons";
import { decisions } from "../packages/core/src/safety/contract";
import { load, stageOptions } from "./environment";

const usage = `npm run desk -- cases                                     undecided reports, oldest first
npm run desk -- case <report>                             a report with its evidence
npm run desk -- decide <report> <decision> <reason> <text>
                                                          decides a report: dismiss, warn or suspend; the reporter is told that it is decided,
                                                          and the person reads a warning, with the text, or that the account is suspended
npm run desk -- suspend <account> <reason> [<text>]       suspends an account: its trips go out of sight, its connections end,
                                                          what others paid goes back, and the owner is told
npm run desk -- lift <account> [<text>]                   lifts a suspension, and tells the owner
npm run desk -- show <account>                            says whether an account is suspended, since when and why
npm run desk -- record [<day>]                            what operators did on a day (YYYY-MM-DD, UTC), today without one
  <account> is an e-mail address or a uid. <reason> is one of ${suspensionReasons.join(", ")}.
  --operator <name>  who decides, for the record; by default the name of the user of this machine
  --env <file>, --stage <stage> (.local/<stage>.env)  environment of the stage, by default that of the product on this machine (docs/operating.md)
  The credentials need those of the function reconcile, GetParameter on FORMER_ACCOUNT_SECRET, and AdminGetUser on the user pool for an address.`;

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { ...stageOptions, operator: { type: "string" } },
  allowPositionals: true,
});
load(values, usage);
const [command, subject = "", ...rest] = positionals;
const operator = values.operator ?? env.USER ?? "unknown";
const { AppError } = await import("../packages/core/src/error");
const { Desk } = await import("../packages/core/src/desk");
const now = new Date();

const commands: Record<string, () => Promise<void>> = {
  cases,
  case: look,
  decide,
  suspend,
  lift,
  show,
  record,
};
try {
  const run = commands[command ?? ""] ?? (() => fail(usage));
  await run();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  fail(error.message);
}

async function cases(): Promise<void> {
  const open = await Desk.cases(now, 100);
  for (const { id, createdAt, reason } of open) console.log(`${createdAt} ${id} ${reason}`);
  console.log(
    open.length === 1 ? "1 report is undecided." : `${open.length} reports are undecided.`,
  );
}

async function look(): Promise<void> {
  const report =
    (await Desk.lookAt(subject, operator, now)) ?? fail(`There is no report ${subject}.`);
  const { reporter = "has left", reported = "has left", reason, text, decision } = report;
  console.log(`${report.createdAt} ${reason}: ${reporter} reports ${reported}`);
  if (text) console.log(text);
  console.log(JSON.stringify(report.evidence, null, 2));
  if (decision)
    console.log(`Decided ${decision.at}: ${decision.what}, ${decision.reason}. ${decision.text}`);
}

async function decide(): Promise<void> {
  const [what, reason, ...words] = rest;
  const decision = decisions.find((one) => one === what) ?? fail(usage);
  const text = words.join(" ") || fail(usage);
  const outcome = await Desk.decide(
    subject,
    { decision, reason: reasonOf(reason), text, operator },
    now,
  );
  if (outcome === "not-found") fail(`There is no report ${subject}.`);
  if (outcome === "decided") fail(`The report ${subject} is decided already.`);
  if (outcome === "gone") fail("The person has deleted the account. The report can be dismissed.");
  console.log(`Decided. ${outcomeOf(outcome)}`);
}

async function suspend(): Promise<void> {
  const [reason, ...words] = rest;
  const uid = await uidOf(subject);
  const decision = { reason: reasonOf(reason), operator, text: words.join(" ") };
  console.log(`${uid} is suspended. ${outcomeOf(await Desk.suspend(uid, decision, now))}`);
}

async function lift(): Promise<void> {
  const uid = await uidOf(subject);
  const lifted = await Desk.lift(uid, { operator, text: rest.join(" ") }, now);
  if (!lifted) fail(`${uid} is not suspended.`);
  console.log(`${uid} is no longer suspended.`);
}

async function show(): Promise<void> {
  const uid = await uidOf(subject);
  const suspension = await Desk.suspensionOf(uid);
  console.log(
    suspension
      ? `${uid} is suspended since ${suspension.since}: ${suspension.reason}.`
      : `${uid} is not suspended.`,
  );
}

async function record(): Promise<void> {
  const entries = await Desk.recordsOf(subject || now.toISOString().slice(0, 10));
  for (const { at, operator: who, what, ...rest } of entries)
    console.log(`${at} ${who} ${what} ${JSON.stringify(rest)}`);
  console.log(entries.length === 1 ? "1 entry." : `${entries.length} entries.`);
}

function outcomeOf({ mails, owing }: { mails: unknown[]; owing: unknown[] }): string {
  const refunds = owing.length === 1 ? "1 refund is owed" : `${owing.length} refunds are owed`;
  return `${mails.length === 1 ? "1 mail is" : `${mails.length} mails are`} queued, ${refunds}.`;
}

function reasonOf(text: string | undefined): SuspensionReason {
  return suspensionReasons.find((one) => one === text) ?? fail(usage);
}

/** An address is looked up in the user pool. */
async function uidOf(text: string): Promise<string> {
  if (!text) fail(usage);
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
