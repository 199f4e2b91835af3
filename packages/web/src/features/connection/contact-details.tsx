import type { Contact } from "@flightaides/core/connection/contract";
import { Button } from "@mantine/core";
import { useCopy } from "../../components/use-copy";
import { formatPhone } from "../../lib/phone";
import classes from "./connection.module.css";

/** The counterpart's contact details, with copy buttons. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { displayName, email, phoneNumber } = contact;
  // Allows a line break after the @ on narrow screens.
  const at = email.lastIndexOf("@") + 1;
  const { copied, copy } = useCopy();

  return (
    <section className={classes.contact} aria-labelledby="contact">
      <h2 id="contact">Contact details</h2>
      <dl>
        <div>
          <dt>Name</dt>
          <dd>{displayName}</dd>
        </div>
        <div>
          <dt>Email address</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </a>
            <CopyButton what="Email address" onClick={() => copy("Email address", email)} />
          </dd>
        </div>
        <div>
          <dt>Phone No.</dt>
          <dd>
            <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>
            <CopyButton what="Phone number" onClick={() => copy("Phone number", phoneNumber)} />
          </dd>
        </div>
      </dl>
      <p role="status" className={copied ? classes.copied : "fa-hidden"}>
        {copied}
      </p>
    </section>
  );
}

/** For a counterpart whose account, and with it the contact details, was deleted. */
export function ContactDeleted() {
  return (
    <p>
      Your match has left FlightAides since, and their contact details went with them. You find them
      in the mail we sent you.
    </p>
  );
}

function CopyButton({ what, onClick }: { what: string; onClick: () => Promise<void> }) {
  return (
    <Button variant="default" size="sm" className={classes.copy} onClick={() => void onClick()}>
      Copy<span className="fa-hidden"> {what.toLowerCase()}</span>
    </Button>
  );
}
