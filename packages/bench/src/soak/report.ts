/** Prints, at the end, what was acknowledged beside what is there. */
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { headline, show } from "../results";
import { type ActName, acts, type Role } from "./acts";
import {
  audit,
  type Entry,
  type Interval,
  type MailCount,
  mailsOf,
  type Outcome,
  type Verdict,
  verdictOf,
} from "./judge";
import { look, readMails, readPayPal, scanTable, seenBy } from "./seen";
import type { Told } from "./tell";

/** Stories whose end is looked at together. */
const lookedAtOnce = 8;

/** Requires the environment of the functions. @returns what is wrong */
export async function reportEnd(
  told: readonly Told[],
  crashes: readonly Interval[],
  dataDir: string,
): Promise<string[]> {
  const paypal = await readPayPal(dataDir);
  const mails = await readMails(dataDir);
  const table = await scanTable();
  const outcomes: Outcome[] = [];
  for (let first = 0; first < told.length; first += lookedAtOnce)
    outcomes.push(
      ...(await Promise.all(
        told.slice(first, first + lookedAtOnce).map(async (one) => {
          const seen = async (role: Role) => {
            const { connection, people } = one.story;
            const mine = await look(people[role]);
            return seenBy(people[role], connection, { mine, paypal, addresses: table.addresses });
          };
          return {
            ...one,
            seen: { traveler: await seen("traveler"), flightaid: await seen("flightaid") },
          };
        }),
      )),
    );
  const { atPayPal, ours, findings } = audit(paypal, await ledger());
  const failures = outcomes.flatMap(({ story, failure }) =>
    failure ? [`${story.name}: ${failure}`] : [],
  );
  const items = table.items.toLocaleString("en");
  console.log(`${told.length} stories of two people each; ${items} items in the table.`);
  const found = [...failures, ...printActs(outcomes), ...printMails(outcomes, mails, crashes)];
  show("Money, as each side has it in its books", [
    { books: "PayPal", ...atPayPal },
    { books: "FlightAides", ...ours },
  ]);
  const done = outcomes.flatMap(({ done }) => done).length;
  headline(
    `While the database engine was killed ${crashes.length} times, PayPal and SES failed and the clock stepped, ${done.toLocaleString("en")} acts were acknowledged; ${found.length + findings.length} of them or of their mails and payments were lost or done twice.`,
  );
  return [...found, ...findings, ...table.parked.map((what) => `Parked: ${what}`)];
}

/** The ledger of the days around today: the clock was moved. */
async function ledger(): Promise<Entry[]> {
  const { Payment } = await import("@flightaides/core/payment");
  const today = new Date().toISOString().slice(0, 10);
  const days = [-1, 0, 1].map((offset) => addDays(today, offset));
  return (await Promise.all(days.map(Payment.ledgerOf))).flat();
}

function printActs(outcomes: readonly Outcome[]): string[] {
  const findings: string[] = [];
  const rows = new Map<ActName, { acknowledged: number; "sent again": number } & Verdicts>();
  for (const outcome of outcomes)
    for (const done of outcome.done) {
      const { act, attempts, deed } = done;
      const row = rows.get(act) ?? { acknowledged: 0, "sent again": 0, ...none };
      const verdict = verdictOf(done, outcome);
      row.acknowledged++;
      if (attempts > 1) row["sent again"]++;
      if (verdict) row[verdict]++;
      if (verdict === "lost" || verdict === "twice")
        findings.push(
          `${verdict}: the ${deed.role} ${act} (${outcome.story.name}, ${outcome.story.connection})`,
        );
      rows.set(act, row);
    }
  const names = (Object.keys(acts) as ActName[]).filter((name) => rows.has(name));
  show(
    "What was acknowledged, and whether it is there",
    names.map((act) => ({ act, ...(rows.get(act) ?? none) })),
  );
  return findings;
}

type Verdicts = Record<Verdict, number>;
const none: Verdicts = { kept: 0, moot: 0, lost: 0, twice: 0 };

function printMails(
  outcomes: readonly Outcome[],
  mails: Parameters<typeof mailsOf>[1],
  crashes: readonly Interval[],
): string[] {
  const findings: string[] = [];
  const rows = new Map<string, Omit<MailCount, "kind" | "role">>();
  for (const outcome of outcomes)
    for (const { kind, role, ...counts } of mailsOf(outcome, mails, crashes)) {
      const row = rows.get(kind) ?? { owed: 0, sent: 0, moot: 0, lost: 0, twice: 0, again: 0 };
      for (const name of Object.keys(counts) as (keyof typeof counts)[]) row[name] += counts[name];
      rows.set(kind, row);
      for (const verdict of ["lost", "twice"] as const)
        if (counts[verdict] > 0)
          findings.push(
            `${verdict}: mail ${kind} to the ${role} (${outcome.story.name}, ${outcome.story.connection})`,
          );
    }
  show(
    "Mails; sent again: the engine was killed before it had recorded that the mail was sent",
    [...rows].map(([mail, counts]) => ({ mail, ...counts })),
  );
  return findings;
}
