/** Shared by the tests of connections and payments: a pair with a connection. */
import type { AuthUser } from "@flightaides/core/actor";
import { Connection } from "@flightaides/core/connection";
import { dropMatchJob } from "@flightaides/core/itinerary/itinerary-testing";
import type { Outbox } from "@flightaides/core/outbox";
import { person, post } from "../notification/mail-testing";

export type Pair = {
  traveler: AuthUser;
  flightaid: AuthUser;
  id: string;
  itineraries: [string, string];
};

let pairs = 0;

/** Two users on a flight that no other pair has, and the connection that the traveler opened. */
export async function pair(now = new Date()): Promise<Pair> {
  const traveler = await person("Ann Kowalski", now);
  const flightaid = await person("Bob Marsh", now);
  pairs++;
  const trip = { flight: `EK-${pairs}`, days: 10 + (pairs % 380) };
  const asked = await post(traveler, { ...trip, type: "traveler", from: "YYZ", to: "DXB" }, now);
  const offered = await post(
    flightaid,
    { ...trip, type: "flightaid", from: "YYZ", to: "DXB" },
    now,
  );
  // Without match mails.
  for (const id of [asked, offered]) await dropMatchJob(id);
  const { connection } = await Connection.open(
    traveler,
    { itineraryId: offered, role: "traveler" },
    now,
  );
  return { traveler, flightaid, id: connection.id, itineraries: [asked, offered] };
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
  await Connection.markOrdered(
    await itemOf(id),
    orderId,
    { amount: "10.00", currency: "USD" },
    now,
  );
  const captured = { orderId, captureId: `capture-of-${id}` };
  const mails = await Connection.markPaid(await itemOf(id), captured, [], now);
  if (typeof mails === "string") throw new Error(`The connection is ${mails}`);
  return mails;
}

/** Refunds a paid connection without PayPal. @returns the mails */
export async function refund(id: string, now: Date): Promise<Outbox.Ref[]> {
  const mails = await Connection.markRefunded(await itemOf(id), "other", now);
  if (mails === "changed") throw new Error("The connection is not paid");
  return mails;
}
