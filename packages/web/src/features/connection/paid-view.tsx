import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Trans } from "@lingui/react";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { ActionButton } from "./action-button";
import { CancelButton } from "./cancel-button";
import classes from "./connection.module.css";
import { ContactDeleted, ContactDetails } from "./contact-details";
import { Reviews } from "./review-form";
import { SharedLegs } from "./shared-legs";
import { nameOf } from "./status";
import { SuccessImage } from "./success-image";

type Props = { uid: string; connection: Connection };

/** Both are connected: contact details first, then what to do next. */
export function PaidView({ uid, connection }: Props) {
  const { role, contact, shared } = connection;
  return (
    <>
      {isTripAhead(connection) && (
        <>
          <SuccessImage />
          <p className={classes.lead} role="status">
            {role === "traveler"
              ? i18n.t(
                  "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.",
                )
              : i18n.t(
                  "The traveler has confirmed, and you’re connected. Say hello soon: somebody is waiting to hear from you.",
                )}
          </p>
        </>
      )}
      {contact ? <ContactDetails contact={contact} /> : <ContactDeleted />}
      {role === "traveler" ? (
        <TravelerNext uid={uid} connection={connection} />
      ) : (
        <FlightaidNext uid={uid} connection={connection} />
      )}
      <Reviews uid={uid} connection={connection} />
      {shared && shared.length > 0 && <SharedLegs legs={shared} />}
      {isTripAhead(connection) && (
        <div className={classes.row}>
          <CancelButton uid={uid} connection={connection} />
        </div>
      )}
    </>
  );
}

/** Until the end of the travel date. A paid connection can be cancelled until then. */
function isTripAhead({ actions }: Connection): boolean {
  return actions.includes("cancel");
}

function FlightaidNext({ uid, connection }: Props) {
  const { confirmedAt, noAnswer, didNotMeet } = connection;
  const name = nameOf(connection);
  if (!isTripAhead(connection) && !didNotMeet) return null;
  return (
    <section className={classes.panel} aria-labelledby="next">
      <h2 id="next">{i18n.t("What to do next")}</h2>
      {didNotMeet && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            i18n.t(
              "{name} told us that you did not meet, and you told us that you did. Our team decides, and writes to you both.",
              { name },
            )
          ) : (
            <Trans
              id="{name} told us that you did not meet. If you did, say so by <strong>{until}</strong>. Otherwise the traveler gets the fee back, and the connection ends."
              values={{ name, until: formatInstant(didNotMeet.until) }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          <Trans
            id="{name} gets no answer from you. Call or write, and confirm it here by <strong>{until}</strong>. Otherwise the traveler gets the fee back, and the connection ends."
            values={{ name, until: formatInstant(noAnswer.until) }}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      {isTripAhead(connection) && (
        <p>
          {confirmedAt
            ? i18n.t("You have confirmed on {at} that you are in touch. Thank you!", {
                at: formatInstant(confirmedAt),
              })
            : i18n.t(
                "Get in touch with {name}, agree on where you meet, and then confirm it here, so that they know they can count on you.",
                { name },
              )}
        </p>
      )}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="contradict" primary />
        <ActionButton uid={uid} connection={connection} action="confirm" primary />
      </div>
    </section>
  );
}

function TravelerNext({ uid, connection }: Props) {
  const { confirmedAt, noAnswer, didNotMeet, actions } = connection;
  const name = nameOf(connection);
  const canReport = actions.includes("did-not-meet");
  if (!isTripAhead(connection) && !canReport && !didNotMeet) return null;
  return (
    <section className={classes.panel} aria-labelledby="next">
      <h2 id="next">{i18n.t("What to do next")}</h2>
      {didNotMeet && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            i18n.t(
              "You told us that you did not meet, and {name} told us that you did. Our team decides, and writes to you both.",
              { name },
            )
          ) : (
            <Trans
              id="You told us that you did not meet. If {name} doesn’t contradict by <strong>{until}</strong>, you get the fee back."
              values={{ name, until: formatInstant(didNotMeet.until) }}
              components={{ strong: <strong /> }}
            />
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          <Trans
            id="We have reminded {name}. If they don’t confirm by <strong>{until}</strong> that you are in touch, you get the fee back."
            values={{ name, until: formatInstant(noAnswer.until) }}
            components={{ strong: <strong /> }}
          />
        </p>
      )}
      {isTripAhead(connection) && (
        <p>
          {confirmedAt
            ? i18n.t(
                "{name} has confirmed on {at} that you are in touch. If you cancel from now on, the fee is not refunded, unless the airline has cancelled the flight.",
                { name, at: formatInstant(confirmedAt) },
              )
            : i18n.t(
                "Call or write to {name}, and agree on where you meet. Once you are in touch, they confirm it here; until then you can cancel and get the fee back.",
                { name },
              )}
        </p>
      )}
      {canReport && (
        <p>
          {i18n.t(
            "If you did not meet {name}, say so here within three days of the flight. You get the fee back, unless they say that you did meet.",
            { name },
          )}
        </p>
      )}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="no-answer" />
        <ActionButton uid={uid} connection={connection} action="did-not-meet" />
      </div>
    </section>
  );
}
