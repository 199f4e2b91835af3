/** Every action in every state by both sides, against the table: what it allows happens, and everything else changes nothing. */
import type { AuthUser } from "@flightaides/core/actor.ts";
import { Connection } from "@flightaides/core/connection";
import {
  type Action,
  actionNames,
  actions,
  endStates,
  type Rule,
  type State,
  states,
} from "@flightaides/core/connection/table.ts";
import { Message } from "@flightaides/core/message";
import { Payment } from "@flightaides/core/payment";
import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import { type PayPal, start as startPayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemOf, type Pair, pairCopier, timesOf } from "../../test/connection";
import { takeStep } from "../connection/steps";

const now = new Date();
let paypal: PayPal;
let accepted: () => Promise<Pair>;
let requested: () => Promise<Pair>;

beforeAll(async () => {
  accepted = await pairCopier(now);
  requested = await pairCopier(now, { connect: "ask" });
  paypal = await startPayPal({ port: 0 });
  Object.assign(process.env, { PAYPAL_BASE_URL: paypal.url });
});
afterAll(() => paypal.stop());

type Call = (actor: AuthUser, two: Pair, at: Date) => Promise<unknown>;

const calls: Record<Action, Call> = {
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

/** Actions before which {@link ready} changes a connection that is not over. */
const prepared: ReadonlySet<Action> = new Set(["contradict", "capture"]);

/** An instant at which the dates allow the action, after what it presupposes. */
async function ready(action: Action, two: Pair, state: State): Promise<Date> {
  const { aroundStart, aroundEnd } = await timesOf(two.id);
  switch (action) {
    case "did-not-meet":
      return aroundStart(20);
    case "contradict":
      if (state === "paid")
        await Connection.didNotMeet(two.traveler, { id: two.id }, aroundStart(20));
      return aroundStart(21);
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
  actionNames.flatMap((action) => roles.map((role) => [state, action, role] as const)),
);

function rule(action: Action): Rule {
  return actions[action];
}

/** Whether the role has brought the connection into this state by this action. */
const ownEnds: Partial<Record<State, Type>> = {
  withdrawn: "traveler",
  refunded: "flightaid",
  cancelled: "traveler",
};

function repeats(state: State, action: Action, role: Type): boolean {
  const { by, repeats: known } = rule(action);
  if (!by.includes(role) || !known?.includes(state)) return false;
  return ownEnds[state] === undefined || ownEnds[state] === role;
}

describe(`the ${cells.length} cells of the table`, () => {
  it.each(cells)("%s: %s by the %s", async (state, action, role) => {
    const { by, from } = rule(action);
    const targets = by.includes(role) ? from[state] : undefined;
    const two = await pairIn(
      state,
      targets !== undefined || (prepared.has(action) && !endStates.has(state)),
    );
    expect((await itemOf(two.id)).state).toBe(state);
    const at = await ready(action, two, state);
    const before = await itemOf(two.id);
    const call = () => calls[action](two[role], two, at);
    const { actions: shown } = await Connection.fromId(two[role], two.id, at);
    expect(shown.includes(action)).toBe(targets !== undefined);
    if (targets) {
      await call();
      expect(targets).toContain((await itemOf(two.id)).state);
      return;
    }
    if (repeats(state, action, role)) await call();
    else
      await expect(call()).rejects.toMatchObject({
        code: by.includes(role) ? "conflict" : "forbidden",
      });
    expect(await itemOf(two.id)).toEqual(before);
  });

  it("are all: every state, action and side", () => {
    expect(cells).toHaveLength(states.length * actionNames.length * roles.length);
    expect(roles.map(opposite)).toEqual(["flightaid", "traveler"]);
  });
});
