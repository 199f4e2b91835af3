/** A connection in the words of the one who reads: titles, labels, and what waits for the reader. */
import type { Connection, State } from "@flightaides/core/connection/contract";
import type { Type } from "@flightaides/core/itinerary/contract";
import { formatDate } from "../../lib/calendar";

/** The counterpart's name at the start of a sentence: whole once connected, else masked. */
export function nameOf({ contact, counterpart }: Connection): string {
  return contact?.displayName || counterpart.displayName || "Your match";
}

type Words = (connection: Connection, name: string) => string;

const titles: Record<State, Record<Type, Words>> = {
  requested: {
    traveler: () => "Your request was sent",
    flightaid: (_, name) => `${name} asks for your company`,
  },
  accepted: { traveler: titleToPay, flightaid: titleOfYes },
  ordered: {
    traveler: (connection, name) =>
      connection.pending ? "Your bank is still checking" : titleToPay(connection, name),
    flightaid: titleOfYes,
  },
  paid: forBoth(() => "You are connected"),
  refunded: {
    traveler: () => "Your payment was refunded",
    flightaid: () => "This connection has ended",
  },
  cancelled: forBoth(({ ended }, name) => titleOfEnd(ended?.by, name, "cancelled")),
  declined: {
    traveler: (_, name) => `${name} has declined`,
    flightaid: () => "You have declined",
  },
  withdrawn: forBoth(({ ended }, name) =>
    titleOfEnd(ended?.reason === "withdrawn" ? ended.by : undefined, name, "withdrawn"),
  ),
  expired: {
    traveler: ({ ended }, name) =>
      ended?.reason === "unanswered" ? `${name} did not answer` : "This connection has expired",
    flightaid: ({ ended }) =>
      ended?.reason === "unanswered" ? "This request has expired" : "This connection has expired",
  },
};

function forBoth<W>(words: W): Record<Type, W> {
  return { traveler: words, flightaid: words };
}

function titleToPay({ openedByMe, payFrom }: Connection, name: string): string {
  if (!openedByMe) return `${name} offers to be your Flightaide`;
  return payFrom ? `${name} has said yes` : "You are connecting to";
}

function titleOfYes({ openedByMe }: Connection, name: string): string {
  return openedByMe ? "Your request was sent" : `You have said yes to ${name}`;
}

function titleOfEnd(by: "me" | "them" | undefined, name: string, verb: string): string {
  if (!by) return "This connection has ended";
  return `${by === "me" ? "You have" : `${name} has`} ${verb}`;
}

/** The heading of the connection's page. */
export function titleOf(connection: Connection): string {
  return titles[connection.state][connection.role](connection, nameOf(connection));
}

const labels: Record<State, Record<Type, (connection: Connection) => string>> = {
  requested: {
    traveler: () => "Waiting for an answer",
    flightaid: () => "Waiting for your answer",
  },
  accepted: { traveler: labelToPay, flightaid: () => "Waiting for the traveler" },
  ordered: {
    traveler: (connection) =>
      connection.pending ? "Your bank is still checking" : labelToPay(connection),
    flightaid: () => "Waiting for the traveler",
  },
  paid: forBoth((connection) => (needsReview(connection) ? "Tell us how it was" : "Connected")),
  refunded: { traveler: () => "Refunded", flightaid: () => "Ended" },
  cancelled: forBoth(() => "Cancelled"),
  declined: forBoth(() => "Declined"),
  withdrawn: forBoth(() => "Withdrawn"),
  expired: forBoth(() => "Expired"),
};

function labelToPay({ payFrom }: Connection): string {
  return payFrom ? `Payment opens on ${formatDate(payFrom)}` : "Waiting for your payment";
}

/** A short label for lists. */
export function labelOf(connection: Connection): string {
  if (needsAnswer(connection)) return "Needs your answer";
  return labels[connection.state][connection.role](connection);
}

/** Whether the counterpart waits for an answer of the reader: to a request, or to a report of the traveler. */
export function needsAnswer({ actions, noAnswer }: Connection): boolean {
  return (
    actions.includes("accept") ||
    actions.includes("contradict") ||
    (noAnswer !== undefined && actions.includes("confirm"))
  );
}

/** Whether the traveler can pay now. */
export function isPayable({ role, actions, pending }: Connection): boolean {
  return (
    role === "traveler" && !pending && (actions.includes("order") || actions.includes("capture"))
  );
}

/** Whether the reader can review the trip and has not yet. */
export function needsReview({ actions, reviews }: Connection): boolean {
  return actions.includes("review") && !reviews?.mine;
}

/** Whether it is live and not paid. */
export function isUnpaid({ state }: Pick<Connection, "state">): boolean {
  return state === "requested" || state === "accepted" || state === "ordered";
}

/** Whether it is over. */
export function isOver({ state }: Pick<Connection, "state">): boolean {
  return !isUnpaid({ state }) && state !== "paid";
}

/** What waits for the reader first, what is over last; otherwise in the given order. */
export function sortByNeed(connections: readonly Connection[]): Connection[] {
  return [...connections].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(connection: Connection): number {
  if (needsAnswer(connection)) return 0;
  if (isPayable(connection) || needsReview(connection)) return 1;
  return isOver(connection) ? 3 : 2;
}
