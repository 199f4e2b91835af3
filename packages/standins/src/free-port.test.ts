import { expect, it } from "vitest";
import { freePort } from "./free-port";

it("chooses a different port each time, below those of outgoing connections", async () => {
  const ports: number[] = [];
  for (let count = 1; count <= 20; count++) ports.push(await freePort());
  expect(new Set(ports).size).toBe(20);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
