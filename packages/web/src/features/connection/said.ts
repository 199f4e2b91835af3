import { Again, type Connection } from "@flightaides/core/connection/contract.ts";

/** What the reader has said about whether the two flew together. It can't be taken back. */
type Word = "flown" | "not-flown";

export function saidOf({ role, reviews, didNotMeet, airline }: Connection): Word | undefined {
  const again = reviews?.mine?.again;
  if (again) return again === "no-trip" ? "not-flown" : "flown";
  if (airline?.by === "me") return "not-flown";
  if (airline?.contradictedAt) return "flown";
  if (!didNotMeet) return undefined;
  if (role === "traveler") return "not-flown";
  return didNotMeet.contradictedAt ? "flown" : undefined;
}

/** The reviews that don't contradict what the reader has said. */
export function reviewsAfter(said: Word | undefined): Again[] {
  return Again.options.filter(
    (again) => said === undefined || (again === "no-trip") === (said === "not-flown"),
  );
}
