/**
 * What an account has used of its limits outlives it: the items of all entities of this domain except the active itineraries, which
 * are deleted with the account. Items are handed over as they are stored, whatever their attributes.
 */
import { QueryCommand } from "@flightaides/core/db/documents.ts";
import { config } from "../config";
import { client } from "../db/client";
import { partitionKey, sortKey, timeToLive } from "../db/table";
import type { Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import { once } from "../once";
import type { HandOver } from "../user-data";
import * as entities from "./entity";

type Item = Record<string, unknown>;

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

/** A count that both have is the greater one, a set has the elements of both. */
export async function handOver({ from, to, keeps, checks }: HandOver, now: Date): Promise<void> {
  for (const item of await itemsOf(from, now)) {
    const filed = withExpiry(renamed(item, from, to), to, now);
    const drop: Write[] = keeps ? [] : [{ Delete: { ...table(), Key: keyOf(item) } }];
    const put = { ...table(), Item: filed, ConditionExpression: "attribute_not_exists(pk)" };
    if ((await FormerAccount.file({ checks }, [{ Put: put }, ...drop])) === "committed") continue;
    // The account has such an item: a number needs a condition of its own.
    for (const [name, value] of Object.entries(filed))
      if (typeof value === "number")
        await FormerAccount.file({ checks }, [raise(filed, name, value)]);
    await FormerAccount.file({ checks }, [addOthers(filed), ...drop]);
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

/** Refused when the number is as great already. */
function raise(item: Item, name: string, value: number): Write {
  return {
    Update: {
      ...table(),
      Key: keyOf(item),
      UpdateExpression: "SET #name = :value",
      ConditionExpression: "attribute_not_exists(#name) OR #name < :value",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    },
  };
}

/** Adds elements of sets, and what is not a number where there is nothing. */
function addOthers(item: Item): Write {
  const others = Object.entries(item).filter(
    ([name, value]) => ![partitionKey, sortKey].includes(name) && typeof value !== "number",
  );
  const list = (isSet: boolean, make: (index: number) => string) =>
    others.flatMap(([, value], index) => (value instanceof Set === isSet ? [make(index)] : []));
  const sets = list(true, (index) => `#${index} :${index}`);
  const values = list(false, (index) => `#${index} = if_not_exists(#${index}, :${index})`);
  return {
    Update: {
      ...table(),
      Key: keyOf(item),
      UpdateExpression: [
        ...(values.length > 0 ? [`SET ${values.join(", ")}`] : []),
        ...(sets.length > 0 ? [`ADD ${sets.join(", ")}`] : []),
      ].join(" "),
      ExpressionAttributeNames: Object.fromEntries(
        others.map(([name], index) => [`#${index}`, name]),
      ),
      ExpressionAttributeValues: Object.fromEntries(
        others.map(([, value], index) => [`:${index}`, value]),
      ),
    },
  };
}

function table() {
  return { TableName: config.tableName };
}

function keyOf(item: Item) {
  return { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] };
}
