/** The connections for which it is time. */
import { pending } from "../db/pending";
import { type ConnectionItem, connectionEntity } from "./entity";

/** `dueAt`: ISO 8601 instant since when it is. */
export type Due = Pick<ConnectionItem, "id" | "dueAt">;

/** Items of a queue that are read at a time. */
const page = 100;

type Queue = Exclude<ConnectionItem["queue"], "none">;

/** Up to a page of those that are due, longest due first, starting after `after` if given. */
export function due(queue: Queue, now: Date, after?: Due): Promise<Due[]> {
  return pending(connectionEntity().query.due({ queue }), now, page, after);
}

/**
 * All that are due, longest due first. Reads a page once the one before is used up, so that a run that stops early has read little of a
 * long queue. Each is given once, unless it becomes due again in the meantime.
 */
export async function* allDue(queue: Queue, now: Date): AsyncGenerator<Due> {
  let after: Due | undefined;
  for (;;) {
    const some = await due(queue, now, after);
    yield* some;
    if (some.length < page) return;
    after = some.at(-1);
  }
}

/** The connections in a queue, due or not, the longest due first, up to `limit`. */
export async function queued(queue: Queue, limit: number): Promise<ConnectionItem[]> {
  const { data } = await connectionEntity()
    .query.due({ queue })
    // `limit` is per page and `count` in total.
    .go({ hydrate: true, limit, count: limit });
  return data;
}
