/** Queues of the index `due` that are spread over several partitions (`dueShards` in table.ts). */
import { createHash } from "node:crypto";
import { dueShards, type ShardedQueue } from "./table";

/**
 * Items that a partition may read at least. A smaller page would need a second query when it is
 * exactly full.
 */
const minPage = 20;
/** How much more than its share of a page a partition reads. */
const slack = 2;

/** The partition of an item: `mail#0` to `mail#15`, by a hash of the value that distributes the queue. */
export function duePartition(queue: ShardedQueue, spreadBy: string): string {
  const hash = createHash("sha256").update(spreadBy).digest().readUInt32BE();
  return `${queue}#${hash % dueShards[queue]}`;
}

/**
 * Every partition of a queue. Versions without shards stored all items in one partition with the
 * name of the queue.
 */
export function duePartitions(queue: ShardedQueue): string[] {
  return [queue, ...Array.from({ length: dueShards[queue] }, (_, shard) => `${queue}#${shard}`)];
}

/** Whether the clock was put back since an item was due. Nothing after it is due then, and DynamoDB rejects a range that ends before it begins. */
export function isAhead(after: { dueAt: string } | undefined, now: Date): boolean {
  return after !== undefined && after.dueAt > now.toISOString();
}

type Query<Item> = { go(options: { limit: number; count: number }): Promise<{ data: Item[] }> };
type Partition<Item> = {
  between(first: Item, last: { dueAt: string }): Query<Item>;
  lte(last: { dueAt: string }): Query<Item>;
};

export type Queue<Item> = {
  partitions: readonly string[];
  query(partition: string): Partition<Item>;
  /** The sort key of an item, unique within the queue. */
  orderOf(item: Item): string;
};

/**
 * Items that are due, longest due first over all partitions, starting after `after` if given. At most `limit` of them; fewer
 * although more are due, when they are not evenly spread; none only when nothing is due.
 */
export async function readDue<Item extends { dueAt: string }>(
  { partitions, query, orderOf }: Queue<Item>,
  now: Date,
  limit: number,
  after?: Item,
): Promise<Item[]> {
  if (isAhead(after, now)) return [];
  const latest = { dueAt: `${now.toISOString()}~` };
  const share = Math.min(limit, Math.max(minPage, Math.ceil((slack * limit) / partitions.length)));
  // The range includes `after` itself as long as it is due.
  const most = after ? share + 1 : share;
  const pages = await Promise.all(
    partitions.map(async (partition) => {
      const range = after ? query(partition).between(after, latest) : query(partition).lte(latest);
      // `limit` is per page and `count` in total: with `limit` alone ElectroDB reads all pages.
      const { data } = await range.go({ limit: most, count: most });
      const items = data.map((item) => ({ item, order: orderOf(item) }));
      return { items, last: items.length < most ? undefined : items.at(-1)?.order };
    }),
  );
  // Beyond the last item of a full page its partition may have more.
  const ends = pages.flatMap(({ last }) => (last === undefined ? [] : [last]));
  const known = (order: string) => ends.every((end) => order <= end);
  const start = after && orderOf(after);
  return pages
    .flatMap(({ items }) => items)
    .filter(({ order }) => order !== start && known(order))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, limit)
    .map(({ item }) => item);
}
