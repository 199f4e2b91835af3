import { expect, it } from "vitest";
import { pacer } from "./pacer";

const forever = new Date(8.64e15);

/** Time passes only by `sleep` and `pass`. */
function fakeClock() {
  let now = 0;
  return {
    now: () => new Date(now),
    async sleep(milliseconds: number) {
      now += milliseconds;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

it("gives turns at the rate, in whole milliseconds; unused time does not accumulate", async () => {
  const clock = fakeClock();
  const pace = pacer(14, { clock, until: forever });
  const at: number[] = [];
  for (let i = 0; i < 4; i++) {
    expect(await pace.turn()).toBe(true);
    at.push(clock.now().getTime());
  }
  expect(at).toEqual([0, 72, 144, 216]);
  clock.pass(10_000);
  await pace.turn();
  await pace.turn();
  expect(clock.now().getTime()).toBe(10_216 + 72);
});

it("pauses longer with each throttled request, ignoring those sent before the pause", async () => {
  const clock = fakeClock();
  const pace = pacer(10, { clock, until: forever });
  const pauses: number[] = [];
  for (let i = 0; i < 7; i++) {
    await pace.turn();
    const refusedAt = clock.now().getTime();
    pace.report({ throttled: true });
    pace.report({ throttled: true });
    await pace.turn();
    pauses.push((clock.now().getTime() - refusedAt) / 1000);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(pace.exhausted).toBe(false);
  pace.report({ throttled: true });
  expect(pace.exhausted).toBe(true);
  expect(await pace.turn()).toBe(false);
});

it("slows down after a throttled request and recovers", async () => {
  const clock = fakeClock();
  const pace = pacer(10, { clock, until: forever });
  const interval = async () => {
    await pace.turn();
    const before = clock.now().getTime();
    await pace.turn();
    return clock.now().getTime() - before;
  };
  expect(await interval()).toBe(100);
  pace.report({ throttled: true });
  expect(await interval()).toBe(150);
  for (let i = 0; i < 20; i++) pace.report({ throttled: false });
  expect(await interval()).toBeLessThan(130);
  for (let i = 0; i < 100; i++) pace.report({ throttled: false });
  expect(await interval()).toBe(100);
});

it("an accepted mail resets the number of pauses", () => {
  const clock = fakeClock();
  const pace = pacer(10, { clock, until: forever });
  for (let i = 0; i < 20; i++) {
    pace.report({ throttled: true });
    clock.pass(60_000);
    pace.report({ throttled: false });
  }
  expect(pace.exhausted).toBe(false);
});

it("gives no turn after the end of the time, and does not wait for it", async () => {
  const clock = fakeClock();
  const pace = pacer(1, { clock, until: new Date(2500) });
  expect([await pace.turn(), await pace.turn(), await pace.turn()]).toEqual([true, true, true]);
  expect(pace.exhausted).toBe(false);
  expect(await pace.turn()).toBe(false);
  expect(pace.exhausted).toBe(true);
  expect(clock.now().getTime()).toBe(2000);
});

/** A clock whose time passes only by `reach`, which wakes the sleepers whose time has come. */
function sleepers() {
  let now = 0;
  const sleeping: { until: number; wake: () => void }[] = [];
  const clock = {
    now: () => new Date(now),
    sleep: (milliseconds: number) =>
      new Promise<void>((wake) => sleeping.push({ until: now + milliseconds, wake })),
  };
  async function reach(milliseconds: number): Promise<void> {
    now = milliseconds;
    for (const { until, wake } of sleeping) if (until <= now) wake();
    await new Promise(setImmediate);
  }
  return { clock, reach };
}

it("a process that was stopped does not take the turns it has missed in a burst", async () => {
  const { clock, reach } = sleepers();
  const pace = pacer(10, { clock, until: forever });
  const at: number[] = [];
  for (let i = 0; i < 5; i++) void pace.turn().then(() => at.push(clock.now().getTime()));
  for (const time of [0, 1000, 1050, 1100, 1200]) await reach(time);
  expect(at).toEqual([0, 1000, 1100, 1200]);
});

it("a pause extends turns that are already being waited for", async () => {
  const { clock, reach } = sleepers();
  const pace = pacer(10, { clock, until: forever });
  await pace.turn();
  let turned = false;
  const waiting = pace.turn().then(() => {
    turned = true;
  });
  pace.report({ throttled: true });
  await reach(999);
  expect(turned).toBe(false);
  await reach(1000);
  await waiting;
});
