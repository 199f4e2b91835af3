/**
 * Stores the responses of queries that have `meta.keptAs`, and returns them to queries that get no
 * response from the API: offline, after a failed connection, or when a response takes long.
 */
import type { Query, QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isTransient } from "../../lib/api-error";
import { readUser } from "../../lib/identity";
import { forgetKept, type Kept, readKept, sweepKept, writeKept } from "../../lib/kept";

/** Milliseconds for which a response is stored. */
export const keptFor = 7 * 86_400_000;
/** Milliseconds without a response after which the stored one is shown. */
const patience = 2_500;

/** Starts with the queries that the page has already made. Returns the function that stops it. */
export function keepAnswers(queryClient: QueryClient, uid: string): () => void {
  const cache = queryClient.getQueryCache();
  const isOfUser = (query: Query) =>
    query.queryKey[0] === "mine" && query.queryKey[1] === uid && schemaOf(query) !== undefined;

  function begin(query: Query) {
    if (query.state.status === "error" || !navigator.onLine) void restore(queryClient, query, uid);
    else setTimeout(() => void restore(queryClient, query, uid), patience);
  }

  // Expired responses, and those of another user.
  void attempt(() => sweepKept((kept) => isReadable(kept, uid, Date.now())));
  for (const query of cache.getAll()) {
    if (!isOfUser(query)) continue;
    if (query.state.data === undefined) begin(query);
    else void keep(query, uid);
  }
  return cache.subscribe((event) => {
    if (!isOfUser(event.query)) return;
    if (event.type === "added") begin(event.query);
    // A mutation has put the response into the cache.
    else if (event.type === "observerAdded" && event.query.state.data !== undefined)
      void keep(event.query, uid);
    else if (event.type === "updated" && event.action.type === "success")
      void keep(event.query, uid);
    else if (
      event.type === "updated" &&
      event.action.type === "failed" &&
      isTransient(event.action.error)
    )
      void restore(queryClient, event.query, uid);
  });
}

export function isReadable(kept: Kept, uid: string, now: number): boolean {
  return kept.uid === uid && now - kept.at < keptFor;
}

/** A query that no observer has fetched yet does not have its options. */
function schemaOf({ meta, observers }: Query): z.ZodMiniType | undefined {
  return (
    meta?.keptAs ?? observers.find(({ options }) => options.meta?.keptAs)?.options.meta?.keptAs
  );
}

async function keep({ queryHash, queryKey, state }: Query, uid: string): Promise<void> {
  if (readUser()?.uid !== uid) return;
  await attempt(async () => {
    await writeKept(queryHash, { uid, queryKey, data: state.data, at: state.dataUpdatedAt });
    // The user has signed out in the meantime, perhaps in another tab.
    if (readUser()?.uid !== uid) await forgetKept();
  });
}

async function restore(queryClient: QueryClient, query: Query, uid: string): Promise<void> {
  await attempt(async () => {
    if (query.state.data !== undefined) return;
    const kept = await readKept(query.queryHash);
    if (!kept || !isReadable(kept, uid, Date.now()) || readUser()?.uid !== uid) return;
    const schema = schemaOf(query);
    const parsed = schema && z.safeParse(schema, kept.data);
    // The API may have responded in the meantime.
    if (!parsed?.success || query.state.data !== undefined) return;
    queryClient.setQueryData(query.queryKey, parsed.data, { updatedAt: kept.at });
  });
}

/** The browser may forbid storage, or have no space. Then nothing is stored. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
