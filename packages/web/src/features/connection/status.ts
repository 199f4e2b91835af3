/** A connection, worded for the reader: titles, labels, and what waits for the reader. */
import type { ChoiceName, Connection, State } from "@flightaides/core/connection/contract.ts";
import { initial } from "@flightaides/core/masking/initial.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { formatDate, today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatDeadline } from "../../lib/instant";
import { isOver } from "./live";

type Named = Pick<Connection, "contact" | "counterpart">;

/** The counterpart's name at the start of a sentence: whole once connected, else the initial. */
export function nameOf({ contact, counterpart }: Named): string {
  return contact?.displayName || initial(counterpart.displayName) || i18n.t("Your match");
}

/** An instant in the time of the reader's airport, with the name of the time zone. */
export function momentOf({ timeZone }: Connection, instant: string): string {
  return formatDeadline(instant, timeZone);
}

type Words = (connection: Connection, name: string) => string;

const titles: Record<State, Record<Type, Words>> = {
  requested: {
    traveler: () => i18n.t("Your request was sent"),
    flightaid: (_, name) => i18n.t("{name} asks for your company", { name }),
  },
  accepted: { traveler: titleToPay, flightaid: titleOfYes },
  ordered: {
    traveler: (connection, name) =>
      connection.pending ? i18n.t("Your bank is still checking") : titleToPay(connection, name),
    flightaid: titleOfYes,
  },
  paid: forBoth(titleOfTrip),
  refunded: {
    traveler: ({ ended }) =>
      ended?.refundRefusedAt
        ? i18n.t("Your refund is on hold")
        : i18n.t("Your payment was refunded"),
    flightaid: () => i18n.t("This connection has ended"),
  },
  cancelled: forBoth(({ ended }, name) => titleOfCancellation(ended?.by, name)),
  declined: {
    traveler: (_, name) => i18n.t("{name} has declined", { name }),
    flightaid: () => i18n.t("You have declined"),
  },
  withdrawn: forBoth(({ ended }, name) =>
    titleOfWithdrawal(ended?.reason === "withdrawn" ? ended.by : undefined, name),
  ),
  expired: {
    traveler: ({ ended }, name) =>
      ended?.reason === "unanswered"
        ? i18n.t("{name} did not answer", { name })
        : i18n.t("This connection has expired"),
    flightaid: ({ ended }) =>
      ended?.reason === "unanswered"
        ? i18n.t("This request has expired")
        : i18n.t("This connection has expired"),
  },
};

function forBoth<W>(words: W): Record<Type, W> {
  return { traveler: words, flightaid: words };
}

/** Until the day of the flight the payment is the news. */
function titleOfTrip(connection: Connection, name: string): string {
  const { actions, mine, theirs, timeZone, reviews } = connection;
  if (actions.includes("review") || reviews) return i18n.t("Your trip with {name}", { name });
  const dates = [mine, theirs].map((trip) => trip?.leg.travelDate);
  return dates.includes(today(timeZone)) ? i18n.t("Today is the day") : i18n.t("You are connected");
}

function titleToPay({ openedByMe, payFrom, mine }: Connection, name: string): string {
  if (!openedByMe) return i18n.t("{name} offers to be your Flightaide", { name });
  const isLater = payFrom !== undefined || mine?.leg.until !== undefined;
  return isLater ? i18n.t("{name} has said yes", { name }) : i18n.t("You are connecting to");
}

function titleOfYes({ openedByMe }: Connection, name: string): string {
  return openedByMe
    ? i18n.t("Your request was sent")
    : i18n.t("You have said yes to {name}", { name });
}

function titleOfCancellation(by: "me" | "them" | undefined, name: string): string {
  if (!by) return i18n.t("This connection has ended");
  return by === "me" ? i18n.t("You have cancelled") : i18n.t("{name} has cancelled", { name });
}

function titleOfWithdrawal(by: "me" | "them" | undefined, name: string): string {
  if (!by) return i18n.t("This connection has ended");
  return by === "me" ? i18n.t("You have withdrawn") : i18n.t("{name} has withdrawn", { name });
}

/** The heading of the connection's page. */
export function titleOf(connection: Connection): string {
  return titles[connection.state][connection.role](connection, nameOf(connection));
}

const labels: Record<State, Record<Type, (connection: Connection) => string>> = {
  requested: {
    traveler: () => i18n.t("Waiting for an answer"),
    flightaid: () => i18n.t("Waiting for your answer"),
  },
  accepted: { traveler: labelToPay, flightaid: () => i18n.t("Waiting for the traveler") },
  ordered: {
    traveler: (connection) =>
      connection.pending ? i18n.t("Your bank is still checking") : labelToPay(connection),
    flightaid: () => i18n.t("Waiting for the traveler"),
  },
  paid: forBoth((connection) =>
    needsReview(connection) ? i18n.t("Tell us how it was") : i18n.t("Connected"),
  ),
  refunded: {
    traveler: ({ ended }) =>
      ended?.refundRefusedAt ? i18n.t("Refund on hold") : i18n.t("Refunded"),
    flightaid: () => i18n.t("Ended"),
  },
  cancelled: forBoth(() => i18n.t("Cancelled")),
  declined: forBoth(() => i18n.t("Declined")),
  withdrawn: forBoth(() => i18n.t("Withdrawn")),
  expired: forBoth(() => i18n.t("Expired")),
};

function labelToPay({ payFrom, mine }: Connection): string {
  if (mine?.leg.until) return i18n.t("Waiting for your flight");
  return payFrom
    ? i18n.t("Payment opens on {date}", { date: formatDate(payFrom) })
    : i18n.t("Waiting for your payment");
}

/** A short label for lists. */
export function labelOf(connection: Connection): string {
  if (needsAnswer(connection)) return i18n.t("Needs your answer");
  return labels[connection.state][connection.role](connection);
}

/** Whether an answer of the reader is awaited: to a request, to a claim of the counterpart, or to a changed trip. */
export function needsAnswer(connection: Connection): boolean {
  const { actions, noAnswer } = connection;
  return (
    actions.includes("accept") ||
    actions.includes("contradict") ||
    (noAnswer !== undefined && actions.includes("confirm")) ||
    canChoose(connection, "agree") ||
    canChoose(connection, "contradict-airline") ||
    canChoose(connection, "stay")
  );
}

export function canChoose({ choices = [] }: Connection, choice: ChoiceName): boolean {
  return choices.includes(choice);
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

/** What waits for the reader first, what is over last; otherwise in the given order. */
export function sortByNeed(connections: readonly Connection[]): Connection[] {
  return [...connections].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(connection: Connection): number {
  if (needsAnswer(connection)) return 0;
  if (isPayable(connection) || needsReview(connection)) return 1;
  return isOver(connection) ? 3 : 2;
}
