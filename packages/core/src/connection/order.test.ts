/** The changes that payments make to a connection. */
import { beforeEach, describe, expect, it } from "vitest";
import { Outbox } from "../outbox";
import { Connection } from ".";
import { type ConnectionItem, connectionEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const fee = { amount: "10.00", currency: "USD" };
let connections = 0;
let id: string;

beforeEach(async () => {
  id = String(++connections).padStart(32, "0");
  const side = (name: string) => ({
    contact: { displayName: name, email: `${name}@example.com`, phoneNumber: "+14165550134" },
  });
  await connectionEntity()
    .create({
      id,
      traveler: `traveler-${id}`,
      flightaid: `flightaid-${id}`,
      leg: { sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-04-01" },
      travelerSide: side("ann"),
      flightaidSide: side("bob"),
      state: "accepted",
      version: 0,
      dueAt: now.toISOString(),
      createdAt: now.toISOString(),
      expiresAt: 1_900_000_000,
    })
    .go();
});

async function current(): Promise<ConnectionItem> {
  const item = await Connection.get(id);
  if (!item) throw new Error(`No connection ${id}`);
  return item;
}

async function ordered(orderId = "order-1"): Promise<ConnectionItem> {
  await Connection.markOrdered(await current(), orderId, fee, now);
  return current();
}

const captured = { orderId: "order-1", captureId: "capture" };
const paidNow = async () => Connection.markPaid(await current(), captured, [], now);

const idsOf = (due: { id: string }[]) => due.map(({ id }) => id);
const kindsOf = async (uid: string) => (await Outbox.ofRecipient(uid)).map(({ kind }) => kind);

describe("markOrdered", () => {
  it("sets one of two concurrent orders", async () => {
    const item = await current();
    const results = await Promise.all(
      ["order-1", "order-2"].map((order) => Connection.markOrdered(item, order, fee, now)),
    );
    expect(results.sort()).toEqual(["changed", "ordered"]);
    expect(await current()).toMatchObject({ state: "ordered", orders: 1, ...fee });
  });

  it("does nothing for a paid connection", async () => {
    await ordered();
    await paidNow();
    expect(await Connection.markOrdered(await current(), "order-2", fee, now)).toBe("changed");
    expect(await current()).toMatchObject({ state: "paid", orderId: "order-1" });
  });
});

describe("releaseOrder", () => {
  it("makes room for another order, and does nothing for a former one", async () => {
    const first = await ordered();
    await Connection.releaseOrder(first, now);
    expect(await current()).toMatchObject({ state: "accepted", queue: "step" });
    expect((await current()).orderId).toBeUndefined();
    await ordered("order-2");
    await Connection.releaseOrder(first, now);
    expect(await current()).toMatchObject({ state: "ordered", orderId: "order-2" });
  });
});

describe("markDeclined and markPending", () => {
  it("change the current order only", async () => {
    const former = { ...(await ordered()), orderId: "order-0" };
    await Connection.markDeclined(former);
    await Connection.markPending(former);
    expect(await current()).toMatchObject({ declines: 0, pending: false });
    await Connection.markDeclined(await current());
    await Connection.markPending(await current());
    expect(await current()).toMatchObject({ declines: 1, pending: true, state: "ordered" });
  });
});

describe("markPaid", () => {
  it("is applied once, with one mail to each", async () => {
    const item = await ordered();
    const mails = await Promise.all(
      [1, 2, 3].map(() => Connection.markPaid(item, captured, [], now)),
    );
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
    expect(await Connection.markPaid(item, captured, [refused], now)).toBe("changed");
    expect(await current()).toMatchObject({ state: "ordered" });
    expect(await kindsOf(item.traveler)).toEqual([]);
  });
});

describe("markReversed", () => {
  it("ends a paid connection for good, and nothing is owed", async () => {
    await ordered();
    await paidNow();
    const paid = await current();
    expect(await Connection.markReversed(paid, now)).toHaveLength(2);
    expect(await Connection.markReversed(paid, now)).toBe("changed");
    expect(await Connection.markReversed(await current(), now)).toEqual([]);
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
    await Connection.markRefunded(await current(), "operator", now);
    expect(await Connection.markReversed(await current(), now)).toEqual([]);
    expect(await current()).toMatchObject({ state: "cancelled", queue: "none" });
    expect(idsOf(await Connection.dueReconciles(later(86_400)))).not.toContain(id);
  });

  it("leaves a connection alone whose refund was sent", async () => {
    await ordered();
    await paidNow();
    await Connection.markRefunded(await current(), "operator", now);
    await Connection.markReconciled(await current(), now);
    expect(await Connection.markReversed(await current(), now)).toEqual([]);
    expect((await current()).state).toBe("refunded");
  });
});

describe("markRefunded", () => {
  it("ends a paid connection, with one mail to each; does nothing for an unpaid one", async () => {
    expect(await Connection.markRefunded(await ordered(), "operator", now)).toBe("changed");
    await paidNow();
    const paid = await current();
    expect(await Connection.markRefunded(paid, "operator", now)).toHaveLength(2);
    expect(await Connection.markRefunded(paid, "operator", now)).toBe("changed");
    expect((await current()).state).toBe("refunded");
    expect((await kindsOf(paid.flightaid)).sort()).toEqual(["connected", "refunded"]);
  });
});

describe("markRefunded of a cancelled connection", () => {
  it("gives back a fee that was kept, and none that PayPal took back", async () => {
    const kept = await cancelled();
    expect(await Connection.markRefunded(kept, "operator", now)).toHaveLength(2);
    expect(await current()).toMatchObject({ state: "refunded", queue: "order" });
    await Connection.markReversed(await current(), now);
    expect(await current()).toMatchObject({ state: "cancelled", queue: "none" });
    expect(await Connection.markRefunded(await current(), "operator", now)).toBe("changed");
  });

  async function cancelled(): Promise<ConnectionItem> {
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
      await Connection.postponeReconcile(await current(), now);
      delays.push((Date.parse((await current()).dueAt) - now.getTime()) / 1000);
    }
    expect(delays).toEqual([600, 1200, 2400, 4800, 9600, 19_200, 21_600]);
  });

  it("makes the order due again after the delay, and not before", async () => {
    await ordered();
    await Connection.postponeReconcile(await current(), now);
    expect(idsOf(await Connection.dueReconciles(later(599)))).not.toContain(id);
    expect(idsOf(await Connection.dueReconciles(later(601)))).toContain(id);
  });

  it("does nothing without an open order", async () => {
    await Connection.postponeReconcile(await current(), now);
    expect(await current()).toMatchObject({ queue: "none", reconciles: 0 });
  });
});
