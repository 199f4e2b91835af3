import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { itemOf, pair, pay, refund, timesOf } from "../../test/connection";
import { beforeNextTransaction } from "../../test/transaction";
import { person } from "../../test/user";
import { Block } from "../block";
import { boardingPassDays } from "../boarding-pass/contract";
import { Connection } from "../connection";
import { Itinerary } from "../itinerary";
import { addDays } from "../trip/calendar";
import { limits } from "../usage-limits";
import { User } from "../user";
import { Journey } from ".";

/** A paid pair on the day before its flight. */
async function paidPair() {
  const two = await pair(now);
  await pay(two.id, now);
  const item = await itemOf(two.id);
  const { aroundStart, aroundEnd } = await timesOf(two.id);
  const { flight = "", travelDate: date } = item.leg;
  const pass = { id: two.id, leg: 1, flight, date, seat: "23A", surnameFits: true };
  return { ...two, pass, at: aroundStart(-20), aroundStart, aroundEnd };
}

async function passesOf(actor: Parameters<typeof Journey.connection>[0], id: string, at: Date) {
  return (await Journey.connection(actor, id, at)).journey?.seats;
}

it("is shown to both, one of each, the last one standing", async () => {
  const { traveler, flightaid, id, pass, at } = await paidPair();
  const { leg, flight, surnameFits } = pass;
  const shared = await Journey.shareBoardingPass(traveler, pass, at);
  const said = { leg, flight, surnameFits };
  expect(shared.journey?.seats).toEqual([{ ...said, seat: "23A", by: "me" }]);
  const { seat: _, ...unseated } = pass;
  await Journey.shareBoardingPass(flightaid, { ...unseated, surnameFits: false }, at);
  const later = new Date(at.getTime() + 60_000);
  // The same again changes nothing.
  await Journey.shareBoardingPass(traveler, pass, later);
  expect(await passesOf(flightaid, id, later)).toEqual([
    { ...said, surnameFits: false, by: "me" },
    { ...said, seat: "23A", by: "them" },
  ]);
  await Journey.shareBoardingPass(traveler, { ...pass, seat: "24C" }, later);
  expect(await passesOf(flightaid, id, later)).toContainEqual({
    ...said,
    seat: "24C",
    by: "them",
  });
  await Journey.removeBoardingPass(traveler, { id, leg }, later);
  await Journey.removeBoardingPass(traveler, { id, leg }, later);
  expect(await passesOf(traveler, id, later)).toEqual([
    { ...said, surnameFits: false, by: "them" },
  ]);
});

it("happens once when sent twice at the same moment, and two people do not hinder each other", async () => {
  const { traveler, flightaid, id, pass, at } = await paidPair();
  const share = (actor: typeof traveler) => Journey.shareBoardingPass(actor, pass, at);
  await Promise.all([share(traveler), share(traveler), share(flightaid)]);
  expect((await passesOf(traveler, id, at))?.map(({ by }) => by).sort()).toEqual(["me", "them"]);
});

it("is refused to others, for a leg that is not shared, and unless the connection is paid", async () => {
  const { traveler, id } = await pair(now);
  const { aroundStart } = await timesOf(id);
  const { flight = "", travelDate: date } = (await itemOf(id)).leg;
  const pass = { id, leg: 1, flight, date, surnameFits: true };
  const at = aroundStart(-20);
  await expect(Journey.shareBoardingPass(traveler, pass, now)).rejects.toMatchObject({
    reason: "connection-accepted",
  });
  await pay(id, now);
  const eve = await person("Eve Stone", now);
  await expect(Journey.shareBoardingPass(eve, pass, at)).rejects.toMatchObject({
    code: "not-found",
  });
  const errors = [{ path: "leg", reason: "invalid" }];
  await expect(Journey.shareBoardingPass(traveler, { ...pass, leg: 2 }, at)).rejects.toMatchObject({
    errors,
  });
  await expect(Journey.removeBoardingPass(traveler, { id, leg: 2 }, at)).rejects.toMatchObject({
    errors,
  });
});

it("is refused too early, after the trip, and of another day", async () => {
  const { traveler, pass, aroundStart, aroundEnd } = await paidPair();
  const share = (at: Date, changed = {}) =>
    Journey.shareBoardingPass(traveler, { ...pass, ...changed }, at);
  await expect(share(aroundStart(-boardingPassDays * 24 - 0.1))).rejects.toMatchObject({
    reason: "boarding-pass-early",
  });
  await share(aroundStart(-boardingPassDays * 24));
  await expect(share(aroundEnd(10 * 24))).rejects.toMatchObject({ reason: "trip-over" });
  await expect(share(aroundStart(0), { date: "2027-01-01" })).rejects.toMatchObject({
    code: "conflict",
    reason: "boarding-pass-other-day",
  });
  const { date: _, ...undated } = pass;
  await Journey.shareBoardingPass(traveler, undated, aroundStart(0));
});

it("follows a flight that was edited after the payment", async () => {
  const { traveler, flightaid, id, itineraries, pass, at } = await paidPair();
  const [, offered] = itineraries;
  const { itinerary } = await Itinerary.fromId(flightaid, offered, now);
  const travelDate = addDays(pass.date, 1);
  const moved = itinerary.map((leg) => ({ ...leg, travelDate }));
  await Journey.shareBoardingPass(flightaid, pass, at);
  expect(await passesOf(traveler, id, at)).toHaveLength(1);
  await Itinerary.update(flightaid, { id: offered, itinerary: moved }, at);
  await Connection.followChange(offered, at);
  const other = { reason: "boarding-pass-other-day" };
  await expect(Journey.shareBoardingPass(flightaid, pass, at)).rejects.toMatchObject(other);
  // The one for the earlier day is not shown with the new one.
  expect(await passesOf(traveler, id, at)).toEqual([]);
  await Journey.shareBoardingPass(flightaid, { ...pass, date: travelDate }, at);
  await Journey.shareBoardingPass(traveler, pass, at);
  expect((await passesOf(traveler, id, at))?.map(({ by }) => by).sort()).toEqual(["me", "them"]);
});

it("is neither written nor shown once one has blocked the other, one is leaving, or the fee went back", async () => {
  const blocked = await paidPair();
  await Journey.shareBoardingPass(blocked.traveler, blocked.pass, blocked.at);
  await Block.create(blocked.traveler.uid, blocked.flightaid.uid, "B**", now);
  await expect(
    Journey.shareBoardingPass(blocked.flightaid, blocked.pass, blocked.at),
  ).rejects.toMatchObject({ reason: "connection-over" });
  for (const actor of [blocked.traveler, blocked.flightaid])
    expect(await passesOf(actor, blocked.id, blocked.at)).toBeUndefined();

  const left = await paidPair();
  await User.leave(left.flightaid, left.at);
  await expect(Journey.shareBoardingPass(left.traveler, left.pass, left.at)).rejects.toMatchObject({
    reason: "one-is-leaving",
  });

  const refunded = await paidPair();
  await Journey.shareBoardingPass(refunded.traveler, refunded.pass, refunded.at);
  await refund(refunded.id, refunded.at);
  for (const call of [
    () => Journey.shareBoardingPass(refunded.flightaid, refunded.pass, refunded.at),
    () => Journey.removeBoardingPass(refunded.traveler, { id: refunded.id, leg: 1 }, refunded.at),
  ])
    await expect(call()).rejects.toMatchObject({ reason: "connection-refunded" });
  expect(await passesOf(refunded.flightaid, refunded.id, refunded.at)).toBeUndefined();
});

it("is refused when a block or a refund comes between the reads and the write", async () => {
  for (const [interrupt, reason] of [
    [
      (two: Awaited<ReturnType<typeof paidPair>>) =>
        Block.create(two.flightaid.uid, two.traveler.uid, "A**", two.at),
      "connection-over",
    ],
    [(two: Awaited<ReturnType<typeof paidPair>>) => refund(two.id, two.at), "connection-refunded"],
  ] as const) {
    const two = await paidPair();
    const stop = beforeNextTransaction(() => interrupt(two));
    try {
      await expect(Journey.shareBoardingPass(two.traveler, two.pass, two.at)).rejects.toMatchObject(
        { reason },
      );
    } finally {
      stop();
    }
  }
});

it("is shared so often a day", async () => {
  const { traveler, pass, at } = await paidPair();
  for (let row = 1; row <= limits.dailyOfConnection.boardingPasses; row++)
    await Journey.shareBoardingPass(traveler, { ...pass, seat: `${row}A` }, at);
  await expect(
    Journey.shareBoardingPass(traveler, { ...pass, seat: "40C" }, at),
  ).rejects.toMatchObject({ reason: "too-many-boarding-passes" });
});

it("is not seen through a follow link, exported for who has shared it, and removed when they leave", async () => {
  const { traveler, flightaid, id, pass, at } = await paidPair();
  await Journey.shareBoardingPass(traveler, pass, at);
  await Journey.shareBoardingPass(flightaid, { ...pass, seat: "31C" }, at);
  const { url } = await Journey.createFollowLink(traveler, { id, language: "en" }, at);
  const followed = await Journey.follow({ token: url.split("/").at(-1) ?? "" }, at);
  expect(JSON.stringify(followed)).not.toMatch(/23A|31C/);
  const { id: connection, ...said } = pass;
  const exported = [{ connection, ...said, travelDate: pass.date, at: at.toISOString() }];
  expect((await Journey.exportOf(traveler, at)).boardingPasses).toEqual(exported);
  await Journey.forget(traveler, at);
  await Journey.forget(traveler, at);
  expect((await Journey.exportOf(traveler, at)).boardingPasses).toEqual([]);
  expect(await passesOf(flightaid, id, at)).toEqual([
    expect.objectContaining({ seat: "31C", by: "me" }),
  ]);
});
