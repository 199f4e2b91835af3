/**
 * Moves what users own from the `sub` of a lost user pool to that of a new one. A `sub` is a random UUID, so that wherever it stands in an
 * item, in a key or an attribute, it means the user. Writes of the product are stopped meanwhile: docs/operating.md#a-lost-account
 */
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { config } from "../config";
import { client } from "../db/client";
import { partitionKey, sortKey } from "../db/table";
import { transact } from "../db/transact";
import { Itinerary } from "../itinerary";
import { Trip } from "../trip";
import type { Backfill } from "./backfill";

type Item = Record<string, unknown>;
/** The new `sub` of each old one. */
export type Moves = ReadonlyMap<string, string>;

/** A run of characters that a `sub` can have. The parts of keys are separated by others. */
const token = /[\w-]+/g;

/**
 * Joins the profiles of the table with the users of the new pool by their address, regardless of case.
 * @param users of the new pool whose address is verified: with another one, somebody else could take over an account
 * @returns `ambiguous`: how many addresses belong to several users of the pool, which are left out
 */
export async function moves(
  users: AsyncIterable<readonly { uid: string; email: string }[]>,
): Promise<{ moved: Moves; profiles: number; ambiguous: number }> {
  const byAddress = new Map<string, Set<string>>();
  for await (const page of users)
    for (const { uid, email } of page) {
      const address = email.toLowerCase();
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(uid));
    }
  const moved = new Map<string, string>();
  let profiles = 0;
  let ambiguous = 0;
  for await (const { uid, email } of storedProfiles()) {
    profiles++;
    const [next, ...others] = byAddress.get(email.toLowerCase()) ?? [];
    if (others.length > 0) ambiguous++;
    else if (next && next !== uid) moved.set(uid, next);
  }
  return { moved, profiles, ambiguous };
}

/** Those of users who have not deleted their account. */
async function* storedProfiles(): AsyncGenerator<{ uid: string; email: string }> {
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: config.tableName,
        FilterExpression: "#entity = :entity AND attribute_exists(email)",
        ExpressionAttributeNames: { "#entity": "__edb_e__" },
        ExpressionAttributeValues: { ":entity": "profile" },
        ExclusiveStartKey: start,
      }),
    );
    for (const { uid, email } of Items) yield { uid: String(uid), email: String(email) };
    start = LastEvaluatedKey;
  } while (start);
}

/**
 * Writes each item that names an old `sub` with the new one, profiles last: an interrupted run reads from them who has yet to be moved. It
 * can be resumed, or repeated: an item is moved in one transaction, and names no old `sub` afterwards.
 * @returns backfills, to be run in this order
 * @param onConflict receives the key of an item that stays where it is, and the key of the other one that is in its way: its owner has
 *   signed in before the run
 */
export function rekeying(moved: Moves, onConflict: (key: string, other: string) => void) {
  const move: Backfill["change"] = (item) => {
    if (!namesOld(item, moved)) return undefined;
    const renamed = rename(item, moved) as Item;
    return {
      async go() {
        const next = await withTripKey(renamed);
        const outcome = await transact<"conflict">(writes(item, next), {
          refused: () => "conflict",
          busy: "busy",
        });
        if (outcome === "committed") return outcome;
        onConflict(keyOf(item), keyOf(next));
        return undefined;
      },
    };
  };
  return {
    rekey: {
      // The progress of the run has keys in it, too.
      change: (item, now) =>
        item.__edb_e__ === "profile" || item.__edb_e__ === "backfill" ? undefined : move(item, now),
    },
    "rekey-profiles": { entity: "profile", change: move },
  } satisfies Record<string, Backfill>;
}

function keyOf(item: Item): string {
  return `${item[partitionKey]} ${item[sortKey]}`;
}

function writes(before: Item, after: Item) {
  const TableName = config.tableName;
  const { [partitionKey]: pk, [sortKey]: sk } = before;
  if (after[partitionKey] === pk && after[sortKey] === sk)
    return [{ Put: { TableName, Item: after, ConditionExpression: "attribute_exists(pk)" } }];
  return [
    { Put: { TableName, Item: after, ConditionExpression: "attribute_not_exists(pk)" } },
    {
      Delete: {
        TableName,
        Key: { [partitionKey]: pk, [sortKey]: sk },
        ConditionExpression: "attribute_exists(pk)",
      },
    },
  ];
}

/** The key that makes a trip unique is a hash of its owner too. */
async function withTripKey(item: Item): Promise<Item> {
  if (item.__edb_e__ !== "trip") return item;
  const posted = await Itinerary.existing(String(item.id));
  if (!posted) return item;
  const { type, legs } = posted;
  const trip = Trip.hashOf({ uid: String(item.uid), type, legs });
  return { ...item, trip, [sortKey]: `trip#${trip}` };
}

function namesOld(value: unknown, moved: Moves): boolean {
  if (typeof value === "string") return (value.match(token) ?? []).some((one) => moved.has(one));
  if (Array.isArray(value) || value instanceof Set)
    return [...value].some((one) => namesOld(one, moved));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some((one) => namesOld(one, moved));
}

function rename(value: unknown, moved: Moves): unknown {
  if (typeof value === "string") return value.replace(token, (one) => moved.get(one) ?? one);
  if (Array.isArray(value)) return value.map((one) => rename(one, moved));
  if (value instanceof Set) return new Set([...value].map((one) => rename(one, moved)));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [rename(name, moved), rename(one, moved)]),
  );
}
