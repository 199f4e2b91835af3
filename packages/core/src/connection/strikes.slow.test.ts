/** A flightaid who cancels three paid connections in 90 days is off offer until an operator has looked. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Matching } from "@flightaides/core/matching";
import { Outbox } from "@flightaides/core/outbox";
import { Payment } from "@flightaides/core/payment";
import { Quota } from "@flightaides/core/quota";
import { Safety } from "@flightaides/core/safety";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, pay } from "../../test/connection";
import { post } from "../../test/itinerary";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { client } from "../db/client";
import { markOrdered } from "../payment/order";
import type { Connect } from "../trip/contract";

const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const fee = { amount: "10.00", currency: "USD" };

let flights = 0;

/** A connection of a flightaid, on a day of its own. */
async function opened(flightaid: AuthUser, connect: Connect = "open", at = now) {
  const traveler = await person("Ann Kowalski", at);
  const trip = { flight: `LH-${++flights}`, days: 20 + (flights % 100) };
  await post(traveler, { ...trip, type: "traveler" }, at);
  const offered = await post(flightaid, { ...trip, type: "flightaid", connect }, at);
  const opening = { itineraryId: offered, role: "traveler" } as const;
  const { connection } = await Connection.open(traveler, opening, at);
  return { traveler, offered, id: connection.id };
}

async function paid(flightaid: AuthUser, at = now) {
  const one = await opened(flightaid, "open", at);
  await pay(one.id, at);
  return one;
}

type Paid = Awaited<ReturnType<typeof paid>>;
const cancel = (by: AuthUser, { id }: Paid, at = now) =>
  Connection.cancel(by, { id, reason: "other" }, at);

/** A flightaid who has cancelled two, with two more that are paid. */
async function atTheLimit() {
  const bob = await person("Bob Marsh", now);
  const all = [await paid(bob), await paid(bob), await paid(bob), await paid(bob)] as const;
  await cancel(bob, all[0]);
  await cancel(bob, all[1]);
  return { bob, third: all[2], fourth: all[3], all };
}

async function inSight(owner: AuthUser): Promise<number> {
  return (await Itinerary.ofOwner(owner)).filter(({ paused }) => !paused).length;
}

async function isListed(id: string): Promise<boolean> {
  const filter = { flight: undefined, sort: "newest", past: false, limit: 100 } as const;
  const { items } = await Matching.list(undefined, filter, now);
  return items.some((card) => card.id === id);
}

/** The mails to the operators about these connections. */
async function operatorMails(...connections: { id: string }[]) {
  const mails = await Outbox.ofRecipient(Outbox.operators);
  const ids = connections.map(({ id }) => id);
  return mails.filter(({ payload }) => ids.some((id) => JSON.stringify(payload).includes(id)));
}

/** Fails the writes that pause a posting once the cancellation is stored. @returns to be called afterwards */
function crashAfterCommit(): () => void {
  let transactions = 0;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (commandName.startsWith("TransactWrite") && ++transactions > 1) throw new Error("Crash");
        return next(call);
      },
    { step: "initialize", name: "crash" },
  );
  return () => client.middlewareStack.remove("crash");
}

describe("the third paid connection that a flightaid cancels in 90 days", () => {
  it("takes all postings out of sight, and tells operators once where to look, without the account", async () => {
    const { bob, third, fourth, all } = await atTheLimit();
    expect(await inSight(bob)).toBe(4);
    expect(await operatorMails(...all)).toEqual([]);
    const { mails } = await cancel(bob, third);
    expect(mails.filter(({ uid }) => uid === Outbox.operators)).toHaveLength(1);
    expect(await inSight(bob)).toBe(0);
    expect(await isListed(fourth.offered)).toBe(false);
    expect(await Itinerary.fromId(bob, fourth.offered, now)).toMatchObject({
      paused: true,
      offOffer: true,
    });
    // What is paid stays paid.
    expect((await itemOf(fourth.id)).state).toBe("paid");
    await cancel(bob, third);
    await cancel(bob, fourth);
    const told = await operatorMails(...all);
    expect(told.map(({ payload }) => payload?.props)).toEqual([
      {
        subject: "A Flightaide has cancelled too often and is off offer",
        rows: [
          ["Last connection", third.id],
          ["To look at it, and decide", `/desk?view=payments&id=${third.id}`],
        ],
      },
    ]);
    expect(JSON.stringify(told)).not.toContain(bob.uid);
  });

  it("lets nothing more come to a payment until an operator has lifted it", async () => {
    const { bob, third } = await atTheLimit();
    const [asked, accepted] = [await opened(bob, "ask"), await opened(bob)];
    const order = async () => markOrdered(await itemOf(accepted.id), "order", fee, now);
    const release = beforeNextTransaction(() => cancel(bob, third));
    expect(await order().finally(release)).toBe("changed");
    expect(await Quota.isOffOffer(bob.uid)).toBe(true);
    expect(await order()).toBe("off-offer");
    await expect(Payment.order(accepted.traveler, accepted.id, now)).rejects.toMatchObject({
      code: "conflict",
      reason: "itinerary-paused",
    });
    const accept = () => Connection.answer(bob, { id: asked.id, accept: true }, now);
    await expect(accept()).rejects.toMatchObject({ code: "conflict", reason: "off-offer" });
    expect((await itemOf(asked.id)).state).toBe("requested");

    await Quota.lift(bob.uid);
    expect((await accept()).connection.state).toBe("accepted");
    expect(await order()).toBe("ordered");
  });

  it("is one too when the flightaid ends it by deleting the account, of which no mail tells", async () => {
    const { bob, third, fourth, all } = await atTheLimit();
    await Connection.forget(bob.uid, now);
    for (const { id } of [third, fourth])
      expect(await itemOf(id)).toMatchObject({ state: "refunded", endReason: "left" });
    expect(await Quota.strikesOf(bob.uid)).toMatchObject({
      cancelled: expect.objectContaining({ length: 4 }),
      offSince: now.toISOString(),
    });
    expect(await operatorMails(...all)).toEqual([]);
  });

  it("lets nothing come into sight until an operator has lifted it", { tags: "deep" }, async () => {
    const { bob, third, fourth } = await atTheLimit();
    await cancel(bob, third);
    const show = () => Itinerary.update(bob, { id: fourth.offered, paused: false }, now);
    await expect(show()).rejects.toMatchObject({ code: "conflict", reason: "off-offer" });
    const posted = await post(bob, { type: "flightaid", days: 200 }, now);
    expect(await Itinerary.fromId(bob, posted, now)).toMatchObject({
      paused: true,
      offOffer: true,
    });
    expect(await isListed(posted)).toBe(false);
    const mails = await Outbox.ofRecipient(bob.uid);
    const told = mails.find(({ key }) => key === Outbox.keyOf("registered", posted));
    expect(told?.payload?.props).toMatchObject({ paused: true });
    const again = post(bob, { type: "flightaid", days: 200 }, now);
    await expect(again).rejects.toMatchObject({ reason: "off-offer" });
    // A trip can be changed out of sight, and a traveler's is free.
    await Itinerary.update(bob, { id: posted, addInfo: "Row 3" }, now);
    await post(bob, { type: "traveler", days: 200 }, now);
    const ann = await person("Ann Kowalski", now);
    const asked = await post(ann, { type: "traveler", days: 200 }, now);
    const opening = { itineraryId: asked, role: "flightaid" } as const;
    await expect(Connection.open(bob, opening, now)).rejects.toMatchObject({ reason: "off-offer" });

    expect(await Quota.lift(bob.uid)).toBe(true);
    expect(await Quota.lift(bob.uid)).toBe(false);
    const shown = await show();
    expect([shown.paused, shown.offOffer]).toEqual([undefined, undefined]);
    expect(await isListed(fourth.offered)).toBe(true);
    await Itinerary.update(bob, { id: posted, paused: false }, now);
    expect((await Connection.open(bob, opening, now)).created).toBe(true);
    // It counts anew.
    await cancel(bob, fourth);
    expect(await Quota.isOffOffer(bob.uid)).toBe(false);
  });

  it("counts also deleting the posting and moving it away, but not the airline, the traveler and what is unpaid", async () => {
    const { bob, third, fourth } = await atTheLimit();
    await cancel(third.traveler, third);
    await Connection.cancel(bob, { id: (await paid(bob)).id, reason: "airline" }, now);
    const traveler = await person("Ann Kowalski", now);
    const offered = await post(bob, { type: "flightaid", days: 150 }, now);
    const opening = {
      itineraryId: offered,
      role: "traveler",
      phoneNumber: "+14165550134",
    } as const;
    const { connection } = await Connection.open(traveler, opening, now);
    await Connection.withdraw(bob, { id: connection.id }, now);
    expect(await Quota.isOffOffer(bob.uid)).toBe(false);
    await Itinerary.remove(bob, fourth.offered, now);
    await Connection.followChange(fourth.offered, now);
    await Connection.followChange(fourth.offered, now);
    expect(await Quota.isOffOffer(bob.uid)).toBe(true);
    expect(await operatorMails(fourth)).toHaveLength(1);
  });

  it("counts a block that ends a paid connection as cancelling, and not one of the traveler", async () => {
    const { bob, third, fourth } = await atTheLimit();
    await Safety.block(fourth.traveler, { connection: fourth.id }, now);
    expect(await Quota.isOffOffer(bob.uid)).toBe(false);
    await Safety.block(bob, { connection: third.id }, now);
    expect(await itemOf(third.id)).toMatchObject({ state: "refunded", endReason: "withdrawn" });
    expect(await Quota.isOffOffer(bob.uid)).toBe(true);
    expect(await operatorMails(third)).toHaveLength(1);
  });

  it("does not count one of more than 90 days ago", { tags: "deep" }, async () => {
    const bob = await person("Bob Marsh", now);
    const all = [];
    for (let count = 0; count < 3; count++) all.push(await paid(bob));
    const later = [await paid(bob, inDays(89)), await paid(bob, inDays(89))] as const;
    for (const [index, days] of [0, 1, 2].entries())
      if (index < 2) await cancel(bob, all[index] as Paid, inDays(days));
    await cancel(bob, later[0], inDays(90.5));
    expect(await Quota.isOffOffer(bob.uid)).toBe(false);
    await cancel(bob, later[1], inDays(90.9));
    expect(await Quota.isOffOffer(bob.uid)).toBe(true);
  });

  it("counts each of two that are cancelled at the same moment", { tags: "deep" }, async () => {
    for (let round = 0; round < 3; round++) {
      const bob = await person("Bob Marsh", now);
      const all = [await paid(bob), await paid(bob), await paid(bob)];
      await Promise.all(all.map((one) => cancel(bob, one)));
      expect((await Quota.strikesOf(bob.uid)).cancelled).toHaveLength(3);
      expect(await inSight(bob)).toBe(0);
      expect(await operatorMails(...all)).toHaveLength(1);
    }
  });

  it("leaves nothing in sight that is posted or shown again at the same moment", {
    tags: "deep",
  }, async () => {
    for (let round = 0; round < 5; round++) {
      const { bob, third } = await atTheLimit();
      const hidden = await post(bob, { type: "flightaid", days: 180 }, now);
      await Itinerary.update(bob, { id: hidden, paused: true }, now);
      await Promise.allSettled([
        cancel(bob, third),
        post(bob, { type: "flightaid", days: 190 }, now),
        Itinerary.update(bob, { id: hidden, paused: false }, now),
      ]);
      expect(await inSight(bob)).toBe(0);
    }
  });

  it("is finished by the schedule when the process dies after it", { tags: "deep" }, async () => {
    const { bob, third } = await atTheLimit();
    const release = crashAfterCommit();
    await expect(cancel(bob, third)).rejects.toThrow("Crash");
    release();
    expect(await Quota.isOffOffer(bob.uid)).toBe(true);
    expect(await inSight(bob)).toBe(4);
    const clock = virtualClock(new Date(now.getTime() + 61_000));
    const { failures } = await Itinerary.hideDueOffers({ clock });
    expect(failures).toEqual([]);
    expect(await inSight(bob)).toBe(0);
    expect((await Itinerary.hideDueOffers({ clock })).done).toBe(0);
  });
});
