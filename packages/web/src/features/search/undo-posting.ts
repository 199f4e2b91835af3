import { deleteItinerary } from "../itinerary/delete-itinerary";
import { isConnected } from "./is-connected";

/** Deletes an itinerary of the user, unless it has a connection. @returns whether it is deleted @throws ApiError */
export async function undoPosting(id: string): Promise<boolean> {
  if (await isConnected(id)) return false;
  await deleteItinerary(id);
  return true;
}
