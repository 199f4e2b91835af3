import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";

/** Outgoing connections get ports from 32768 (Linux) or 49152 (macOS and Windows) up. */
const range = { from: 20_000, to: 32_767 };

/**
 * Finds a free port of 127.0.0.1 for a server that starts later. No outgoing connection takes it until then. The search starts
 * at a random port, so that two processes rarely choose the same one.
 */
export function freePort(): Promise<number> {
  // Leaves 100 ports to try.
  const first = randomInt(range.from, range.to - 100);
  return getPort({ host: "127.0.0.1", port: portNumbers(first, range.to) });
}
