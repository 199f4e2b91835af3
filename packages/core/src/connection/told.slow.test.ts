/** How often a participant is told by mail that the other's trip has changed. */
import { Connection } from "@flightaides/core/connection";
import { Itinerary } from "@flightaides/core/itinerary";
import { Outbox } from "@flightaides/core/outbox";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import { describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { type Pair, pair, pay } from "../../test/connection";
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
});
