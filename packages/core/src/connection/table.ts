/**
 * The state machine of a connection as data: every state, who can do what in it, and what follows. The verbs and the view's
 * `actions` and `choices` derive from {@link participantActions}. change.ts refuses a transition that is neither in it nor in
 * {@link events}. The tests and the drawing in docs/connection-states.md derive from both. Pure.
 */

import type { Type } from "../trip/contract";
import { types } from "../trip/type";

/**
 * - `requested`: the flightaid's answer is awaited
 * - `accepted`: the traveler can pay
 * - `ordered`: an order is open at PayPal
 * - `paid`: both have each other's contact data
 * - the others: over; contact data is no longer shown
 */
export const states = [
  "requested",
  "accepted",
  "ordered",
  "paid",
  "refunded",
  "cancelled",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type State = (typeof states)[number];

/** Nothing leads out of them but money that goes back. */
export const endStates: ReadonlySet<State> = new Set([
  "refunded",
  "cancelled",
  "declined",
  "withdrawn",
  "expired",
]);

/**
 * Why a connection is over.
 *
 * - `declined`, `withdrawn`, `unanswered`, `too-late` (nobody paid before the day of the flight): before a payment. A block ends
 *   as `withdrawn`, because the blocked user is not told about it
 * - `cannot-fly`, `airline`, `other`: a participant cancelled
 * - `no-answer`, `did-not-meet`: the flightaid did not confirm, or did not contradict, in time
 * - `deleted`, `changed`: one of the itineraries was deleted, or no longer matches
 * - `left`: one of them deleted their account
 * - `unfit`: the payment arrived when the two no longer shared the trip; they never were connected
 * - `operator`, `paypal`: an operator refunded it or suspended one of the two, or PayPal took the payment back
 */
export const endReasons = [
  "declined",
  "withdrawn",
  "unanswered",
  "too-late",
  "cannot-fly",
  "airline",
  "other",
  "no-answer",
  "did-not-meet",
  "deleted",
  "changed",
  "left",
  "unfit",
  "operator",
  "paypal",
] as const;
export type EndReason = (typeof endReasons)[number];

/** From each state in which something can happen, the states that it can lead to. */
type Transitions = Partial<Record<State, readonly State[]>>;

export type Rule = {
  /** Who can do it. */
  by: readonly Type[];
  from: Transitions;
  /** States in which repeating it changes nothing and succeeds, if the same participant did it. */
  repeats?: readonly State[];
};

/** What participants do. */
export const actions = {
  accept: { by: ["flightaid"], from: { requested: ["accepted"] }, repeats: ["accepted"] },
  decline: { by: ["flightaid"], from: { requested: ["declined"] }, repeats: ["declined"] },
  withdraw: {
    by: types,
    from: { requested: ["withdrawn"], accepted: ["withdrawn"], ordered: ["withdrawn"] },
    repeats: ["withdrawn"],
  },
  order: { by: ["traveler"], from: { accepted: ["ordered"], ordered: ["ordered"] } },
  capture: {
    by: ["traveler"],
    from: { ordered: ["paid", "accepted", "refunded"] },
    repeats: ["paid"],
  },
  confirm: { by: ["flightaid"], from: { paid: ["paid"] } },
  "no-answer": { by: ["traveler"], from: { paid: ["paid"] } },
  "did-not-meet": { by: ["traveler"], from: { paid: ["paid", "refunded"] } },
  contradict: { by: ["flightaid"], from: { paid: ["paid"] } },
  cancel: {
    by: types,
    from: { paid: ["refunded", "cancelled"] },
    repeats: ["refunded", "cancelled"],
  },
  review: { by: types, from: { paid: ["paid", "refunded"] } },
  write: {
    by: types,
    from: {
      requested: ["requested"],
      accepted: ["accepted"],
      ordered: ["ordered"],
      paid: ["paid"],
    },
  },
} as const satisfies Record<string, Rule>;
export type Action = keyof typeof actions;
export const actionNames = Object.keys(actions) as Action[];

/** What participants do beside the actions: pages of earlier releases do not know these names. */
export const choices = {
  "airline-cancelled": { by: types, from: { paid: ["paid", "refunded"] } },
  agree: { by: types, from: { paid: ["refunded"] } },
  "contradict-airline": { by: types, from: { paid: ["paid"] } },
  stay: { by: ["traveler"], from: { paid: ["paid"] } },
  leave: { by: ["traveler"], from: { paid: ["refunded"] } },
} as const satisfies Record<string, Rule>;
export type Choice = keyof typeof choices;
export const choiceNames = Object.keys(choices) as Choice[];

/**
 * What happens without a participant's doing: time, PayPal, a deleted or edited itinerary, a deleted account, a block, a suspension.
 *
 * - `deliver`: a payment arrives; `accepted` when it is that of a former order
 * - `release`: PayPal no longer takes a payment for the order
 * - `separate`: something makes it impossible to go on
 * - `suspend`: an operator suspends one of the two
 * - `return`: a payment arrives, and the two can no longer be connected
 * - `refund`, `reverse`: the payment goes back, by us or by PayPal; before it was delivered, if it arrives as one that is taken
 *   back already. One that is over is only marked, unless its refund is still owed
 */
export const events = {
  expire: { requested: ["expired"], accepted: ["expired"], ordered: ["expired"] },
  deliver: { accepted: ["paid"], ordered: ["paid"] },
  release: { ordered: ["accepted"] },
  separate: {
    requested: ["withdrawn"],
    accepted: ["withdrawn"],
    ordered: ["withdrawn"],
    paid: ["refunded", "cancelled"],
  },
  suspend: {
    requested: ["withdrawn"],
    accepted: ["withdrawn"],
    ordered: ["withdrawn"],
    paid: ["refunded", "cancelled"],
  },
  return: { accepted: ["refunded"], ordered: ["refunded"] },
  refund: { paid: ["refunded"], cancelled: ["refunded"] },
  reverse: {
    accepted: ["cancelled"],
    ordered: ["cancelled"],
    paid: ["cancelled"],
    refunded: ["cancelled", "refunded"],
    cancelled: ["cancelled"],
  },
} as const satisfies Record<string, Transitions>;
export type Event = keyof typeof events;

/** What a participant does. */
export type ParticipantAction = Action | Choice;
export const participantActions: Readonly<Record<ParticipantAction, Rule>> = {
  ...actions,
  ...choices,
};

/** What can change a state. */
export type Cause = ParticipantAction | Event;

/** Whether the table lets a participant do something in a state. Dates can still forbid it. */
export function allows(action: ParticipantAction, role: Type, state: State): boolean {
  const { by, from } = participantActions[action];
  return by.includes(role) && from[state] !== undefined;
}

/** Whether an event can happen to a connection in a state. */
export function canHappen(event: Event, state: State): boolean {
  const from: Transitions = events[event];
  return from[state] !== undefined;
}

/** @throws Error unless the table lets the cause lead from one state to the other: a defect of the caller */
export function assertTransition(cause: Cause, from: State, to: State): void {
  if (transitionsOf(cause)[from]?.includes(to)) return;
  throw new Error(`A connection cannot go from ${from} to ${to} by ${cause}`);
}

function transitionsOf(cause: Cause): Transitions {
  return cause in participantActions
    ? participantActions[cause as ParticipantAction].from
    : events[cause as Event];
}
