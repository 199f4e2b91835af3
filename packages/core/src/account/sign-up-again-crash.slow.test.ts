/**
 * Fault injection in a deletion and in the first call of a new account of the same person: each call to the table fails, loses its
 * response, or is the last one of a process that crashes. Then the caller retries, or never does and signs up again. Whatever
 * happens, the new account has the blocks in both directions, the report about it, the limits used and what the pair is held to.
 *
 * @module-tag deep
 */
import { randomUUID } from "node:crypto";
import {
  type Schedule,
  schedulesOf,
  startFaultProxy,
} from "@flightaides/standins/test/fault-proxy.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start as now } from "../../test/clock";
import { type Pair, pairCopier } from "../../test/connection";
import type { AuthUser } from "../actor";
import { Block } from "../block";
import { Connection } from "../connection";
import { withinTime } from "../contention";
import { transact } from "../db/transact";
import { FormerAccount } from "../former-account";
import { Quota } from "../quota";
import { Safety } from "../safety";
import { User } from "../user";
import { agreementVersion } from "../user/agreement-versions";
import { Account } from ".";

/** Each test takes minutes, and longer on a crowded machine. */
const timeout = 1_800_000;

const door = startFaultProxy();
let pair: () => Promise<Pair>;

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "",
  );
  process.env.AWS_MAX_ATTEMPTS = "1";
  // After the environment is set: the client reads its endpoint at the first call.
  pair = await pairCopier(now, { connect: "ask" });
});
afterAll(() => door.stop());

type Person = { leaver: AuthUser; two: Pair };

/** Asked a flightaid who declined and has reported it, and has blocked somebody and is blocked by somebody. */
function held(): Promise<Person & { blocked: string; blocker: string }> {
  // On a busy machine a call may take a second, and the first block of an account makes two attempts.
  return withinTime(60_000, async () => {
    const two = await pair();
    const leaver = { ...two.traveler, email: `${randomUUID()}@example.com` };
    await Account.admit(leaver, "en", now);
    await Connection.answer(two.flightaid, { id: two.id, accept: false }, now);
    const [blocked, blocker] = [randomUUID(), randomUUID()];
    await Block.create(leaver.uid, blocked, "B**", now);
    await Block.create(blocker, leaver.uid, "Z**", now);
    await Safety.report(two.flightaid, { connection: two.id, reason: "harassment" }, now);
    const spent = Quota.spend(leaver.uid, "reports", now, 7);
    await transact([spent], { refused: () => "retry", busy: "busy" });
    return { leaver, two, blocked, blocker };
  });
}

function again({ leaver }: Person): AuthUser {
  const uid = randomUUID();
  return { ...leaver, uid, username: uid };
}

type Held = Awaited<ReturnType<typeof held>>;

async function expectHeld(back: AuthUser, { blocked, blocker, two }: Held): Promise<void> {
  expect(await Block.hiddenFrom(back.uid)).toEqual(new Set([blocked, blocker]));
  for (const other of [blocked, blocker]) expect(await Block.hiddenFrom(other)).toContain(back.uid);
  expect(await Safety.reportsOf(back.uid)).toMatchObject([{ reporter: two.flightaid.uid }]);
  expect((await Quota.usedBy(back.uid)).days).toContainEqual(
    expect.objectContaining({ limit: "reports", count: 7 }),
  );
  await User.update(back, { agreementVersion }, now);
  const [, itineraryId] = two.itineraries;
  const open = { itineraryId, role: "traveler", phoneNumber: "+14165550134" } as const;
  await expect(Connection.open(back, open, now)).rejects.toMatchObject({
    reason: "declined-before",
  });
}

/** The call fails, unless a run has fewer calls than the first one had. */
async function fails({ number, fault }: Schedule, run: () => Promise<void>): Promise<void> {
  door.arm(number, fault);
  try {
    const failed = await run().then(
      () => false,
      () => true,
    );
    expect(failed, `${number} ${fault}`).toBe(door.pending() === 0);
  } finally {
    door.restart();
    door.plan([]);
  }
}

it("a deletion that fails anywhere, retried or not, loses nothing", { timeout }, async () => {
  const first = await held();
  door.plan([]);
  await Account.remove(first.leaver, now);
  const schedules = schedulesOf(door.calls());
  expect(schedules.length).toBeGreaterThan(40);
  for (const schedule of schedules) {
    const person = await held();
    await fails(schedule, () => Account.remove(person.leaver, now));
    const isRetried = schedule.number % 2 === 0;
    // Otherwise the person deletes the account in the user pool alone, and signs up again.
    if (isRetried) await Account.remove(person.leaver, now);
    const back = again(person);
    await Account.admit(back, "en", now);
    await expectHeld(back, person);
    if (isRetried) {
      const known = await FormerAccount.accountsOf(back, now);
      expect(known, JSON.stringify(schedule)).toEqual([]);
    }
  }
});

it("a first call that fails anywhere leaves an account that can do nothing, and the next one continues", {
  timeout,
}, async () => {
  const first = await held();
  await Account.remove(first.leaver, now);
  door.plan([]);
  await Account.admit(again(first), "en", now);
  const schedules = schedulesOf(door.calls());
  expect(schedules.length).toBeGreaterThan(20);
  let unknown = 0;
  for (const schedule of schedules) {
    const person = await held();
    await Account.remove(person.leaver, now);
    const back = again(person);
    await fails(schedule, () => Account.admit(back, "en", now));
    // Only the answer to the very last write was lost.
    if ((await User.statusOf(back)) !== "unknown") await expectHeld(back, person);
    else unknown++;
    // Another account of the person in place of this one, every second time.
    const other = schedule.number % 2 === 0 ? back : again(person);
    await Promise.all([1, 2].map(() => Account.admit(other, "en", now)));
    await expectHeld(other, person);
  }
  expect(unknown).toBeGreaterThan(schedules.length - 5);
});
