/** Two users who must not meet: neither sees the other's itineraries, whichever of them has blocked the other. */

import { beforeAll, describe, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { Actor, AuthUser } from "../actor";
import { Block } from "../block";
import { Matching } from "../matching";
import * as matching from "../matching/contract";
import type { Type } from "../trip/contract";
import { Itinerary } from ".";

const trip = { flight: "LH-470", days: 30 };
let blocker: AuthUser;
let blocked: AuthUser;
let other: AuthUser;
let asks: string;
let offers: string;

beforeAll(async () => {
  blocker = await person("Ann Kowalski");
  blocked = await person("Bob Marsh");
  other = await person("Cem Tok");
  asks = await post(blocker, { ...trip, type: "traveler" }, now);
  offers = await post(blocked, { ...trip, type: "flightaid" }, now);
  await Block.create(blocker.uid, blocked.uid, "B**", now);
});

async function search(actor: Actor, type: Type): Promise<string[]> {
  const { legs } = await Itinerary.record(asks);
  const { items } = await Matching.search(
    actor,
    { searchType: "PROXIMAL", type, itinerary: legs },
    now,
  );
  return items.map(({ id }) => id);
}

/** All pages of one itinerary each. */
async function list(actor: Actor): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const input = matching.list.input.parse({ flight: "LH-470", limit: 1, cursor });
    const { items, next } = await Matching.list(actor, input, now);
    ids.push(...items.map(({ id }) => id));
    cursor = next;
  } while (cursor);
  return ids;
}

describe.each([
  [
    "the blocker",
    () => ({ actor: blocker, own: asks, theirs: offers, seeking: "flightaid" as const }),
  ],
  [
    "the blocked user",
    () => ({ actor: blocked, own: offers, theirs: asks, seeking: "traveler" as const }),
  ],
])("%s", (_, of) => {
  it("does not find the other in a search", async () => {
    const { actor, theirs, seeking } = of();
    expect(await search(actor, seeking)).toEqual([]);
    for (const anybody of [other, undefined])
      expect(await search(anybody, seeking)).toEqual([theirs]);
  });

  it("does not find the other in a list", async () => {
    const { actor, own, theirs } = of();
    expect(await list(actor)).toEqual([own]);
    for (const anybody of [other, undefined]) expect(await list(anybody)).toContain(theirs);
  });

  it("does not find the other by the id", async () => {
    const { actor, theirs } = of();
    await expect(Itinerary.fromId(actor, theirs, now)).rejects.toMatchObject({ code: "not-found" });
    for (const anybody of [other, undefined])
      expect(await Itinerary.fromId(anybody, theirs, now)).toMatchObject({ id: theirs });
  });

  it("is not matched with the other", async () => {
    const { own } = of();
    expect(await Itinerary.matchesOf(own, now)).toMatchObject({ record: { id: own }, matches: [] });
  });
});

it("they meet again once the block is removed", async () => {
  const [one, two] = [await person("Ann Kowalski"), await person("Bob Marsh")];
  const id = await post(two, { flight: "LH-471", type: "flightaid" }, now);
  const { block } = await Block.create(one.uid, two.uid, "B**", now);
  await expect(Itinerary.fromId(one, id, now)).rejects.toMatchObject({ code: "not-found" });
  await Block.remove(one.uid, block.id);
  expect(await Itinerary.fromId(one, id, now)).toMatchObject({ id });
});
