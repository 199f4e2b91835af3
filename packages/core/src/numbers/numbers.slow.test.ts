/** What is counted, once, and what `npm run migrate` counts of earlier versions. */
import { BatchWriteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { PayPal } from "@flightaides/standins/paypal";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { start as now, virtualClock } from "../../test/clock";
import { pair, timesOf } from "../../test/connection";
import { items } from "../../test/items";
import { post } from "../../test/itinerary";
import { counted, everyDay, scanned } from "../../test/numbers";
import { startPayPal } from "../../test/payment";
import { person } from "../../test/user";
import { config } from "../config";
import { Connection } from "../connection";
import { client } from "../db/client";
import { Migration } from "../migration";
import { matchNew } from "../notification/matcher";
import { Payment } from "../payment";
import { Numbers } from ".";

const TableName = config.tableName;
const day = now.toISOString().slice(0, 10);
const minute = 60_000;
const hour = 60 * minute;
let paypal: PayPal;

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.stop());

beforeEach(async () => {
  await remove(await items());
});

async function remove(found: { [name: string]: unknown }[]): Promise<void> {
  for (let at = 0; at < found.length; at += 25) {
    const some = found.slice(at, at + 25);
    const deletes = some.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletes } }));
  }
}

/** Two minutes later, when the jobs of new itineraries are due. */
const matchAll = async (posted: Date) => {
  const clock = virtualClock(new Date(posted.getTime() + 2 * minute));
  const { failures } = await matchNew(clock, new Date(posted.getTime() + hour));
  expect(failures).toEqual([]);
};

async function paid() {
  const two = await pair(now);
  const { orderId } = await Payment.order(two.traveler, two.id, now);
  await paypal.approve(orderId);
  await Payment.capture(two.traveler, { id: two.id, orderId }, now);
  return two;
}

it("counts sign-ups, postings, and the way of a connection, each once", async () => {
  const two = await paid();
  const again = { flight: "LH-470", days: 12, from: "FRA", to: "YYZ" };
  for (let time = 0; time < 2; time++)
    await post(two.traveler, { ...again, type: "traveler" }, now);
  await Payment.refund(two.id, now);
  await Payment.refund(two.id, now).catch(() => {});
  const tally = await counted();
  expect(tally).toEqual({
    [`signedUp ${day}`]: 2,
    [`posted ${day}`]: 3,
    [`asked ${day}`]: 1,
    [`accepted ${day}`]: 1,
    [`paid ${day}`]: 1,
    [`refunded ${day}`]: 1,
  });
  expect(await scanned()).toEqual(tally);
});

it("counts a route from the first airport to the last, of the family for a connection", async () => {
  await paid();
  expect(await everyDay({ from: "YYZ", to: "DXB" })).toEqual([
    expect.objectContaining({ day, posted: 2, asked: 1, accepted: 1, paid: 1, signedUp: 0 }),
  ]);
  expect(await everyDay({ from: "DXB", to: "YYZ" })).toEqual([]);
});

it("counts a trip that was flown together, and when", async () => {
  const two = await paid();
  const { aroundEnd } = await timesOf(two.id);
  await Connection.review(two.traveler, { id: two.id, again: "yes" }, aroundEnd(30));
  await Connection.review(two.flightaid, { id: two.id, again: "yes" }, aroundEnd(31));
  const [met] = (await everyDay()).filter((one) => one.met);
  expect(met).toMatchObject({ day: aroundEnd(31).toISOString().slice(0, 10), met: 1 });
  expect(await counted()).toEqual(await scanned());
});

it("counts each pair, and the first match of an itinerary with its hours", async () => {
  const trip = { flight: "AC-42", days: 20, from: "DEL", to: "YYZ" };
  await post(await person("Ann Kowalski"), { ...trip, type: "traveler" }, now);
  await matchAll(now);
  const later = new Date(now.getTime() + 5 * hour);
  await post(await person("Bob Marsh"), { ...trip, type: "flightaid" }, later);
  await matchAll(later);
  expect(await everyDay({ from: "DEL", to: "YYZ" })).toEqual([
    expect.objectContaining({ posted: 2, pairs: 1, matched: 2, timed: 2, minutesToMatch: 304 }),
  ]);
  const last = new Date(now.getTime() + 9 * hour);
  await post(await person("Cat Lee"), { ...trip, type: "flightaid" }, last);
  await matchAll(last);
  expect(await everyDay({ from: "DEL", to: "YYZ" })).toEqual([
    expect.objectContaining({ pairs: 2, matched: 3, timed: 3, minutesToMatch: 306 }),
  ]);
  expect(await counted()).toEqual(await scanned());
});

it("counts what happens at the same moment", async () => {
  const trip = { flight: "AC-42", days: 20, from: "DEL", to: "YYZ" };
  await Promise.all(
    Array.from({ length: 24 }, async (_, number) =>
      post(
        await person("Ann Kowalski"),
        { ...trip, flight: `AC-${number}`, type: "traveler" },
        now,
      ),
    ),
  );
  expect(await counted()).toEqual({ [`signedUp ${day}`]: 24, [`posted ${day}`]: 24 });
});

it("counts nothing that was not committed", async () => {
  const ann = await person("Ann Kowalski");
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (call) => {
        if (commandName.startsWith("TransactWrite")) throw new Error("Crash");
        return next(call);
      },
    { step: "initialize", name: "crash" },
  );
  await expect(post(ann, { days: 20, type: "traveler" }, now)).rejects.toThrow("Crash");
  client.middlewareStack.remove("crash");
  expect(await counted()).toEqual({ [`signedUp ${day}`]: 1 });
});

it("estimates searches from a sample", async () => {
  for (let time = 0; time < 400; time++)
    await Numbers.countSearch([{ from: "DEL", to: "YYZ" }], now);
  const [all] = await everyDay();
  // Five standard deviations, of 60 each.
  expect(Math.abs((all?.searched ?? 0) - 400)).toBeLessThan(300);
  expect(await everyDay({ from: "DEL", to: "YYZ" })).toEqual([all]);
});

it("counts what earlier versions have not, in any order with what changes meanwhile", async () => {
  const two = await paid();
  const other = await pair(now);
  const trip = { flight: "AC-42", days: 20, from: "DEL", to: "YYZ" };
  for (const type of ["traveler", "flightaid"] as const)
    await post(await person("Ann Kowalski"), { ...trip, type }, now);
  await matchAll(now);
  const before = await counted();
  await forgetNumbers();
  expect(await counted()).toEqual({});
  // A connection that changes counts all of its steps.
  await Payment.refund(two.id, now);
  const changed = await counted();
  expect(changed).toEqual({
    [`asked ${day}`]: 1,
    [`accepted ${day}`]: 1,
    [`paid ${day}`]: 1,
    [`refunded ${day}`]: 1,
  });
  await Migration.run("numbers", { rate: 1000 });
  expect(await counted()).toEqual({ ...before, [`refunded ${day}`]: 1 });
  expect(await counted()).toEqual(await scanned());
  expect(await Migration.run("numbers", { rate: 1000 })).toMatchObject({ changed: 0, outdated: 0 });
  expect(await counted()).toEqual(await scanned());
  expect((await Connection.get(other.id))?.numbered).toEqual(["asked", "accepted"]);
});

/** Makes the table one of a version that counts nothing. */
async function forgetNumbers(): Promise<void> {
  const all = await items();
  const isNumber = ({ __edb_e__ }: (typeof all)[number]) =>
    __edb_e__ === "numbers" || __edb_e__ === "firstMatch";
  await remove(all.filter(isNumber));
  for (const item of all.filter((one) => !isNumber(one) && "numbered" in one)) {
    const { numbered: _, ...Item } = item;
    await client.send(new PutCommand({ TableName, Item }));
  }
}
