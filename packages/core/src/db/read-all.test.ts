import { expect, it, vi } from "vitest";
import { withinTime } from "../contention";
import { readAll } from "./read-all";

const keys = Array.from({ length: 100 }, (_, key) => key);
const busy = "overloaded";

it("asks for no more than fits into an answer", async () => {
  const read = vi.fn(async (asked: number[]) => ({ data: asked.map(String), unprocessed: [] }));
  expect(await readAll(keys, read, busy)).toEqual(keys.map(String));
  expect(read.mock.calls.map(([asked]) => asked.length)).toEqual([40, 40, 20]);
  expect(await readAll([], read, busy)).toEqual([]);
});

it("reads again what was left out", async () => {
  const read = async ([first = 0, ...unprocessed]: number[]) => ({ data: [first], unprocessed });
  expect(await readAll(keys.slice(0, 5), read, busy)).toEqual([0, 1, 2, 3, 4]);
});

it("is unavailable when everything is left out until the time of the request is over", async () => {
  const read = async (unprocessed: number[]) => ({ data: [], unprocessed });
  const inNoTime = withinTime(0, () => readAll(keys, read, busy));
  await expect(inNoTime).rejects.toMatchObject({ code: "unavailable", reason: busy });
});
