/** What the connections of an owner have to follow. */

import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import type { Matching } from "../matching";
import type { Leg } from "../trip/contract";
import { Itinerary } from ".";
import * as contract from "./contract";
import type { Change } from "./trip-change";

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const days = 86_400;

const change = (owner: AuthUser, id: string, input: Record<string, unknown>, at = now) =>
  Itinerary.update(owner, contract.update.input.parse({ id, ...input }), at);

const moved = (flight: string) => ({
  itinerary: { from: "YYZ", to: "DXB", travelDate: "2027-04-01", flight },
});

async function posted(): Promise<{ ann: AuthUser; id: string; legs: Leg[] }> {
  const ann = await person("Ann Kowalski");
  const id = await post(ann, { type: "flightaid" }, now);
  return { ann, id, legs: (await Itinerary.record(id)).legs };
}

async function changeOf(id: string): Promise<Change> {
  const found = await Itinerary.changeOf(id);
  if (!found) throw new Error("There is no change");
  return found;
}

it("says what has changed, whose it is, and what the legs were", async () => {
  const { ann, id, legs } = await posted();
  expect(await Itinerary.changeOf(id)).toBeUndefined();
  await change(ann, id, { addInfo: "Row 3" });
  const common = { id, uid: ann.uid, type: "flightaid", before: legs };
  expect(await changeOf(id)).toMatchObject({ ...common, what: "details", at: now.toISOString() });
  await change(ann, id, moved("EK-1"), later(1));
  expect(await changeOf(id)).toMatchObject({ ...common, what: "legs", at: later(1).toISOString() });
  await change(ann, id, { addInfo: "Row 4" });
  expect(await changeOf(id)).toMatchObject({ ...common, what: "legs" });
  await Itinerary.remove(ann, id, later(2));
  expect(await changeOf(id)).toMatchObject({
    ...common,
    what: "deleted",
    at: later(2).toISOString(),
  });
});

it("keeps the oldest legs until the change has been followed", async () => {
  const { ann, id, legs } = await posted();
  await change(ann, id, moved("EK-1"));
  await change(ann, id, moved("EK-2"));
  const first = await changeOf(id);
  expect(first).toMatchObject({ what: "legs", before: legs });
  await Itinerary.completeChange(first);
  expect(await Itinerary.changeOf(id)).toBeUndefined();
  await change(ann, id, moved("EK-3"));
  expect((await changeOf(id)).before).toMatchObject([{ flight: "EK-2" }]);
});

it("is a change of details when the trip is what it was again", async () => {
  const { ann, id, legs } = await posted();
  await change(ann, id, moved("EK-1"));
  await change(ann, id, { itinerary: legs });
  expect(await changeOf(id)).toMatchObject({ what: "details", before: legs });
});

it("is not completed by someone who has followed an earlier one", async () => {
  const { ann, id, legs } = await posted();
  await change(ann, id, { addInfo: "Row 3" });
  const earlier = await changeOf(id);
  await change(ann, id, moved("EK-1"));
  await Itinerary.completeChange(earlier);
  expect(await changeOf(id)).toMatchObject({ what: "legs", before: legs });
  await Itinerary.completeChange(await changeOf(id));
  await Itinerary.completeChange(earlier);
  expect(await Itinerary.changeOf(id)).toBeUndefined();
});

it("is nothing that connections do not show", async () => {
  const { ann, id } = await posted();
  await change(ann, id, { notify: { nearby: true } });
  await change(ann, id, { paused: true });
  await change(ann, id, { paused: false });
  expect(await Itinerary.changeOf(id)).toBeUndefined();
});

it("is written with a posting of the same trip that has another note or phone number", async () => {
  const { ann, id, legs } = await posted();
  await post(ann, { type: "flightaid" }, later(1));
  expect(await Itinerary.changeOf(id)).toBeUndefined();
  expect(await post(ann, { type: "flightaid", addInfo: "Row 3" }, later(1))).toBe(id);
  expect(await changeOf(id)).toMatchObject({ what: "details", before: legs });
});

it("survives that the deleted trip is posted again", async () => {
  const { ann, id } = await posted();
  await Itinerary.remove(ann, id, now);
  expect(await post(ann, { type: "flightaid" }, later(1))).toBe(id);
  expect(await changeOf(id)).toMatchObject({ what: "deleted", at: now.toISOString() });
});

it("is pending from a minute after it was made, page by page", async () => {
  const far = now.getTime() / 1000 + 1000 * days;
  const at = (seconds: number) => new Date((far + seconds) * 1000);
  const ids: string[] = [];
  for (const second of [0, 10, 20]) {
    const { ann, id } = await posted();
    await Itinerary.remove(ann, id, at(second));
    ids.push(id);
  }
  const [first = "", second = "", third = ""] = ids;
  const pending = async (seconds: number, limit: number, after?: Matching.MatchJob) => {
    const jobs = await Itinerary.pendingChanges(at(seconds), limit, after);
    return jobs.filter(({ id }) => ids.includes(id));
  };
  expect(await pending(59.9, 100)).toEqual([]);
  expect((await pending(60, 100)).map(({ id }) => id)).toEqual([first]);
  const [, after] = await pending(90, 100);
  expect(after?.id).toBe(second);
  expect((await pending(90, 1, after)).map(({ id }) => id)).toEqual([third]);
  await Itinerary.completeChange(await changeOf(second));
  expect((await pending(90, 100)).map(({ id }) => id)).toEqual([first, third]);
});
