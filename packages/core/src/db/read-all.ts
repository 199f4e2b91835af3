import { untilUnchanged } from "../contention";
import type { ReasonOf } from "../error-reasons";

/** As many items of 400 KB, the largest possible, as fit into a response of 16 MB. */
const most = 40;

type Batch<Key, Item> = { data: readonly Item[]; unprocessed: readonly Key[] };

/**
 * Reads items by key, in batches that fit into a response. Keys that DynamoDB leaves unprocessed are read again, with backoff.
 * @param read reads a batch. It may return less than the whole items, so that only one batch of them is in memory
 * @throws AppError `unavailable` with the reason `busy` when keys are still unprocessed at the end of the time of the request
 */
export async function readAll<Key, Item>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<Batch<Key, Item>>,
  busy: ReasonOf<"unavailable">,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += most) {
    let left = keys.slice(start, start + most);
    await untilUnchanged(async () => {
      const { data, unprocessed } = await read(left);
      items.push(...data);
      left = [...unprocessed];
      return left.length > 0 ? "changed" : undefined;
    }, busy);
  }
  return items;
}
