/** What happens next to a connection by itself, and when. Pure: derived from the item at each change. */
import { flightReminders } from "./before-flight";
import { endOf, inviteAt, payableAt, publishAt, reminderAt, startOf } from "./dates";
import type { ConnectionItem } from "./entity";
import { isClaimOpen } from "./words";

/**
 * - `remind`: halfway to the end of a request
 * - `expire`: the request was not answered, or not paid before the day of the flight
 * - `tell-payable`: payment opens
 * - `refund-no-answer`, `refund-did-not-meet`: the flightaid did not confirm, or did not contradict
 * - `refund-airline`: the claim that the airline cancelled was not contradicted
 * - `before-flight`: a participant is asked whether they still fly, or reminded of the flight of the next day
 * - `invite`: both are asked for a review, as far as they may have flown together
 * - `publish`: the time for reviews is over
 * - `refresh`: the flightaid's cards show the review
 */
export type StepName =
  | "remind"
  | "expire"
  | "tell-payable"
  | "refund-no-answer"
  | "refund-did-not-meet"
  | "refund-airline"
  | "before-flight"
  | "invite"
  | "publish"
  | "refresh";
export type Step = { name: StepName; at: Date };

/** Of those that are due, what ends a connection comes before its reminders. @returns undefined when nothing happens by itself any more */
export function nextStep(item: ConnectionItem, now: Date): Step | undefined {
  const steps = stepsOf(item, now).sort((a, b) => a.at.getTime() - b.at.getTime());
  return steps.find(({ name, at }) => name !== "before-flight" && at <= now) ?? steps[0];
}

function stepsOf(item: ConnectionItem, now: Date): Step[] {
  const steps: Step[] = [];
  const plan = (name: StepName, at: Date | string) => steps.push({ name, at: new Date(at) });
  switch (item.state) {
    case "requested":
      if (item.answerBy && !item.remindedAt)
        plan("remind", reminderAt(item.createdAt, item.answerBy));
      plan("expire", item.answerBy ?? startOf(item));
      break;
    case "accepted":
      if (item.acceptedAt && !item.payableToldAt && new Date(item.acceptedAt) < payableAt(item))
        plan("tell-payable", payableAt(item));
      plan("expire", startOf(item));
      break;
    case "paid":
      if (isUnconfirmed(item)) plan("refund-no-answer", item.noAnswerUntil ?? endOf(item));
      if (isUncontradicted(item)) plan("refund-did-not-meet", item.didNotMeetUntil ?? endOf(item));
      if (item.airline && isClaimOpen(item)) plan("refund-airline", item.airline.until);
      for (const { at } of flightReminders(item, now)) plan("before-flight", at);
      if (!item.invitedAt) plan("invite", inviteAt(item));
      if (!item.publishedAt) plan("publish", publishAt(item));
      else if (!item.refreshedAt) plan("refresh", item.publishedAt);
      break;
  }
  return steps;
}

/** Whether "No answer" waits for the flightaid. */
export function isUnconfirmed({ noAnswerAt, confirmedAt }: ConnectionItem): boolean {
  return noAnswerAt !== undefined && (confirmedAt === undefined || confirmedAt < noAnswerAt);
}

/** Whether "We did not meet" waits for the flightaid. */
export function isUncontradicted({ didNotMeetAt, contradictedAt }: ConnectionItem): boolean {
  return didNotMeetAt !== undefined && contradictedAt === undefined;
}

/** Whether the question of such a mail waits for its reader, whose silence gives the fee back. */
export function isAsked(
  item: ConnectionItem,
  kind: "no-answer" | "did-not-meet" | "airline",
): boolean {
  switch (kind) {
    case "no-answer":
      return isUnconfirmed(item);
    case "did-not-meet":
      return isUncontradicted(item);
    case "airline":
      return isClaimOpen(item);
  }
}

/** The attributes that put the next step into the queue. PayPal's queue is set by the changes of orders and refunds. */
export function timing(
  item: ConnectionItem,
  now: Date,
): Pick<ConnectionItem, "queue" | "dueAt"> | undefined {
  if (item.state === "ordered" || item.state === "refunded") return undefined;
  const next = nextStep(item, now);
  if (!next) return { queue: "none", dueAt: now.toISOString() };
  // A change can make a step due that would have been due before it.
  const at = next.at < now ? now : next.at;
  return { queue: "step", dueAt: at.toISOString() };
}
