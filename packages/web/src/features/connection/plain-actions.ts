/** What a participant does with one button and a question, and without a form. */
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
        "{name} is told, and the two of you are not connected. Nothing is charged. You can connect again later.",
        { name: nameOf(connection) },
      ),
    submit: i18n.t("Withdraw"),
    back: i18n.t("Keep it"),
    done: undefined,
    danger: true,
  },
  confirm: {
    button: i18n.t("We are in touch"),
    title: i18n.t("You are in touch?"),
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
        "We remind {name}. If they don’t confirm in time that you are in touch, you get the service fee of {price} back, and the connection ends.",
        { name: nameOf(connection), price: formatMoney(connection.fee) },
      ),
    submit: i18n.t("Remind them"),
    back: i18n.t("Wait"),
    done: i18n.t("We have written to your Flightaide."),
    danger: false,
  },
  "did-not-meet": {
    button: i18n.t("We did not meet"),
    title: i18n.t("You did not meet?"),
    text: (connection: Connection) =>
      i18n.t(
        "We ask {name}. If they don’t contradict in time, you get the service fee of {price} back, and the connection ends. If they do, our team decides.",
        { name: nameOf(connection), price: formatMoney(connection.fee) },
      ),
    submit: i18n.t("We did not meet"),
    back: i18n.t("Back"),
    done: i18n.t("We have written to your Flightaide."),
    danger: false,
  },
  contradict: {
    button: i18n.t("We did meet"),
    title: i18n.t("You did meet?"),
    text: (connection: Connection) =>
      i18n.t("{name} says that you did not. Our team then asks you both, and decides.", {
        name: nameOf(connection),
      }),
    submit: i18n.t("We did meet"),
    back: i18n.t("Back"),
    done: i18n.t("Our team looks at it and writes to you both."),
    danger: false,
  },
} as const;
export type PlainAction = keyof typeof plainActions;
