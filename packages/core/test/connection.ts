/** Shared by the tests of connections and payments: a pair with a connection. */
import { randomUUID } from "node:crypto";
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
} from "@aws-sdk/client-dynamodb";
import type { AuthUser } from "../src/actor";
import { config } from "../src/config";
import { Connection } from "../src/connection";
import { endOf, startOf } from "../src/connection/dates";
import { connectionEntity } from "../src/connection/entity";
import type { Outbox } from "../src/outbox";
import { markOrdered, markPaid, markRefunded } from "../src/payment/order";
import type { Connect, Type } from "../src/trip/contract";
import { dropMatchJob, post } from "./itinerary";
import { person } from "./user";

export type Pair = {
  traveler: AuthUser;
  flightaid: AuthUser;
  id: string;
  itineraries: [string, string];
};

let pairs = 0;

/** Items that DynamoDB writes in one batch. */
const maxBatch = 25;

/**
 * How a pair is created. Default: the traveler opens the connection with a flightaid who accepts
 * all families in advance.
 */
export type Opening = { opener?: Type; connect?: Connect; days?: number };

/** Two users on a flight that no other pair has, and their connection. */
export async function pair(
  now = new Date(),
  { opener = "traveler", connect = "open", days }: Opening = {},
): Promise<Pair> {
  const traveler = await person("Ann Kowalski", now);
  const flightaid = await person("Bob Marsh", now);
  pairs++;
  const trip = { flight: `EK-${pairs}`, days: days ?? 10 + (pairs % 130), from: "YYZ", to: "DXB" };
  const asked = await post(traveler, { ...trip, type: "traveler" }, now);
  const offered = await post(flightaid, { ...trip, type: "flightaid", connect }, now);
  // Without match mails.
  for (const id of [asked, offered]) await dropMatchJob(id);
  const { connection } =
    opener === "traveler"
      ? await Connection.open(traveler, { itineraryId: offered, role: opener }, now)
      : await Connection.open(flightaid, { itineraryId: asked, role: opener }, now);
  return { traveler, flightaid, id: connection.id, itineraries: [asked, offered] };
}

/**
 * Makes pairs like those of {@link pair}, for tests that need hundreds: copies of all items of one
 * pair, with new ids, people and flight. A copy takes one call instead of twenty.
 */
export async function pairCopier(
  now = new Date(),
  opening?: Opening,
): Promise<() => Promise<Pair>> {
  return copierOf(await pair(now, opening), `EK-${pairs}`);
}

/** Makes copies of a pair as it is now. @param flight of both trips @param others ids of others that belong to it */
export async function copierOf<Two extends Pair>(
  two: Two,
  flight: string,
  others: readonly string[] = [],
): Promise<() => Promise<Two>> {
  const ids = [two.traveler.uid, two.flightaid.uid, two.id, ...two.itineraries, ...others];
  // As DynamoDB writes them: a set would not survive as a plain object.
  const client = new DynamoDBClient({});
  const isOfPair = (item: object) => ids.some((id) => JSON.stringify(item).includes(id));
  const scan = paginateScan({ client }, { TableName: config.tableName, ConsistentRead: true });
  const items: Record<string, AttributeValue>[] = [];
  for await (const { Items = [] } of scan) items.push(...Items.filter(isOfPair));
  return async () => {
    const replaced = new Map([[`${flight}"`, `EK-${++pairs}"`]]);
    for (const id of ids) replaced.set(id, randomUUID().replaceAll("-", ""));
    const copied = <Value>(value: Value): Value => {
      let text = JSON.stringify(value);
      for (const [old, fresh] of replaced) text = text.replaceAll(old, fresh);
      return JSON.parse(text);
    };
    const puts = items.map((item) => ({ PutRequest: { Item: copied(item) } }));
    for (let at = 0; at < puts.length; at += maxBatch) {
      const RequestItems = { [config.tableName]: puts.slice(at, at + maxBatch) };
      await client.send(new BatchWriteItemCommand({ RequestItems }));
    }
    return copied(two);
  };
}

/** A connection of two people who exist nowhere else, without itineraries and mails; accepted unless `known` says otherwise. */
export async function bareConnection(
  id: string,
  now: Date,
  known: Partial<Connection.ConnectionItem> = {},
): Promise<void> {
  const side = (name: string) => ({
    contact: { displayName: name, email: `${name}@example.com`, phoneNumber: "+14165550134" },
  });
  await connectionEntity()
    .create({
      id,
      traveler: `traveler-${id}`,
      flightaid: `flightaid-${id}`,
      leg: { sequence: 1, from: "YYZ", to: "DXB", travelDate: "2027-04-01" },
      travelerSide: side("ann"),
      flightaidSide: side("bob"),
      state: "accepted",
      version: 0,
      dueAt: now.toISOString(),
      createdAt: now.toISOString(),
      expiresAt: 1_900_000_000,
      ...known,
    })
    .go();
}

/** The stored item. */
export async function itemOf(id: string): Promise<Connection.ConnectionItem> {
  const item = await Connection.get(id);
  if (!item) throw new Error(`There is no connection ${id}`);
  return item;
}

/** Orders and pays a connection without PayPal. @returns the mails */
export async function pay(id: string, now: Date): Promise<Outbox.Ref[]> {
  const orderId = `order-of-${id}`;
  await markOrdered(await itemOf(id), orderId, { amount: "10.00", currency: "USD" }, now);
  const captured = { orderId, captureId: `capture-of-${id}` };
  const mails = await markPaid(await itemOf(id), captured, [], now);
  if (typeof mails === "string") throw new Error(`The connection is ${mails}`);
  return mails;
}

/** Refunds a paid connection without PayPal. @returns the mails */
export async function refund(id: string, now: Date): Promise<Outbox.Ref[]> {
  const mails = await markRefunded(await itemOf(id), "operator", now);
  if (mails === "changed") throw new Error("The connection is not paid");
  return mails;
}

/** Instants around the trip of a connection. */
export async function timesOf(id: string) {
  const item = await itemOf(id);
  const hour = 3_600_000;
  const [start, end] = [startOf(item).getTime(), endOf(item).getTime()];
  return {
    /** Hours before the travel date begins, or after it. */
    aroundStart: (hours: number) => new Date(start + hours * hour),
    /** Hours before the travel date ends, or after it. */
    aroundEnd: (hours: number) => new Date(end + hours * hour),
  };
}

/** Removes a connection from the table, and thus from the schedule. No mails are sent. */
export async function removeConnection(id: string): Promise<void> {
  await connectionEntity().delete({ id }).go();
}
