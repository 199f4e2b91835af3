/** After the end of a connection: who is offered again, and who is matched with whom. */

import type { Actor, AuthUser } from "@flightaides/core/actor.ts";
import { Block } from "@flightaides/core/block";
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Matching } from "@flightaides/core/matching";
import * as matching from "@flightaides/core/matching/contract.ts";
import { Safety } from "@flightaides/core/safety";
import { opposite, type Type } from "@flightaides/core/trip/contract.ts";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, type Pair, pair, pay, timesOf } from "../../test/connection";
import { post } from "../../test/itinerary";
import { byLane } from "../../test/lanes";
import { person } from "../../test/user";
import { takeStep } from "./steps";

async function paid(): Promise<Pair> {
  const two = await pair(now);
  await pay(two.id, now);
  return two;
}

const cancel = ({ flightaid, id }: Pair, reason: "cannot-fly" | "other" = "cannot-fly") =>
  Connection.cancel(flightaid, { id, reason }, now);

/** Whether a user finds the itinerary `id` by a search with the legs of another. */
async function finds(actor: Actor, of: string, id: string): Promise<boolean> {
  const { type, legs } = await Itinerary.record(of);
  const input = { searchType: "PROXIMAL" as const, type: opposite(type), itinerary: legs };
  return (await Matching.search(actor, input, now)).items.some((one) => one.id === id);
}

/** Whether the matcher pairs two itineraries, seen from each. */
async function areMatched(ids: readonly [string, string]): Promise<boolean[]> {
  const [a, b] = await Promise.all(ids.map((id) => Itinerary.matchesOf(id, now)));
  return [
    a?.matches.some(({ card }) => card.id === ids[1]) === true,
    b?.matches.some(({ card }) => card.id === ids[0]) === true,
  ];
}

async function moveByDays({ flightaid, itineraries: [, offered] }: Pair, days: number) {
  const { legs } = await Itinerary.record(offered);
  const itinerary = legs.map((leg) => ({ ...leg, travelDate: dayAfter(leg.travelDate, days) }));
  return Itinerary.update(flightaid, { id: offered, itinerary }, now);
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

describe("a flightaid who cannot fly", () => {
  it("is no longer offered to anyone", async () => {
    const two = await paid();
    const [asked, offered] = two.itineraries;
    expect(await finds(undefined, asked, offered)).toBe(true);
    await cancel(two);
    const stranger = await person("Cem Tok", now);
    for (const reader of [undefined, stranger, two.traveler])
      expect(await finds(reader, asked, offered)).toBe(false);
    await expect(
      Connection.open(
        stranger,
        { itineraryId: offered, role: "traveler", phoneNumber: "+14165550134" },
        now,
      ),
    ).rejects.toMatchObject({ reason: "itinerary-paused" });
    expect(await Itinerary.fromId(two.flightaid, offered, now)).toMatchObject({
      paused: true,
      cannotFly: true,
    });
  });

  it("does not offer the trip in their own connection", async () => {
    const two = await paid();
    await cancel(two);
    const open = Connection.open(
      two.flightaid,
      { itineraryId: two.itineraries[0], role: "flightaid" },
      now,
    );
    await expect(open).rejects.toMatchObject({ reason: "itinerary-required" });
  });

  it("shows the trip again only once it is another one", async () => {
    const two = await paid();
    const [, id] = two.itineraries;
    await cancel(two);
    const { legs, phoneNumber } = await Itinerary.record(id);
    const show = () => Itinerary.update(two.flightaid, { id, paused: false }, now);
    const again = { type: "flightaid", itinerary: legs, traveler: { phoneNumber } } as const;
    await expect(show()).rejects.toMatchObject({ reason: "cannot-fly" });
    await expect(Itinerary.create(two.flightaid, again, now)).rejects.toMatchObject({
      reason: "cannot-fly",
    });
    expect(await moveByDays(two, 2)).toMatchObject({ paused: true });
    const shown = await show();
    expect([shown.paused, shown.cannotFly]).toEqual([undefined, undefined]);
  });

  it("stays on offer after a cancellation for another reason, and a traveler's trip after any", {
    tags: "deep",
  }, async () => {
    const [one, other] = [await paid(), await paid()];
    await cancel(one, "other");
    await Connection.cancel(other.traveler, { id: other.id, reason: "cannot-fly" }, now);
    for (const { itineraries } of [one, other])
      expect(await finds(undefined, ...itineraries)).toBe(true);
  });

  it("is paused together with the end, also when the posting changes at that moment", async () => {
    const two = await paid();
    const [, id] = two.itineraries;
    await Promise.all([
      cancel(two),
      Itinerary.update(two.flightaid, { id, addInfo: "I speak Hindi" }, now),
    ]);
    expect(await Itinerary.record(id)).toMatchObject({
      paused: true,
      cannotFly: true,
      addInfo: "I speak Hindi",
    });
    expect(await itemOf(two.id)).toMatchObject({ state: "refunded" });
  });
});

/** Posts the only leg of a trip anew, under the same id. */
async function postAgain(owner: AuthUser, { type, legs, phoneNumber }: Itinerary.ItineraryRecord) {
  const again = { type, itinerary: legs, traveler: { phoneNumber } };
  return (await Itinerary.create(owner, again, now)).itinerary.id;
}

const endings: [string, () => Promise<Pair>][] = [
  [
    "cancelled",
    async () => {
      const two = await paid();
      await cancel(two, "other");
      return two;
    },
  ],
  ...(["traveler", "flightaid"] as const).flatMap((side): [string, () => Promise<Pair>][] => {
    const own = ({ itineraries: [asked, offered] }: Pair) =>
      side === "traveler" ? asked : offered;
    return [
      [
        `cancelled by the ${side}, who has deleted the paid trip and posted it again`,
        async () => {
          const two = await paid();
          const record = await Itinerary.record(own(two));
          await Itinerary.remove(two[side], own(two), now);
          await Connection.followChange(own(two), now);
          await postAgain(two[side], record);
          return two;
        },
      ],
      [
        `cancelled by the ${side}, who has moved the paid trip away and back`,
        async () => {
          const two = await paid();
          const { legs } = await Itinerary.record(own(two));
          const itinerary = legs.map((leg) => ({
            ...leg,
            travelDate: dayAfter(leg.travelDate, 9),
          }));
          await Itinerary.update(two[side], { id: own(two), itinerary }, now);
          await Connection.followChange(own(two), now);
          await Itinerary.update(two[side], { id: own(two), itinerary: legs }, now);
          return two;
        },
      ],
      [
        `cancelled by the ${side}, who has blocked the other and lifted the block`,
        async () => {
          const two = await paid();
          const { block } = await Safety.block(two[side], { connection: two.id }, now);
          await Safety.unblock(two[side], block.id);
          return two;
        },
      ],
    ];
  }),
  [
    "declined",
    async () => {
      const two = await pair(now, { connect: "ask" });
      await Connection.answer(two.flightaid, { id: two.id, accept: false }, now);
      return two;
    },
  ],
  [
    "refunded because the two did not meet",
    async () => {
      const two = await paid();
      const { aroundEnd } = await timesOf(two.id);
      await Connection.didNotMeet(two.traveler, { id: two.id }, aroundEnd(1));
      // The invitation to review is due first.
      for (let step = 0; step < 2; step++) await takeStep(two.id, aroundEnd(1 + 72));
      return two;
    },
  ],
];

const opened = (two: Pair, role: Type) =>
  Connection.open(
    two[role],
    { itineraryId: two.itineraries[role === "traveler" ? 1 : 0], role },
    now,
  );

/** Whether a user sees an itinerary in the list of all of them. */
async function lists(actor: Actor, id: string): Promise<boolean> {
  const { type, legs } = await Itinerary.record(id);
  const [leg] = legs;
  const filter = matching.list.input.parse({ type, flight: leg?.flight, limit: 100 });
  return (await Matching.list(actor, filter, now)).items.some((one) => one.id === id);
}

for (const { rows, options } of byLane(endings, (_, index) => index < 2))
  describe.each(rows)("two whose connection was %s", options, (name, ended) => {
    it("do not see each other’s trips in the lists, which others do", async () => {
      const two = await ended();
      const [asked, offered] = two.itineraries;
      expect(await lists(two.traveler, offered)).toBe(false);
      expect(await lists(two.flightaid, asked)).toBe(false);
      for (const reader of [undefined, await person("Cem Tok", now)])
        expect([await lists(reader, asked), await lists(reader, offered)]).toEqual([true, true]);
      // Their own, and the other's as another trip.
      expect(await lists(two.traveler, asked)).toBe(true);
      await moveByDays(two, 1);
      expect(await lists(two.traveler, offered)).toBe(true);
    });

    it("do not share the legs of these trips on the page of another connection", async () => {
      const two = await ended();
      const sharedBy = async (own: AuthUser, type: Type, other: AuthUser) =>
        Itinerary.sharedLegs({ uid: own.uid, type }, other.uid, now);
      expect(await sharedBy(two.traveler, "traveler", two.flightaid)).toEqual([]);
      expect(await sharedBy(two.flightaid, "flightaid", two.traveler)).toEqual([]);
      const another = { from: "FRA", to: "YYZ", flight: "LH-470", days: 170 };
      await post(two.traveler, { ...another, type: "traveler" }, now);
      await post(two.flightaid, { ...another, type: "flightaid" }, now);
      expect(await sharedBy(two.traveler, "traveler", two.flightaid)).toMatchObject([
        { mine: { from: "FRA" }, theirs: { from: "FRA" } },
      ]);
    });

    it("are not matched again while one of the trips is the same", async () => {
      const two = await ended();
      const [asked, offered] = two.itineraries;
      expect(await areMatched(two.itineraries)).toEqual([false, false]);
      expect(await finds(two.traveler, asked, offered)).toBe(false);
      expect(await finds(two.flightaid, offered, asked)).toBe(false);
      // Others find both.
      expect(await finds(undefined, asked, offered)).toBe(true);
      expect(await finds(undefined, offered, asked)).toBe(true);
      await moveByDays(two, 1);
      expect(await areMatched(two.itineraries)).toEqual([false, false]);
    });

    it("stay apart when the posting is deleted and posted again", async () => {
      const two = await ended();
      const [asked, offered] = two.itineraries;
      const { legs, phoneNumber } = await Itinerary.record(offered);
      await Itinerary.remove(two.flightaid, offered, now);
      const again = { type: "flightaid", itinerary: legs, traveler: { phoneNumber } } as const;
      await Itinerary.create(two.flightaid, again, now);
      expect(await areMatched(two.itineraries)).toEqual([false, false]);
      expect(await finds(two.traveler, asked, offered)).toBe(false);
    });

    it("are not connected again for these trips, by neither, from neither trip, and for another one they are", async () => {
      const two = await ended();
      const refused = {
        code: "conflict",
        reason: expect.stringMatching(/^(ended|declined)-before$/),
      };
      await expect(opened(two, "traveler")).rejects.toMatchObject(refused);
      if (!name.startsWith("declined"))
        await expect(opened(two, "flightaid")).rejects.toMatchObject(refused);
      // The same trip of the traveler, another one of the flightaid's.
      await moveByDays(two, 1);
      await expect(opened(two, "traveler")).rejects.toMatchObject(refused);
      const another = { from: "FRA", to: "YYZ", flight: "LH-470", days: 170 };
      const asked = await post(two.traveler, { ...another, type: "traveler" }, now);
      const offered = await post(two.flightaid, { ...another, type: "flightaid" }, now);
      const { created } = await opened({ ...two, itineraries: [asked, offered] }, "traveler");
      expect(created).toBe(true);
    });
  });

it("a flightaid who has declined, and then connects, is matched with the traveler again", async () => {
  const two = await pair(now, { connect: "ask" });
  await Connection.answer(two.flightaid, { id: two.id, accept: false }, now);
  const { connection } = await opened(two, "flightaid");
  expect(connection.state).toBe("accepted");
  await Connection.withdraw(two.traveler, { id: connection.id }, now);
  expect(await areMatched(two.itineraries)).toEqual([true, true]);
});

it.each([true, false])(
  "a separation that was undone does not keep anybody from leaving, or coming back, keeps: %s",
  async (keeps) => {
    const two = await pair(now, { connect: "ask" });
    await Connection.answer(two.flightaid, { id: two.id, accept: false }, now);
    await opened(two, "flightaid");
    const { uid: from } = two.flightaid;
    await Block.handOver({ from, to: `again-${from}`, keeps, checks: [] }, now);
    expect((await Block.unmatchable(`again-${from}`)).separated.size).toBe(0);
  },
);

it("what the traveler has searched with does not connect the two again", async () => {
  const two = await paid();
  const { legs } = await Itinerary.record(two.itineraries[0]);
  await Itinerary.remove(two.traveler, two.itineraries[0], now);
  await Connection.followChange(two.itineraries[0], now);
  await moveByDays(two, 1);
  const input = {
    itineraryId: two.itineraries[1],
    role: "traveler" as const,
    phoneNumber: "+14165550134",
    itinerary: legs,
  };
  await expect(Connection.open(two.traveler, input, now)).rejects.toMatchObject({
    reason: "ended-before",
  });
});

it("another trip of one's own is taken instead of that of the ended connection", async () => {
  const two = await paid();
  await cancel(two, "other");
  const { legs } = await Itinerary.record(two.itineraries[1]);
  const [leg] = legs;
  const days =
    (Date.parse(leg?.travelDate ?? "") - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000;
  // Flies on the next day too, and so does the traveler.
  const trip = { from: "YYZ", to: "DXB", flight: "EK-999", days: days + 1 };
  const offered = await post(two.flightaid, { ...trip, type: "flightaid" }, now);
  await expect(
    opened({ ...two, itineraries: [two.itineraries[0], offered] }, "traveler"),
  ).rejects.toMatchObject({
    reason: "ended-before",
  });
  await post(two.traveler, { ...trip, type: "traveler", flight: "EK-998" }, now);
  const { connection } = await opened(
    { ...two, itineraries: [two.itineraries[0], offered] },
    "traveler",
  );
  expect(connection.mine?.leg.flight).toBe("EK-998");
});

it("two whose connection was withdrawn before the payment are matched again", async () => {
  const two = await pair(now);
  await Connection.withdraw(two.traveler, { id: two.id }, now);
  expect(await areMatched(two.itineraries)).toEqual([true, true]);
});

it("two whose trips were edited since the payment stay apart as edited too", async () => {
  const two = await paid();
  await moveByDays(two, 1);
  await Connection.followChange(two.itineraries[1], now);
  await Connection.stay(two.traveler, { id: two.id }, now);
  await cancel(two, "other");
  expect(await areMatched(two.itineraries)).toEqual([false, false]);
  await expect(opened(two, "traveler")).rejects.toMatchObject({ reason: "ended-before" });
});

it("both are matched again with trips of which none is the same", async () => {
  const two = await paid();
  await cancel(two, "other");
  await moveByDays(two, 2);
  const [asked, offered] = two.itineraries;
  const { legs } = await Itinerary.record(offered);
  await Itinerary.update(two.traveler, { id: asked, itinerary: legs }, now);
  expect(await areMatched([asked, offered])).toEqual([true, true]);
});

it("a user who leaves takes the separations along", async () => {
  const two = await paid();
  await cancel(two, "other");
  expect((await Block.unmatchable(two.traveler.uid)).separated.size).toBe(1);
  expect(await Block.of(two.traveler.uid)).toEqual([]);
  expect(await Block.hiddenFrom(two.traveler.uid)).toEqual(new Set());
  await Block.handOver({ from: two.flightaid.uid, to: "uid-again", keeps: false, checks: [] }, now);
  expect((await Block.unmatchable(two.flightaid.uid)).separated.size).toBe(0);
  const { separated } = await Block.unmatchable(two.traveler.uid);
  expect([...separated.keys()]).toEqual(["uid-again"]);
  expect((await Block.unmatchable("uid-again")).separated.get(two.traveler.uid)).toEqual(
    separated.get("uid-again"),
  );
});

it("a user who has left is not separated from the other by a later end", async () => {
  const two = await paid();
  const after = (await timesOf(two.id)).aroundEnd(1);
  await Connection.forget(two.traveler.uid, after);
  await Connection.airlineCancelled(two.flightaid, { id: two.id }, after);
  const later = new Date(after.getTime() + 49 * 3_600_000);
  // The invitation to a review comes first.
  for (let step = 0; step < 2; step++) await takeStep(two.id, later);
  expect(await itemOf(two.id)).toMatchObject({ state: "refunded", endReason: "airline" });
  for (const { uid } of [two.traveler, two.flightaid])
    expect((await Block.unmatchable(uid)).separated.size).toBe(0);
});
