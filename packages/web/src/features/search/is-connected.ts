import { list } from "@flightaides/core/connection/contract.ts";
import { call } from "../../lib/api";

/** Whether the user is, or was, connected with someone through their own itinerary. */
export async function isConnected(itinerary: string): Promise<boolean> {
  return (await call(list, {})).some(({ mine }) => mine?.itinerary === itinerary);
}
