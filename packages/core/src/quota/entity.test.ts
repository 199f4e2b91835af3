/** Items as they are stored: earlier and later versions read them, and an index has those that are due. */
import { randomUUID } from "node:crypto";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, it } from "vitest";
import { config } from "../config";
import { client } from "../db/client";
import { transact, type Write } from "../db/transact";
import { Quota } from ".";
import { cancellationsEntity, dailyEntity, strikesEntity, suspensionEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const seconds = now.getTime() / 1000;
const day = 86_400;
const minuteLater = "2027-03-10T12:01:00.000Z";
const uid = randomUUID();

const write = (...writes: Write[]) => transact(writes, { refused: () => "retry", busy: "busy" });

async function stored(sk: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: config.tableName,
      KeyConditionExpression: "pk = :pk AND sk = :sk",
      ExpressionAttributeValues: { ":pk": `user#${uid}`, ":sk": sk },
    }),
  );
  return Items[0];
}

const item = (sk: string, entity: string, version = "1") => ({
  pk: `user#${uid}`,
  sk,
  __edb_e__: entity,
  __edb_v__: version,
});

it("the count of a day", async () => {
  await write(Quota.spend(uid, "postings", now));
  expect(await stored("quota#2027-03-10#postings")).toEqual({
    ...item("quota#2027-03-10#postings", "quota", "2"),
    uid,
    day: "2027-03-10",
    what: "postings",
    count: 1,
    expiresAt: seconds + 2 * day,
  });
});

it("the active itineraries", async () => {
  await write(Quota.reserve(uid, { id: "one", until: seconds + day }, now));
  expect(await stored("active")).toEqual({
    ...item("active", "active"),
    uid,
    trips: new Set([`${seconds + day}#one`]),
    expiresAt: seconds + 501 * day,
  });
});

it("the places of cancellations", async () => {
  for (const version of [1, 2]) {
    await write(...(await Quota.useCancellation(uid, "one", now)));
    expect(await stored("cancellations")).toEqual({
      ...item("cancellations", "cancellations"),
      uid,
      held: [{ connection: "one", until: seconds + 30 * day }],
      version,
      expiresAt: seconds + 30 * day,
    });
  }
});

it("the strikes, in the index while postings have to be hidden", async () => {
  const strike = async (connection: string) =>
    write(...(await Quota.strikeWrites(uid, connection, now)).writes);
  await strike("one");
  const element = (connection: string) => `${now.toISOString()}#${connection}`;
  const first = {
    ...item("strikes", "strikes"),
    id: uid,
    cancelled: new Set([element("one")]),
    queue: "none",
    dueAt: now.toISOString(),
    version: expect.any(String),
  };
  expect(await stored("strikes")).toEqual({ ...first, expiresAt: seconds + 90 * day });
  await strike("two");
  await strike("three");
  const off = {
    ...first,
    cancelled: new Set(["one", "two", "three"].map(element)),
    offSince: now.toISOString(),
  };
  expect(await stored("strikes")).toEqual({
    ...off,
    queue: "off-offer",
    dueAt: minuteLater,
    dueQueue: "off-offer",
    dueOrder: `${minuteLater}#${uid}`,
  });
  await Quota.completeOffOffer(uid);
  expect(await stored("strikes")).toEqual({ ...off, dueAt: "1970-01-01T00:00:00.000Z" });
});

it("a suspension, in the index while something has to be done", async () => {
  await write(Quota.suspensionWrite(uid, "spam", now));
  const suspension = {
    ...item("suspension", "suspension"),
    id: uid,
    since: now.toISOString(),
    reason: "spam",
  };
  expect(await stored("suspension")).toEqual({
    ...suspension,
    queue: "suspended",
    dueAt: minuteLater,
    dueQueue: "suspended",
    dueOrder: `${minuteLater}#${uid}`,
  });
  await Quota.completeSuspension(uid);
  expect(await stored("suspension")).toEqual({
    ...suspension,
    queue: "none",
    dueAt: "1970-01-01T00:00:00.000Z",
  });
});

it.each<[string, (item: never) => { params(): object }, object]>([
  ["a count", (item) => dailyEntity().put(item), { uid, day: "2027-03-10", what: "postings" }],
  [
    "places of cancellations",
    (item) => cancellationsEntity().put(item),
    { uid, held: [], version: 1, expiresAt: seconds },
  ],
  [
    "strikes",
    (item) => strikesEntity().put(item),
    { id: uid, cancelled: ["one"], queue: "none", dueAt: minuteLater, version: "1" },
  ],
  [
    "a suspension",
    (item) => suspensionEntity().put(item),
    { id: uid, since: minuteLater, reason: "spam", queue: "none", dueAt: minuteLater },
  ],
])("%s without one of its attributes is not stored", (_, put, whole) => {
  expect(put(whole as never).params()).toBeDefined();
  for (const name of Object.keys(whole))
    expect(() => put({ ...whole, [name]: undefined } as never).params()).toThrow();
});
