/** What happens to a connection without a participant's doing: the running code against the table of states. */
import { randomUUID } from "node:crypto";
import { Connection } from "@flightaides/core/connection";
import {
  type Cause,
  type Event,
  events,
  participantActions,
  type Rule,
  type State,
  states,
} from "@flightaides/core/connection/table.ts";
import { describe, expect, it } from "vitest";
import { bareConnection, itemOf, timesOf } from "../../test/connection";
import { separate } from "../connection/ending";
import { takeStep } from "../connection/steps";
import { suspended } from "../connection/suspend";
import {
  markPaid,
  markRefunded,
  markReturned,
  markReversed,
  markReversedEarly,
  releaseOrder,
} from "./order";

const now = new Date("2027-03-10T12:00:00Z");
const at = now.toISOString();

type Item = Connection.ConnectionItem;

const order = { orderId: "order", amount: "10.00", currency: "USD", orders: 1 };
const payment = { ...order, captureId: "capture", paidAt: at };
const captured = { orderId: "order", captureId: "capture" };
const early = { writes: [], reversedAt: at };

const inState: Partial<Record<State, Partial<Item>>> = {
  requested: {},
  accepted: { formerOrders: [{ orderId: "order", amount: "10.00", currency: "USD" }] },
  ordered: { ...order, queue: "order" },
  paid: payment,
  refunded: { ...payment, refundedAt: at, endedAt: at, queue: "order" },
  cancelled: { ...payment, endedAt: at },
};

const partBy = (by: "traveler" | "flightaid") => (item: Item) =>
  Connection.change(item.id, (held) => separate(held, { reason: "changed", by }, now), now);

const suspend = (by: "traveler" | "flightaid") => (item: Item) =>
  Connection.change(item.id, (held) => suspended(held, by, now), now);

const expire = async ({ id }: Item) => takeStep(id, (await timesOf(id)).aroundStart(0));

type Case = {
  from: State;
  to: State;
  known?: Partial<Item>;
  happen: (item: Item) => Promise<unknown>;
};

const cases: Record<Event, readonly Case[]> = {
  expire: [
    { from: "requested", to: "expired", happen: expire },
    { from: "accepted", to: "expired", happen: expire },
    { from: "ordered", to: "expired", happen: expire },
  ],
  deliver: [
    { from: "accepted", to: "paid", happen: (item) => markPaid(item, captured, [], now) },
    { from: "ordered", to: "paid", happen: (item) => markPaid(item, captured, [], now) },
  ],
  release: [{ from: "ordered", to: "accepted", happen: (item) => releaseOrder(item, now) }],
  separate: [
    { from: "requested", to: "withdrawn", happen: partBy("flightaid") },
    { from: "accepted", to: "withdrawn", happen: partBy("flightaid") },
    { from: "ordered", to: "withdrawn", happen: partBy("flightaid") },
    { from: "paid", to: "refunded", happen: partBy("flightaid") },
    { from: "paid", to: "cancelled", known: { confirmedAt: at }, happen: partBy("traveler") },
  ],
  suspend: [
    { from: "requested", to: "withdrawn", happen: suspend("flightaid") },
    { from: "accepted", to: "withdrawn", happen: suspend("traveler") },
    { from: "ordered", to: "withdrawn", happen: suspend("flightaid") },
    { from: "paid", to: "refunded", happen: suspend("flightaid") },
    { from: "paid", to: "cancelled", known: { confirmedAt: at }, happen: suspend("traveler") },
  ],
  return: [
    { from: "accepted", to: "refunded", happen: (item) => markReturned(item, captured, [], now) },
    { from: "ordered", to: "refunded", happen: (item) => markReturned(item, captured, [], now) },
  ],
  refund: [
    { from: "paid", to: "refunded", happen: (item) => markRefunded(item, "operator", now) },
    { from: "cancelled", to: "refunded", happen: (item) => markRefunded(item, "operator", now) },
  ],
  reverse: [
    {
      from: "accepted",
      to: "cancelled",
      happen: (item) => markReversedEarly(item, captured, early, now),
    },
    {
      from: "ordered",
      to: "cancelled",
      happen: (item) => markReversedEarly(item, captured, early, now),
    },
    { from: "paid", to: "cancelled", happen: (item) => markReversed(item, now) },
    { from: "refunded", to: "cancelled", happen: (item) => markReversed(item, now) },
    {
      from: "refunded",
      to: "refunded",
      known: { queue: "none" },
      happen: (item) => markReversed(item, now),
    },
    { from: "cancelled", to: "cancelled", happen: (item) => markReversed(item, now) },
  ],
};

const listed = (Object.keys(cases) as Event[]).flatMap((event) =>
  cases[event].map((one) => ({ event, ...one })),
);

async function bare(state: State, known: Partial<Item> = {}): Promise<Item> {
  const id = randomUUID().replaceAll("-", "");
  await bareConnection(id, now, { ...inState[state], ...known, state });
  return itemOf(id);
}

describe("what happens without a participant's doing", () => {
  it.each(listed)("$event: $from to $to", async ({ event, from, to, known, happen }) => {
    const item = await bare(from, known);
    await happen(item);
    // An order is not written as expired: it may still be paid, and is released before.
    const seenAt = event === "expire" ? (await timesOf(item.id)).aroundStart(0) : now;
    expect(Connection.stateOf(await itemOf(item.id), seenAt)).toBe(to);
  });

  it("is what the table lists", () => {
    const table = (Object.keys(events) as Event[]).flatMap((event) =>
      Object.entries(events[event]).flatMap(([from, targets]) =>
        (targets as readonly State[]).map((to) => ({ event, from, to })),
      ),
    );
    expect(listed.map(({ event, from, to }) => ({ event, from, to }))).toEqual(table);
  });
});

it("no change of a state is written that the table does not list", async () => {
  const rules: Record<string, Rule["from"]> = {
    ...events,
    ...Object.fromEntries(
      Object.entries(participantActions).map(([name, { from }]) => [name, from]),
    ),
  };
  const item = await bare("accepted");
  const wrong = Object.keys(rules).flatMap((cause) =>
    states.flatMap((from) =>
      states
        .filter((to) => !rules[cause]?.[from]?.includes(to))
        .map((to) => ({ from, transition: { cause: cause as Cause, to } })),
    ),
  );
  expect(wrong.length).toBeGreaterThan(1000);
  for (const { from, transition } of wrong)
    await expect(
      Connection.changeAsRead({ ...item, state: from }, { transition, set: {} }, now),
    ).rejects.toThrow("A connection cannot go");
  expect(await itemOf(item.id)).toEqual(item);
});
