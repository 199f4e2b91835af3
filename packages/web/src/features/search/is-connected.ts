import { list } from "@flightaides/core/connection/contract.ts";
import { call } from "../../lib/api";

/** Whether the user is, or was, connected with somebody through an itinerary of their own. */
export async function isConnected(itinerary: string): Promise<boolean> {
  return (await call(list, {})).some(({ mine }) => mine?.itinerary === itinerary);
}
