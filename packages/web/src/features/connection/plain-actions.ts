/** What a participant does with one button and a question, and without a form: actions and choices. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

export const plainActions = {
  withdraw: {
    button: i18n.t("Withdraw"),
    title: i18n.t("Withdraw?"),
    text: (connection: Connection) =>
      i18n.t(
        "We let {name} know. You are not connected, and nothing is charged. You can connect again later.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("Withdraw"),
    back: i18n.t("Keep it"),
    done: undefined,
    danger: true,
  },
  confirm: {
    button: i18n.t("We are in touch"),
    title: i18n.t("Are you in touch?"),
    text: (connection: Connection) =>
      i18n.t(
        "Confirm it once you and {name} have heard from each other, so that they know they can count on you.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("We are in touch"),
    back: i18n.t("Not yet"),
    done: i18n.t("Thank you. We have noted that you are in touch."),
    danger: false,
  },
  "no-answer": {
    button: i18n.t("I get no answer"),
    title: i18n.t("No answer?"),
    text: (connection: Connection) =>
      i18n.t(
        "We write to them. If {name} isn’t in touch within 24 hours, by a message here or by confirming it, you get the service fee of {price} back, and the connection ends.",
        { name: nameOf(connection), price: formatMoney(connection.fee) },
      ),
    submit: i18n.t("Remind them"),
    back: i18n.t("Wait"),
    done: i18n.t("We have written to your Flightaide."),
    danger: false,
  },
  "did-not-meet": {
    button: i18n.t("We did not meet"),
    title: i18n.t("Say that you did not meet?"),
    text: (connection: Connection) =>
      i18n.t(
        "We write to them. Unless {name} says within 72 hours that you did meet, you get the service fee of {price} back, and the connection ends. If they do, our team decides. You can’t take it back later.",
        { name: nameOf(connection), price: formatMoney(connection.fee) },
      ),
    submit: i18n.t("We did not meet"),
    back: i18n.t("Back"),
    done: i18n.t("We have written to your Flightaide."),
    danger: false,
  },
  contradict: {
    button: i18n.t("We did meet"),
    title: i18n.t("Did you meet?"),
    text: (connection: Connection) =>
      i18n.t(
        "{name} says that you did not. Our team then asks you both, and decides. You can’t take it back later.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("We did meet"),
    back: i18n.t("Back"),
    done: i18n.t("Our team looks at it and writes to you both."),
    danger: false,
  },
  "airline-cancelled": {
    button: i18n.t("The airline has cancelled the flight"),
    title: i18n.t("Has the airline cancelled the flight?"),
    text: (connection: Connection) =>
      connection.role === "traveler"
        ? i18n.t(
            "We ask {name} about it. If they agree, you get the service fee of {price} back at once, and the connection ends. If they don’t answer within 48 hours, you get it back then. If they say that it was not cancelled, our team decides. A delay is not a cancellation.",
            { name: nameOf(connection), price: formatMoney(connection.fee) },
          )
        : i18n.t(
            "We ask {name} about it. If they agree, they get the service fee of {price} back at once, and the connection ends. If they don’t answer within 48 hours, they get it back then. If they say that it was not cancelled, our team decides. It costs you nothing. A delay is not a cancellation.",
            { name: nameOf(connection), price: formatMoney(connection.fee) },
          ),
    submit: i18n.t("Yes, it was cancelled"),
    back: i18n.t("Back"),
    done: i18n.t("We have noted it, and asked the other person."),
    danger: false,
  },
  agree: {
    button: i18n.t("Yes, it was cancelled"),
    title: i18n.t("Was it cancelled?"),
    text: (connection: Connection) =>
      connection.role === "traveler"
        ? i18n.t("You get the service fee of {price} back, and the connection ends.", {
            price: formatMoney(connection.fee),
          })
        : i18n.t("{name} gets the service fee of {price} back, and the connection ends.", {
            name: nameOf(connection),
            price: formatMoney(connection.fee),
          }),
    submit: i18n.t("Yes, it was cancelled"),
    back: i18n.t("Back"),
    done: undefined,
    danger: false,
  },
  "contradict-airline": {
    button: i18n.t("No, it was not"),
    title: i18n.t("Say that it was not cancelled?"),
    text: (connection: Connection) =>
      i18n.t(
        "{name} says that it was. Our team then asks you both, and decides. You can’t take it back later.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("No, it was not"),
    back: i18n.t("Back"),
    done: i18n.t("Our team looks at it and writes to you both."),
    danger: false,
  },
  stay: {
    button: i18n.t("Stay connected"),
    title: i18n.t("Stay connected?"),
    text: (connection: Connection) =>
      i18n.t(
        "You stay connected with {name} for the changed trip. After that you can’t leave with your money back because of this change.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("Stay connected"),
    back: i18n.t("Not yet"),
    done: i18n.t("You stay connected."),
    danger: false,
  },
  leave: {
    button: i18n.t("Leave with your money back"),
    title: i18n.t("Leave with your money back?"),
    text: (connection: Connection) =>
      i18n.t(
        "You get the service fee of {price} back, and the connection ends. We let {name} know. Your trip stays posted, so that you can find someone else.",
        { name: nameOf(connection), price: formatMoney(connection.fee) },
      ),
    submit: i18n.t("Leave"),
    back: i18n.t("Not yet"),
    done: undefined,
    danger: true,
  },
} as const;
export type PlainAction = keyof typeof plainActions;
