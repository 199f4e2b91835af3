/** Every action in every state by both sides, against the table: what it allows happens, and everything else changes nothing. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import {
  actionNames,
  choiceNames,
  endStates,
  type ParticipantAction,
  participantActions,
  type State,
  states,
} from "@flightaides/core/connection/table.ts";
import { Itinerary } from "@flightaides/core/itinerary";
import { Message } from "@flightaides/core/message";
import { Payment } from "@flightaides/core/payment";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemOf, type Pair, pairCopier, timesOf } from "../../test/connection";
import { byLane } from "../../test/lanes";
import { startPayPal } from "../../test/payment";
import { takeStep } from "../connection/steps";

const now = new Date();
let paypal: PayPal;
let accepted: () => Promise<Pair>;
let requested: () => Promise<Pair>;

beforeAll(async () => {
  accepted = await pairCopier(now);
  requested = await pairCopier(now, { connect: "ask" });
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());

type Call = (actor: AuthUser, two: Pair, at: Date) => Promise<unknown>;

const calls: Record<ParticipantAction, Call> = {
  accept: (actor, { id }, at) => Connection.answer(actor, { id, accept: true, text: "Yes" }, at),
  decline: (actor, { id }, at) => Connection.answer(actor, { id, accept: false, text: "No" }, at),
  withdraw: (actor, { id }, at) => Payment.withdraw(actor, { id }, at),
  order: (actor, { id }, at) => Payment.order(actor, id, at),
  async capture(actor, { id }, at) {
    const { orderId = "" } = await itemOf(id);
    return Payment.capture(actor, { id, orderId }, at);
  },
  confirm: (actor, { id }, at) => Connection.confirm(actor, { id }, at),
  "no-answer": (actor, { id }, at) => Connection.noAnswer(actor, { id }, at),
  "did-not-meet": (actor, { id }, at) => Connection.didNotMeet(actor, { id }, at),
  contradict: (actor, { id }, at) => Connection.contradict(actor, { id }, at),
  cancel: (actor, { id }, at) => Payment.cancel(actor, { id, reason: "cannot-fly" }, at),
  review: (actor, { id }, at) => Connection.review(actor, { id, again: "yes" }, at),
  "airline-cancelled": (actor, { id }, at) => Payment.airlineCancelled(actor, { id }, at),
  agree: (actor, { id }, at) => Payment.agree(actor, { id }, at),
  "contradict-airline": (actor, { id }, at) => Connection.contradict(actor, { id }, at),
  stay: (actor, { id }, at) => Connection.stay(actor, { id }, at),
  leave: (actor, { id }, at) => Payment.leave(actor, { id }, at),
  write: (actor, { id }, at) => Message.write(actor, { id, text: "Hello" }, at),
};

async function paid(): Promise<Pair> {
  const two = await ordered();
  const { orderId = "" } = await itemOf(two.id);
  await paypal.approve(orderId);
  await Payment.capture(two.traveler, { id: two.id, orderId }, now);
  return two;
}

async function ordered(): Promise<Pair> {
  const two = await accepted();
  await Payment.order(two.traveler, two.id, now);
  return two;
}

const inState: Record<State, () => Promise<Pair>> = {
  requested: () => requested(),
  accepted: () => accepted(),
  ordered,
  paid,
  async refunded() {
    const two = await paid();
    await Payment.cancel(two.flightaid, { id: two.id, reason: "cannot-fly" }, now);
    return two;
  },
  async cancelled() {
    const two = await paid();
    await Connection.confirm(two.flightaid, { id: two.id }, now);
    await Payment.cancel(two.traveler, { id: two.id, reason: "other" }, now);
    return two;
  },
  async declined() {
    const two = await requested();
    await Connection.answer(two.flightaid, { id: two.id, accept: false }, now);
    return two;
  },
  async withdrawn() {
    const two = await accepted();
    await Payment.withdraw(two.traveler, { id: two.id }, now);
    return two;
  },
  async expired() {
    const two = await requested();
    const { answerBy = "" } = await itemOf(two.id);
    // The reminder, and then the end.
    await takeStep(two.id, new Date(answerBy));
    await takeStep(two.id, new Date(answerBy));
    return two;
  },
};

const unchanged = new Map<State, Promise<Pair>>();

/** A pair in this state, which all cells share that change nothing. */
function pairIn(state: State, changes: boolean): Promise<Pair> {
  if (changes) return inState[state]();
  const two = unchanged.get(state) ?? inState[state]();
  unchanged.set(state, two);
  return two;
}

/** Before which {@link ready} changes a connection that is not over. */
const prepared: ReadonlySet<ParticipantAction> = new Set([
  "contradict",
  "capture",
  "agree",
  "contradict-airline",
  "stay",
  "leave",
]);

/** The flightaid flies a day later. */
async function move({ flightaid, itineraries }: Pair): Promise<void> {
  const [, id] = itineraries;
  const { legs } = await Itinerary.record(id);
  const itinerary = legs.map((leg) => ({ ...leg, travelDate: addDays(leg.travelDate, 1) }));
  await Itinerary.update(flightaid, { id, itinerary }, now);
  await Connection.followChange(id, now);
}

/** An instant at which the dates allow the action, after what it presupposes. */
async function ready(
  action: ParticipantAction,
  role: Type,
  two: Pair,
  state: State,
): Promise<Date> {
  const { aroundStart, aroundEnd } = await timesOf(two.id);
  switch (action) {
    case "no-answer":
      return aroundStart(-25);
    case "did-not-meet":
      return aroundEnd(20);
    case "contradict":
      if (state === "paid")
        await Connection.didNotMeet(two.traveler, { id: two.id }, aroundEnd(20));
      return aroundEnd(21);
    case "agree":
    case "contradict-airline":
      if (state === "paid")
        await Connection.airlineCancelled(two[opposite(role)], { id: two.id }, now);
      return now;
    case "stay":
    case "leave":
      if (state === "paid") await move(two);
      return now;
    case "review":
      return aroundEnd(1);
    case "capture":
      if (state === "ordered") await paypal.approve((await itemOf(two.id)).orderId ?? "");
      return now;
    default:
      return now;
  }
}

const roles = ["traveler", "flightaid"] as const;
const cells = states.flatMap((state) =>
  [...actionNames, ...choiceNames].flatMap((action) =>
    roles.map((role) => [state, action, role] as const),
  ),
);

/** Whether the role has brought the connection into this state by this action. */
const ownEnds: Partial<Record<State, Type>> = {
  withdrawn: "traveler",
  refunded: "flightaid",
  cancelled: "traveler",
};

function repeats(state: State, action: ParticipantAction, role: Type): boolean {
  const { by, repeats: known } = participantActions[action];
  if (!by.includes(role) || !known?.includes(state)) return false;
  return ownEnds[state] === undefined || ownEnds[state] === role;
}

describe(`the ${cells.length} cells of the table`, () => {
  for (const { rows, options } of byLane(cells, (_, index) => index % 13 === 0))
    it.each(rows)("%s: %s by the %s", options, async (state, action, role) => {
      const { by, from } = participantActions[action];
      const targets = by.includes(role) ? from[state] : undefined;
      const two = await pairIn(
        state,
        targets !== undefined || (prepared.has(action) && !endStates.has(state)),
      );
      expect((await itemOf(two.id)).state).toBe(state);
      const at = await ready(action, role, two, state);
      const before = await itemOf(two.id);
      const call = () => calls[action](two[role], two, at);
      const { actions, choices = [] } = await Connection.fromId(two[role], two.id, at);
      const shown: readonly ParticipantAction[] = [...actions, ...choices];
      expect(shown.includes(action)).toBe(targets !== undefined);
      if (targets) {
        await call();
        expect(targets).toContain((await itemOf(two.id)).state);
        return;
      }
      // One route serves `contradict` and `contradict-airline`, and both sides can do one of them.
      const isOwn = by.includes(role) || action === "contradict";
      if (repeats(state, action, role)) await call();
      else await expect(call()).rejects.toMatchObject({ code: isOwn ? "conflict" : "forbidden" });
      expect(await itemOf(two.id)).toEqual(before);
    });

  it("are all: every state, action and side", () => {
    expect(cells).toHaveLength(
      states.length * Object.keys(participantActions).length * roles.length,
    );
    expect(roles.map(opposite)).toEqual(["flightaid", "traveler"]);
  });
});
