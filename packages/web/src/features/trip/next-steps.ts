/** The state of one of the user's own trips, and what to do next, in words. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { daysBetween } from "@flightaides/core/trip/calendar.ts";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { isUnpaid } from "../connection/live";
import { canChoose, isPayable, nameOf, needsAnswer, needsReview } from "../connection/status";
import { isOld } from "../itinerary/is-old";
import { whyPaused } from "../itinerary/why-paused";
import type { FoundMatch } from "./coverage";
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

/** The known matches of a trip. `not-asked` beyond the trips that are searched for at a time. */
export type Matches =
  | { state: "not-asked" | "loading" | "failed" }
  | {
      state: "found";
      all: readonly FoundMatch[];
      /** The ids of those that were shown before. */
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

/**
 * At least one; the first is the most urgent. What only says who covers a leg follows no other step, because the line of the trip
 * says it (`coverWords`).
 */
export function stepsOf(trip: OwnItinerary, known: Known): [Step, ...Step[]] {
  const own = known.connections.filter(({ mine }) => mine?.itinerary === trip.id);
  const waiting = own.filter(({ actions }) => actions.includes("accept"));
  const reported = own.filter((each) => needsAnswer(each) && !waiting.includes(each));
  const calls = [
    ...reported.map(stepOfReport),
    ...stepOfRequests(waiting),
    ...own.filter(isPayable).map(stepToPay),
    ...own.filter(needsReview).map(stepToReview),
    ...stepOfPause(trip, known),
  ];
  const news = stepOfNews(trip, own, known);
  const connected = own.filter(isConnected).map(stepOfConnected);
  const waits = own.filter(isWaiting).map((each) => stepToWait(each, known.now));
  const [first = stepWithoutConnection(trip, known)] = [...calls, ...connected, ...news, ...waits];
  return [first, ...[...calls, ...news].filter((step) => step !== first)];
}

/** Connected, and nothing waits for the user. */
function isConnected(connection: Connection): boolean {
  return connection.state === "paid" && !needsAnswer(connection) && !needsReview(connection);
}

/** The other user or the bank has to act. */
function isWaiting(connection: Connection): boolean {
  return isUnpaid(connection) && !needsAnswer(connection) && !isPayable(connection);
}

function stepOfReport(connection: Connection): Step {
  return { text: reportOf(connection), action: open(i18n.t("Answer"), connection) };
}

/** What the answer is about. */
function reportOf(connection: Connection): string {
  const name = nameOf(connection);
  if (canChoose(connection, "agree") || canChoose(connection, "contradict-airline"))
    return i18n.t("Was your flight cancelled by the airline?");
  if (canChoose(connection, "stay")) return i18n.t("{name} now takes another flight", { name });
  return connection.actions.includes("contradict")
    ? i18n.t("{name} says you did not meet", { name })
    : i18n.t("{name} can’t reach you", { name });
}

function stepOfRequests(waiting: readonly Connection[]): Step[] {
  const [first, second] = waiting;
  if (!first) return [];
  if (!second)
    return [{ text: i18n.t("A request waits for you"), action: open(i18n.t("Answer"), first) }];
  return [
    {
      text: i18n.t("{count} requests wait for you", { count: waiting.length }),
      action: { label: i18n.t("Answer"), opens: "connections" },
    },
  ];
}

function stepToPay(connection: Connection): Step {
  return {
    text: i18n.t("Waiting for payment"),
    detail: i18n.t("{name} has said yes. You are connected as soon as you pay.", {
      name: nameOf(connection),
    }),
    action: open(i18n.t("Pay"), connection),
  };
}

function stepToReview(connection: Connection): Step {
  return {
    text: i18n.t("How was it with {name}?", { name: nameOf(connection) }),
    action: open(i18n.t("Review"), connection),
  };
}

function stepOfPause(trip: OwnItinerary, { now }: Known): Step[] {
  if (!trip.paused || isOld(trip, dayOf(now))) return [];
  const paused = { text: i18n.t("Paused"), detail: whyPaused(trip) };
  if (trip.cannotFly || trip.offOffer) return [paused];
  return [
    {
      ...paused,
      action: { label: i18n.t("Show again"), does: "show" },
    },
  ];
}

function stepOfConnected(connection: Connection): Step {
  return {
    text: i18n.t("Connected with {name}", { name: nameOf(connection) }),
    action: open(i18n.t("Open"), connection),
  };
}

function stepOfNews(
  trip: OwnItinerary,
  own: readonly Connection[],
  { matches, now }: Known,
): Step[] {
  if (trip.paused || isOld(trip, dayOf(now)) || matches.state !== "found") return [];
  // A user with whom there is a connection is not a new match.
  const known = new Set([...matches.seen, ...own.map(({ theirs }) => theirs?.itinerary)]);
  const unseen = matches.all.filter(({ id }) => !known.has(id)).length;
  if (unseen === 0) return [];
  return [
    {
      text: i18n.t("{unseen, plural, one {# new match} other {# new matches}}", { unseen }),
      action: { label: unseen === 1 ? i18n.t("See it") : i18n.t("See them"), does: "search" },
    },
  ];
}

function stepToWait(connection: Connection, now: Date): Step {
  const name = nameOf(connection);
  const { role, state, pending, payFrom, createdAt } = connection;
  if (role === "flightaid")
    return {
      text: i18n.t("Waiting for payment"),
      detail: payFrom
        ? i18n.t("Payment opens on {date}.", { date: formatDate(payFrom) })
        : i18n.t("You are connected as soon as {name} pays.", { name }),
      action: open(i18n.t("Open"), connection),
    };
  if (state === "requested")
    return {
      text: i18n.t(
        "{days, plural, =0 {{name} was asked today: no answer yet} =1 {{name} was asked yesterday: no answer yet} other {{name} was asked # days ago: no answer yet}}",
        { name, days: daysSince(createdAt, now) },
      ),
      action: open(i18n.t("Open"), connection),
    };
  if (connection.mine?.leg.until)
    return {
      text: i18n.t("{name} has said yes", { name }),
      detail: i18n.t("You can pay once your flight is booked and added."),
      action: open(i18n.t("Open"), connection),
    };
  return {
    text: pending ? i18n.t("Your bank is still checking") : i18n.t("Waiting for payment"),
    ...(payFrom && {
      detail: i18n.t("{name} has said yes. Payment opens on {date}.", {
        name,
        date: formatDate(payFrom),
      }),
    }),
    action: open(i18n.t("Open"), connection),
  };
}

/** For a trip without a connection or a new match that is not paused. */
function stepWithoutConnection(trip: OwnItinerary, { matches, isMailed, now }: Known): Step {
  if (isPast(trip, dayOf(now))) return { text: i18n.t("Over") };
  if (isOld(trip, dayOf(now)))
    return {
      text: i18n.t("You fly today"),
      detail: i18n.t("Nobody new can connect with you any more."),
    };
  if (matches.state === "loading") return { text: i18n.t("Looking for matches...") };
  if (matches.state === "failed")
    return {
      text: i18n.t("We couldn’t look for matches"),
      action: { label: i18n.t("Try again"), does: "retry" },
    };
  if (matches.state === "found" && matches.all.length > 0) {
    const { length } = matches.all;
    return {
      text: i18n.t(
        "{length, plural, one {# match, already seen} other {# matches, all already seen}}",
        {
          length,
        },
      ),
      action: { label: length === 1 ? i18n.t("See it") : i18n.t("See them"), does: "search" },
    };
  }
  const isCounted = matches.state === "found";
  if (isMailed)
    return {
      text: isCounted
        ? i18n.t("No match yet: we mail you as soon as there is one")
        : i18n.t("Posted: we mail you as soon as there is a match"),
    };
  return {
    text: isCounted ? i18n.t("No match yet") : i18n.t("Posted"),
    detail: i18n.t("Mail about matches is switched off for you."),
    action: { label: i18n.t("Switch it on"), opens: "account" },
  };
}

function open(label: string, { id }: Connection): Step["action"] {
  return { label, opens: "connection", id };
}

/** 0 today, 1 since yesterday. */
function daysSince(instant: string, now: Date): number {
  return daysBetween(dayOf(new Date(instant)), dayOf(now));
}

/** The calendar date in the user's time zone. */
function dayOf(instant: Date): string {
  return today(undefined, instant);
}
