import type { Contact } from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { PhoneNumber } from "../../components/phone-number";
import { useCopy } from "../../components/use-copy";
import { i18n } from "../../lib/i18n";
import classes from "../connection/connection.module.css";

/** The counterpart's contact details, with copy buttons. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { displayName, email, phoneNumber } = contact;
  // Allows a line break after the @ on narrow screens.
  const at = email.lastIndexOf("@") + 1;
  const { copied, copy } = useCopy();

  return (
    <section className={classes.contact} aria-labelledby="contact">
      <h2 id="contact">{i18n.t("Contact details")}</h2>
      <dl>
        <div>
          <dt>{i18n.t("Name")}</dt>
          <dd>{displayName}</dd>
        </div>
        <div>
          <dt>{i18n.t("Email address")}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </a>
            <CopyButton label={i18n.t("Copy email address")} onClick={() => copy("email", email)} />
          </dd>
        </div>
        <div>
          <dt>{i18n.t("Phone No.")}</dt>
          <dd>
            <a href={`tel:${phoneNumber}`}>
              <PhoneNumber e164={phoneNumber} />
            </a>
            <CopyButton
              label={i18n.t("Copy phone number")}
              onClick={() => copy("phone", phoneNumber)}
            />
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
      {i18n.t(
        "Your match has left FlightAides since, and their contact details went with them. You find them in the mail we sent you.",
      )}
    </p>
  );
}

function CopyButton({ label, onClick }: { label: string; onClick: () => Promise<void> }) {
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.copy}
      aria-label={label}
      onClick={() => void onClick()}
    >
      {i18n.t("Copy")}
    </Button>
  );
}
