import { ApiError } from "../../lib/api-error";
import { removeSession } from "../../lib/session";
import { searchAgain } from "./search-again";

/** Repeats the last search of this tab. One that the server no longer accepts, such as one for a day that has passed, is forgotten. */
export async function searchAfterBlock(): Promise<void> {
  try {
    await searchAgain();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "invalid-input")) throw error;
    removeSession("searched", "searchResponse");
  }
}
