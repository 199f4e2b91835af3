/** What cards say of an owner. */

import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { transact } from "../db/transact";
import { Matching } from "../matching";
import { Reputation } from "../reputation";
import { User } from "../user";
import { Itinerary } from ".";

const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const nothing = { memberSince: "2027-03", trips: 0, rated: 0, again: 0, thanks: [] };
const one = { memberSince: "2027-03", trips: 1, rated: 1, again: 1, thanks: ["Thank you"] };

let flights = 1;
/** A flight of a day on which nobody flies another one. */
const offer = async (owner: AuthUser, days = 20 + flights) =>
  post(owner, { type: "flightaid", flight: `BA-${flights++}`, days }, now);

async function review({ uid }: AuthUser): Promise<void> {
  const trip = { rated: true, again: true, thanks: "Thank you" };
  const add = await Reputation.addWrite(uid, trip);
  await transact([add], { refused: () => "retry", busy: "busy" });
}

/** Of the card in a search, which is stored in the leg. */
async function listedOwner(id: string): Promise<unknown> {
  const { legs } = await Itinerary.record(id);
  const input = { searchType: "PROXIMAL" as const, type: "flightaid" as const, itinerary: legs };
  const { items } = await Matching.search(undefined, input, now);
  return items.find((card) => card.id === id)?.owner;
}

it("a card says since when its owner is a member, and what families say", async () => {
  const ann = await person("Ann Kowalski");
  const id = await offer(ann);
  expect(await Itinerary.fromId(undefined, id, now)).toMatchObject({ owner: nothing });
  expect(await listedOwner(id)).toEqual(nothing);
  expect(await Itinerary.fromId(ann, id, now)).not.toHaveProperty("owner");
  await review(ann);
  expect(await listedOwner(await offer(ann))).toEqual(one);
});

it("a change of the itinerary brings its card up to date", async () => {
  const ann = await person("Ann Kowalski");
  const id = await offer(ann);
  await review(ann);
  await Itinerary.update(ann, { id, addInfo: "Row 3" }, now);
  expect(await listedOwner(id)).toEqual(one);
});

it("refreshCards: rewrites the cards of active itineraries, and only where they differ", async () => {
  const ann = await person("Ann Kowalski");
  const [active, paused, over] = [await offer(ann), await offer(ann), await offer(ann, 1)];
  await Itinerary.update(ann, { id: paused, paused: true }, now);
  const other = await person("Bob Marsh");
  const others = await offer(other);
  await review(ann);
  await review(other);
  const before = await Itinerary.record(active);
  for (const _ of [1, 2]) await Itinerary.refreshCards(ann.uid, later(5));
  expect(await listedOwner(active)).toEqual(one);
  expect(await Itinerary.record(active)).toEqual({ ...before, owner: one, version: 2 });
  expect((await Itinerary.record(over)).owner).toEqual(nothing);
  expect(await listedOwner(others)).toEqual(nothing);
  expect(await listedOwner(paused)).toBeUndefined();
  await Itinerary.update(ann, { id: paused, paused: false }, now);
  expect(await listedOwner(paused)).toEqual(one);
  const jobs = await Matching.pendingMatchJobs(later(5), 100);
  expect(jobs.find(({ id }) => id === active)?.dueAt).toBe(
    new Date(now.getTime() + 5000).toISOString(),
  );
});

it("refreshCards: the owner's name in the profile reaches active itineraries, and what is posted with an older token", {
  tags: "deep",
}, async () => {
  const ann = await person("Ann Kowalski");
  const [active, over] = [await offer(ann), await offer(ann, 1)];
  await User.update({ ...ann, displayName: "Zoe Weiss" }, { takeName: true }, now);
  expect(await Itinerary.refreshCards(ann.uid, later(5))).toEqual([active]);
  expect(await Itinerary.refreshCards(ann.uid, later(5))).toEqual([]);
  const namesOf = async (id: string) => [
    (await Itinerary.record(id)).displayName,
    (await Itinerary.fromId(undefined, id, now)).traveler.displayName,
  ];
  expect(await namesOf(active)).toEqual(["Zoe Weiss", "Z********"]);
  expect(await namesOf(await offer(ann))).toEqual(["Zoe Weiss", "Z********"]);
  expect(await namesOf(over)).toEqual(["Ann Kowalski", "A***********"]);
});

it("refreshCards: brings nothing back that is deleted or changed at the same time", {
  tags: "deep",
}, async () => {
  for (let round = 0; round < 5; round++) {
    const ann = await person("Ann Kowalski");
    const [deleted, changed] = [await offer(ann), await offer(ann)];
    await review(ann);
    await Promise.all([
      Itinerary.refreshCards(ann.uid, now),
      Itinerary.remove(ann, deleted, now),
      Itinerary.update(ann, { id: changed, addInfo: "Row 3" }, now),
    ]);
    expect(await Itinerary.existingIds([deleted])).toEqual(new Set());
    expect(await Itinerary.record(changed)).toMatchObject({ addInfo: "Row 3", owner: one });
    expect(await listedOwner(changed)).toEqual(one);
  }
});

it("refreshCards: does nothing for a user who has left or never came", async () => {
  await Itinerary.refreshCards("uid-nobody", now);
});
