/** Telling people: finds who is to be told of what is new, and sends what is owed. */
import pMap from "p-map";
import { type Clock, systemClock } from "../clock";
import { Email } from "../email";
import { Outbox } from "../outbox";
import { User } from "../user";
import type { Outcome } from "./delivery";
import { matchNew } from "./matcher";
import { pacer } from "./pacer";
import { pageUrl, uidOf } from "./unsubscribe";

export * as Notification from ".";
export { recordOf } from "./matcher";

export type Report = {
  /** New itineraries looked at, and the matches they found. */
  itineraries: number;
  matches: number;
  /** Mails by what became of them. */
  mails: Record<Outcome, number>;
  /** Mails that need a person. */
  parked: number;
  /** Seconds that the mail longest due had waited when the run began. */
  lag: number;
};

// With all templates: loaded by who sends.
const delivery = () => import("./delivery");

/** How many due mails are looked at together. */
const batch = 500;
const maxSendsAtOnce = 20;

/**
 * Matches what is new, then sends what is due, all of it or until there is no time left; what is not done is due for
 * the next run. Goes on past a failure.
 * @throws AggregateError at the end, when anything failed that was not a mail's own failure
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

/** Sends a mail that was just written. What fails is the scheduled run's. */
export async function sendNow(ref: Outbox.Ref, clock: Clock = systemClock): Promise<Outcome> {
  return (await delivery()).deliver(ref, clock);
}

/** Where a browser goes that opens the link of a mail: to the page that asks, which tells a broken link as well. */
export function unsubscribePage(token: string): string {
  return pageUrl(token);
}

/** Turns match mail off. @throws AppError `invalid-input` for a forged token */
export async function unsubscribe(token: string): Promise<void> {
  await User.unsubscribe(await uidOf(token));
}

/** @param due the first of them */
async function sendDue(
  due: Outbox.Due[],
  clock: Clock,
  until: Date,
  failures: unknown[],
): Promise<Report["mails"]> {
  const count: Report["mails"] = {
    sent: 0,
    dropped: 0,
    taken: 0,
    throttled: 0,
    failed: 0,
    parked: 0,
  };
  if (due.length === 0) return count;
  const rate = await Email.sendRate();
  const sending = await delivery();
  const pace = pacer(rate, { clock, until });
  const tried = new Set<string>();
  while (due.length > 0 && clock.now() < until) {
    // What failed waits for the next run, even if it is due again in this one.
    const letters = envelopes(due, sending).filter(({ id }) => !tried.has(id));
    await pMap(
      letters,
      async ({ id, send }) => {
        if (!(await pace.turn())) return;
        tried.add(id);
        try {
          const outcome = await send(clock);
          count[outcome]++;
          pace.heard(outcome === "throttled");
          // That was not the mail's failure.
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

/** The matches of one person share a mail. */
function envelopes(due: Outbox.Due[], { deliver, deliverMatches }: Delivery): Envelope[] {
  const byId = new Map<string, Envelope>();
  for (const { uid, key, kind } of due) {
    if (kind === "match")
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
