/** The state of one of the user's own trips, and what to do next, in words. */
import type { Connection } from "@flightaides/core/connection/contract";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract";
import { formatDate, today } from "../../lib/calendar";
import { isPayable, isUnpaid, nameOf, needsAnswer, needsReview } from "../connection/status";
import { isOld } from "../itinerary/is-old";
import { isPast } from "./sort-trips";

export type Step = {
  /** The state. */
  text: string;
  /** More about it. */
  detail?: string;
  action?: { label: string } & (
    | { opens: "connection"; id: string }
    | { opens: "connections" | "account" }
    | { does: "search" | "show" | "retry" }
  );
};

/** What is known of the matches of a trip. `not-asked` beyond the trips that are searched for at a time. */
export type Matches =
  | { state: "not-asked" | "loading" | "failed" }
  | {
      state: "found";
      /** Ids of itineraries. */
      ids: readonly string[];
      /** Those that were shown before. */
      seen: readonly string[];
    };

type Known = {
  /** All connections of the user. */
  connections: readonly Connection[];
  matches: Matches;
  /** Whether the user gets mails about matches. */
  isMailed: boolean;
  now: Date;
};

/** At least one; the first is the most urgent. */
export function stepsOf(trip: OwnItinerary, known: Known): [Step, ...Step[]] {
  const own = known.connections.filter(({ mine }) => mine?.itinerary === trip.id);
  const waiting = own.filter(({ actions }) => actions.includes("accept"));
  const reported = own.filter((each) => needsAnswer(each) && !waiting.includes(each));
  const [first, ...others] = [
    ...reported.map(stepOfReport),
    ...stepOfRequests(waiting),
    ...own.filter(isPayable).map(stepToPay),
    ...own.filter(needsReview).map(stepToReview),
    ...stepOfPause(trip, known),
    ...own.filter(isConnected).map(stepOfConnected),
    ...stepOfNews(trip, own, known),
    ...own.filter(isWaiting).map((each) => stepToWait(each, known.now)),
  ];
  return first ? [first, ...others] : [stepOfNobody(trip, known)];
}

/** Connected, and nothing waits for the user. */
function isConnected(connection: Connection): boolean {
  return connection.state === "paid" && !needsAnswer(connection) && !needsReview(connection);
}

/** The other one or the bank has to do something. */
function isWaiting(connection: Connection): boolean {
  return isUnpaid(connection) && !needsAnswer(connection) && !isPayable(connection);
}

function stepOfReport(connection: Connection): Step {
  const name = shortName(connection);
  return {
    text: connection.didNotMeet
      ? `${name} says you did not meet`
      : `${name} gets no answer from you`,
    action: open("Answer", connection),
  };
}

function stepOfRequests(waiting: readonly Connection[]): Step[] {
  const [first, second] = waiting;
  if (!first) return [];
  if (!second) return [{ text: "A request waits for you", action: open("Answer", first) }];
  return [
    {
      text: `${waiting.length} requests wait for you`,
      action: { label: "Answer", opens: "connections" },
    },
  ];
}

function stepToPay(connection: Connection): Step {
  return {
    text: "Waiting for payment",
    detail: `${shortName(connection)} has said yes. You are connected as soon as you pay.`,
    action: open("Pay", connection),
  };
}

function stepToReview(connection: Connection): Step {
  return {
    text: `How was it with ${shortName(connection)}?`,
    action: open("Review", connection),
  };
}

function stepOfPause(trip: OwnItinerary, { now }: Known): Step[] {
  if (!trip.paused || isOld(trip, dayOf(now))) return [];
  return [
    {
      text: "Paused",
      detail:
        "Others can’t find it, and there are no new matches. You paused it, or two requests in a row had no answer. Your connections stay as they are.",
      action: { label: "Show again", does: "show" },
    },
  ];
}

function stepOfConnected(connection: Connection): Step {
  return { text: `Connected with ${shortName(connection)}`, action: open("Open", connection) };
}

function stepOfNews(
  trip: OwnItinerary,
  own: readonly Connection[],
  { matches, now }: Known,
): Step[] {
  if (trip.paused || isOld(trip, dayOf(now)) || matches.state !== "found") return [];
  // Nobody whom the user has met already is new.
  const known = new Set([...matches.seen, ...own.map(({ theirs }) => theirs?.itinerary)]);
  const unseen = matches.ids.filter((id) => !known.has(id)).length;
  if (unseen === 0) return [];
  return [
    {
      text: unseen === 1 ? "1 new match" : `${unseen} new matches`,
      action: { label: unseen === 1 ? "See it" : "See them", does: "search" },
    },
  ];
}

function stepToWait(connection: Connection, now: Date): Step {
  const name = shortName(connection);
  const { role, state, pending, payFrom, createdAt } = connection;
  if (role === "flightaid")
    return {
      text: "Waiting for payment",
      detail: payFrom
        ? `Payment opens on ${formatDate(payFrom)}.`
        : `You are connected as soon as ${name} pays.`,
      action: open("Open", connection),
    };
  if (state === "requested")
    return {
      text: `${name} was asked ${daysAgo(createdAt, now)}: no answer yet`,
      action: open("Open", connection),
    };
  return {
    text: pending ? "Your bank is still checking" : "Waiting for payment",
    ...(payFrom && { detail: `${name} has said yes. Payment opens on ${formatDate(payFrom)}.` }),
    action: open("Open", connection),
  };
}

/** For a trip without a connection, a pause and a new match. */
function stepOfNobody(trip: OwnItinerary, { matches, isMailed, now }: Known): Step {
  if (isPast(trip, dayOf(now))) return { text: "Over" };
  if (isOld(trip, dayOf(now)))
    return { text: "You fly today", detail: "Nobody new can connect with you any more." };
  if (matches.state === "loading") return { text: "Looking for matches..." };
  if (matches.state === "failed")
    return {
      text: "We couldn’t look for matches",
      action: { label: "Try again", does: "retry" },
    };
  if (matches.state === "found" && matches.ids.length > 0) {
    const { length } = matches.ids;
    return {
      text: length === 1 ? "1 match, not new" : `${length} matches, none of them new`,
      action: { label: length === 1 ? "See it" : "See them", does: "search" },
    };
  }
  const isCounted = matches.state === "found";
  if (isMailed)
    return {
      text: isCounted
        ? "No match yet: we mail you as soon as there is one"
        : "Posted: we mail you as soon as there is a match",
    };
  return {
    text: isCounted ? "No match yet" : "Posted",
    detail: "Mail about matches is switched off for you.",
    action: { label: "Switch it on", opens: "account" },
  };
}

function open(label: string, { id }: Connection): Step["action"] {
  return { label, opens: "connection", id };
}

/** The whole name once connected, else its first character: `F.`. */
function shortName(connection: Connection): string {
  if (connection.contact) return nameOf(connection);
  const [initial] = connection.counterpart.displayName;
  return initial ? `${initial}.` : nameOf(connection);
}

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `today`, `yesterday`, `3 days ago`. */
function daysAgo(instant: string, now: Date): string {
  const days = Date.parse(dayOf(now)) - Date.parse(dayOf(new Date(instant)));
  return relative.format(-Math.round(days / 86_400_000), "day");
}

/** The calendar date where the user is. */
function dayOf(instant: Date): string {
  return today(undefined, instant);
}
