/** What happens to connections automatically: reminders, expiries, refunds without an objection, reviews. Run by a schedule. */

import { endOfTime, lagOf, type Run, systemClock } from "../clock";
import { parsed } from "../db/backfill";
import { Itinerary } from "../itinerary";
import { Outbox } from "../outbox";
import { flightReminders, withReminded } from "./before-flight";
import { type Change, change } from "./change";
import { isPayableYet } from "./dates";
import { allDue } from "./due";
import { end, endByWords } from "./ending";
import { type ConnectionItem, connectionEntity } from "./entity";
import {
  flightMail,
  noAnswerMail,
  pausedMail,
  payableMail,
  reminderMail,
  reviewMails,
} from "./mails";
import { noAnswerUntil } from "./refunds";
import { published } from "./reviews";
import { nextStep, type StepName, timing } from "./schedule";
import { wordOf } from "./words";

/** `lag`: seconds for which the longest due step had been due. */
export type Steps = { taken: number; mails: Outbox.Ref[]; failures: unknown[]; lag: number };

/** Takes the steps that are due, until `until`. Continues after a failure: what fails is due again in the next run. */
export async function runSteps({
  clock = systemClock,
  until = endOfTime,
}: Run = {}): Promise<Steps> {
  const began = clock.now();
  const steps: Steps = { taken: 0, mails: [], failures: [], lag: 0 };
  for await (const { id, dueAt } of allDue("step", began)) {
    steps.lag = Math.max(steps.lag, lagOf(dueAt, began));
    if (clock.now() >= until) break;
    try {
      const mails = await takeStep(id, clock.now());
      steps.taken++;
      steps.mails.push(...mails);
    } catch (error) {
      steps.failures.push(error);
    }
  }
  return steps;
}

/** Takes the step of one connection that is due now, if it still is. */
export async function takeStep(id: string, now: Date): Promise<Outbox.Ref[]> {
  const { mails } = await change(
    id,
    (item) => {
      const next = nextStep(item, now);
      if (next && next.at <= now) return steps[next.name](item, now);
      // What it was due for is outdated after a pause of the schedule: it is due for the next step.
      return item.queue === "step" && new Date(item.dueAt) <= now ? { set: {} } : undefined;
    },
    now,
  );
  return mails;
}

const steps: Record<StepName, (item: ConnectionItem, now: Date) => Promise<Change> | Change> = {
  remind: (item, now) => ({
    set: { remindedAt: now.toISOString() },
    mails: [reminderMail(item, now)],
  }),

  async expire(item, now) {
    if (item.state !== "requested")
      return end(item, { cause: "expire", state: "expired", reason: "too-late" }, now);
    const ended = end(item, { cause: "expire", state: "expired", reason: "unanswered" }, now);
    const { writes, paused } = await countUnanswered(item);
    return {
      ...ended,
      writes,
      mails: [...(ended.mails ?? []), ...(paused ? [pausedMail(item, now)] : [])],
    };
  },

  "tell-payable": (item, now) => ({
    set: { payableToldAt: now.toISOString() },
    mails: isPayableYet(item, now) ? [payableMail(item, now)] : [],
  }),

  async "refund-no-answer"(item, now) {
    // The traveler has said since that the two met.
    if (wordOf(item, "traveler") === "flown") return { set: { confirmedAt: now.toISOString() } };
    const until = await noAnswerEnd(item, now);
    return until > now
      ? { set: { noAnswerUntil: until.toISOString() } }
      : end(item, { cause: "refund", state: "refunded", reason: "no-answer" }, now);
  },

  "refund-did-not-meet": (item, now) =>
    end(item, { cause: "refund", state: "refunded", reason: "did-not-meet" }, now),

  "refund-airline": (item, now) => endByWords(item, "refund", now),

  "before-flight"(item, now) {
    const due = flightReminders(item, now).filter(({ at }) => at <= now);
    return {
      set: { reminded: withReminded(item, due) },
      mails: due.map((reminder) => flightMail(item, reminder, now)),
    };
  },

  invite: (item, now) => ({
    set: { invitedAt: now.toISOString() },
    mails: reviewMails(item, now),
  }),

  publish: published,

  async refresh(item, now) {
    await Itinerary.refreshCards(item.flightaid, now);
    return { set: { refreshedAt: now.toISOString() } };
  },
};

/** The time to answer begins when the mail is sent. While sending fails, the flightaid has not been asked. */
async function noAnswerEnd(item: ConnectionItem, now: Date): Promise<Date> {
  const { noAnswerAt = "" } = item;
  const until = noAnswerUntil(new Date(noAnswerAt)).toISOString();
  const delivery = await Outbox.deliveryOf(noAnswerMail(item, until, now));
  if (delivery?.sentAt) return noAnswerUntil(new Date(delivery.sentAt));
  return delivery && delivery.attempts > 0
    ? noAnswerUntil(now)
    : new Date(item.noAnswerUntil ?? until);
}

/** The second request in a row without an answer pauses the posting. One that is gone counts nothing. */
async function countUnanswered({ flightaidSide }: ConnectionItem) {
  const record = flightaidSide?.card && (await Itinerary.existing(flightaidSide.card.id));
  return record ? Itinerary.unansweredWrites(record) : { writes: [], paused: false };
}

/** Makes connections of earlier versions wait for the steps before their flight, which those versions do not know. */
export const stepBackfill = {
  entity: "connection",
  change(item: Record<string, unknown>, now: Date): { go(): Promise<unknown> } | undefined {
    const known = parsed(connectionEntity().parse({ Item: item }), item);
    const { id, state, version, dueAt } = known;
    const timed = state === "paid" ? timing(known, now) : undefined;
    if (timed?.queue !== "step" || timed.dueAt >= dueAt) return undefined;
    return connectionEntity()
      .patch({ id })
      .set(timed)
      .where((current, { eq, notExists }) =>
        [
          eq(current.state, state),
          eq(current.dueAt, dueAt),
          version === undefined ? notExists(current.version) : eq(current.version, version),
        ].join(" AND "),
      );
  },
};
