/** The connections for which it is time. */
import { type ConnectionItem, connectionEntity } from "./entity";

/** `dueAt`: ISO 8601 instant since when it is. */
export type Due = Pick<ConnectionItem, "id" | "dueAt">;

/** Longest due first. */
export async function due(
  queue: Exclude<ConnectionItem["queue"], "none">,
  now: Date,
): Promise<Due[]> {
  const { data } = await connectionEntity()
    .query.due({ queue })
    .lte({ dueAt: `${now.toISOString()}~` })
    .go({ pages: "all" });
  return data.map(({ id, dueAt }) => ({ id, dueAt }));
}
