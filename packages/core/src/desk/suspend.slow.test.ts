/** A suspended user can do nothing that others notice, and nobody loses money by it. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Matching } from "@flightaides/core/matching";
import { Message } from "@flightaides/core/message";
import { Outbox } from "@flightaides/core/outbox";
import { Quota } from "@flightaides/core/quota";
import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import { User } from "@flightaides/core/user";
import { describe, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { itemOf, type Pair, pair, pay, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { accountAgain, person } from "../../test/user";
import { Account, removeData, userData } from "../account";
import type { AuthUser } from "../actor";
import { client } from "../db/client";
import { Desk } from ".";

const reason = "harassment";
const operator = "olga";
const by = { reason, operator } as const;
const bySpam = { reason: "spam", operator } as const;
const later = (seconds: number, from = now) => new Date(from.getTime() + seconds * 1000);

async function paid(): Promise<Pair> {
  const two = await pair(now);
  await pay(two.id, now);
  return two;
}

async function isListed(id: string): Promise<boolean> {
  const filter = { flight: undefined, sort: "newest", past: false, limit: 100 } as const;
  return (await Matching.list(undefined, filter, now)).items.some((card) => card.id === id);
}

async function kindsTo({ uid }: AuthUser): Promise<string[]> {
  return (await Outbox.ofRecipient(uid)).map(({ payload }) => payload?.kind ?? "sent").sort();
}

/** Fails every transaction after the first `survivors`. @returns to be called afterwards */
function crashAfter(survivors: number): () => void {
  let transactions = 0;
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (commandName.startsWith("TransactWrite") && ++transactions > survivors)
          throw new Error("Crash");
        return next(call);
      },
    { step: "initialize", name: "crash" },
  );
  return () => client.middlewareStack.remove("crash");
}

describe("a suspension", () => {
  it("takes all postings out of sight, and refuses new ones", async () => {
    const ann = await person("Ann Kowalski", now);
    const asked = await post(ann, { type: "traveler", days: 30 }, now);
    const offered = await post(ann, { type: "flightaid", days: 40 }, now);
    expect([await isListed(asked), await isListed(offered)]).toEqual([true, true]);
    await Desk.suspend(ann.uid, by, now);
    expect([await isListed(asked), await isListed(offered)]).toEqual([false, false]);
    const refused = { code: "forbidden", reason: "suspended" };
    await expect(post(ann, { days: 50 }, now)).rejects.toMatchObject(refused);
    await expect(Itinerary.update(ann, { id: asked, paused: false }, now)).rejects.toMatchObject(
      refused,
    );
    expect(await User.statusOf(ann)).toBe("suspended");
    expect(await User.profile(ann)).toMatchObject({
      suspension: { since: now.toISOString(), reason },
    });
  });

  it("is told to the user once, whatever is repeated", async () => {
    const ann = await person("Ann Kowalski", now);
    const [one, other] = await Promise.all([
      Desk.suspend(ann.uid, by, now),
      Desk.suspend(ann.uid, bySpam, now),
    ]);
    expect([...one.mails, ...other.mails]).toHaveLength(1);
    expect(await Desk.suspend(ann.uid, bySpam, later(60))).toEqual({ mails: [], owing: [] });
    expect(await kindsTo(ann)).toEqual(["suspended"]);
  });

  it("is of an account that exists", async () => {
    await expect(Desk.suspend("nobody", by, now)).rejects.toMatchObject({
      reason: "person-not-found",
    });
    expect(await Quota.suspensionOf("nobody")).toBeUndefined();
  });

  it("refuses a message, a connection and a payment of what began before it", async () => {
    const { traveler, flightaid, id } = await pair(now);
    const stranger = await person("Cem Tok", now);
    const asked = await post(stranger, { type: "traveler", days: 33 }, now);
    // The call that suspends crashes after its first write.
    const restart = crashAfter(1);
    await expect(Desk.suspend(flightaid.uid, by, now)).rejects.toThrow("Crash");
    restart();
    for (const by of [traveler, flightaid])
      await expect(Message.write(by, { id, text: "Hello" }, now)).rejects.toMatchObject({
        code: "conflict",
      });
    const open = { itineraryId: asked, role: "flightaid" } as const;
    await expect(Connection.open(flightaid, open, now)).rejects.toThrow();
    expect(await Connection.unfitnessOf(await itemOf(id), now)).toBe("unfit");
  });
});

describe("a live connection of a suspended user", () => {
  const states = {
    requested: () => pair(now, { connect: "ask" }),
    accepted: () => pair(now),
    paid,
  } as const;
  const ends = {
    requested: { traveler: "withdrawn", flightaid: "withdrawn" },
    accepted: { traveler: "withdrawn", flightaid: "withdrawn" },
    // A suspended traveler is one who cancels before the flightaid is in touch.
    paid: { traveler: "refunded", flightaid: "refunded" },
  } as const;

  for (const [state, make] of Object.entries(states) as [
    keyof typeof states,
    () => Promise<Pair>,
  ][])
    for (const role of ["traveler", "flightaid"] as Type[])
      it(`ends: ${state}, the ${role}`, async () => {
        const two = await make();
        const { owing } = await Desk.suspend(two[role].uid, by, now);
        const end = ends[state][role];
        expect(await itemOf(two.id)).toMatchObject({ state: end, endReason: "operator" });
        expect(owing).toEqual(end === "refunded" ? [two.id] : []);
        const other = two[opposite(role)];
        expect(await kindsTo(other)).toContain(end === "refunded" ? "refunded" : "ended");
        const told = await Outbox.ofRecipient(other.uid);
        expect(JSON.stringify(told)).not.toContain(reason);
        const view = await Connection.fromId(other, two.id, now);
        expect(view.contact).toBeUndefined();
      });

  it("gives the traveler's money back on the day of the flight, and in the days after it", async () => {
    for (const hours of [-1, 1, 71]) {
      const { id, flightaid } = await paid();
      const { aroundEnd } = await timesOf(id);
      await Desk.suspend(flightaid.uid, by, aroundEnd(hours));
      expect((await itemOf(id)).state, `${hours} hours after the end`).toBe("refunded");
    }
  });

  it("stays as it is once the two have flown", async () => {
    const { id, traveler, flightaid } = await paid();
    const { aroundEnd } = await timesOf(id);
    await Connection.review(traveler, { id, again: "yes" }, aroundEnd(1));
    await Desk.suspend(flightaid.uid, by, aroundEnd(2));
    const other = await paid();
    const times = await timesOf(other.id);
    await Desk.suspend(other.flightaid.uid, by, times.aroundEnd(73));
    expect([(await itemOf(id)).state, (await itemOf(other.id)).state]).toEqual(["paid", "paid"]);
  });

  it("refunds a traveler who has met the suspended flightaid before the travel date", async () => {
    const { id, flightaid } = await paid();
    const { aroundStart } = await timesOf(id);
    const met = { traveler: { met: aroundStart(-3).toISOString() } };
    await Connection.change(id, () => ({ set: { tapped: met } }), aroundStart(-3));
    await Desk.suspend(flightaid.uid, by, aroundStart(-2));
    expect((await itemOf(id)).state).toBe("refunded");
    const flown = await paid();
    const times = await timesOf(flown.id);
    await Connection.change(flown.id, () => ({ set: { tapped: met } }), times.aroundStart(1));
    await Desk.suspend(flown.flightaid.uid, by, times.aroundStart(2));
    expect((await itemOf(flown.id)).state).toBe("paid");
  });

  it("keeps the fee of a suspended traveler whose flightaid was in touch", async () => {
    const { id, traveler, flightaid } = await paid();
    await Connection.confirm(flightaid, { id }, later(3600));
    await Desk.suspend(traveler.uid, by, later(7200));
    expect(await itemOf(id)).toMatchObject({ state: "cancelled", endReason: "operator" });
  });
});

describe("a crash", () => {
  it("after any write is completed by the schedule, once", async () => {
    for (let survivors = 1; ; survivors++) {
      const { id, flightaid, traveler, itineraries } = await paid();
      const restart = crashAfter(survivors);
      const outcome = await Desk.suspend(flightaid.uid, by, now).catch(() => "crashed");
      restart();
      expect(await User.statusOf(flightaid)).toBe("suspended");
      const clock = virtualClock(later(61));
      const done = await Desk.completeSuspensions({ clock });
      expect(done.failures).toEqual([]);
      expect((await itemOf(id)).state).toBe("refunded");
      expect(await isListed(itineraries[1])).toBe(false);
      expect((await kindsTo(traveler)).filter((kind) => kind === "refunded")).toHaveLength(1);
      expect(await Quota.mustSeparate(flightaid.uid)).toBe(false);
      if (outcome !== "crashed") break;
      expect(survivors).toBeLessThan(10);
    }
  });
});

describe("the end of a suspension", () => {
  it("lets the user do everything again, and leaves the postings paused", async () => {
    const ann = await person("Ann Kowalski", now);
    const id = await post(ann, { type: "flightaid", days: 30 }, now);
    expect(await Desk.lift(ann.uid, { operator }, now)).toBeUndefined();
    await Desk.suspend(ann.uid, by, now);
    expect((await Desk.lift(ann.uid, { operator }, later(60)))?.mails).toHaveLength(1);
    expect(await Desk.lift(ann.uid, { operator }, later(61))).toBeUndefined();
    expect(await User.statusOf(ann)).toBe("known");
    expect(await isListed(id)).toBe(false);
    await Itinerary.update(ann, { id, paused: false }, later(120));
    expect(await isListed(id)).toBe(true);
    await Desk.suspend(ann.uid, bySpam, later(180));
    expect(await Quota.suspensionOf(ann.uid)).toMatchObject({ reason: "spam" });
    expect(await kindsTo(ann)).toEqual(
      expect.arrayContaining(["suspended", "reinstated", "suspended"]),
    );
  });
});

describe("a suspended user", () => {
  async function remove(user: AuthUser) {
    await User.leave(user, now);
    await removeData(user, { signIns: [user], parts: [...userData].filter(hasNoPool) }, now);
  }
  const hasNoPool = (part: (typeof userData)[number]) => part.entities.length > 0;

  it("can download and delete everything, and is suspended when signing up again", async () => {
    const ann = await person("Ann Kowalski", now);
    await post(ann, {}, now);
    await Desk.suspend(ann.uid, by, now);
    expect(await Account.exportAll(ann, now)).toMatchObject({
      limits: { suspension: { since: now.toISOString(), reason } },
    });
    await remove(ann);
    const back = accountAgain(ann);
    await Account.admit(back, "en", later(60));
    expect(await User.statusOf(back)).toBe("suspended");
    await expect(post(back, {}, now)).rejects.toMatchObject({ reason: "suspended" });
    await Desk.lift(back.uid, { operator }, later(120));
    await post(back, {}, now);
    await remove(back);
    const again = accountAgain(back);
    await Account.admit(again, "en", later(180));
    expect(await User.statusOf(again)).toBe("known");
  });
});
