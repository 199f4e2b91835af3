/** Why a connection is over, in the words of the one who reads. */
import type { Connection, EndReason } from "@flightaides/core/connection/contract";
import type { Type } from "@flightaides/core/itinerary/contract";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

export type Ending = {
  /** What happened. */
  what: string;
  /** What happens with the money. */
  money: string;
};

type Reader = { name: string; role: Type };

/** By who ended it: the reader, the counterpart, or nobody in particular. */
type Sentences = Record<"me" | "them" | "nobody", (reader: Reader) => string>;

/** The same, whoever ended it. */
function always(sentence: (reader: Reader) => string): Sentences {
  return { me: sentence, them: sentence, nobody: sentence };
}

const happened: Record<EndReason, Sentences> = {
  declined: always(({ name, role }) =>
    role === "traveler"
      ? `${name} can’t keep you company on this trip.`
      : `You have declined, and ${name} knows.`,
  ),
  withdrawn: {
    me: ({ name }) => `You have withdrawn, and ${name} knows.`,
    them: ({ name }) => `${name} has withdrawn.`,
    nobody: () => "This connection was withdrawn.",
  },
  unanswered: always(({ name, role }) =>
    role === "traveler"
      ? `${name} did not answer in time.`
      : `The request of ${name} expired, because you did not answer in time.`,
  ),
  "too-late": always(({ role }) =>
    role === "traveler"
      ? "The travel date came before this connection was paid. For another trip, search again."
      : "The travel date came before the traveler confirmed. Next time, perhaps!",
  ),
  "cannot-fly": {
    me: ({ name }) => `You have cancelled because you can’t fly any more, and ${name} knows.`,
    them: ({ name }) => `${name} can’t fly any more.`,
    nobody: () => "One of you can’t fly any more.",
  },
  airline: {
    me: ({ name }) => `You told us that the airline has cancelled the flight, and ${name} knows.`,
    them: ({ name }) => `${name} tells us that the airline has cancelled the flight.`,
    nobody: () => "The airline has cancelled the flight.",
  },
  other: {
    me: ({ name }) => `You have cancelled this connection, and ${name} knows.`,
    them: ({ name }) => `${name} has cancelled this connection.`,
    nobody: () => "This connection was cancelled.",
  },
  "no-answer": always(({ name, role }) =>
    role === "traveler"
      ? `${name} did not confirm in time that you are in touch.`
      : `You did not confirm in time that you and ${name} are in touch.`,
  ),
  "did-not-meet": always(({ name, role }) =>
    role === "traveler"
      ? `You told us that you did not meet, and ${name} did not contradict in time.`
      : `${name} told us that you did not meet, and you did not contradict in time.`,
  ),
  deleted: {
    me: ({ name }) => `You have deleted your itinerary, and ${name} knows.`,
    them: ({ name }) => `${name} has deleted the itinerary.`,
    nobody: () => "One of the two itineraries was deleted.",
  },
  changed: {
    me: ({ name }) => `You have changed your itinerary, and it no longer matches that of ${name}.`,
    them: ({ name }) => `${name} has changed the itinerary, and it no longer matches yours.`,
    nobody: () => "One of the two itineraries has changed, and they no longer match.",
  },
  left: always(() => "Your match has left FlightAides."),
  unfit: always(
    () =>
      "The payment arrived when the two of you no longer shared this trip. You were never connected.",
  ),
  operator: always(() => "Our team has ended this connection."),
  paypal: always(({ role }) =>
    role === "traveler"
      ? "The payment was disputed or taken back at PayPal."
      : "The traveler’s payment was disputed or taken back at PayPal.",
  ),
};

/** For a connection that is over. */
export function endingOf(connection: Connection): Ending {
  const { ended, role } = connection;
  const name = nameOf(connection);
  const what = ended
    ? happened[ended.reason][ended.by ?? "nobody"]({ name, role })
    : "This connection is over.";
  return { what, money: moneyOf(connection, name) };
}

function moneyOf(connection: Connection, name: string): string {
  const { state, role, ended, receipt, confirmedAt } = connection;
  const price = formatMoney(connection.fee);
  if (state === "refunded") {
    if (role === "flightaid") return "The traveler gets the service fee back. It cost you nothing.";
    const bank = "It may take your bank a few days to show it.";
    return receipt?.refundedAt
      ? `We’ve given the service fee of ${price} back to you. ${bank}`
      : `We’re giving the service fee of ${price} back to you. ${bank}`;
  }
  if (state === "cancelled") {
    if (role === "flightaid") return "It cost you nothing.";
    if (ended?.reason === "paypal")
      return `PayPal decides about the service fee of ${price}. We don’t refund it a second time.`;
    return confirmedAt
      ? `The service fee of ${price} is not refunded, because ${name} had confirmed that you are in touch.`
      : `The service fee of ${price} is not refunded.`;
  }
  return "Nothing was charged.";
}
