import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { transact, type Write } from "../db/transact";
import { Reputation } from ".";

const write = (one: Write) => transact([one], { refused: () => "refused", busy: "busy" });
const nothing = { trips: 0, rated: 0, again: 0, thanks: [] };

async function add(uid: string, trip: Reputation.Trip): Promise<void> {
  expect(await write(await Reputation.addWrite(uid, trip))).toBe("committed");
}

it("counts trips, ratings and who would fly together again", async () => {
  const uid = randomUUID();
  expect(await Reputation.of(uid)).toEqual(nothing);
  await add(uid, { rated: true, again: true });
  await add(uid, { rated: true, again: false });
  await add(uid, { rated: false, again: false });
  expect(await Reputation.of(uid)).toEqual({ trips: 3, rated: 2, again: 1, thanks: [] });
  expect(await Reputation.of(randomUUID())).toEqual(nothing);
});

it("keeps the latest five thank-yous, newest first", async () => {
  const uid = randomUUID();
  for (const thanks of ["1", "2", "3", undefined, "4", "5", "6"])
    await add(uid, { rated: true, again: true, ...(thanks && { thanks }) });
  expect((await Reputation.of(uid)).thanks).toEqual(["6", "5", "4", "3", "2"]);
});

it.each([0, 1])(
  "adds one of two concurrent trips to the same facts, after %s trips",
  async (before) => {
    const uid = randomUUID();
    for (let trip = 0; trip < before; trip++) await add(uid, { rated: false, again: false });
    const trip = { rated: true, again: true, thanks: "Thank you" };
    const writes = await Promise.all([1, 2].map(() => Reputation.addWrite(uid, trip)));
    const outcomes = await Promise.all(writes.map(write));
    expect(outcomes.sort()).toEqual(["committed", "refused"]);
    expect(await Reputation.of(uid)).toMatchObject({ trips: before + 1, thanks: ["Thank you"] });
  },
);

it("takes a trip back as it was added", async () => {
  const uid = randomUUID();
  await add(uid, { rated: true, again: true, thanks: "One" });
  await add(uid, { rated: true, again: false, thanks: "Two" });
  const [one, again] = await Promise.all(
    [1, 2].map(() => Reputation.subtractWrite(uid, { rated: true, again: true, thanks: "One" })),
  );
  expect(one && (await write(one))).toBe("committed");
  expect(await Reputation.of(uid)).toEqual({ trips: 1, rated: 1, again: 0, thanks: ["Two"] });
  expect(again && (await write(again))).toBe("refused");
});

it("forget: deletes everything of a user", async () => {
  const uid = randomUUID();
  await add(uid, { rated: true, again: true, thanks: "Thank you" });
  await Reputation.forget(uid);
  expect(await Reputation.of(uid)).toEqual(nothing);
});
