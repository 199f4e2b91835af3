/** Postings as fanout-model.ts assumes them: on few routes, each up to {@link traffic.horizon} days ahead. */
import { createHash } from "node:crypto";
import type { AuthUser } from "@flightaides/core/actor.ts";
import { itemsOf } from "@flightaides/core/test/itinerary.ts";
import { profileItemOf } from "@flightaides/core/test/user.ts";
import { addDays } from "@flightaides/core/trip/calendar.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { traffic } from "./fanout-model";
import { busiest, type Item, loadItems, now, type Registry, toItem } from "./registry";

const { postings, routes, horizon } = traffic;
const flightsOfRoute = 4;
const day = 86_400_000;

export type Trip = { type: Type; from: string; to: string; days: number; flight: string };

/** The itineraries with a future flight, and the profiles of their owners. */
export async function crowdedRegistry(users: number): Promise<Registry & { active: number }> {
  const active = Math.round((((users * postings) / 30) * (horizon - 1)) / 2);
  const registry = await loadItems(`crowds-${users}`, (first = active) => items(first));
  return { ...registry, active };
}

async function* items(count: number): AsyncGenerator<Item> {
  const random = randomOf(20_270_310);
  const trips = tripsOf(random);
  const today = now.toISOString().slice(0, 10);
  for (let index = 0; index < count; ) {
    const { type, from, to, days, flight } = next(trips);
    // A flight in `days` days is posted already if it was posted at least that many days ahead.
    if (random() > (horizon - days) / horizon) continue;
    index++;
    const user: AuthUser = {
      uid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      email: `person${index}@example.com`,
      displayName: "Ann Kowalski",
      username: `person${index}`,
    };
    yield toItem(profileItemOf(user, now));
    const record = {
      ...user,
      id: createHash("sha256").update(`crowds-${index}`).digest("hex").slice(0, 32),
      type,
      legs: [{ sequence: 1, from, to, travelDate: addDays(today, days), flight }],
      phoneNumber: "+14165550134",
      notifyNearby: false,
      createdAt: new Date(now.getTime() - random() * (horizon - days) * day).toISOString(),
    };
    for (const item of await itemsOf(record)) yield toItem(item);
  }
}

/** An endless sequence of new postings. */
export function newTrips(): Generator<Trip> {
  return tripsOf(randomOf(7));
}

export function next<Value>(values: Generator<Value>): Value {
  const { value, done } = values.next();
  if (done) throw new Error("There are no more");
  return value;
}

function* tripsOf(random: () => number): Generator<Trip> {
  const airports = busiest();
  const upTo: number[] = [];
  for (let rank = 1; rank <= routes; rank++) upTo.push((upTo.at(-1) ?? 0) + 1 / rank);
  const total = upTo.at(-1) ?? 0;
  for (;;) {
    const drawn = random() * total;
    const route = upTo.findIndex((sum) => drawn < sum);
    const first = route % airports.length;
    const second = (first + 1 + Math.floor(route / airports.length)) % airports.length;
    const [from = "", to = ""] = [airports[first], airports[second]];
    const flight = `EK-${1 + route * flightsOfRoute + Math.floor(random() * flightsOfRoute)}`;
    const days = 1 + Math.floor(random() * horizon);
    yield { type: random() < 0.5 ? "traveler" : "flightaid", from, to, days, flight };
  }
}

/** Numbers from 0 to 1, the same in each run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
