/**
 * Fault injection in taps, their revocation, boarding passes and follow links: each call to the table fails, loses its response, or is the last one
 * of a process that crashes. The phone sends the same request again until it is answered.
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
import { itemOf, pair, pay, timesOf } from "../../test/connection";
import { Connection } from "../connection";
import { Outbox } from "../outbox";
import { Quota } from "../quota";
import { Journey } from ".";

/** Minutes, and longer on a crowded machine. */
const timeout = 900_000;
const door = startFaultProxy();

beforeAll(async () => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = await door.urlOf(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? "",
  );
  process.env.AWS_MAX_ATTEMPTS = "1";
});
afterAll(() => door.stop());

/** What the phone repeats until it is answered. */
async function untilAnswered<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === 3) throw error;
      door.restart();
    }
  }
}

/** Runs a story without a fault, then once for each fault. */
async function withEachFault(
  prepared: () => Promise<{ act: () => Promise<unknown>; assert: () => Promise<void> }>,
): Promise<void> {
  const first = await prepared();
  door.plan([]);
  await first.act();
  const schedules: Schedule[] = schedulesOf(door.calls());
  expect(schedules.length).toBeGreaterThan(5);
  await first.assert();
  for (const { number, fault } of schedules) {
    const { act, assert } = await prepared();
    door.arm(number, fault);
    await untilAnswered(act);
    expect(door.pending(), `${number} ${fault}`).toBe(0);
    door.plan([]);
    await assert();
  }
}

/** A paid pair on its day, about which the traveler says afterwards that they did not meet. */
async function claimed() {
  const two = await pair(now);
  await pay(two.id, now);
  const { aroundEnd } = await timesOf(two.id);
  await Connection.didNotMeet(two.traveler, { id: two.id }, aroundEnd(1));
  return { ...two, at: aroundEnd(2) };
}

async function tapsOf(uid: string): Promise<number> {
  const { days } = await Quota.usedBy(uid);
  return days.find(({ limit, connection }) => limit === "taps" && !connection)?.count ?? 0;
}

it("a tap happens once, with what it means", { timeout }, () =>
  withEachFault(async () => {
    const { flightaid, traveler, id, at } = await claimed();
    const input = { id, key: randomUUID(), kind: "met" as const, at: at.toISOString() };
    return {
      act: () => Journey.tap(flightaid, input, at),
      async assert() {
        const { journey } = await Journey.connection(traveler, id, at);
        expect(journey?.steps.flatMap(({ tap }) => (tap ? [tap.at] : []))).toEqual([
          at.toISOString(),
        ]);
        expect(await itemOf(id)).toMatchObject({
          contradictedAt: at.toISOString(),
          tapped: { flightaid: { met: at.toISOString() } },
        });
        expect(await tapsOf(flightaid.uid)).toBe(1);
        const owed = await Outbox.ofRecipient(traveler.uid);
        expect(owed.filter(({ kind }) => kind === "contradicted")).toHaveLength(1);
      },
    };
  }),
);

it("a revocation leaves nothing of a tap, whether that has arrived or not", {
  timeout,
}, async () => {
  for (const isArrived of [true, false])
    await withEachFault(async () => {
      const two = await pair(now);
      const { traveler, id } = two;
      await pay(id, now);
      const at = (await timesOf(id)).aroundStart(1);
      const key = randomUUID();
      const tap = () => Journey.tap(traveler, { id, key, kind: "met", at: at.toISOString() }, at);
      if (isArrived) await tap();
      return {
        act: () => Journey.revokeTap(traveler, { id, key }, at),
        async assert() {
          const { journey } = await tap();
          expect(journey.steps.filter((step) => step.tap)).toEqual([]);
          expect((await itemOf(id)).tapped?.traveler ?? {}).toEqual({});
        },
      };
    });
});

it("a boarding pass is shared once, and its removal is complete", { timeout }, async () => {
  for (const isRemoved of [false, true])
    await withEachFault(async () => {
      const { traveler, flightaid, id } = await pair(now);
      await pay(id, now);
      const at = (await timesOf(id)).aroundStart(-20);
      const { flight = "", travelDate: date } = (await itemOf(id)).leg;
      const pass = { id, leg: 1, flight, date, seat: "23A", surnameFits: true };
      const share = () => Journey.shareBoardingPass(traveler, pass, at);
      if (isRemoved) await share();
      return {
        act: () => (isRemoved ? Journey.removeBoardingPass(traveler, { id, leg: 1 }, at) : share()),
        async assert() {
          const { journey } = await Journey.connection(flightaid, id, at);
          expect(journey?.seats?.map(({ seat, by }) => [seat, by])).toEqual(
            isRemoved ? [] : [["23A", "them"]],
          );
          const { days } = await Quota.usedBy(traveler.uid);
          const spent = days.find(
            ({ limit, connection }) => limit === "boardingPasses" && !connection,
          );
          expect(spent?.count).toBe(isRemoved ? 2 : 1);
        },
      };
    });
});

it("a follow link is in the list and works, or is neither", { timeout }, () =>
  withEachFault(async () => {
    const { traveler, id } = await pair(now);
    await pay(id, now);
    const made: { token: string; id: string }[] = [];
    return {
      async act() {
        const { url, id: linkId } = await Journey.createFollowLink(
          traveler,
          { id, language: "en" },
          now,
        );
        made.push({ token: url.split("/").at(-1) ?? "", id: linkId });
      },
      async assert() {
        const { journey } = await Journey.connection(traveler, id, now);
        const listed = journey?.followLinks ?? [];
        // One whose response was lost is in the list too, and can be revoked.
        expect(made).toHaveLength(1);
        for (const link of made) {
          expect(listed.map((one) => one.id)).toContain(link.id);
          await Journey.follow(link, now);
        }
        await withRevoked(id, traveler, listed);
        for (const link of made)
          await expect(Journey.follow(link, now)).rejects.toMatchObject({ code: "not-found" });
      },
    };
  }),
);

async function withRevoked(
  id: string,
  traveler: Parameters<typeof Journey.revokeFollowLink>[0],
  links: readonly { id: string }[],
): Promise<void> {
  for (const link of links) await Journey.revokeFollowLink(traveler, { id, linkId: link.id });
  const { journey } = await Journey.connection(traveler, id, now);
  expect(journey?.followLinks).toEqual([]);
}

it("the revocation of a follow link is complete", { timeout }, () =>
  withEachFault(async () => {
    const { traveler, id } = await pair(now);
    await pay(id, now);
    const { url, id: linkId } = await Journey.createFollowLink(
      traveler,
      { id, language: "en" },
      now,
    );
    const token = url.split("/").at(-1) ?? "";
    return {
      act: () => Journey.revokeFollowLink(traveler, { id, linkId }),
      async assert() {
        await expect(Journey.follow({ token }, now)).rejects.toMatchObject({ code: "not-found" });
        const { journey } = await Journey.connection(traveler, id, now);
        expect(journey?.followLinks).toEqual([]);
      },
    };
  }),
);
