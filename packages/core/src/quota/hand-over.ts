/**
 * What an account has used of its limits outlives it: the items of all entities of this domain except the active itineraries, which
 * are deleted with the account. Items are handed over as they are stored, whatever their attributes.
 */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { QueryCommand } from "@flightaides/core/db/documents.ts";
import type { EntityItem } from "electrodb";
import { config } from "../config";
import { untilUnchanged } from "../contention";
import { client } from "../db/client";
import { dueAttributes } from "../db/common";
import { dueUnlessDone } from "../db/pending";
import { partitionKey, sortKey, timeToLive } from "../db/table";
import type { Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import { once } from "../once";
import type { HandOver } from "../user-data";
import * as entities from "./entity";

type Item = Record<string, unknown>;
type SuspensionItem = EntityItem<ReturnType<typeof entities.suspensionEntity>>;
type StrikesItem = EntityItem<ReturnType<typeof entities.strikesEntity>>;

const busy = "account-busy";

/** Holds the time to live that an item has while its account exists, `0` for none. */
const expiryInUse = "expiresInUse";

const lasting = once(
  () =>
    new Set(
      Object.values(entities)
        .filter((entity) => entity !== entities.activeEntity)
        .map((entity) => entity().schema.model.entity),
    ),
);

/**
 * An account that exists has what it has in sight hidden, if this suspends it or ends its offers.
 *
 * A count that both have is the greater one, sets and lists have the elements of both, and what has no time to live in one of them has
 * none.
 */
export async function handOver({ from, to, keeps, checks }: HandOver, now: Date): Promise<void> {
  for (const item of await itemsOf(from, now)) {
    const filed = withExpiry(renamed(item, from, to), to, now);
    const drop: Write[] = keeps ? [] : [{ Delete: { ...table(), Key: keyOf(item) } }];
    let present: Item | undefined;
    await untilUnchanged(async () => {
      const added = { ...filed, ...hides(present, filed, to, now) };
      const writes = [...additions(present, added), ...drop];
      if (writes.length === 0) return undefined;
      const outcome = await FormerAccount.file({ checks }, writes);
      if (outcome === "changed") present = await stored(filed);
      return outcome;
    }, busy);
  }
}

async function itemsOf(account: string, now: Date): Promise<Item[]> {
  const found: Item[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        ...table(),
        ConsistentRead: true,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": `user#${account}` },
        ExclusiveStartKey: start,
      }),
    );
    found.push(...Items);
    start = LastEvaluatedKey;
  } while (start);
  const isKept = ({ expiresAt }: Item) =>
    typeof expiresAt !== "number" || expiresAt > now.getTime() / 1000;
  return found.filter((item) => lasting().has(String(item.__edb_e__)) && isKept(item));
}

/** The item with another account in its keys and attributes. */
function renamed(item: Item, from: string, to: string): Item {
  const rename = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(from, to);
    if (value instanceof Set) return new Set([...value].map(rename));
    return value;
  };
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, rename(value)]));
}

function withExpiry(item: Item, to: string, now: Date): Item {
  const { [timeToLive]: expiresAt, [expiryInUse]: inUse = expiresAt, ...rest } = item;
  if (!FormerAccount.isFormer(to)) return inUse ? { ...rest, [timeToLive]: inUse } : rest;
  const kept = FormerAccount.keptUntil(now);
  return {
    ...rest,
    [expiryInUse]: inUse ?? 0,
    [timeToLive]: typeof inUse === "number" && inUse > 0 ? Math.min(inUse, kept) : kept,
  };
}

/** Makes it due to hide the postings of an account that is suspended, or off offer, by the item and was not before. */
function hides(present: Item | undefined, filed: Item, to: string, now: Date): Item {
  if (FormerAccount.isFormer(to)) return {};
  const dueIn = (queue: string) => dueAttributes(queue, dueUnlessDone(now), to);
  switch (filed.__edb_e__) {
    case entities.suspensionEntity().schema.model.entity:
      return present ? {} : dueIn("suspended" satisfies SuspensionItem["queue"]);
    case entities.strikesEntity().schema.model.entity:
      return filed.offSince && !present?.offSince
        ? dueIn("off-offer" satisfies StrikesItem["queue"])
        : {};
    default:
      return {};
  }
}

/** The item under the same key. */
async function stored(item: Item): Promise<Item | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      ...table(),
      ConsistentRead: true,
      KeyConditionExpression: "pk = :pk AND sk = :sk",
      ExpressionAttributeValues: { ":pk": item[partitionKey], ":sk": item[sortKey] },
    }),
  );
  return Items[0];
}

/**
 * Adds an item to what is stored under its key, if that has not all of it. Refused when what is stored has changed since it was read.
 * @param present what is stored
 */
function additions(present: Item | undefined, filed: Item): Write[] {
  if (!present)
    return [{ Put: { ...table(), Item: filed, ConditionExpression: "attribute_not_exists(pk)" } }];
  const both = merged(present, filed);
  if (isDeepStrictEqual(both, present)) return [];
  // A list or set that others change comes with a version.
  const known = Object.entries(present).filter(([, value]) => typeof value !== "object");
  return [
    {
      Put: {
        ...table(),
        Item: withNewVersion(both),
        ConditionExpression: known.map((_, index) => `#${index} = :${index}`).join(" AND "),
        ExpressionAttributeNames: Object.fromEntries(
          known.map(([name], index) => [`#${index}`, name]),
        ),
        ExpressionAttributeValues: Object.fromEntries(
          known.map(([, value], index) => [`:${index}`, value]),
        ),
      },
    },
  ];
}

/** What both have. Other values than counts, sets and lists are those of `present`. */
function merged(present: Item, filed: Item): Item {
  const both: Item = { ...filed, ...present };
  for (const [name, value] of Object.entries(filed))
    if (name in present) both[name] = joined(present[name], value);
  // What is due in one of them is due.
  if (present.queue === "none" && filed.queue !== "none")
    for (const name of Object.keys(dueAttributes("", "", "")))
      if (name in filed) both[name] = filed[name];
  if ([present, filed].some((one) => one[expiryInUse] === 0)) both[expiryInUse] = 0;
  if (timeToLive in present && timeToLive in filed) return both;
  const { [timeToLive]: _, ...forEver } = both;
  return forEver;
}

function joined(one: unknown, other: unknown): unknown {
  if (typeof one === "number" && typeof other === "number") return Math.max(one, other);
  if (one instanceof Set && other instanceof Set) return new Set([...one, ...other]);
  if (Array.isArray(one) && Array.isArray(other)) return joinedPlaces([...one, ...other]);
  return one;
}

/** Each connection once, until the later time. */
function joinedPlaces(places: readonly entities.Cancellation[]): entities.Cancellation[] {
  const last = new Map<string, number>();
  for (const { connection, until } of places)
    last.set(connection, Math.max(until, last.get(connection) ?? until));
  return [...last].map(([connection, until]) => ({ connection, until }));
}

/** A new version, so that a write based on an earlier read is refused. */
function withNewVersion(item: Item): Item {
  if (typeof item.version === "number") return { ...item, version: item.version + 1 };
  return typeof item.version === "string" ? { ...item, version: randomUUID() } : item;
}

function table() {
  return { TableName: config.tableName };
}

function keyOf(item: Item) {
  return { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] };
}
