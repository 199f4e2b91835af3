import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Trans } from "@lingui/react";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { ActionButton } from "./action-button";
import { type Answer, AnswerButtons } from "./answer-buttons";
import classes from "./connection.module.css";
import { momentOf, nameOf } from "./status";

type Props = { uid: string; connection: Connection; proposed: Answer | undefined };

/** A request that waits for the flightaid's answer. */
export function RequestView({ uid, connection, proposed }: Props) {
  const { role, answerBy, fee } = connection;
  const name = nameOf(connection);
  if (role === "flightaid")
    return (
      <>
        <p className={classes.lead}>
          {i18n.t(
            "Would you keep {name} company? Nothing is paid before you say yes, and it costs you nothing.",
            { name },
          )}{" "}
          {answerBy && (
            <Trans
              id="The request ends on <strong>{end}</strong>."
              values={{ end: momentOf(connection, answerBy) }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
        {connection.actions.includes("accept") && (
          <AnswerButtons uid={uid} connection={connection} proposed={proposed} />
        )}
        <p>{i18n.t("Not sure? Write to them below before you answer.")}</p>
      </>
    );
  return (
    <>
      <p className={classes.lead} role="status">
        {i18n.t("We ask {name} first. You pay nothing until the answer is yes.", { name })}
      </p>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next">{i18n.t("What happens next")}</h2>
        <ol>
          <li>
            {answerBy
              ? i18n.t("{name} has until {end} to answer. We’ll write to you as soon as they do.", {
                  name,
                  end: momentOf(connection, answerBy),
                })
              : i18n.t("{name} answers. We write to you as soon as they do.", { name })}
          </li>
          <li>
            {i18n.t(
              "If they say yes, you pay our service fee of {price}, and you both get a mail with each other’s contact details.",
              { price: formatMoney(fee) },
            )}
          </li>
          <li>{i18n.t("If they say no or don’t answer, the request ends and costs nothing.")}</li>
        </ol>
      </section>
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="withdraw" />
      </div>
    </>
  );
}
