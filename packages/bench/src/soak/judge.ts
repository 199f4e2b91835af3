/** Compares what was acknowledged with what is there. Pure. */
import { acts, mailEnds, type Role, roles } from "./acts";
import type { PayPalState, Seen, SentMail } from "./seen";
import type { Done, Told } from "./tell";

/** A story with what each of the two sees at the end. */
export type Outcome = Told & { seen: Record<Role, Seen> };

/** Milliseconds since 1970, on the clock of the product. */
export type Interval = { from: number; until: number };

/** `moot`: a later act explains that it is not there. */
export type Verdict = "kept" | "moot" | "lost" | "twice";

/** @returns undefined for an act that only reads */
export function verdictOf(done: Done, { done: all, seen }: Outcome): Verdict | undefined {
  const { effects, until } = acts[done.act];
  const { role } = done.deed;
  const count = effects?.(seen[role], done.deed);
  if (count === undefined) return undefined;
  if (count > 0) return count === 1 ? "kept" : "twice";
  const later = all.slice(all.indexOf(done) + 1);
  const isMoot = later.some(
    ({ act, deed }) =>
      (deed.role === role && (act === "deletes the account" || until?.me?.includes(act))) ||
      until?.either?.includes(act),
  );
  return isMoot ? "moot" : "lost";
}

export type MailCount = {
  role: Role;
  kind: string;
  owed: number;
  sent: number;
  moot: number;
  lost: number;
  twice: number;
  /** Sent again, because the engine was killed before it had recorded that the mail was sent. */
  again: number;
};

/**
 * The mails of a story by kind. Mails that no act owes, such as those about matches, differ in their subjects.
 * @param crashes a mail that was sent then may be sent again
 */
export function mailsOf(
  { story, done }: Outcome,
  mails: readonly SentMail[],
  crashes: readonly Interval[],
): MailCount[] {
  return roles.flatMap((role) => {
    const got = mails.filter(({ to }) => to === story.people[role].email);
    const owing = done.flatMap((one) => owedTo(role, one).map((kind) => ({ kind, one })));
    const kinds = new Set([...got, ...owing].map(({ kind }) => kind));
    return [...kinds].map((kind) => {
      const sent = got.filter((one) => one.kind === kind);
      const owed = owing.filter((one) => one.kind === kind).map(({ one }) => one);
      const missing = Math.max(0, owed.length - sent.length);
      const moot = Math.min(
        missing,
        owed.filter((one) => isMoot(kind, role, done.slice(done.indexOf(one) + 1))).length,
      );
      const subjects = new Set(sent.map(({ subject }) => subject));
      const extra = Math.max(0, sent.length - Math.max(subjects.size, owed.length));
      const again = Math.min(extra, sent.filter(({ at }) => isIn(crashes, at)).length);
      const counts = { lost: missing - moot, twice: extra - again };
      return { role, kind, owed: owed.length, sent: sent.length, moot, again, ...counts };
    });
  });
}

function owedTo(role: Role, { act, deed }: Done): readonly string[] {
  return acts[act].owes?.[deed.role === role ? "me" : "them"] ?? [];
}

function isMoot(kind: string, reader: Role, later: readonly Done[]): boolean {
  const ends = mailEnds[kind];
  return later.some(
    ({ act, deed }) =>
      ends?.either?.includes(act) ||
      (deed.role === reader && (ends?.reader?.includes(act) || act === "deletes the account")),
  );
}

function isIn(intervals: readonly Interval[], at: number): boolean {
  return intervals.some(({ from, until }) => from <= at && at <= until);
}

/** An entry of our ledger. */
export type Entry = { kind: string; captureId: string; amount: string };

export type Money = { captures: number; refunds: number; balance: string };

/** Both sides of the books, and what differs. */
export function audit(
  paypal: PayPalState,
  entries: readonly Entry[],
): { atPayPal: Money; ours: Money; findings: string[] } {
  const captures = paypal.captures
    .filter(({ status }) => status === "COMPLETED" || status === "REFUNDED")
    .map(({ id, amount }) => ({ captureId: id, amount: amount.value }));
  const refunds = paypal.refunds.map(({ captureId, amount }) => ({
    captureId,
    amount: amount.value,
  }));
  const paid = entries.filter(({ kind }) => kind === "paid");
  const returned = entries.filter(({ kind }) => kind !== "paid");
  const connections = paypal.captures.flatMap(({ customId, status }) =>
    customId && status !== "DECLINED" ? [customId] : [],
  );
  return {
    atPayPal: moneyOf(captures, refunds),
    ours: moneyOf(paid, returned),
    findings: [
      ...differences("payment", captures, paid),
      ...differences("refund", refunds, returned),
      ...repeated(connections).map((id) => `Connection ${id} was charged twice.`),
      ...repeated(refunds.map(({ captureId }) => captureId)).map(
        (id) => `Payment ${id} was refunded twice.`,
      ),
    ],
  };
}

type Amount = Omit<Entry, "kind">;

function moneyOf(captures: readonly Amount[], refunds: readonly Amount[]): Money {
  const sum = (all: readonly Amount[]) =>
    all.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  const balance = ((sum(captures) - sum(refunds)) / 100).toFixed(2);
  return { captures: captures.length, refunds: refunds.length, balance };
}

function differences(what: string, atPayPal: readonly Amount[], ours: readonly Amount[]) {
  const textOf = ({ captureId, amount }: Amount) => `${captureId} ${amount}`;
  const [theirs, own] = [atPayPal.map(textOf), ours.map(textOf)];
  return [
    ...theirs.filter((one) => !own.includes(one)).map((one) => `We do not know ${what} ${one}.`),
    ...own.filter((one) => !theirs.includes(one)).map((one) => `PayPal has no ${what} ${one}.`),
    ...repeated(own).map((one) => `We have entered ${what} ${one} twice.`),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
