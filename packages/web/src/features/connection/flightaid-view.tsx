import type { Connection } from "@flightaides/core/connection/contract";
import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths";
import classes from "./connection.module.css";
import { ContactDeleted, ContactDetails } from "./contact-details";
import { NextSteps } from "./empty-state";
import { SharedLegs } from "./shared-legs";
import { SuccessImage } from "./success-image";

/** A connection as the flightaid sees it: without a payment. */
export function FlightaidView({ connection }: { connection: Connection }) {
  const { state, counterpart, contact, shared } = connection;
  const name = counterpart.displayName;
  if (state === "paid")
    return (
      <>
        <SuccessImage />
        <p className={classes.lead}>
          The traveler has confirmed, and you’re connected. Say hello soon: somebody is waiting to
          hear from you.
        </p>
        {contact ? <ContactDetails contact={contact} /> : <ContactDeleted />}
        {shared && <SharedLegs legs={shared} />}
      </>
    );
  if (state === "refunded" || state === "expired")
    return (
      <>
        <p className={classes.lead}>
          {state === "refunded"
            ? "The traveler’s payment was given back, so the contact details are no longer shown. Your itinerary is still there for others to find."
            : "The travel date came before the traveler confirmed. Next time, perhaps!"}
        </p>
        <NextSteps />
      </>
    );
  return (
    <>
      <p className={classes.lead} role="status">
        Thank you for offering your company. Your request went to the traveler{name && `, ${name}`}.
      </p>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol>
          <li>The traveler gets a mail that you’re on the flight and glad to help.</li>
          <li>They confirm by paying our service fee. It costs you nothing.</li>
          <li>You both get a mail with how to reach each other. You find it here as well.</li>
        </ol>
      </section>
      <div className={classes.row}>
        <Button component={Link} to={paths.connections} size="md" variant="default">
          My connections
        </Button>
      </div>
    </>
  );
}
