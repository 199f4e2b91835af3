/** How much one account can post. */
import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { create, post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { Outbox } from "../outbox";
import { limits } from "../usage-limits";
import { Itinerary } from ".";

const day = 86_400;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Posts trips on consecutive days, the first one `first` days from `at`. @returns their ids */
async function postMany(
  owner: AuthUser,
  count: number,
  first: number,
  at = now,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push(await post(owner, { days: first + index }, at));
  return ids;
}

it("refuses an itinerary beyond the active ones, and says when the next is over", async () => {
  const ann = await person("Ann Kowalski");
  const [first = ""] = await postMany(ann, limits.activeItineraries, 10);
  const mails = await Outbox.ofRecipient(ann.uid);
  await expect(post(ann, { days: 50 }, now)).rejects.toMatchObject({
    code: "too-many-requests",
    message:
      "You have 20 active itineraries, as many as one account can have. Delete one, or come back in 11 days.",
    // From 12:00 UTC on the 10th until the 20th is over everywhere.
    retryAfter: 11 * day,
  });
  expect(await Itinerary.ofOwner(ann)).toHaveLength(20);
  expect(await Outbox.ofRecipient(ann.uid)).toEqual(mails);
  // The same trip again is no further itinerary.
  expect(await create(ann, { days: 10 }, now)).toMatchObject({ created: false });

  await Itinerary.remove(ann, first, now);
  await post(ann, { days: 50 }, now);
  await expect(post(ann, { days: 51 }, now)).rejects.toMatchObject({ code: "too-many-requests" });
});

it("counts only trips that are not over", { tags: "deep" }, async () => {
  const ann = await person("Ann Kowalski");
  await postMany(ann, limits.activeItineraries, 10);
  const over = later(11 * day);
  await expect(post(ann, { days: 60 }, later(11 * day - 1))).rejects.toMatchObject({
    retryAfter: 1,
  });
  await post(ann, { days: 60 }, over);
  await expect(post(ann, { days: 61 }, over)).rejects.toMatchObject({ retryAfter: day });
});

it("counts a trip that was over, and is moved ahead, once others have taken its place", async () => {
  const ann = await person("Ann Kowalski");
  const [old = ""] = await postMany(ann, 1, 10);
  const at = later(12 * day);
  const [first = ""] = await postMany(ann, limits.activeItineraries, 10, at);
  const { legs } = await Itinerary.record(old);
  const itinerary = legs.map((leg) => ({ ...leg, travelDate: "2027-06-01" }));
  const moving = () => Itinerary.update(ann, { id: old, itinerary }, at);
  await expect(moving()).rejects.toMatchObject({
    code: "too-many-requests",
    reason: "too-many-itineraries",
  });
  await Itinerary.remove(ann, first, at);
  expect(await moving()).toMatchObject({ id: old, itinerary: [{ travelDate: "2027-06-01" }] });
  await expect(post(ann, { days: 50 }, at)).rejects.toMatchObject({
    reason: "too-many-itineraries",
  });
});

it("holds for concurrent postings", { tags: "deep" }, async () => {
  const ann = await person("Ann Kowalski");
  await postMany(ann, limits.activeItineraries - 2, 10);
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map((index) => post(ann, { days: 50 + index }, now)),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await Itinerary.ofOwner(ann)).toHaveLength(limits.activeItineraries);
});

it("refuses a posting beyond those of a day (UTC), also after deletions; a repetition is free", {
  tags: "deep",
}, async () => {
  const ann = await person("Ann Kowalski");
  for (let index = 0; index < limits.daily.postings; index++) {
    const id = await post(ann, { days: 20 + index }, now);
    if (index > 0) await Itinerary.remove(ann, id, now);
  }
  await expect(post(ann, { days: 90 }, now)).rejects.toMatchObject({
    code: "too-many-requests",
    reason: "too-many-postings",
    params: { most: 40, seconds: 43_200 },
    retryAfter: day / 2,
  });
  expect(await create(ann, { days: 20 }, now)).toMatchObject({ created: false });
  await post(ann, { days: 90 }, later(day / 2));
  await post(await person("Bob Marsh"), { days: 90 }, now);
});
