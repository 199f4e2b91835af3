import { randomInt } from "node:crypto";
import getPort, { portNumbers } from "get-port";

/** Outgoing connections get ports from 32768 (Linux) or 49152 (macOS and Windows) up. */
const range = { from: 20_000, to: 32_767 };

/**
 * A free port of 127.0.0.1 for a server that starts later: no outgoing connection can take it until then. The choice is random,
 * so that processes that choose at the same time choose different ports.
 */
export function freePort(): Promise<number> {
  const first = randomInt(range.from, range.to - 100);
  return getPort({ host: "127.0.0.1", port: portNumbers(first, range.to) });
}
