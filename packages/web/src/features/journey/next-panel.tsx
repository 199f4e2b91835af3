import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import { ActionButton } from "../connection/action-button";
import classes from "../connection/connection.module.css";
import { momentOf, nameOf } from "../connection/status";
import type { Main } from "./phase";

type Props = { uid: string; connection: Connection };

/** What to do before the flight, and what one of the two has reported. */
export function NextPanel({ main, ...props }: Props & { main: Main }) {
  return props.connection.role === "traveler" ? (
    <TravelerNext {...props} />
  ) : (
    <FlightaidNext {...props} isAsked={main === "answer"} />
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <section className={classes.panel} aria-labelledby="next">
      <h2 id="next">{i18n.t("What to do next")}</h2>
      {children}
    </section>
  );
}

/** Until the travel date begins: a paid connection can be cancelled until then. */
export function isTripAhead({ actions }: Connection): boolean {
  return actions.includes("cancel");
}

function NotRefunded() {
  return (
    <p>
      {i18n.t(
        "You two disagreed on whether you met. Our team has decided that the fee is not refunded.",
      )}
    </p>
  );
}

function FlightaidNext({ uid, connection, isAsked }: Props & { isAsked: boolean }) {
  const { confirmedAt, noAnswer, didNotMeet, actions } = connection;
  const name = nameOf(connection);
  const canConfirm = actions.includes("confirm");
  if (!isTripAhead(connection) && !didNotMeet && !canConfirm) return null;
  return (
    <Panel>
      {didNotMeet?.notRefundedAt && <NotRefunded />}
      {didNotMeet && !didNotMeet.notRefundedAt && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            i18n.t(
              "{name} told us that you did not meet, and you told us that you did. Our team decides, and writes to you both.",
              { name },
            )
          ) : (
            <Trans
              id="{name} told us that you did not meet. If you did, say so by <strong>{until}</strong>. Otherwise the traveler gets the fee back, and the connection ends."
              values={{ name, until: momentOf(connection, didNotMeet.until) }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          <Trans
            id="{name} can’t reach you. Write to them here, or confirm that you are in touch, by <strong>{until}</strong>. Otherwise the traveler gets the fee back, and the connection ends."
            values={{ name, until: momentOf(connection, noAnswer.until) }}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      {(isTripAhead(connection) || canConfirm) && (
        <p>
          {confirmedAt
            ? i18n.t("You have been in touch since {at}. Thank you!", {
                at: momentOf(connection, confirmedAt),
              })
            : i18n.t(
                "Get in touch with {name}, agree on where you meet, and then confirm it here, so that they know they can count on you. A message on this page counts too.",
                { name },
              )}
        </p>
      )}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="contradict" primary={isAsked} />
        <ActionButton uid={uid} connection={connection} action="confirm" primary={isAsked} />
      </div>
    </Panel>
  );
}

function TravelerNext({ uid, connection }: Props) {
  const { noAnswer, didNotMeet } = connection;
  const name = nameOf(connection);
  if (!isTripAhead(connection) && !didNotMeet) return null;
  return (
    <Panel>
      {didNotMeet?.notRefundedAt && <NotRefunded />}
      {didNotMeet && !didNotMeet.notRefundedAt && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            i18n.t(
              "You told us that you did not meet, and {name} told us that you did. Our team decides, and writes to you both.",
              { name },
            )
          ) : (
            <Trans
              id="You told us that you did not meet. Unless {name} says by <strong>{until}</strong> that you did, you get the fee back."
              values={{ name, until: momentOf(connection, didNotMeet.until) }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          <Trans
            id="We have written to them. If {name} isn’t in touch by <strong>{until}</strong>, you get the fee back."
            values={{ name, until: momentOf(connection, noAnswer.until) }}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      {isTripAhead(connection) && <p>{contactText(connection)}</p>}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="no-answer" />
      </div>
    </Panel>
  );
}

/** For a traveler whose trip is over: quieter than the review, which comes before it. */
export function NotMet({ uid, connection }: Props) {
  if (!connection.actions.includes("did-not-meet")) return null;
  return (
    <div className={classes.quiet}>
      <p>
        {i18n.t(
          "If you did not meet {name}, say so here within three days of the travel date. You get the fee back, unless they say that you did meet.",
          { name: nameOf(connection) },
        )}
      </p>
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="did-not-meet" />
      </div>
    </div>
  );
}

/** What the traveler can rely on before the travel date. */
function contactText(connection: Connection): string {
  const { confirmedAt, feeAfter, noAnswer, noAnswerFrom, actions } = connection;
  const name = nameOf(connection);
  if (confirmedAt)
    return i18n.t(
      "{name} has been in touch with you since {at}. If you cancel from now on, the fee is not refunded.",
      { name, at: momentOf(connection, confirmedAt) },
    );
  const sentences = [
    i18n.t("Call or write to {name}, and agree on where you meet.", { name }),
    feeAfter?.cancel?.other === "kept"
      ? i18n.t("If you cancel, the fee is not refunded, as we said before you paid.")
      : i18n.t("Until {name} is in touch, you can cancel and get the fee back.", { name }),
  ];
  if (noAnswerFrom && Date.parse(noAnswerFrom) > Date.now())
    sentences.push(
      i18n.t("If {name} doesn’t answer, you can tell us here from {at} on.", {
        name,
        at: momentOf(connection, noAnswerFrom),
      }),
    );
  else if (!noAnswer && !actions.includes("no-answer"))
    sentences.push(
      i18n.t(
        "It is too late to report that {name} doesn’t answer. If you don’t meet, tell us here after the flight.",
        { name },
      ),
    );
  return sentences.join(" ");
}
