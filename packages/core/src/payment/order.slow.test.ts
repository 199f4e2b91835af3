/** The changes that payments make to a connection. */
import { beforeEach, describe, expect, it } from "vitest";
import { bareConnection, itemOf } from "../../test/connection";
import { Connection } from "../connection";
import { Outbox } from "../outbox";
import type { Type } from "../trip/contract";
import {
  markDeclined,
  markOrdered,
  markPaid,
  markPending,
  markReconciled,
  markRefunded,
  markReversed,
  postponeReconcile,
  releaseOrder,
} from "./order";

const now = new Date("2027-03-10T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const fee = { amount: "10.00", currency: "USD" };
let connections = 0;
let id: string;

beforeEach(async () => {
  id = String(++connections).padStart(32, "0");
  await bareConnection(id, now);
});

const current = () => itemOf(id);

async function ordered(orderId = "order-1"): Promise<Connection.ConnectionItem> {
  await markOrdered(await current(), orderId, fee, now);
  return current();
}

const captured = { orderId: "order-1", captureId: "capture" };
const paidNow = async () => markPaid(await current(), captured, [], now);

const idsOf = (due: { id: string }[]) => due.map(({ id }) => id);
const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

describe("markOrdered", () => {
  it("sets one of two concurrent orders", async () => {
    const item = await current();
    const results = await Promise.all(
      ["order-1", "order-2"].map((order) => markOrdered(item, order, fee, now)),
    );
    expect(results.sort()).toEqual(["changed", "ordered"]);
    expect(await current()).toMatchObject({ state: "ordered", orders: 1, ...fee });
  });

  it("does nothing for a paid connection", async () => {
    await ordered();
    await paidNow();
    expect(await markOrdered(await current(), "order-2", fee, now)).toBe("changed");
    expect(await current()).toMatchObject({ state: "paid", orderId: "order-1" });
  });
});

describe("releaseOrder", () => {
  it("makes room for another order, and does nothing for a former one", async () => {
    const first = await ordered();
    await releaseOrder(first, now);
    expect(await current()).toMatchObject({ state: "accepted", queue: "step" });
    expect((await current()).orderId).toBeUndefined();
    await ordered("order-2");
    await releaseOrder(first, now);
    expect(await current()).toMatchObject({ state: "ordered", orderId: "order-2" });
    expect(await kindsOf(first.traveler)).toEqual([]);
  });

  it.each<[string, boolean, Type | undefined, string[], string[]]>([
    ["declined", false, undefined, ["not-paid"], []],
    ["sent back", true, undefined, ["not-paid"], []],
    ["declined, after the flightaid has deleted the trip", false, "flightaid", ["ended"], []],
    ["declined, after the traveler has", false, "traveler", ["not-paid"], ["ended"]],
    ["sent back, after the flightaid has", true, "flightaid", ["ended", "not-paid"], []],
  ])("tells the traveler once of a payment: %s", async (_, isReturned, by, traveler, flightaid) => {
    await ordered();
    await markPending(await current(), now);
    if (by)
      await Connection.change(id, () => ({ set: { broken: { reason: "deleted", by } } }), now);
    const item = await current();
    const mails = await releaseOrder(item, now, { isReturned });
    expect(mails).toHaveLength(traveler.length + flightaid.length);
    expect(await releaseOrder(item, now, { isReturned })).toEqual([]);
    expect(await kindsOf(item.traveler)).toEqual(traveler);
    expect(await kindsOf(item.flightaid)).toEqual(flightaid);
  });
});

describe("markDeclined and markPending", () => {
  it("change the current order only", async () => {
    const former = { ...(await ordered()), orderId: "order-0" };
    await markDeclined(former, now);
    await markPending(former, now);
    expect(await current()).toMatchObject({ declines: 0, pending: false });
    await markDeclined(await current(), now);
    await markPending(await current(), now);
    expect(await current()).toMatchObject({ declines: 1, pending: true, state: "ordered" });
  });
});

describe("markPaid", () => {
  it("is applied once, with one mail to each", async () => {
    const item = await ordered();
    const mails = await Promise.all([1, 2, 3].map(() => markPaid(item, captured, [], now)));
    expect(mails.filter((one) => one === "changed")).toHaveLength(2);
    expect(mails.find((one) => one !== "changed")).toHaveLength(2);
    expect(await current()).toMatchObject({
      state: "paid",
      captureId: "capture",
      queue: "step",
      paidAt: now.toISOString(),
    });
    expect(await kindsOf(item.traveler)).toEqual(["paid"]);
    expect(await kindsOf(item.flightaid)).toEqual(["connected"]);
  });

  it("is refused with one of the caller's writes", async () => {
    const item = await ordered();
    const refused = {
      ConditionCheck: {
        TableName: process.env.TABLE_NAME,
        Key: { pk: "none", sk: "none" },
        ConditionExpression: "attribute_exists(pk)",
      },
    };
    expect(await markPaid(item, captured, [refused], now)).toBe("changed");
    expect(await current()).toMatchObject({ state: "ordered" });
    expect(await kindsOf(item.traveler)).toEqual([]);
  });
});

describe("markReversed", () => {
  it("ends a paid connection for good, and nothing is owed", async () => {
    await ordered();
    await paidNow();
    const paid = await current();
    expect(await markReversed(paid, now)).toHaveLength(2);
    expect(await markReversed(paid, now)).toBe("changed");
    expect(await markReversed(await current(), now)).toEqual([]);
    expect(await current()).toMatchObject({
      state: "cancelled",
      endReason: "paypal",
      queue: "none",
      reversedAt: now.toISOString(),
    });
  });

  it("takes back a refund that is owed and not sent, without another mail", async () => {
    await ordered();
    await paidNow();
    await markRefunded(await current(), "operator", now);
    expect(await markReversed(await current(), now)).toEqual([]);
    expect(await current()).toMatchObject({ state: "cancelled", queue: "none" });
    expect(idsOf(await Connection.due("order", later(86_400)))).not.toContain(id);
  });

  it("leaves a connection alone whose refund was sent", async () => {
    await ordered();
    await paidNow();
    await markRefunded(await current(), "operator", now);
    await markReconciled(await current(), now);
    expect(await markReversed(await current(), now)).toEqual([]);
    expect((await current()).state).toBe("refunded");
  });
});

describe("markRefunded", () => {
  it("ends a paid connection, with one mail to each; does nothing for an unpaid one", async () => {
    expect(await markRefunded(await ordered(), "operator", now)).toBe("changed");
    await paidNow();
    const paid = await current();
    expect(await markRefunded(paid, "operator", now)).toHaveLength(2);
    expect(await markRefunded(paid, "operator", now)).toBe("changed");
    expect((await current()).state).toBe("refunded");
    expect((await kindsOf(paid.flightaid)).sort()).toEqual(["connected", "refunded"]);
  });
});

describe("markRefunded of a cancelled connection", () => {
  it("gives back a fee that was kept, and none that PayPal took back", async () => {
    const kept = await cancelled();
    expect(await markRefunded(kept, "operator", now)).toHaveLength(2);
    expect(await current()).toMatchObject({ state: "refunded", queue: "order" });
    await markReversed(await current(), now);
    expect(await current()).toMatchObject({ state: "cancelled", queue: "none" });
    expect(await markRefunded(await current(), "operator", now)).toBe("changed");
  });

  async function cancelled(): Promise<Connection.ConnectionItem> {
    await ordered();
    await paidNow();
    const { traveler, flightaid } = await current();
    const user = (uid: string) => ({ uid, email: "", displayName: "", username: uid });
    await Connection.confirm(user(flightaid), { id }, now);
    await Connection.cancel(user(traveler), { id, reason: "other" }, now);
    return current();
  }
});

describe("postponeReconcile", () => {
  it("doubles the delay up to six hours", async () => {
    await ordered();
    expect(await current()).toMatchObject({ queue: "order", dueAt: later(600).toISOString() });
    const delays: number[] = [];
    for (let i = 0; i < 7; i++) {
      await postponeReconcile(await current(), now);
      delays.push((Date.parse((await current()).dueAt) - now.getTime()) / 1000);
    }
    expect(delays).toEqual([600, 1200, 2400, 4800, 9600, 19_200, 21_600]);
  });

  it("makes the order due again after the delay, and not before", async () => {
    await ordered();
    await postponeReconcile(await current(), now);
    expect(idsOf(await Connection.due("order", later(599)))).not.toContain(id);
    expect(idsOf(await Connection.due("order", later(601)))).toContain(id);
  });

  it("does nothing without an open order", async () => {
    await postponeReconcile(await current(), now);
    expect(await current()).toMatchObject({ queue: "none", reconciles: 0 });
  });
});
