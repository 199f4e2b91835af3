import type { Connection } from "@flightaides/core/connection/contract.ts";
import { i18n } from "../../lib/i18n";
import classes from "./connection.module.css";
import { nameOf } from "./status";

/** What the flightaid wrote with the answer to a request. */
export function AnswerLine({ connection }: { connection: Connection }) {
  const { answerText, role } = connection;
  if (!answerText) return null;
  return (
    <figure className={classes.answer}>
      <figcaption>
        {role === "traveler" ? i18n.t("{name}:", { name: nameOf(connection) }) : i18n.t("You:")}
      </figcaption>
      <blockquote className={classes.quote}>{answerText}</blockquote>
    </figure>
  );
}
