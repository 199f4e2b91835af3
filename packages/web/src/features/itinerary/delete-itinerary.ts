import { remove } from "@flightaides/core/itinerary/contract.ts";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { readSession, removeSession, writeSession } from "../../lib/session";

/**
 * Deletes one of the user's itineraries. The search in this tab from which it was posted can be
 * registered again.
 */
export async function deleteItinerary(id: string): Promise<void> {
  try {
    await call(remove, { id });
  } catch (error) {
    // Already deleted, in another tab or by an attempt whose response was lost.
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  }
  if (readSession("posted")?.id === id) removeSession("posted");
  const searched = readSession("searched");
  if (searched?.saved?.id !== id) return;
  const { saved, register, ...rest } = searched;
  writeSession("searched", rest);
}
