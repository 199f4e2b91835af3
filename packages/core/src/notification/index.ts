/** Notifications: finds new matches, and sends the mails that are due. */

import pMap from "p-map";
import { type Clock, endOfTime, lagOf, type Run, systemClock } from "../clock";
import { Email } from "../email";
import { Matching } from "../matching";
import { Outbox } from "../outbox";
import { Push } from "../push";
import { sendShares } from "../send-shares";
import { User } from "../user";
import type { Outcome } from "./delivery";
import { matchNew } from "./matcher";
import { pacer } from "./pacer";
import * as SendRate from "./send-rate";
import { unseal } from "./unsubscribe-token";

export * as Notification from ".";
export { numbersBackfill } from "./numbers";
export { unsubscribePage } from "./unsubscribe-url";

type PushError = Push.PushError;

export type Report = {
  /** Itineraries whose matches were searched, and the new matches. */
  itineraries: number;
  matches: number;
  /** Mails by outcome, and pushes. */
  mails: Record<Outcome, number>;
  pushes: Record<Outcome, number>;
  /** Pushes that their push services will never take. */
  refused: PushError[];
  /** Mails and itineraries that need an operator, each counted up to {@link mostCounted}. */
  parked: { mails: number; itineraries: number };
  /** Seconds for which the longest due itinerary or mail had been due when the run began. */
  lag: number;
  /** Share of the mails that SES allows in 24 hours which had been sent. Asked in each run with a due mail, and once an hour. */
  quotaUsed: number | undefined;
};

/** Something else than the delivery of a mail failed. The run has done the rest. */
export class IncompleteRun extends AggregateError {
  override readonly name = "IncompleteRun";

  constructor(
    failures: unknown[],
    readonly report: Report,
  ) {
    super(failures, "The run is not complete");
  }
}

// Loaded on demand: contains all mail templates.
const delivery = () => import("./delivery");

/** Number of due mails that are read together. */
const batch = 500;
const maxPushesAtOnce = 20;
const mostCounted = 1000;

/**
 * One run of the schedule: searches the matches of new itineraries for at most half of the time, then sends due mails. Stops at
 * `until`; what is left stays due for the next run. Continues after a failure.
 * @throws IncompleteRun at the end, when anything but the delivery of a mail failed
 */
export async function run({ clock = systemClock, until = endOfTime }: Run = {}): Promise<Report> {
  const began = clock.now();
  const half = new Date((began.getTime() + until.getTime()) / 2);
  const { itineraries, matches, dueSince, failures } = await matchNew(clock, half);
  let refreshed: SendRate.Quota | undefined;
  try {
    refreshed = await SendRate.refresh(clock.now());
  } catch (error) {
    failures.push(error);
  }
  const due = await Outbox.due(clock.now(), batch);
  const lag = Math.max(lagOf(dueSince, began), lagOf(due[0]?.dueAt, began));
  const { quotaUsed = refreshed?.used, ...sent } = await sendDue(due, clock, until, failures);
  const parked = {
    mails: await Outbox.countParked(mostCounted),
    itineraries: await Matching.countParkedMatchJobs(mostCounted),
  };
  const report = { itineraries, matches, ...sent, parked, lag, quotaUsed };
  if (failures.length > 0) throw new IncompleteRun(failures, report);
  return report;
}

/**
 * Sends a mail or a push that was just written. If that fails, or too many mails are sent at this moment, a scheduled run sends it.
 * @throws PushError for a push that was given up
 */
export async function sendNow(ref: Outbox.Ref, clock: Clock = systemClock): Promise<Outcome> {
  if (!Outbox.isPush(ref)) {
    const wait = await SendRate.takeTurn(clock.now());
    if (wait === undefined) return "throttled";
    if (wait > 0) await clock.sleep(wait);
  }
  return (await delivery()).deliver(ref, clock);
}

/** Whether a push was given up: its push service will never take it. */
export function isRefused(error: unknown): boolean {
  return error instanceof Push.PushError;
}

/** Turns mail of the token's topic off. @throws AppError `invalid-input` for an invalid token */
export async function unsubscribe(token: string): Promise<void> {
  const { uid, topic } = await unseal(token);
  await User.unsubscribe(uid, topic);
}

/** @param due the first batch */
async function sendDue(
  due: Outbox.Due[],
  clock: Clock,
  until: Date,
  failures: unknown[],
): Promise<Pick<Report, "mails" | "pushes" | "refused" | "quotaUsed">> {
  const none = { sent: 0, dropped: 0, skipped: 0, throttled: 0, failed: 0, parked: 0 };
  const counts = { mails: { ...none }, pushes: { ...none } };
  const refused: PushError[] = [];
  if (due.length === 0) return { ...counts, refused, quotaUsed: undefined };
  const { rate, used } = await Email.sendQuota();
  const loaded = await delivery();
  const pace = pacer(rate * sendShares.scheduled, { clock, until });
  // Mails that wait for a slow table leave together once it answers: no more of them than the codes' share.
  const mailsAtOnce = Math.max(1, Math.floor(rate * sendShares.codes));
  const tried = new Set<string>();
  while (due.length > 0 && clock.now() < until) {
    // A mail that failed waits for the next run, even if it is due again in this one.
    const untried = envelopes(due, loaded).filter(({ id }) => !tried.has(id));
    const trySending = async ({ id, isPush, send }: Envelope) => {
      // SES's rate is for mails.
      if (!isPush && !(await pace.turn())) return;
      tried.add(id);
      try {
        const outcome = await send(clock);
        counts[isPush ? "pushes" : "mails"][outcome]++;
        if (!isPush) pace.report({ throttled: outcome === "throttled" });
        // Throttling is not a failure of the mail: it is tried again in this run.
        if (outcome === "throttled") tried.delete(id);
      } catch (error) {
        (error instanceof Push.PushError ? refused : failures).push(error);
      }
    };
    await Promise.all([
      pMap(
        untried.filter(({ isPush }) => !isPush),
        trySending,
        { concurrency: mailsAtOnce },
      ),
      pMap(
        untried.filter(({ isPush }) => isPush),
        trySending,
        { concurrency: maxPushesAtOnce },
      ),
    ]);
    if (pace.exhausted) break;
    due = await Outbox.due(clock.now(), batch, due.at(-1));
  }
  return { ...counts, refused, quotaUsed: used };
}

type Delivery = Awaited<ReturnType<typeof delivery>>;
type Envelope = { id: string; isPush: boolean; send(clock: Clock): Promise<Outcome> };

/** One message for each mail, but a single one for all matches of a recipient. */
function envelopes(due: Outbox.Due[], { deliver, deliverMatches }: Delivery): Envelope[] {
  const byId = new Map<string, Envelope>();
  for (const { uid, key, kind } of due) {
    if (kind === "match" || kind === "digest")
      byId.set(`${uid} matches`, {
        id: `${uid} matches`,
        isPush: false,
        send: (clock) => deliverMatches(uid, clock),
      });
    else
      byId.set(`${uid} ${key}`, {
        id: `${uid} ${key}`,
        isPush: Outbox.isPush({ uid, key }),
        send: (clock) => deliver({ uid, key }, clock),
      });
  }
  return [...byId.values()];
}
