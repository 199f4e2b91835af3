/** The time at the server: now, or later in the project `later`, whose tests move the clock ahead. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

const file = () => join(process.env.E2E_DIR ?? "", "clock");
let later = false;

/** For the project `later`. */
export function useLaterClock(): void {
  later = true;
}

/** Whether the clock may be ahead. */
export function isLater(): boolean {
  return later;
}

/** Milliseconds by which the server's clock is ahead. */
function offset(): number {
  return later ? Number(readFileSync(file(), "utf8")) : 0;
}

export function now(): Date {
  return new Date(Date.now() + offset());
}

/** Sets the browser's clock by the server's, before its first page. */
export async function setClock(context: BrowserContext): Promise<void> {
  if (later) await context.clock.install({ time: now() });
}

/** How far ahead browsers' clocks are stopped, in milliseconds. A clock cannot be stopped in its past, and a busy machine needs time. */
const aheadMs = 10_000;

/**
 * Stops the clocks of these browsers, so that their pages send no requests without user input.
 * @returns the time at which they stand, in milliseconds
 */
export async function stopClocks(contexts: BrowserContext[]): Promise<number> {
  const stoppedAt = now().getTime() + aheadMs;
  for (const context of contexts) await context.clock.pauseAt(stoppedAt);
  return stoppedAt;
}

/** Advances the server's clock, and sets those of these browsers, stopped at `stoppedAt`, to the same time. Time never goes back. */
export async function passTime(
  milliseconds: number,
  contexts: BrowserContext[],
  stoppedAt: number,
): Promise<void> {
  const next = offset() + milliseconds;
  // Atomic: the server never reads a partial value.
  writeFileSync(`${file()}.next`, String(next));
  renameSync(`${file()}.next`, file());
  for (const context of contexts) {
    await context.clock.fastForward(now().getTime() - stoppedAt);
    await context.clock.resume();
  }
}
