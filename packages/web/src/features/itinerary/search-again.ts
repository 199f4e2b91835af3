import { search } from "@flightaides/core/matching/contract.ts";
import { request } from "../../lib/api";
import { readSession, writeSession } from "../../lib/session";
import { searchInput } from "./search-input";

/** Repeats the last search of this tab, because the users that can match have changed. */
export async function searchAgain(): Promise<void> {
  const searched = readSession("searched");
  if (!searched) return;
  const { output: found, truncated } = await request(search, {
    ...searchInput({ ...searched, type: searched.role }),
    posted: searched.saved !== undefined,
  });
  // A later search must not be overwritten.
  if (readSession("searched") !== searched) return;
  writeSession("searchResponse", found);
  writeSession("searched", { ...searched, truncated: truncated || undefined });
}
