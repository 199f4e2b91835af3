/** Opening a connection, what each participant sees of it, and leaving. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { limits } from "@flightaides/core/usage-limits.ts";
import { User } from "@flightaides/core/user";
import { agreementVersion } from "@flightaides/core/user/agreement-versions.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, type Pair, pair, pay, refund } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { putMails } from "../../test/outbox";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { topicOf } from "../notification/match-mail";
import { markOrdered, markPaid, markPending } from "../payment/order";
import { fromId } from "./contract";

const fee = { amount: "10.00", currency: "USD" };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const hours = (count: number) => later(count * 3600).toISOString();
/** After the last trip of these tests. */
const late = later(500 * 86_400);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Changes the flight number of a trip of one leg. */
async function fly(owner: AuthUser, id: string, flight: string, at = now): Promise<void> {
  const { legs } = await Itinerary.record(id);
  await Itinerary.update(owner, { id, itinerary: legs.map((leg) => ({ ...leg, flight })) }, at);
}

async function order({ id }: Pair): Promise<void> {
  await markOrdered(await itemOf(id), `order-of-${id}`, fee, now);
}

describe("open", () => {
  it("is idempotent for both participants", async () => {
    const two = await pair(now);
    const [asked, offered] = two.itineraries;
    const again = await Connection.open(
      two.traveler,
      { itineraryId: offered, role: "traveler" },
      now,
    );
    const there = await Connection.open(
      two.flightaid,
      { itineraryId: asked, role: "flightaid" },
      now,
    );
    expect([again.created, there.created]).toEqual([false, false]);
    expect([again.connection.id, there.connection.id]).toEqual([two.id, two.id]);
    expect([again.connection.role, there.connection.role]).toEqual(["traveler", "flightaid"]);
    for (const one of [two.traveler, two.flightaid])
      expect((await Connection.list(one, now)).map(({ id }) => id)).toEqual([two.id]);
  });

  it("is refused when the itinerary is paused between the reads and the write", async () => {
    const owner = await person("Bob Marsh", now);
    const id = await post(owner, { type: "flightaid", days: 44 }, now);
    const ann = await person("Ann Kowalski", now);
    const input = { itineraryId: id, role: "traveler", phoneNumber: "+14165550177" } as const;
    const release = beforeNextTransaction(() => Itinerary.update(owner, { id, paused: true }, now));
    const [outcome] = await Promise.allSettled([Connection.open(ann, input, now)]);
    release();
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { code: "conflict", reason: "itinerary-paused" },
    });
    expect(await Connection.list(owner, now)).toEqual([]);
  });

  it("is refused for a posting that the flightaid cannot fly from that moment on", async () => {
    const trip = { flight: "QF-3", days: 45 };
    const flightaid = await person("Bob Marsh", now);
    const offered = await post(flightaid, { ...trip, type: "flightaid" }, now);
    const [ann, cem] = [await person("Ann Kowalski", now), await person("Cem Tok", now)];
    const paid = await post(ann, { ...trip, type: "traveler" }, now);
    const asked = await post(cem, { ...trip, type: "traveler" }, now);
    const open = (itineraryId: string) =>
      Connection.open(flightaid, { itineraryId, role: "flightaid" }, now);
    const { connection } = await open(paid);
    await pay(connection.id, now);
    const release = beforeNextTransaction(() =>
      Connection.cancel(flightaid, { id: connection.id, reason: "cannot-fly" }, now),
    );
    const [outcome] = await Promise.allSettled([open(asked)]);
    release();
    expect(await Itinerary.record(offered)).toMatchObject({ cannotFly: true });
    expect(outcome).toMatchObject({ status: "rejected", reason: { reason: "itinerary-required" } });
    expect(await Connection.list(cem, now)).toEqual([]);
  });

  describe("when the flightaid edits the trip between the reads and the write", () => {
    async function openAround(edit: (flightaid: AuthUser, id: string) => Promise<unknown>) {
      const trip = { flight: "QF-7", days: 46 };
      const [ann, bob] = [await person("Ann Kowalski", now), await person("Bob Marsh", now)];
      await post(ann, { ...trip, type: "traveler" }, now);
      const itineraryId = await post(bob, { ...trip, type: "flightaid", connect: "open" }, now);
      const release = beforeNextTransaction(async () => {
        await edit(bob, itineraryId);
        await Connection.followChange(itineraryId, now);
      });
      const opening = Connection.open(ann, { itineraryId, role: "traveler" }, now);
      const { connection } = await opening.finally(release);
      return connection;
    }

    it("shows the trip as edited, which can be ordered", async () => {
      const connection = await openAround((bob, id) => fly(bob, id, "EK-998"));
      expect(connection).toMatchObject({
        state: "accepted",
        theirs: { leg: { flight: "EK-998" } },
      });
      const item = await itemOf(connection.id);
      expect(await markOrdered(item, "order-of-edited", fee, now)).toBe("ordered");
    });

    it("asks who wants to be asked from then on", async () => {
      const connection = await openAround((bob, id) =>
        Itinerary.update(bob, { id, connect: "ask" }, now),
      );
      expect(connection.state).toBe("requested");
    });
  });

  it("is followed by an edit that began before and is stored after it", async () => {
    const two = await pair(now);
    const [, offered] = two.itineraries;
    await fly(two.flightaid, offered, "EK-997", later(-1));
    await Connection.followChange(offered, now);
    expect(await markOrdered(await itemOf(two.id), "order-of-late-edit", fee, now)).toBe("ordered");
    expect(await Connection.fromId(two.traveler, two.id, now)).toMatchObject({
      theirs: { leg: { flight: "EK-997" } },
    });
  });

  it("posts what was searched for when its day is nearer than that of the own trip", async () => {
    const [ann, bob] = [await person("Ann Kowalski", now), await person("Bob Marsh", now)];
    await post(ann, { flight: "QF-9", days: 58, type: "traveler" }, now);
    const offer = { flight: "QF-9", days: 60, type: "flightaid", connect: "ask" } as const;
    const itineraryId = await post(bob, offer, now);
    const { legs } = await Itinerary.record(itineraryId);
    const wanted = { itineraryId, role: "traveler", phoneNumber: "+14165550177" } as const;
    const { connection } = await Connection.open(ann, { ...wanted, itinerary: legs }, now);
    expect(connection.mine?.leg.travelDate).toBe(legs[0]?.travelDate);
    expect(await Itinerary.ofOwner(ann)).toHaveLength(2);
    // Without a search, or with one for the same day, nothing is posted.
    const cem = await person("Cem Aksoy", now);
    await post(cem, { flight: "QF-9", days: 60, type: "traveler" }, now);
    await Connection.open(cem, { ...wanted, itinerary: legs }, now);
    expect(await Itinerary.ofOwner(cem)).toHaveLength(1);
  });

  it("needs the agreement in force, accepted before or in the same moment", async () => {
    const two = await pair(now);
    const eve = { ...(await person("Eve Adams")), uid: "uid-eve" };
    await User.ensureProfile(eve, "en", now);
    const wanted = {
      itineraryId: two.itineraries[1],
      role: "traveler" as const,
      phoneNumber: "+14165550177",
    };
    const open = () => Connection.open(eve, wanted, now);
    await expect(open()).rejects.toMatchObject({ code: "forbidden" });
    expect(await Connection.list(eve, now)).toEqual([]);
    const owed = await Outbox.ofRecipient(two.flightaid.uid);
    expect(owed.map(({ kind }) => kind).sort()).toEqual([
      "connect",
      "registered",
      "still-flying-posting",
    ]);

    const accepting = User.update(eve, { agreementVersion }, now);
    const [early] = await Promise.allSettled([open(), accepting]);
    // Either the acceptance was first, or nothing was written.
    if (early.status === "rejected") expect(early.reason).toMatchObject({ code: "forbidden" });
    expect((await open()).created).toBe(early.status === "rejected");
    expect(await Connection.list(eve, now)).toHaveLength(1);
  });

  it("creates one connection and one mail for concurrent calls of both", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const trip = { flight: "QF-1", from: "SYD", to: "LHR", days: 30 };
    const asked = await post(ann, { ...trip, type: "traveler" }, now);
    const offered = await post(bob, { ...trip, type: "flightaid" }, now);
    const opened = await Promise.all([
      Connection.open(ann, { itineraryId: offered, role: "traveler" }, now),
      Connection.open(bob, { itineraryId: asked, role: "flightaid" }, now),
    ]);
    expect(new Set(opened.map(({ connection }) => connection.id)).size).toBe(1);
    expect(opened.filter(({ created }) => created)).toHaveLength(1);
    const mails = [...(await Outbox.ofRecipient(ann.uid)), ...(await Outbox.ofRecipient(bob.uid))];
    expect(mails.filter(({ kind }) => kind === "connect")).toHaveLength(1);
  });

  it("is refused beyond the connections of a day (UTC); opening one again is free", {
    tags: "deep",
  }, async () => {
    const ann = await person("Ann Kowalski");
    const wanted: string[] = [];
    for (let index = 0; index <= limits.daily.connections; index++)
      wanted.push(
        await post(await person("Bob Marsh"), { type: "flightaid", days: index + 2 }, now),
      );
    const open = (itineraryId = "", at = now) => {
      const phoneNumber = "+14165550177";
      return Connection.open(ann, { itineraryId, role: "traveler", phoneNumber }, at);
    };
    const outcomes = await Promise.allSettled(wanted.map((one) => open(one)));
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([
      {
        reason: {
          code: "too-many-requests",
          reason: "too-many-connections",
          params: { most: 10, seconds: 43_200 },
          retryAfter: 12 * 3600,
        },
      },
    ]);
    expect(await Connection.list(ann, now)).toHaveLength(limits.daily.connections);
    const last = outcomes.findIndex(({ status }) => status === "rejected");
    expect(await open(wanted[last === 0 ? 1 : 0])).toMatchObject({ created: false });
    expect(await open(wanted[last], later(12 * 3600))).toMatchObject({ created: true });
  });

  it("requires a flightaid to have an itinerary that matches", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const trip = { flight: "QF-6", from: "SYD", to: "LHR", days: 50 };
    const asked = await post(ann, { ...trip, type: "traveler" }, now);
    const open = () =>
      Connection.open(
        bob,
        { itineraryId: asked, role: "flightaid", phoneNumber: "+14165550177" },
        now,
      );
    await post(bob, { ...trip, type: "flightaid", days: 90 }, now);
    const refusal = { code: "itinerary-required", message: expect.stringContaining("Post") };
    await expect(open()).rejects.toMatchObject(refusal);
    expect(await Connection.list(ann, now)).toEqual([]);
    const own = await post(bob, { ...trip, type: "flightaid" }, now);
    expect(await open()).toMatchObject({ created: true });
    expect(await open()).toMatchObject({ created: false });
    // An unpaid connection without its itinerary can no longer be paid.
    await Itinerary.remove(bob, own, now);
    await expect(open()).rejects.toMatchObject(refusal);
  });

  it("requires a phone number without an itinerary, and finds the connection once one is posted", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const trip = { flight: "QF-2", from: "SYD", to: "LHR", days: 40 };
    const offered = await post(bob, { ...trip, type: "flightaid" }, now);
    const wanted = { itineraryId: offered, role: "traveler" as const };
    await expect(Connection.open(ann, wanted, now)).rejects.toMatchObject({
      code: "invalid-input",
      errors: [{ path: "phoneNumber", reason: "invalid-phone-number" }],
    });
    await expect(Connection.open(ann, { ...wanted, phoneNumber: "12" }, now)).rejects.toMatchObject(
      { errors: [{ path: "phoneNumber" }] },
    );
    const first = await Connection.open(ann, { ...wanted, phoneNumber: "+14165550177" }, now);
    expect(first.created).toBe(true);
    const asked = await post(ann, { ...trip, type: "traveler" }, now);
    const second = await Connection.open(bob, { itineraryId: asked, role: "flightaid" }, now);
    expect(second).toMatchObject({ created: false, connection: { id: first.connection.id } });
  });

  it("rejects one's own itinerary, the same role, a deleted itinerary and a trip that is too close", async () => {
    const two = await pair(now);
    const [asked] = two.itineraries;
    const open = (itineraryId: string, role: "traveler" | "flightaid", at = now) =>
      Connection.open(two.traveler, { itineraryId, role }, at);
    await expect(open(asked, "flightaid")).rejects.toMatchObject({ code: "conflict" });
    const cem = await person("Cem Tok");
    const third = await post(cem, { flight: "QF-3", type: "traveler", days: 3 }, now);
    await expect(open(third, "traveler")).rejects.toMatchObject({ errors: [{ path: "role" }] });
    await expect(open("0".repeat(32), "traveler")).rejects.toMatchObject({ code: "not-found" });
    await expect(open(third, "flightaid", later(4 * 86_400))).rejects.toMatchObject({
      reason: "old-itinerary",
    });
  });

  it("is refused while the other participant deletes their account", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const offered = await post(bob, { flight: "QF-4", type: "flightaid" }, now);
    await User.leave(bob, now);
    await expect(
      Connection.open(
        ann,
        { itineraryId: offered, role: "traveler", phoneNumber: "+14165550177" },
        now,
      ),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await Connection.list(ann, now)).toEqual([]);
  });

  it("mails the other participant, without contact data", async () => {
    const { ann, bob, open } = await matched();
    const { connection, mails } = await open(now);
    expect(mails).toEqual([{ uid: ann.uid, key: `connect#${connection.id}` }]);
    const [mail] = (await Outbox.ofRecipient(ann.uid)).filter(({ kind }) => kind === "connect");
    expect(mail?.payload?.props).toMatchObject({
      connection: connection.id,
      role: "traveler",
      displayName: "B********",
    });
    for (const secret of [bob.email, bob.displayName, "5550134", bob.uid])
      expect(JSON.stringify(mail?.payload)).not.toContain(secret);
  });

  it("mails also when a match mail has just been sent: an offer is news", async () => {
    const { ann, open, matchMail } = await matched();
    await putMails([matchMail], { queue: "sent", sentAt: hours(-1) });
    expect((await open(now)).mails).toHaveLength(1);
    const kinds = (await Outbox.ofRecipient(ann.uid)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "connect")).toHaveLength(1);
  });
});

/** Two itineraries of one flight, a match mail about them to the traveler, and the call by which the flightaid connects. */
async function matched() {
  const ann = await person("Ann Kowalski");
  const bob = await person("Bob Marsh");
  const trip = { flight: "QF-5", from: "PER", to: "LHR" };
  const own = await post(ann, { ...trip, type: "traveler" }, now);
  const itinerary = await post(bob, { ...trip, type: "flightaid" }, now);
  const leg = { ...trip, fromCity: "Perth", toCity: "London", travelDate: "2027-03-30" };
  const props = {
    own,
    itinerary,
    role: "traveler" as const,
    mine: leg,
    theirs: leg,
    displayName: "B********",
    score: 1,
  };
  const topic = topicOf({ id: own, type: "traveler" }, { id: itinerary, type: "flightaid" });
  return {
    ann,
    bob,
    matchMail: Outbox.buildMail(ann.uid, { kind: "match", props }, topic, now),
    open: (at: Date) => Connection.open(bob, { itineraryId: own, role: "flightaid" }, at),
  };
}

describe("a view", () => {
  it("contains the other's contact data only while the connection is paid", async () => {
    const two = await pair(now);
    const views = () =>
      Promise.all([two.traveler, two.flightaid].map((one) => Connection.fromId(one, two.id, now)));
    const names = [{ displayName: "B********" }, { displayName: "A***********" }];
    await order(two);
    expect((await views()).map(({ contact }) => contact)).toEqual([undefined, undefined]);
    await pay(two.id, now);
    // The contract drops what it does not name.
    const seen = (await views()).map((view) => fromId.output.parse(view));
    expect(seen).toEqual(await views());
    expect(seen).toMatchObject([
      {
        role: "traveler",
        state: "paid",
        paidAt: now.toISOString(),
        counterpart: names[0],
        contact: { email: two.flightaid.email, displayName: "Bob Marsh" },
      },
      {
        role: "flightaid",
        counterpart: names[1],
        contact: { email: two.traveler.email, phoneNumber: "+14165550134" },
      },
    ]);
    await refund(two.id, now);
    expect((await views()).map(({ contact }) => contact)).toEqual([undefined, undefined]);
  });

  it("shows the price of its order; a change of the fee affects new orders only", async () => {
    const two = await pair(now);
    await order(two);
    vi.stubEnv("FEE_AMOUNT", "25.00");
    expect((await Connection.fromId(two.traveler, two.id, now)).fee).toEqual(fee);
    const next = await pair(now);
    const { fee: current } = await Connection.fromId(next.traveler, next.id, now);
    expect(current).toEqual({ amount: "25.00", currency: "USD" });
    const captured = { orderId: `order-of-${two.id}`, captureId: "capture" };
    await markPaid(await itemOf(two.id), captured, [], now);
    const [mail] = (await Outbox.ofRecipient(two.traveler.uid)).filter(
      ({ kind }) => kind === "paid",
    );
    expect(mail?.payload?.props).toMatchObject({ fee });
  });

  it("is expired from the day of the flight on, unless it is paid or the payment is pending", async () => {
    const [accepted, ordered, pending, paid] = await Promise.all([1, 2, 3, 4].map(() => pair(now)));
    if (!accepted || !ordered || !pending || !paid) throw new Error("This test needs four pairs");
    await order(ordered);
    await order(pending);
    await markPending(await itemOf(pending.id), now);
    await pay(paid.id, now);
    const stateOf = async ({ traveler, id }: Pair, at: Date) =>
      (await Connection.fromId(traveler, id, at)).state;
    const states = (at: Date) =>
      Promise.all([accepted, ordered, pending, paid].map((one) => stateOf(one, at)));
    expect(await states(now)).toEqual(["accepted", "ordered", "ordered", "paid"]);
    expect(await states(late)).toEqual(["expired", "expired", "ordered", "paid"]);
  });

  it("shows a name without the links that it spells, also in mails", { tags: "deep" }, async () => {
    const ann = await person("Ann visit evil.example.com");
    const bob = await person("Bob t.me/bobby");
    const trip = { flight: "QF-9", from: "SYD", to: "LHR", days: 60 };
    await post(ann, { ...trip, type: "traveler" }, now);
    const itineraryId = await post(bob, { ...trip, type: "flightaid" }, now);
    const { connection } = await Connection.open(ann, { itineraryId, role: "traveler" }, now);
    // An edit stores the name again.
    await Itinerary.update(bob, { id: itineraryId, addInfo: "I speak Polish" }, now);
    await Connection.followChange(itineraryId, now);
    await pay(connection.id, now);
    const seen = JSON.stringify([
      await Connection.fromId(ann, connection.id, now),
      await Connection.fromId(bob, connection.id, now),
      ...(await Outbox.ofRecipient(ann.uid)),
      ...(await Outbox.ofRecipient(bob.uid)),
    ]);
    expect(seen).toContain("Ann visit ****");
    expect(seen).not.toMatch(/evil\.example|t\.me|bobby/);
  });

  it("shows the name of the opener's profile, and not another one of the token", async () => {
    const ann = await person("Ann Kowalski");
    const bob = await person("Bob Marsh");
    const trip = { flight: "QF-10", from: "SYD", to: "LHR", days: 61 };
    await post(ann, { ...trip, type: "traveler" }, now);
    const itineraryId = await post(bob, { ...trip, type: "flightaid" }, now);
    const token = { ...ann, displayName: "Queen Victoria" };
    const { connection } = await Connection.open(token, { itineraryId, role: "traveler" }, now);
    expect((await itemOf(connection.id)).travelerSide?.contact.displayName).toBe("Ann Kowalski");
  });

  it("is not there for strangers", async () => {
    const two = await pair(now);
    const eve = await person("Eve Stone");
    for (const id of [two.id, "0".repeat(32), "no id"])
      await expect(Connection.fromId(eve, id, now)).rejects.toMatchObject({ code: "not-found" });
    expect(await Connection.list(eve, now)).toEqual([]);
  });
});

it("lists a user's connections, newest first", { tags: "deep" }, async () => {
  const ann = await person("Ann Kowalski");
  const opened: string[] = [];
  for (const days of [10, 20, 30]) {
    const bob = await person("Bob Marsh");
    const itineraryId = await post(bob, { type: "flightaid", days }, now);
    const { connection } = await Connection.open(
      ann,
      { itineraryId, role: "traveler", phoneNumber: "+14165550177" },
      later(days),
    );
    opened.unshift(connection.id);
  }
  expect((await Connection.list(ann, late)).map(({ id }) => id)).toEqual(opened);
});

describe("forget", () => {
  it("ends an unpaid connection, tells the other, and keeps how it ended", async () => {
    const two = await pair(now);
    await Connection.forget(two.flightaid.uid, now);
    expect(await Connection.list(two.traveler, now)).toMatchObject([
      {
        state: "withdrawn",
        ended: { reason: "left", by: "them" },
        counterpart: { displayName: "" },
        actions: [],
      },
    ]);
    expect(JSON.stringify(await itemOf(two.id))).not.toMatch(/Bob|uid-.*-bob@/);
    const kinds = (await Outbox.ofRecipient(two.traveler.uid)).map(({ kind }) => kind);
    expect(kinds).toContain("ended");
  });

  for (const { rows, options } of byLane(
    [
      ["an accepted", async () => {}],
      ["an ordered", order],
      ["a paid", (two: Pair) => pay(two.id, now)],
    ],
    ([what]) => what === "a paid",
  ))
    it.each(rows)(
      "removes the user's data from %s one, and keeps the rest",
      options,
      async (_, prepare) => {
        for (const leaver of ["traveler", "flightaid"] as const) {
          const two = await pair(now);
          await prepare(two);
          await Connection.forget(two[leaver].uid, now);
          expect(await Connection.list(two[leaver], now)).toEqual([]);
          const { email, displayName } = two[leaver];
          expect(JSON.stringify(await Connection.get(two.id))).not.toMatch(
            new RegExp(`${email}|${displayName}`),
          );
          const other = leaver === "traveler" ? two.flightaid : two.traveler;
          const view = await Connection.fromId(other, two.id, now);
          expect(view.counterpart).toEqual({ displayName: "" });
          expect(view.contact).toBeUndefined();
        }
      },
    );

  it("refunds what was paid for a Flightaide who leaves before the trip, and tells the traveler", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    await User.leave(two.flightaid, now);
    await Connection.forget(two.flightaid.uid, now);
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded", queue: "order" });
    const mails = await Outbox.ofRecipient(two.traveler.uid);
    const [told] = mails.filter(({ kind }) => kind === "refunded");
    expect(told?.payload?.props).toMatchObject({ reason: "left" });
  });

  it("refunds nothing once the trip is over", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    await Connection.forget(two.flightaid.uid, late);
    expect((await itemOf(two.id)).state).toBe("paid");
  });
});
