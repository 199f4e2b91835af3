import type { Owner, PublicCard } from "@flightaides/core/itinerary/contract";

/** What a card says of its owner, in words: how to connect with a flightaid, and what is known of them. */
export function factsOf({ type, connect, owner }: Pick<PublicCard, "type" | "connect" | "owner">) {
  const facts: string[] = [];
  if (type === "flightaid") facts.push(connect === "ask" ? "Asks first" : "Connect right away");
  // Only confirmed addresses can post.
  if (owner) facts.push("E-mail confirmed", `Member since ${inWords(owner.memberSince)}`);
  if (type === "flightaid" && owner && owner.trips > 0) facts.push(tripsOf(owner));
  return facts;
}

function tripsOf({ trips, rated, again }: Owner): string {
  const flown = `Flown with ${trips} ${trips === 1 ? "family" : "families"}`;
  if (rated === 0) return flown;
  if (rated < trips || again < rated) return `${flown} · ${again} of ${rated} would again`;
  return `${flown} · ${trips === 1 ? "would again" : "all would again"}`;
}

/** `YYYY-MM` as `March 2026`. */
function inWords(month: string): string {
  return new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "long", year: "numeric" }).format(
    new Date(`${month}-01`),
  );
}
