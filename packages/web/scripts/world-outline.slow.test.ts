import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawWorldOutline, worldOutline } from "./world-outline";

test("world-outline.txt is up to date, in whole numbers, and small", () => {
  const committed = readFileSync(worldOutline, "utf8");
  expect(committed).toBe(drawWorldOutline());
  expect(committed).toMatch(/^[-\d |\n]+$/);
  expect(gzipSync(committed, { level: 9 }).length).toBeLessThan(9_000);
});
