import { Again, type Connection } from "@flightaides/core/connection/contract.ts";
import { type TapKind, wordTaps } from "@flightaides/core/journey/contract.ts";

/** What the reader has said about whether the two flew together. It can't be taken back. */
type Word = "flown" | "not-flown";

export function saidOf(connection: Connection): Word | undefined {
  const { role, reviews, didNotMeet, airline, journey } = connection;
  const again = reviews?.mine?.again;
  if (again) return again === "no-trip" ? "not-flown" : "flown";
  if (airline?.by === "me") return "not-flown";
  if (airline?.contradictedAt) return "flown";
  if (journey?.steps.some(({ kind, tap }) => tap?.by === "me" && isWord(kind))) return "flown";
  if (!didNotMeet) return undefined;
  if (role === "traveler") return "not-flown";
  return didNotMeet.contradictedAt ? "flown" : undefined;
}

function isWord(kind: TapKind): boolean {
  return wordTaps.some((one) => one === kind);
}

/** The reviews that don't contradict what the reader has said. */
export function reviewsAfter(said: Word | undefined): Again[] {
  return Again.options.filter(
    (again) => said === undefined || (again === "no-trip") === (said === "not-flown"),
  );
}
