/** Reads what a user needs offline most before they need it, whether they have opened its page or not. */
import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { type Kept, readKept, sweepKept } from "../../lib/kept";
import { connection, connections } from "../connection/queries";
import { ownItineraries } from "../itinerary/queries";

/** Milliseconds for which a kept answer is recent enough. */
const recent = 10 * 60_000;

/** @throws ApiError when one of them cannot be read */
export async function readAhead(queryClient: QueryClient, uid: string): Promise<void> {
  const mine = await readRecent(queryClient, connections(uid));
  await sweepKept((kept) => isStillShown(kept, mine));
  await readRecent(queryClient, ownItineraries(uid));
  // Their messages are left out: reading them on the user's behalf would mark them as read.
  for (const { id } of mine.filter(({ state }) => state === "paid"))
    await readRecent(queryClient, connection(uid, id));
}

async function readRecent<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const kept = await readKept(hashKey(options.queryKey));
  const { keptAs } = options.meta ?? {};
  if (kept && keptAs && Date.now() - kept.at < recent) {
    const parsed = z.safeParse(keptAs, kept.data);
    if (parsed.success) return parsed.data as Data;
  }
  return queryClient.fetchQuery({ ...options, staleTime: recent });
}

/** Whether the API still shows what was kept of a connection: nothing of one that is gone, and no contact data once it is over. */
export function isStillShown(
  { queryKey }: Pick<Kept, "queryKey">,
  mine: readonly { id: string; state: string }[],
): boolean {
  const [, , kind, id, isMasked] = queryKey;
  if (kind !== "connection" && kind !== "messages") return true;
  const current = mine.find((one) => one.id === id);
  if (!current) return false;
  return current.state === "paid" || (kind === "messages" && isMasked === true);
}
