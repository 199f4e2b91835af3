/** What one of the two has said or changed after the payment, and the question about it to the other. */
import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { i18n } from "../../lib/i18n";
import { ActionButton } from "../connection/action-button";
import type { Answer } from "../connection/answer-buttons";
import classes from "../connection/connection.module.css";
import { canChoose, momentOf, nameOf } from "../connection/status";
import { TripChanges } from "../connection/trip-changes";

type Props = {
  uid: string;
  connection: Connection;
  /** The answer that a mail's link proposes: its dialog is open from the start. */
  proposed: Answer | undefined;
};

const components = { strong: <strong /> };

export function Questions(props: Props) {
  const { airline, moved } = props.connection;
  return (
    <>
      {airline && <AirlineClaim {...props} airline={airline} />}
      {moved && <Moved {...props} moved={moved} proposed={airline ? undefined : props.proposed} />}
    </>
  );
}

function AirlineClaim({
  uid,
  connection,
  proposed,
  airline,
}: Props & { airline: NonNullable<Connection["airline"]> }) {
  const name = nameOf(connection);
  const until = momentOf(connection, airline.until);
  const isAsked = canChoose(connection, "agree") || canChoose(connection, "contradict-airline");
  if (airline.notRefundedAt)
    return (
      <Panel id="airline" title={i18n.t("Our team has decided")}>
        <p>
          {i18n.t(
            "You two disagreed on whether the airline cancelled the flight. Our team has decided that the fee is not refunded.",
          )}
        </p>
      </Panel>
    );
  if (airline.contradictedAt)
    return (
      <Panel id="airline" title={i18n.t("Our team decides")}>
        <p>
          {airline.by === "me"
            ? i18n.t(
                "You told us that the airline has cancelled the flight, and {name} told us that it has not. Our team decides, and writes to you both.",
                { name },
              )
            : i18n.t(
                "{name} told us that the airline has cancelled the flight, and you told us that it has not. Our team decides, and writes to you both.",
                { name },
              )}
        </p>
      </Panel>
    );
  if (!isAsked)
    return (
      <Panel id="airline" title={i18n.t("The airline has cancelled the flight")}>
        <p>
          {airline.by === "them" ? (
            <Trans
              id="{name} told us so. Unless you say otherwise, the traveler gets the fee back on <strong>{until}</strong>."
              values={{ name, until }}
              components={components}
            />
          ) : connection.role === "traveler" ? (
            <Trans
              id="You told us so, and we have asked {name} about it. If they agree, you get the fee back at once. If they don’t answer by <strong>{until}</strong>, you get it back then."
              values={{ name, until }}
              components={components}
            />
          ) : (
            <Trans
              id="You told us so, and we have asked {name} about it. If they agree, they get the fee back at once. If they don’t answer by <strong>{until}</strong>, they get it back then. It costs you nothing."
              values={{ name, until }}
              components={components}
            />
          )}
        </p>
      </Panel>
    );
  return (
    <Panel id="airline" title={i18n.t("Was your flight cancelled by the airline?")}>
      <p>
        {connection.role === "traveler" ? (
          <Trans
            id="{name} told us so. If you say yes, you get the fee back at once. If you don’t answer by <strong>{until}</strong>, you get it back then."
            values={{ name, until }}
            components={components}
          />
        ) : (
          <Trans
            id="{name} told us so. If you say yes, {name} gets the fee back at once. If you don’t answer by <strong>{until}</strong>, {name} gets it back then. It costs you nothing."
            values={{ name, until }}
            components={components}
          />
        )}
      </p>
      <div className={classes.row}>
        <ActionButton
          uid={uid}
          connection={connection}
          action="agree"
          primary
          isProposed={proposed === "yes"}
        />
        <ActionButton
          uid={uid}
          connection={connection}
          action="contradict-airline"
          isProposed={proposed === "no"}
        />
      </div>
    </Panel>
  );
}

function Moved({
  uid,
  connection,
  proposed,
  moved,
}: Props & { moved: NonNullable<Connection["moved"]> }) {
  const { role, mine, theirs, now } = connection;
  const name = nameOf(connection);
  const values = { name, until: momentOf(connection, moved.until) };
  if (role === "flightaid")
    return (
      <Panel id="moved" title={i18n.t("Your flight has changed")}>
        <TripChanges before={mine} after={now?.mine} />
        <p>
          <Trans
            id="{name} has paid for your flight as it was before. We have asked them: they can stay connected, or leave with their money back until <strong>{until}</strong>."
            values={values}
            components={components}
          />
        </p>
      </Panel>
    );
  return (
    <Panel id="moved" title={i18n.t("{name} now takes another flight", { name })}>
      <TripChanges before={theirs} after={now?.theirs} />
      <p>
        <Trans
          id="You paid for the flight as it was before. You can leave with your money back until <strong>{until}</strong>. If you do nothing, you stay connected."
          values={values}
          components={components}
        />
      </p>
      <div className={classes.row}>
        <ActionButton
          uid={uid}
          connection={connection}
          action="stay"
          primary
          isProposed={proposed === "yes"}
        />
        <ActionButton
          uid={uid}
          connection={connection}
          action="leave"
          isProposed={proposed === "no"}
        />
      </div>
    </Panel>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`${classes.panel} ${classes.question}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
