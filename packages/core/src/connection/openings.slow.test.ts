/** How often a pair is connected: twice in 30 days, whatever became of the connections. */
import { Connection } from "@flightaides/core/connection";
import { Outbox } from "@flightaides/core/outbox";
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { type Pair, pair } from "../../test/connection";
import { connectionEntity, pairEntity } from "./entity";

const day = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * day);

const open = (two: Pair, role: "traveler" | "flightaid", at: Date) =>
  Connection.open(
    two[role],
    { itineraryId: two.itineraries[role === "traveler" ? 1 : 0], role },
    at,
  );

const withdraw = ({ traveler }: Pair, id: string, at: Date) =>
  Connection.withdraw(traveler, { id }, at);

it("refuses a third opening within 30 days, by either, and tells until when", async () => {
  const two = await pair(now, { days: 100 });
  await withdraw(two, two.id, now);
  const { connection } = await open(two, "traveler", inDays(1));
  expect((await open(two, "flightaid", inDays(2))).created).toBe(false);
  await withdraw(two, connection.id, inDays(2));
  const refused = {
    code: "too-many-requests",
    reason: "opened-too-often",
    params: { most: 2, days: 30, seconds: (27 * day) / 1000 },
    retryAfter: (27 * day) / 1000,
    message:
      "You two have connected 2 times in 30 days, as often as two people can. Come back in 27 days.",
  };
  for (const role of ["traveler", "flightaid"] as const)
    await expect(open(two, role, inDays(3))).rejects.toMatchObject(refused);
  const mails = await Outbox.ofRecipient(two.flightaid.uid);
  expect(mails.filter(({ kind }) => kind === "connect")).toHaveLength(2);
  // 30 days after the first one.
  const third = await open(two, "flightaid", inDays(30));
  expect(third.created).toBe(true);
  await withdraw(two, third.connection.id, inDays(30));
  await expect(open(two, "traveler", inDays(30.5))).rejects.toMatchObject({
    reason: "opened-too-often",
  });
  expect((await open(two, "traveler", inDays(31))).created).toBe(true);
});

it("counts each of simultaneous openings", { tags: "deep" }, async () => {
  const two = await pair(now, { days: 100 });
  let latest = two.id;
  for (const days of [1, 2]) {
    await withdraw(two, latest, inDays(days));
    const outcomes = await Promise.allSettled(
      (["traveler", "flightaid", "traveler"] as const).map((role) => open(two, role, inDays(days))),
    );
    const opened = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(opened.filter(({ created }) => created)).toHaveLength(days === 1 ? 1 : 0);
    latest = opened[0]?.connection.id ?? latest;
  }
});

it("counts the connection that an earlier version has opened", { tags: "deep" }, async () => {
  const two = await pair(now, { days: 100 });
  const key = { traveler: two.traveler.uid, flightaid: two.flightaid.uid };
  await pairEntity().patch(key).remove(["openings"]).go();
  await withdraw(two, two.id, now);
  const { connection } = await open(two, "traveler", inDays(1));
  await withdraw(two, connection.id, inDays(1));
  await expect(open(two, "traveler", inDays(2))).rejects.toMatchObject({
    reason: "opened-too-often",
  });
  // A connection that has expired from the table is more than 30 days old.
  await pairEntity().patch(key).remove(["openings"]).go();
  await connectionEntity().delete({ id: connection.id }).go();
  expect((await open(two, "traveler", inDays(2))).created).toBe(true);
});
