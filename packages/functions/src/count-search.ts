import { Numbers } from "@flightaides/core/numbers";
import type { Leg } from "@flightaides/core/trip/contract.ts";
import { logger } from "./logger";

/** Counts a search in the numbers of the day. Never throws: the result is shown whether it was counted or not. */
export async function countSearch(legs: readonly Leg[], now: Date): Promise<void> {
  try {
    await Numbers.countSearch(legs, now);
  } catch (error) {
    logger().warn("search not counted", { error });
  }
}
