/** Notifications: finds new matches, and sends the mails that are due. */
import pMap from "p-map";
import { type Clock, systemClock } from "../clock";
import { Email } from "../email";
import { Outbox } from "../outbox";
import { User } from "../user";
import type { Outcome } from "./delivery";
import { matchNew } from "./matcher";
import { pacer } from "./pacer";
import { unseal } from "./unsubscribe-token";

export * as Notification from ".";
export { topicOf } from "./match-mail";
export { unsubscribePage } from "./unsubscribe-url";

export type Report = {
  /** Itineraries whose matches were searched, and the new matches. */
  itineraries: number;
  matches: number;
  /** Mails by outcome. */
  mails: Record<Outcome, number>;
  /** Mails that need an operator. */
  parked: number;
  /** Seconds for which the longest due mail had been due when the run began. */
  lag: number;
};

// Loaded on demand: contains all mail templates.
const delivery = () => import("./delivery");

/** Number of due mails that are read together. */
const batch = 500;
const maxSendsAtOnce = 20;

/**
 * One run of the schedule: searches the matches of new itineraries, then sends due mails. Stops at `until`; what is left
 * stays due for the next run. Continues after a failure.
 * @throws AggregateError at the end, when anything but the delivery of a mail failed
 */
export async function run({
  clock = systemClock,
  until = new Date(8.64e15),
}: {
  clock?: Clock;
  until?: Date;
} = {}): Promise<Report> {
  const began = clock.now().getTime();
  const { itineraries, matches, failures } = await matchNew(clock, until);
  const due = await Outbox.due(clock.now(), batch);
  const oldest = due[0] ? Date.parse(due[0].dueAt) : began;
  const lag = Math.max(0, began - oldest) / 1000;
  const mails = await sendDue(due, clock, until, failures);
  const parked = (await Outbox.parked()).length;
  if (failures.length > 0) throw new AggregateError(failures, "The run is not complete");
  return { itineraries, matches, mails, parked, lag };
}

/** Sends a mail that was just written. If that fails, a scheduled run sends it. */
export async function sendNow(ref: Outbox.Ref, clock: Clock = systemClock): Promise<Outcome> {
  return (await delivery()).deliver(ref, clock);
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
): Promise<Report["mails"]> {
  const count: Report["mails"] = {
    sent: 0,
    dropped: 0,
    skipped: 0,
    throttled: 0,
    failed: 0,
    parked: 0,
  };
  if (due.length === 0) return count;
  const rate = await Email.sendRate();
  const loaded = await delivery();
  const pace = pacer(rate, { clock, until });
  const tried = new Set<string>();
  while (due.length > 0 && clock.now() < until) {
    // A mail that failed waits for the next run, even if it is due again in this one.
    const untried = envelopes(due, loaded).filter(({ id }) => !tried.has(id));
    await pMap(
      untried,
      async ({ id, send }) => {
        if (!(await pace.turn())) return;
        tried.add(id);
        try {
          const outcome = await send(clock);
          count[outcome]++;
          pace.report({ throttled: outcome === "throttled" });
          // Throttling is not a failure of the mail: it is tried again in this run.
          if (outcome === "throttled") tried.delete(id);
        } catch (error) {
          failures.push(error);
        }
      },
      { concurrency: Math.min(Math.ceil(rate), maxSendsAtOnce) },
    );
    if (pace.exhausted) break;
    due = await Outbox.due(clock.now(), batch, due.at(-1));
  }
  return count;
}

type Delivery = Awaited<ReturnType<typeof delivery>>;
type Envelope = { id: string; send(clock: Clock): Promise<Outcome> };

/** One message for each mail, but a single one for all matches of a recipient. */
function envelopes(due: Outbox.Due[], { deliver, deliverMatches }: Delivery): Envelope[] {
  const byId = new Map<string, Envelope>();
  for (const { uid, key, kind } of due) {
    if (kind === "match" || kind === "digest")
      byId.set(`${uid} matches`, {
        id: `${uid} matches`,
        send: (clock) => deliverMatches(uid, clock),
      });
    else
      byId.set(`${uid} ${key}`, {
        id: `${uid} ${key}`,
        send: (clock) => deliver({ uid, key }, clock),
      });
  }
  return [...byId.values()];
}
