import type { Connection } from "@flightaides/core/connection/contract.ts";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { ActionButton } from "./action-button";
import { AnswerLine } from "./answer-line";
import classes from "./connection.module.css";
import { nameOf } from "./status";

/** For a flightaid who has said yes: the traveler can pay. */
export function YesView({ uid, connection }: { uid: string; connection: Connection }) {
  const { openedByMe, payFrom } = connection;
  const name = nameOf(connection);
  return (
    <>
      <p className={classes.lead} role="status">
        {openedByMe
          ? i18n.t(
              "Thank you for offering your company. Your offer went to the traveler ({name}).",
              { name },
            )
          : i18n.t("{name} would like to fly with you, and you have said yes. Thank you!", {
              name,
            })}
      </p>
      <AnswerLine connection={connection} />
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next">{i18n.t("What happens next")}</h2>
        <ol>
          {openedByMe && <li>{i18n.t("The traveler gets a mail that you’re glad to help.")}</li>}
          <li>
            {payFrom
              ? i18n.t(
                  "They confirm by paying our service fee, from {date} on. It costs you nothing.",
                  { date: formatDate(payFrom) },
                )
              : i18n.t("They confirm by paying our service fee. It costs you nothing.")}
          </li>
          <li>
            {i18n.t(
              "You both get a mail with each other’s contact details. You find them here too.",
            )}
          </li>
        </ol>
      </section>
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="withdraw" />
      </div>
    </>
  );
}
