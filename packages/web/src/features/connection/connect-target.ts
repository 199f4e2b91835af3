/** Whom the user wants to connect with, before a connection exists. */
import { Iata } from "@flightaides/core/airport/contract.ts";
import { Flight, type ShownLeg, TravelDate, Type } from "@flightaides/core/trip/contract.ts";
import * as z from "zod/mini";
import { paths, withQuery } from "../../lib/paths";
import type { SessionValue } from "../../lib/session";
import type { Answer } from "./answer-buttons";

export type ConnectTarget = {
  itineraryId: string;
  /** The owner's type, if known. */
  type?: Type;
  /** The user's own role, if the link names it. */
  role?: Type;
  displayName?: string;
  legs: readonly ShownLeg[];
};

/** From a mail's link, else from the itinerary chosen in this tab. */
export function targetFrom(
  query: URLSearchParams,
  chosen: SessionValue<"connectWith"> | null,
): ConnectTarget | undefined {
  const itineraryId = query.get("itinerary");
  if (itineraryId) {
    const leg = legFrom(query);
    return { itineraryId, role: roleFrom(query), legs: leg ? [leg] : [] };
  }
  if (!chosen) return undefined;
  const { id, type, itinerary, traveler } = chosen;
  return { itineraryId: id, type, displayName: traveler.displayName, legs: itinerary };
}

/** The reader's own role in a mail's link. */
export function roleFrom(query: URLSearchParams): Type | undefined {
  return z.safeParse(Type, query.get("role")).data;
}

/** The trip in a mail's link, for display. */
export function legFrom(query: URLSearchParams): ShownLeg | undefined {
  const value = <Schema extends z.ZodMiniType>(schema: Schema, key: string) =>
    z.safeParse(schema, query.get(key) ?? undefined).data;
  const from = value(Iata, "from");
  const to = value(Iata, "to");
  const travelDate = value(TravelDate, "travelDate");
  const flight = value(Flight, "flight");
  if (!from || !to || !travelDate) return undefined;
  const until = value(TravelDate, "until");
  return {
    ...{ sequence: 1, from, to, travelDate },
    ...(flight && { flight }),
    ...(until && { booked: false as const, until }),
  };
}

/** The answer to a request that a mail's link proposes. */
export function answerFrom(query: URLSearchParams): Answer | undefined {
  const answer = query.get("answer");
  return answer === "yes" || answer === "no" ? answer : undefined;
}

/** Whether a mail's link leads to a report of the counterpart. */
export function isReport(query: URLSearchParams): boolean {
  return query.get("report") === "yes";
}

/** Whether a mail's link opens the question whether to cancel. */
export function isCancelling(query: URLSearchParams): boolean {
  return query.get("cancel") === "yes";
}

/** Whether the passenger's card of the connection is shown. */
export function isCard(query: URLSearchParams): boolean {
  return query.get("card") === "yes";
}

const parameters = new Set([
  "connection",
  "card",
  "answer",
  "report",
  "cancel",
  "itinerary",
  "from",
  "to",
  "travelDate",
  "flight",
  "until",
  "role",
]);

/** The connect page's address after sign-in. Drops unknown parameters: older links carried personal data. */
export function returnPath(query: URLSearchParams): string {
  return withQuery(
    paths.connect,
    Object.fromEntries([...query].filter(([key]) => parameters.has(key))),
  );
}
