import fc from "fast-check";
import { expect, it } from "vitest";
import { duePartition, duePartitions, readDue } from "./due";
import { pending } from "./pending";
import { dueShards } from "./table";

type Item = { dueAt: string; id: string };
const now = new Date("2027-03-10T12:00:00Z");
const orderOf = ({ dueAt, id }: Item) => `${dueAt}#${id}`;

/** Partitions in memory, with the ranges of DynamoDB. */
function queueOf(partitions: readonly Item[][]) {
  const range = (items: Item[], from: string, to: string) => ({
    async go({ limit }: { limit: number }) {
      if (from > to) throw new Error("ValidationException");
      return {
        data: items
          .filter((item) => orderOf(item) >= from && orderOf(item) <= to)
          .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
          .slice(0, limit),
      };
    },
  });
  return {
    partitions: partitions.map((_, index) => String(index)),
    query: (partition: string) => ({
      between: (first: Item, { dueAt }: { dueAt: string }) =>
        range(partitions[Number(partition)] ?? [], orderOf(first), dueAt),
      lte: ({ dueAt }: { dueAt: string }) => range(partitions[Number(partition)] ?? [], "", dueAt),
    }),
    orderOf,
  };
}

it("page by page, readDue returns everything that is due, once and in order, for any distribution over the partitions", async () => {
  const due = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const item = fc.record({ partition: fc.nat(4), minutes: fc.integer({ min: -5, max: 30 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { maxLength: 120 }),
      fc.integer({ min: 1, max: 60 }),
      async (spread, limit) => {
        const partitions: Item[][] = Array.from({ length: 5 }, () => []);
        for (const [index, { partition, minutes }] of spread.entries())
          partitions[partition]?.push({ id: `item-${index}`, dueAt: due(minutes) });
        const read: Item[] = [];
        for (;;) {
          const page = await readDue(queueOf(partitions), now, limit, read.at(-1));
          expect(page.length).toBeLessThanOrEqual(limit);
          if (page.length === 0) break;
          read.push(...page);
        }
        const expected = partitions.flat().filter(({ dueAt }) => dueAt <= now.toISOString());
        expect(read.map(orderOf)).toEqual(expected.map(orderOf).sort());
      },
    ),
  );
});

it("nothing is due after an item once the clock was put back to before it", async () => {
  const item = { id: "item", dueAt: now.toISOString() };
  const queue = queueOf([[item, { ...item, id: "next" }]]);
  const read = (at: Date) => readDue(queue, at, 10, item);
  const readPending = (at: Date) => pending(queue.query("0"), at, 10, item);
  for (const readAfter of [read, readPending]) {
    expect((await readAfter(now)).map(({ id }) => id)).toEqual(["next"]);
    expect(await readAfter(new Date(now.getTime() - 1))).toEqual([]);
  }
});

it("the partitions of a queue get about equal shares, and the partition of versions without shards is read as well", () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 16_000; index++) {
    const partition = duePartition("mail", `uid-${index}`);
    counts.set(partition, (counts.get(partition) ?? 0) + 1);
  }
  expect(counts.size).toBe(dueShards.mail);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  expect(duePartitions("mail").sort()).toEqual(["mail", ...counts.keys()].sort());
});
