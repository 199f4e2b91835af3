import { Again } from "@flightaides/core/connection/contract.ts";

/** The reviews that don't contradict what the reader has said before. */
export function reviewsAfter(flown: boolean | undefined): Again[] {
  return Again.options.filter((again) => flown === undefined || (again !== "no-trip") === flown);
}
