import type { Connection } from "@flightaides/core/connection/contract";
import { formatInstant } from "../../lib/instant";
import { formatMoney } from "../../lib/money";
import { ActionButton } from "./action-button";
import { type Answer, AnswerButtons } from "./answer-buttons";
import classes from "./connection.module.css";
import { nameOf } from "./status";

type Props = { uid: string; connection: Connection; proposed: Answer | undefined };

/** A request that waits for the flightaid's answer. */
export function RequestView({ uid, connection, proposed }: Props) {
  const { role, answerBy, fee } = connection;
  const name = nameOf(connection);
  if (role === "flightaid")
    return (
      <>
        <p className={classes.lead}>
          Would you keep {name} company? Nothing is paid before you say yes, and it costs you
          nothing.
          {answerBy && (
            <>
              {" "}
              The request ends on <strong>{formatInstant(answerBy)}</strong>.
            </>
          )}
        </p>
        {connection.actions.includes("accept") && (
          <AnswerButtons uid={uid} connection={connection} proposed={proposed} />
        )}
        <p>Not sure? Write to them below before you answer.</p>
      </>
    );
  return (
    <>
      <p className={classes.lead} role="status">
        {name} is asked first. You pay nothing until the answer is yes.
      </p>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol>
          <li>
            {name} answers{answerBy && ` by ${formatInstant(answerBy)}`}. We write to you as soon as
            they do.
          </li>
          <li>
            If it’s a yes, you pay our service fee of {formatMoney(fee)}, and you both get a mail
            with how to reach each other.
          </li>
          <li>If it’s a no, or there is no answer, the request ends and costs nothing.</li>
        </ol>
      </section>
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="withdraw" />
      </div>
    </>
  );
}
