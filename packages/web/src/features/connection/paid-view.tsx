import type { Connection } from "@flightaides/core/connection/contract";
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
              ? "Thank you for your payment. You will now receive an email with all the relevant contact details for your match."
              : "The traveler has confirmed, and you’re connected. Say hello soon: somebody is waiting to hear from you."}
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
      <h2 id="next">What to do next</h2>
      {didNotMeet && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            `${name} told us that you did not meet, and you told us that you did. Our team decides, and writes to you both.`
          ) : (
            <>
              {name} told us that you did not meet. If you did, say so by{" "}
              <strong>{formatInstant(didNotMeet.until)}</strong>. Otherwise the traveler gets the
              fee back, and the connection ends.
            </>
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          {name} gets no answer from you. Call or write, and confirm it here by{" "}
          <strong>{formatInstant(noAnswer.until)}</strong>. Otherwise the traveler gets the fee
          back, and the connection ends.
        </p>
      )}
      {isTripAhead(connection) && (
        <p>
          {confirmedAt
            ? `You have confirmed on ${formatInstant(confirmedAt)} that you are in touch. Thank you!`
            : `Get in touch with ${name}, agree on where you meet, and then confirm it here, so that they know they can count on you.`}
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
      <h2 id="next">What to do next</h2>
      {didNotMeet && (
        <p className={classes.urgent}>
          {didNotMeet.contradictedAt ? (
            `You told us that you did not meet, and ${name} told us that you did. Our team decides, and writes to you both.`
          ) : (
            <>
              You told us that you did not meet. If {name} doesn’t contradict by{" "}
              <strong>{formatInstant(didNotMeet.until)}</strong>, you get the fee back.
            </>
          )}
        </p>
      )}
      {noAnswer && (
        <p className={classes.urgent}>
          We have reminded {name}. If they don’t confirm by{" "}
          <strong>{formatInstant(noAnswer.until)}</strong> that you are in touch, you get the fee
          back.
        </p>
      )}
      {isTripAhead(connection) && (
        <p>
          {confirmedAt
            ? `${name} has confirmed on ${formatInstant(confirmedAt)} that you are in touch. If you cancel from now on, the fee is not refunded, unless the airline has cancelled the flight.`
            : `Call or write to ${name}, and agree on where you meet. Once you are in touch, they confirm it here; until then you can cancel and get the fee back.`}
        </p>
      )}
      {canReport && (
        <p>
          If you did not meet {name}, say so here within three days of the flight. You get the fee
          back, unless they say that you did meet.
        </p>
      )}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="no-answer" />
        <ActionButton uid={uid} connection={connection} action="did-not-meet" />
      </div>
    </section>
  );
}
