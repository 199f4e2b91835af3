import type { Trip } from "@flightaides/core/connection/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { today } from "../../lib/calendar";

/** Whether a trip that is not over has no flight number. */
export function isFlightMissing({ leg }: Trip): boolean {
  return !leg.flight && lastDayOf(leg) >= today();
}
