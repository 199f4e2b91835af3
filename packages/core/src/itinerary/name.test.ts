/** A new name whose request crashed after it was stored: the itineraries and the connections follow it by the schedule. */
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { pair } from "../../test/connection";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { systemClock } from "../clock";
import { Connection } from "../connection";
import { User } from "../user";
import { Itinerary } from ".";

const clockAt = (seconds: number) => {
  const at = new Date(now.getTime() + seconds * 1000);
  return { ...systemClock, now: () => at };
};

/** As a `PATCH /me` that crashes once the name is stored. */
async function rename(user: AuthUser, displayName: string): Promise<AuthUser> {
  await User.update({ ...user, displayName }, { takeName: true }, now);
  return { ...user, displayName };
}

async function isPending(uid: string): Promise<boolean> {
  const due = await User.pendingNameChanges(clockAt(3600).now(), 1000);
  return due.some(({ id }) => id === uid);
}

it("is followed a minute later, by the note and by the connections", async () => {
  const { traveler, flightaid, id, itineraries } = await pair(now, { connect: "ask" });
  const [itinerary] = itineraries;
  const note = "Call me Kowalski, or Lindqvist.";
  await Itinerary.update(traveler, { id: itinerary, addInfo: note }, now);
  await rename(traveler, "Ann Lindqvist");
  await Connection.followNames({ clock: clockAt(59) });
  expect(await isPending(traveler.uid)).toBe(true);
  expect((await Itinerary.record(itinerary)).displayName).toBe("Ann Kowalski");

  await Connection.followNames({ clock: clockAt(60) });
  expect(await isPending(traveler.uid)).toBe(false);
  expect((await Itinerary.fromId(flightaid, itinerary, now)).addInfo).toBe(
    "Call me ********, or *********.",
  );
  const { counterpart } = await Connection.fromId(flightaid, id, clockAt(61).now());
  expect(counterpart).toMatchObject({ displayName: "A************" });
});

it("of a request that completes leaves nothing to the schedule, also for a user without itineraries", async () => {
  const zoe = await person("Zoe Lindqvist");
  await rename(zoe, "Zoe Petrova");
  expect(await isPending(zoe.uid)).toBe(true);
  expect(await Itinerary.followName(zoe.uid, now)).toEqual([]);
  expect(await isPending(zoe.uid)).toBe(false);
});

it("that changes again while it is followed stays due", async () => {
  const zoe = await person("Zoe Lindqvist");
  const id = await post(zoe, { flight: "FN-7" }, now);
  await rename(zoe, "Zoe Petrova");
  const first = await User.nameChangeOf(zoe.uid);
  await rename(zoe, "Zoe Noor");
  if (first) await User.completeNameChange(first);
  expect(await isPending(zoe.uid)).toBe(true);
  await Connection.followNames({ clock: clockAt(60) });
  expect((await Itinerary.record(id)).displayName).toBe("Zoe Noor");
  expect(await isPending(zoe.uid)).toBe(false);
});
