import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair, pay, refund, timesOf } from "../../test/connection";
import { person } from "../../test/user";
import { Block } from "../block";
import { limits } from "../usage-limits";
import { Journey } from ".";

async function paidPair() {
  const two = await pair(now);
  await pay(two.id, now);
  return two;
}

it("is one text that both see and either replaces or removes", async () => {
  const { traveler, flightaid, id } = await paidPair();
  const later = new Date(now.getTime() + 60_000);
  const text = "Terminal 3, pillar 12, call 416 555 0134";
  const set = await Journey.setMeetingPoint(traveler, { id, text }, now);
  expect(set.journey?.meetingPoint).toEqual({ text, at: now.toISOString(), by: "me" });
  const seen = await Journey.connection(flightaid, id, later);
  expect(seen.journey?.meetingPoint).toEqual({ text, at: now.toISOString(), by: "them" });
  // The same text again is no change.
  await Journey.setMeetingPoint(flightaid, { id, text }, later);
  expect((await Journey.connection(traveler, id, later)).journey?.meetingPoint?.by).toBe("me");
  await Journey.setMeetingPoint(flightaid, { id, text: "At the gate" }, later);
  expect((await Journey.connection(traveler, id, later)).journey?.meetingPoint).toEqual({
    text: "At the gate",
    at: later.toISOString(),
    by: "them",
  });
  await Journey.setMeetingPoint(traveler, { id, text: "" }, later);
  expect((await Journey.connection(traveler, id, later)).journey).not.toHaveProperty(
    "meetingPoint",
  );
});

it("is refused to others, unless the connection is paid, after the trip and after a block", async () => {
  const { traveler, flightaid, id } = await pair(now);
  const set = (actor = traveler, at = now) =>
    Journey.setMeetingPoint(actor, { id, text: "At the gate" }, at);
  await expect(set()).rejects.toMatchObject({ reason: "connection-accepted" });
  await pay(id, now);
  await expect(set(await person("Eve Stone", now))).rejects.toMatchObject({ code: "not-found" });
  const { aroundEnd } = await timesOf(id);
  await set(flightaid, aroundEnd(48));
  await expect(set(flightaid, aroundEnd(10 * 24))).rejects.toMatchObject({ reason: "trip-over" });
  await Block.create(traveler.uid, flightaid.uid, "B**", now);
  const moved = Journey.setMeetingPoint(flightaid, { id, text: "Elsewhere" }, now);
  await expect(moved).rejects.toMatchObject({ reason: "connection-over" });
  const { journey } = await Journey.connection(flightaid, id, now);
  expect(journey).toBeUndefined();
  await refund(id, now);
  await expect(set()).rejects.toMatchObject({ reason: "connection-refunded" });
});

it("changes so often a day", async () => {
  const { traveler, id } = await paidPair();
  for (let count = 0; count < limits.dailyOfConnection.meetingPoints; count++)
    await Journey.setMeetingPoint(traveler, { id, text: `Gate ${count}` }, now);
  await expect(
    Journey.setMeetingPoint(traveler, { id, text: "One more" }, now),
  ).rejects.toMatchObject({ reason: "too-many-meeting-points" });
});

it("is removed when one of the two leaves, and exported for who has set it", async () => {
  const { traveler, flightaid, id } = await paidPair();
  await Journey.setMeetingPoint(traveler, { id, text: "By Ann's car" }, now);
  const exported = { connection: id, text: "By Ann's car", at: now.toISOString() };
  expect((await Journey.exportOf(traveler, now)).meetingPoints).toEqual([exported]);
  expect((await Journey.exportOf(flightaid, now)).meetingPoints).toEqual([]);
  await Journey.forget(flightaid, now);
  await Journey.forget(flightaid, now);
  expect((await Journey.exportOf(traveler, now)).meetingPoints).toEqual([]);
});
