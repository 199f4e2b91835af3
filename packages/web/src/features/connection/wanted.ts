/** Whom somebody wants to connect with, before there is a connection to name. */
import { Iata } from "@flightaides/core/airport/contract";
import { Flight, type Leg, TravelDate, Type } from "@flightaides/core/itinerary/contract";
import * as z from "zod/mini";
import type { SessionValue } from "../../lib/session";

export type Wanted = {
  itineraryId: string;
  /** What its owner is, where that is known already. */
  type?: Type;
  /** What the user is, where the link says so. */
  role?: Type;
  displayName?: string;
  legs: readonly Leg[];
};

/** The parameters of `/connect` that are ours. Links have carried others, which told too much of a person. */
const own = new Set(["connection", "itinerary", "from", "to", "travelDate", "flight", "role"]);

/** By a mail's link, else what was chosen in this tab. */
export function wantedFrom(
  query: URLSearchParams,
  chosen: SessionValue<"connectWith"> | null,
): Wanted | undefined {
  const itineraryId = query.get("itinerary");
  if (itineraryId) {
    const leg = legFrom(query);
    return { itineraryId, role: roleFrom(query), legs: leg ? [leg] : [] };
  }
  if (!chosen) return undefined;
  const { id, type, itinerary, traveler } = chosen;
  return { itineraryId: id, type, displayName: traveler.displayName, legs: itinerary };
}

/** In a link: what its reader is. */
export function roleFrom(query: URLSearchParams): Type | undefined {
  return z.safeParse(Type, query.get("role")).data;
}

/** The trip a link is about, for people to recognise. */
export function legFrom(query: URLSearchParams): Leg | undefined {
  const value = <Schema extends z.ZodMiniType>(schema: Schema, key: string) =>
    z.safeParse(schema, query.get(key) ?? undefined).data;
  const from = value(Iata, "from");
  const to = value(Iata, "to");
  const travelDate = value(TravelDate, "travelDate");
  const flight = value(Flight, "flight");
  if (!from || !to || !travelDate) return undefined;
  return { sequence: 1, from, to, travelDate, ...(flight && { flight }) };
}

/** The path to come back to after signing in, without what is not ours. */
export function pathTo(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([key]) => own.has(key)));
  return kept.size > 0 ? `/connect?${kept}` : "/connect";
}
