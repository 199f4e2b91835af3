import { expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { post } from "../../test/itinerary";
import { person } from "../../test/user";
import type { AuthUser } from "../actor";
import { transact, type Write } from "../db/transact";
import { Matching } from "../matching";
import { Itinerary } from ".";

const write = (writes: Write[]) => transact(writes, { refused: () => "refused", busy: "busy" });

async function posted(): Promise<{ ann: AuthUser; id: string }> {
  const ann = await person("Ann Kowalski");
  return { ann, id: await post(ann, { type: "flightaid", flight: `AC-${flights++}` }, now) };
}
let flights = 1;

/** Counts a request that was not answered. @returns whether it paused the itinerary */
async function leaveUnanswered(id: string): Promise<boolean> {
  const { writes, paused } = Itinerary.unansweredWrites(await Itinerary.record(id));
  expect(await write(writes)).toBe("committed");
  return paused;
}

async function isListed(id: string): Promise<boolean> {
  const { legs } = await Itinerary.record(id);
  const input = { searchType: "PROXIMAL" as const, type: "flightaid" as const, itinerary: legs };
  const { items } = await Matching.search(undefined, input, now);
  return items.some((one) => one.id === id);
}

it("the second request in a row without an answer pauses the itinerary", async () => {
  const { ann, id } = await posted();
  expect([await leaveUnanswered(id), await isListed(id)]).toEqual([false, true]);
  expect([await leaveUnanswered(id), await isListed(id)]).toEqual([true, false]);
  expect(await Itinerary.fromId(ann, id, now)).toMatchObject({ paused: true });
  expect(Itinerary.unansweredWrites(await Itinerary.record(id))).toEqual({
    writes: [],
    paused: false,
  });

  // Shown again, it has two new chances.
  await Itinerary.update(ann, { id, paused: false }, now);
  expect([await leaveUnanswered(id), await isListed(id)]).toEqual([false, true]);
  expect(await leaveUnanswered(id)).toBe(true);
});

it("an answer in between begins the count again", async () => {
  const { id } = await posted();
  for (const _ of [1, 2, 3]) {
    expect(await leaveUnanswered(id)).toBe(false);
    expect(await write(Itinerary.answeredWrites(id))).toBe("committed");
  }
  expect(await isListed(id)).toBe(true);
});

it("a change by the owner keeps the count", async () => {
  const { ann, id } = await posted();
  await leaveUnanswered(id);
  await Itinerary.update(ann, { id, addInfo: "Row 3" }, now);
  expect(await leaveUnanswered(id)).toBe(true);
});

it("two that are counted from the same record count once", async () => {
  const { id } = await posted();
  const record = await Itinerary.record(id);
  const outcomes = await Promise.all(
    [1, 2].map(() => write(Itinerary.unansweredWrites(record).writes)),
  );
  expect(outcomes.sort()).toEqual(["committed", "refused"]);
  expect(await Itinerary.record(id)).toMatchObject({ unanswered: 1 });
});

it("is refused once the itinerary is deleted, and when it has changed", async () => {
  const { ann, id } = await posted();
  const record = await Itinerary.record(id);
  await Itinerary.update(ann, { id, addInfo: "Row 3" }, now);
  expect(await write(Itinerary.unansweredWrites(record).writes)).toBe("refused");
  const latest = await Itinerary.record(id);
  await Itinerary.remove(ann, id, now);
  for (const writes of [
    Itinerary.unansweredWrites(latest).writes,
    Itinerary.unansweredWrites({ ...latest, unanswered: 1 }).writes,
    Itinerary.answeredWrites(id),
  ])
    expect(await write(writes)).toBe("refused");
  expect(await Itinerary.existingIds([id])).toEqual(new Set());
});
