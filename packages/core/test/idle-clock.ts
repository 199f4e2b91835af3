/**
 * A clock for tests of waiting. Time passes only while every caller sleeps and this process has no open request, as if services
 * responded instantly. It measures the time spent waiting, independent of the speed of the machine.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Clock } from "../src/clock";

/** Turns of the event loop after a response, in which its receiver can continue with another request. */
const turns = 4;

export type IdleClock = Clock & {
  pass(seconds: number): void;
  /** Number of calls of `sleep`. */
  sleeps(): number;
  stop(): void;
};

export function idleClock(from: Date): IdleClock {
  let now = from.getTime();
  let sleeps = 0;
  let open = 0;
  let watching = false;
  let sleepers: { until: number; wake(): void }[] = [];

  const begin = () => {
    open++;
  };
  const end = () => {
    open--;
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
    watching = open === 0 && sleepers.length > 0;
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
