/**
 * Answers of the API that a signed-in user can read offline, in IndexedDB. They belong to one user at a time: `lib/identity.ts`
 * deletes all of them when that user signs out or another one signs in.
 */
import type {} from "@tanstack/react-query";
import { clear, createStore, delMany, entries, get, set, type UseStore } from "idb-keyval";
import type * as z from "zod/mini";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /**
       * The response can be read offline: features/offline. It is checked against this schema,
       * because an older version of the app may have stored it. The key of the query begins with
       * `mine` and the user's id.
       */
      keptAs?: z.ZodMiniType;
    };
  }
}

export type Kept = {
  /** The user who received it from the API. */
  uid: string;
  queryKey: readonly unknown[];
  data: unknown;
  /** When it was received from the API, in milliseconds since 1970. */
  at: number;
};

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("flightaides", "kept");
  return opened;
}

/** @param hash of the query's key */
export function readKept(hash: string): Promise<Kept | undefined> {
  return get<Kept>(hash, store());
}

export function writeKept(hash: string, kept: Kept): Promise<void> {
  return set(hash, kept, store());
}

/** Deletes entries that do not pass. */
export async function sweepKept(passes: (kept: Kept) => boolean): Promise<void> {
  const all = await entries<string, Kept>(store());
  const gone = all.filter(([, kept]) => !passes(kept)).map(([hash]) => hash);
  if (gone.length > 0) await delMany(gone, store());
}

export async function forgetKept(): Promise<void> {
  // A browser without storage has stored nothing.
  if (typeof indexedDB !== "undefined") await clear(store());
}
