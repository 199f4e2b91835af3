import { search } from "@flightaides/core/matching/contract.ts";
import { request } from "../../lib/api";
import { readSession, type SessionValue, writeSession } from "../../lib/session";
import { searchInput } from "./search-input";

/**
 * Repeats the last search of this tab, because the users that can match have changed.
 * @param changed takes the place of the last search once it is answered
 */
export async function searchAgain(changed?: SessionValue<"searched">): Promise<void> {
  const last = readSession("searched");
  const searched = changed ?? last;
  if (!searched) return;
  const { output: found, truncated } = await request(search, {
    ...searchInput({ ...searched, type: searched.role }),
    posted: searched.saved !== undefined,
  });
  // A later search must not be overwritten.
  if (readSession("searched") !== last) return;
  writeSession("searchResponse", found);
  writeSession("searched", { ...searched, truncated: truncated || undefined });
}
