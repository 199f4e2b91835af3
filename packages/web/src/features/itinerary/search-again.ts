import { search } from "@flightaides/core/matching/contract.ts";
import { request } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { readSession, removeSession, type SessionValue, writeSession } from "../../lib/session";
import { searchInput } from "./search-input";

/**
 * Repeats the last search of this tab, because the users that can match have changed. One that the server no longer accepts, such as
 * one for a day that has passed, is forgotten.
 * @param changed takes the place of the last search once it is answered
 */
export async function searchAgain(changed?: SessionValue<"searched">): Promise<void> {
  const last = readSession("searched");
  const searched = changed ?? last;
  if (!searched) return;
  const answer = await request(search, {
    ...searchInput({ ...searched, type: searched.role }),
    posted: searched.saved !== undefined,
  }).catch((error: unknown) => {
    const isOver = !changed && error instanceof ApiError && error.code === "invalid-input";
    if (!isOver) throw error;
  });
  // A later search must not be overwritten.
  if (readSession("searched") !== last) return;
  if (!answer) return removeSession("searched", "searchResponse");
  const { output: found, truncated } = answer;
  writeSession("searchResponse", found);
  writeSession("searched", { ...searched, truncated: truncated || undefined });
}
