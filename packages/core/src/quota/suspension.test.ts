import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { transact, type Write } from "../db/transact";
import { Quota } from ".";
import { suspensionEntity } from "./entity";

const now = new Date("2027-03-10T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const write = (one: Write) => transact([one], { refused: () => "refused" as const, busy: "busy" });

async function suspended(): Promise<string> {
  const uid = randomUUID();
  expect(await write(Quota.suspensionWrite(uid, "spam", now))).toBe("committed");
  return uid;
}

it("a user is suspended once, until the suspension is lifted", async () => {
  const uid = await suspended();
  const suspension = { since: now.toISOString(), reason: "spam" };
  expect(await write(Quota.suspensionWrite(uid, "unsafe", later(1)))).toBe("refused");
  expect(await Quota.suspensionOf(uid)).toEqual(suspension);
  expect(await Quota.usedBy(uid)).toMatchObject({ suspension });
  expect(await write(Quota.liftSuspensionWrite(uid))).toBe("committed");
  expect(await write(Quota.liftSuspensionWrite(uid))).toBe("refused");
  expect(await Quota.suspensionOf(uid)).toBeUndefined();
  expect(await Quota.mustSeparate(uid)).toBe(false);
});

it("a schedule separates a suspended user from others after a minute, until that is done", async () => {
  const uid = await suspended();
  const isPending = async (seconds: number) =>
    (await Quota.pendingSuspensions(later(seconds), 100)).some(({ id }) => id === uid);
  expect([await isPending(59), await isPending(60)]).toEqual([false, true]);
  expect(await Quota.mustSeparate(uid)).toBe(true);
  await Quota.completeSuspension(uid);
  expect(await isPending(3600)).toBe(false);
  expect(await Quota.mustSeparate(uid)).toBe(false);
  expect(await Quota.suspensionOf(uid)).toMatchObject({ reason: "spam" });
  const before = (await suspensionEntity().get({ id: uid }).go()).data;
  // Twice, or of somebody who is not suspended.
  await Quota.completeSuspension(uid);
  const nobody = randomUUID();
  await Quota.completeSuspension(nobody);
  expect((await suspensionEntity().get({ id: uid }).go()).data).toEqual(before);
  expect(await Quota.suspensionOf(nobody)).toBeUndefined();
});
