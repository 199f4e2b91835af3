/** Why a connection is over, worded for the reader. */
import type { Connection, EndReason } from "@flightaides/core/connection/contract.ts";
import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
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

/** The same, regardless of who ended it. */
function always(sentence: (reader: Reader) => string): Sentences {
  return { me: sentence, them: sentence, nobody: sentence };
}

const happened: Record<EndReason, Sentences> = {
  declined: always(({ name, role }) =>
    role === "traveler"
      ? i18n.t("{name} can’t keep you company on this trip.", { name })
      : i18n.t("You have declined, and {name} knows.", { name }),
  ),
  withdrawn: {
    me: ({ name }) => i18n.t("You have withdrawn, and {name} knows.", { name }),
    them: ({ name }) => i18n.t("{name} has withdrawn.", { name }),
    nobody: () => i18n.t("This connection was withdrawn."),
  },
  unanswered: always(({ name, role }) =>
    role === "traveler"
      ? i18n.t("{name} did not answer in time.", { name })
      : i18n.t("The request of {name} expired, because you did not answer in time.", { name }),
  ),
  "too-late": always(({ role }) =>
    role === "traveler"
      ? i18n.t(
          "The travel date came before this connection was paid. For another trip, search again.",
        )
      : i18n.t("The travel date came before the traveler confirmed. Next time, perhaps!"),
  ),
  "cannot-fly": {
    me: ({ name }) =>
      i18n.t("You have cancelled because you can’t fly any more, and {name} knows.", { name }),
    them: ({ name }) => i18n.t("{name} can’t fly any more.", { name }),
    nobody: () => i18n.t("One of you can’t fly any more."),
  },
  airline: {
    me: ({ name }) =>
      i18n.t("You told us that the airline has cancelled the flight, and {name} knows.", { name }),
    them: ({ name }) =>
      i18n.t("{name} tells us that the airline has cancelled the flight.", { name }),
    nobody: () => i18n.t("The airline has cancelled the flight."),
  },
  other: {
    me: ({ name }) => i18n.t("You have cancelled this connection, and {name} knows.", { name }),
    them: ({ name }) => i18n.t("{name} has cancelled this connection.", { name }),
    nobody: () => i18n.t("This connection was cancelled."),
  },
  "no-answer": always(({ name, role }) =>
    role === "traveler"
      ? i18n.t("{name} was not in touch within 24 hours of our mail.", { name })
      : i18n.t("You were not in touch with {name} within 24 hours of our mail.", { name }),
  ),
  "did-not-meet": always(({ name, role }) =>
    role === "traveler"
      ? i18n.t("You told us that you did not meet, and {name} has not said otherwise.", { name })
      : i18n.t("{name} told us that you did not meet, and you have not said otherwise.", { name }),
  ),
  deleted: {
    me: ({ name }) => i18n.t("You have deleted your itinerary, and {name} knows.", { name }),
    them: ({ name }) => i18n.t("{name} has deleted the itinerary.", { name }),
    nobody: () => i18n.t("One of the two itineraries was deleted."),
  },
  changed: {
    me: ({ name }) =>
      i18n.t("You have changed your trip, so your connection with {name} has ended.", { name }),
    them: ({ name }) =>
      i18n.t("{name} has changed the trip, so your connection has ended.", { name }),
    nobody: () => i18n.t("One of the two trips has changed, so your connection has ended."),
  },
  left: always(() => i18n.t("Your match has left FlightAides.")),
  unfit: always(() =>
    i18n.t("The payment arrived after your trips had stopped matching. You were never connected."),
  ),
  operator: always(() => i18n.t("Our team has ended this connection.")),
  paypal: always(({ role }) =>
    role === "traveler"
      ? i18n.t("The payment was disputed or taken back at PayPal.")
      : i18n.t("The traveler’s payment was disputed or taken back at PayPal."),
  ),
};

/** For a connection that is over. */
export function endingOf(connection: Connection): Ending {
  const { ended, role } = connection;
  const name = nameOf(connection);
  const what = ended
    ? happened[ended.reason][ended.by ?? "nobody"]({ name, role })
    : i18n.t("This connection is over.");
  return { what, money: moneyOf(connection, name) };
}

function moneyOf(connection: Connection, name: string): string {
  const { state, role, ended, receipt, confirmedAt } = connection;
  const price = formatMoney(connection.fee);
  if (state === "refunded") {
    if (role === "flightaid")
      return i18n.t("The traveler gets the service fee back. It cost you nothing.");
    if (ended?.refundRefusedAt)
      return i18n.t(
        "PayPal refuses to send the service fee of {price} back. Our team knows, sends it to you in another way, and writes to you.",
        { price },
      );
    if (ended?.refundedBy === "operator")
      return i18n.t(
        "The service fee of {price} was kept at first. Our team has decided to give it back to you. It may take your bank a few days to show it.",
        { price },
      );
    if (ended?.refundedBy === "paypal")
      return i18n.t(
        "The service fee of {price} was kept at first. PayPal has given it back to you since. It may take your bank a few days to show it.",
        { price },
      );
    return receipt?.refundedAt
      ? i18n.t(
          "We’ve given the service fee of {price} back to you. It may take your bank a few days to show it.",
          { price },
        )
      : i18n.t(
          "We’re giving the service fee of {price} back to you. It may take your bank a few days to show it.",
          { price },
        );
  }
  if (state === "cancelled") {
    if (role === "flightaid") return i18n.t("It cost you nothing.");
    if (ended?.reason === "paypal" || ended?.reversedAt)
      return i18n.t(
        "PayPal decides about the service fee of {price}. We don’t refund it a second time.",
        { price },
      );
    return confirmedAt
      ? i18n.t(
          "The service fee of {price} is not refunded, because {name} had been in touch with you.",
          { price, name },
        )
      : i18n.t("The service fee of {price} is not refunded.", { price });
  }
  return i18n.t("Nothing was charged.");
}
