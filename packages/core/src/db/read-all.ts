import { untilUnchanged } from "../contention";
import type { ReasonOf } from "../error-reasons";

/** So many items of 400 KB, the most that an item can have, fit into the 16 MB of an answer. */
const most = 40;

type Batch<Key, Item> = { data: readonly Item[]; unprocessed: readonly Key[] };

/**
 * Reads items by key, in batches that fit into an answer. What DynamoDB leaves out of an answer is read again, with backoff.
 * @param read asks for these keys, and may return something shorter for each item. At most one batch of whole items is in memory then
 * @throws AppError `unavailable` with the reason `busy` when something is still left out and the time of the request is over
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
