/** How often a participant is told by mail that the other's trip has changed. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { Quota } from "@flightaides/core/quota";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { limits } from "@flightaides/core/usage-limits.ts";
import { User } from "@flightaides/core/user";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, type Pair, pair, pay } from "../../test/connection";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import { takeStep } from "./steps";

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The days by which the flightaid's trip has moved as each mail tells it, and when the mail is due, in minutes. */
async function toldTo(uid: string, day: string) {
  const mails = await Outbox.ofRecipient(uid);
  return mails
    .flatMap(({ payload, dueAt }) => {
      if (payload?.kind !== "changed") return [];
      const days = (trip: { travelDate: string } | undefined) =>
        (Date.parse(trip?.travelDate ?? "") - Date.parse(day)) / 86_400_000;
      const { before, theirs } = payload.props;
      return [[(Date.parse(dueAt) - now.getTime()) / 60_000, days(before), days(theirs)]];
    })
    .sort(([a = 0], [b = 0]) => a - b);
}

/** A pair of which one moves the own trip. */
async function movable(two: Pair, by: "traveler" | "flightaid" = "flightaid") {
  const id = two.itineraries[by === "traveler" ? 0 : 1];
  const { legs } = await Itinerary.record(id);
  const day = legs[0]?.travelDate ?? "";
  return {
    day,
    async move(days: number, minutes: number): Promise<void> {
      const itinerary = legs.map((leg) => ({ ...leg, travelDate: addDays(day, days) }));
      await Itinerary.update(two[by], { id, itinerary }, later(minutes));
      await Connection.followChange(id, later(minutes));
    },
  };
}

describe("changes of a trip", () => {
  it("are neither told to nor counted for a traveler who has left on the day of the trip", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const { day, move } = await movable(two);
    const { uid } = two.traveler;
    const minutes = (Date.parse(`${day}T18:00:00Z`) - now.getTime()) / 60_000;
    const before = await Quota.usedBy(uid);
    await User.leave(two.traveler, later(minutes));
    await Connection.forget(uid, later(minutes));
    expect(await itemOf(two.id)).toMatchObject({ state: "paid" });
    await move(1, minutes + 1);
    expect((await Outbox.ofRecipient(uid)).map(({ kind }) => kind)).not.toContain("changed");
    expect(await Quota.usedBy(uid)).toEqual(before);
  });

  it("are told once an hour: the first at once, the others together at its end", async () => {
    const two = await pair(now);
    await pay(two.id, now);
    const { day, move } = await movable(two);
    for (const [days, minutes] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [2, 59],
    ] as const)
      await move(days, minutes);
    expect(await toldTo(two.traveler.uid, day)).toEqual([
      [0, 0, 1],
      [60, 1, 2],
    ]);
    // What is not told then is told an hour later.
    await move(3, 61);
    await move(1, 119);
    expect(await toldTo(two.traveler.uid, day)).toEqual([
      [0, 0, 1],
      [60, 1, 2],
      [120, 2, 1],
    ]);
    await move(0, 200);
    expect((await toldTo(two.traveler.uid, day)).at(-1)).toEqual([200, 1, 0]);
  });

  it("are not told when they are taken back within the hour", { tags: "deep" }, async () => {
    const two = await pair(now);
    const { day, move } = await movable(two);
    await move(1, 0);
    await move(2, 10);
    await move(1, 20);
    expect(await toldTo(two.traveler.uid, day)).toEqual([[0, 0, 1]]);
    await move(3, 30);
    expect(await toldTo(two.traveler.uid, day)).toEqual([
      [0, 0, 1],
      [60, 1, 3],
    ]);
  });

  it("of both are told to each", { tags: "deep" }, async () => {
    const two = await pair(now);
    const { day, move } = await movable(two);
    const travelers = await movable(two, "traveler");
    await move(1, 0);
    await travelers.move(1, 1);
    await move(2, 2);
    expect(await toldTo(two.traveler.uid, day)).toEqual([
      [0, 0, 1],
      [60, 1, 2],
    ]);
    expect(await toldTo(two.flightaid.uid, day)).toEqual([[1, 0, 1]]);
  });

  it("are not told to a flightaid who has not answered, who sees them on the page and in the reminder", {
    tags: "deep",
  }, async () => {
    const two = await pair(now, { connect: "ask", days: 40 });
    const travelers = await movable(two, "traveler");
    await travelers.move(1, 0);
    expect(await toldTo(two.flightaid.uid, travelers.day)).toEqual([]);
    const moved = addDays(travelers.day, 1);
    expect(await Connection.fromId(two.flightaid, two.id, later(1))).toMatchObject({
      state: "requested",
      theirs: { leg: { travelDate: moved } },
    });
    await takeStep(two.id, later(37 * 60));
    const mails = await Outbox.ofRecipient(two.flightaid.uid);
    expect(mails.find(({ kind }) => kind === "reminder")?.payload?.props).toMatchObject({
      theirs: { travelDate: moved },
    });
    // The traveler has asked, and is told.
    const { day, move } = await movable(two);
    await move(2, 38 * 60);
    expect(await toldTo(two.traveler.uid, day)).toEqual([[38 * 60, 0, 2]]);
    await Connection.answer(two.flightaid, { id: two.id, accept: true }, later(38 * 60));
    await travelers.move(2, 39 * 60);
    expect(await toldTo(two.flightaid.uid, travelers.day)).toEqual([[39 * 60, 1, 2]]);
  });

  it("are not told to a traveler to whom a flightaid has offered company, until an order answers it", async () => {
    const two = await pair(now, { opener: "flightaid" });
    const { day, move } = await movable(two);
    await move(1, 0);
    expect(await toldTo(two.traveler.uid, day)).toEqual([]);
    expect(await Connection.fromId(two.traveler, two.id, later(1))).toMatchObject({
      theirs: { leg: { travelDate: addDays(day, 1) } },
    });
    await pay(two.id, later(2));
    await move(2, 3);
    expect(await toldTo(two.traveler.uid, day)).toEqual([[3, 1, 2]]);
  });
});

describe("changes of the trips of many", () => {
  const midnight = "2027-03-11T00:00:00.000Z";

  /** Connections of new travelers with one flightaid, and what moves the trip of each by so many days. */
  async function families(count: number) {
    const flightaid = await person("Bob Marsh", now);
    const trip = { flight: `QR-${count}`, days: 60 };
    const itineraryId = await post(flightaid, { ...trip, type: "flightaid" }, now);
    const all = Array.from({ length: count }, async () => {
      const traveler = await person("Ann Kowalski", now);
      const own = await post(traveler, { ...trip, type: "traveler" }, now);
      const { connection } = await Connection.open(
        traveler,
        { itineraryId, role: "traveler" },
        now,
      );
      const { id } = connection;
      const two: Pair = { traveler, flightaid, id, itineraries: [own, itineraryId] };
      return { ...two, ...(await movable(two, "traveler")) };
    });
    return { flightaid, two: await Promise.all(all) };
  }

  const dueOf = async (uid: string) =>
    (await Outbox.ofRecipient(uid))
      .filter(({ kind }) => kind === "changed")
      .map(({ dueAt }) => dueAt)
      .sort();

  it("are told so often a day, and what is left at the end of the day, once for each", async () => {
    const most = limits.changedMails.unpaid;
    const { flightaid, two } = await families(10);
    for (let round = 0; round < 3; round++)
      for (const one of two) await one.move(1 + round, 61 * round);
    const due = await dueOf(flightaid.uid);
    expect(due.filter((at) => at < midnight)).toHaveLength(most);
    expect(due.filter((at) => at === midnight)).toHaveLength(10);
    expect(due).toHaveLength(most + 10);
    // The last one tells the trip as it is by then.
    for (const one of two)
      expect((await itemOf(one.id)).told?.flightaid).toMatchObject({ due: midnight });
  });

  it("do not take the room of those of a paid connection", async () => {
    const { flightaid, two } = await families(7);
    const [paid, other] = two;
    if (!paid || !other) throw new Error("There is no family");
    for (let round = 0; round < 2; round++)
      for (const one of two) await one.move(1 + round, 61 * round);
    await pay(paid.id, later(62));
    const before = await dueOf(flightaid.uid);
    for (const one of [paid, other]) await one.move(3, 200);
    const due = (await dueOf(flightaid.uid)).slice();
    for (const at of before) due.splice(due.indexOf(at), 1);
    expect(due).toEqual([later(200).toISOString(), midnight]);
  });

  it("at the same moment take the room that there is", { tags: "deep" }, async () => {
    const { flightaid, two } = await families(limits.changedMails.unpaid + 3);
    await Promise.all(two.map((one) => one.move(1, 0)));
    const due = await dueOf(flightaid.uid);
    expect(due.filter((at) => at < midnight)).toHaveLength(limits.changedMails.unpaid);
    expect(due.filter((at) => at === midnight)).toHaveLength(3);
  });
});
