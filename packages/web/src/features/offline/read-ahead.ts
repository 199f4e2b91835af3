/** Prefetches the data that users need most offline, even if they have not opened its page. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { hashKey, type QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { type Kept, readKept, sweepKept } from "../../lib/kept";
import { connection, connections } from "../connection/queries";
import { ownItineraries } from "../itinerary/queries";
import { maskingOf } from "../message/masking";

/** Milliseconds for which a stored response is recent enough. */
const recent = 10 * 60_000;

/** @throws ApiError when one of them cannot be read */
export async function readAhead(queryClient: QueryClient, uid: string): Promise<void> {
  const askedAt = Date.now();
  // Always: a stored list may be of the minute before a payment, and the page may have been closed since.
  const mine = await currentConnections(queryClient, uid);
  // Except data that the page has fetched in the meantime, such as a connection that was just opened.
  await sweepKept((kept) => kept.at > askedAt || isStillShown(kept, mine));
  // Messages are not fetched: fetching them on the user's behalf would mark them as read.
  for (const { id } of mine.filter(({ state }) => state === "paid")) {
    const one = connection(uid, id);
    if (!(await isRecent(one.queryKey)))
      await queryClient.fetchQuery({ ...one, staleTime: recent });
  }
  const itineraries = ownItineraries(uid);
  if (!(await isRecent(itineraries.queryKey)))
    await queryClient.fetchQuery({ ...itineraries, staleTime: recent });
}

/**
 * The user's connections. Fetched again when one of them has changed while the first answer was on its way: TanStack Query
 * answers a second fetch with the first one while there is no data.
 */
export async function currentConnections(
  queryClient: QueryClient,
  uid: string,
): Promise<Connection[]> {
  const askedAt = Date.now();
  const list = connections(uid);
  const mine = await queryClient.fetchQuery({ ...list, staleTime: recent });
  const isOld = queryClient
    .getQueriesData<Connection>({
      queryKey: ["mine", uid, "connection"],
      predicate: ({ state }) => state.dataUpdatedAt >= askedAt,
    })
    .some(([, shown]) => shown && mine.find(({ id }) => id === shown.id)?.state !== shown.state);
  return isOld ? queryClient.fetchQuery({ ...list, staleTime: 0 }) : mine;
}

/**
 * Keeps the list of connections current while no page shows it, as one of its observers: a change fetches it again, also
 * when an answer from before the change is on its way. Returns the function that stops it.
 */
export function followChanges(queryClient: QueryClient, uid: string): () => void {
  const list = new QueryObserver(queryClient, { ...connections(uid), refetchOnWindowFocus: false });
  return list.subscribe(() => {});
}

async function isRecent(queryKey: QueryKey): Promise<boolean> {
  const kept = await readKept(hashKey(queryKey));
  return kept !== undefined && Date.now() - kept.at < recent;
}

/**
 * Whether the API would still return the stored data of a connection: none of a connection that no
 * longer exists, and no contact data once it is over.
 */
export function isStillShown(
  { queryKey }: Pick<Kept, "queryKey">,
  mine: readonly Pick<Connection, "id" | "state">[],
): boolean {
  const [, , kind, id, masking] = queryKey;
  if (kind !== "connection" && kind !== "messages") return true;
  const current = mine.find((one) => one.id === id);
  if (!current) return false;
  if (current.state === "paid") return true;
  return kind === "messages" && masking === maskingOf(current);
}
