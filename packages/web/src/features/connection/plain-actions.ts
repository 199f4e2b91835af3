/** What a participant does with one button and a question, and without a form. */
import type { Connection } from "@flightaides/core/connection/contract";
import { formatMoney } from "../../lib/money";
import { nameOf } from "./status";

export const plainActions = {
  withdraw: {
    button: "Withdraw",
    title: "Withdraw?",
    text: (connection: Connection) =>
      `${nameOf(connection)} is told, and the two of you are not connected. Nothing is charged. You can connect again later.`,
    submit: "Withdraw",
    back: "Keep it",
    done: undefined,
    danger: true,
  },
  confirm: {
    button: "We are in touch",
    title: "You are in touch?",
    text: (connection: Connection) =>
      `Confirm it once you and ${nameOf(connection)} have heard from each other, so that they know they can count on you.`,
    submit: "We are in touch",
    back: "Not yet",
    done: "Thank you. We have noted that you are in touch.",
    danger: false,
  },
  "no-answer": {
    button: "I get no answer",
    title: "No answer?",
    text: (connection: Connection) =>
      `We remind ${nameOf(connection)}. If they don’t confirm in time that you are in touch, you get the service fee of ${formatMoney(connection.fee)} back, and the connection ends.`,
    submit: "Remind them",
    back: "Wait",
    done: "We have written to your Flightaide.",
    danger: false,
  },
  "did-not-meet": {
    button: "We did not meet",
    title: "You did not meet?",
    text: (connection: Connection) =>
      `We ask ${nameOf(connection)}. If they don’t contradict in time, you get the service fee of ${formatMoney(connection.fee)} back, and the connection ends. If they do, our team decides.`,
    submit: "We did not meet",
    back: "Back",
    done: "We have written to your Flightaide.",
    danger: false,
  },
  contradict: {
    button: "We did meet",
    title: "You did meet?",
    text: (connection: Connection) =>
      `${nameOf(connection)} says that you did not. Our team then asks you both, and decides.`,
    submit: "We did meet",
    back: "Back",
    done: "Our team looks at it and writes to you both.",
    danger: false,
  },
} as const;
export type PlainAction = keyof typeof plainActions;
