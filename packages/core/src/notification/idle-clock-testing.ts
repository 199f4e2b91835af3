/**
 * A clock for tests of what waits: time passes only while everybody sleeps and no request of this process is under way,
 * as if services answered at once. So it tells how long the waiting takes, however slow the machine is.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Clock } from "@flightaides/core/clock";

/** Turns of the event loop in which whoever was answered goes on, if only to the next request. */
const turns = 4;

export type IdleClock = Clock & {
  pass(seconds: number): void;
  /** How often somebody slept. */
  sleeps(): number;
  stop(): void;
};

export function idleClock(from: Date): IdleClock {
  let now = from.getTime();
  let sleeps = 0;
  let underWay = 0;
  let watching = false;
  let sleepers: { until: number; wake(): void }[] = [];

  const begin = () => {
    underWay++;
  };
  const end = () => {
    underWay--;
    watch();
  };
  const answer = (message: unknown) => {
    (message as { response: IncomingMessage }).response.once("close", end);
  };
  subscribe("http.client.request.start", begin);
  subscribe("http.client.request.error", end);
  subscribe("http.client.response.finish", answer);

  function watch(turn = 0): void {
    if (turn === 0 && watching) return;
    watching = underWay === 0 && sleepers.length > 0;
    if (!watching) return;
    if (turn < turns) {
      setImmediate(() => watch(turn + 1));
      return;
    }
    watching = false;
    now = Math.max(now, Math.min(...sleepers.map(({ until }) => until)));
    const awake = sleepers.filter(({ until }) => until <= now);
    sleepers = sleepers.filter(({ until }) => until > now);
    for (const { wake } of awake) wake();
    watch();
  }

  return {
    now: () => new Date(now),
    sleep(milliseconds) {
      sleeps++;
      return new Promise((wake) => {
        sleepers.push({ until: now + milliseconds, wake });
        watch();
      });
    },
    pass(seconds) {
      now += seconds * 1000;
    },
    sleeps: () => sleeps,
    stop() {
      unsubscribe("http.client.request.start", begin);
      unsubscribe("http.client.request.error", end);
      unsubscribe("http.client.response.finish", answer);
    },
  };
}
