import type { Connection } from "@flightaides/core/connection/contract";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import { formatMoney } from "../../lib/money";
import classes from "./connection.module.css";
import { ContactDeleted, ContactDetails } from "./contact-details";
import { NextSteps } from "./empty-state";
import { SharedLegs } from "./shared-legs";
import { isPayable } from "./status";
import { SuccessImage } from "./success-image";

export type PaymentProps = {
  uid: string;
  connection: Connection;
  /** The bank declined an attempt while the page was open. */
  declined: boolean;
  /** Shown above the payment methods. */
  invitation: ReactNode;
};

type Props = { uid: string; connection: Connection; Payment: ComponentType<PaymentProps> };

/** A connection as the traveler sees it: with the payment. */
export function TravelerView({ uid, connection, Payment }: Props) {
  const { state, pending, counterpart, contact, fee, shared } = connection;
  const wasPending = useWasPending(Boolean(pending));

  const payable = isPayable(connection);

  if (payable && !counterpart.displayName)
    return (
      <>
        <p className={classes.lead}>
          Your match has left FlightAides before you were connected. There is nothing to pay.
        </p>
        <NextSteps />
      </>
    );
  if (payable)
    return (
      <section className={classes.pay} aria-label="Payment">
        <p className={classes.fee}>
          We charge a service fee of {formatMoney(fee)}, to connect you with the matched party.
        </p>
        <Suspense
          fallback={
            <>
              {invitation}
              <Loading />
            </>
          }
        >
          <Payment
            uid={uid}
            connection={connection}
            declined={wasPending}
            invitation={invitation}
          />
        </Suspense>
      </section>
    );
  if (pending)
    return (
      <div className={`${classes.pay} ${classes.waiting}`}>
        <Loading text="Waiting for your bank..." />
        <p>
          Your payment of {formatMoney(fee)} is made, and your bank is still checking it. Please
          don’t pay again. You can leave this page: we write to you as soon as it is through, and
          this page tells it as well.
        </p>
      </div>
    );
  if (state === "paid")
    return (
      <>
        <SuccessImage />
        <p className={classes.lead} role="status">
          Thank you for your payment. You will now receive an email with all the relevant contact
          details for your match.
        </p>
        {contact ? <ContactDetails contact={contact} /> : <ContactDeleted />}
        {shared && <SharedLegs legs={shared} />}
      </>
    );
  return (
    <>
      <p className={classes.lead}>{endingOf(connection)}</p>
      <NextSteps />
    </>
  );
}

/** Why the connection is over. */
function endingOf({ state, paidAt, fee }: Connection): string {
  if (state !== "refunded")
    return "The travel date came before this connection was paid. For another trip, search again.";
  const price = formatMoney(fee);
  return paidAt
    ? `We’ve given the service fee of ${price} back to you; it may take your bank a few days to show it. The contact details are no longer shown here.`
    : `Your payment of ${price} arrived, but you and your match no longer share this trip: one of you has deleted it or left FlightAides. You aren’t connected, and we’re giving all of it back; it may take your bank a few days to show it.`;
}

const invitation = <p>PAY NOW with any of the secure payment methods below.</p>;

/** Whether a payment was pending at any time since the page was opened. */
function useWasPending(pending: boolean): boolean {
  const [was, setWas] = useState(pending);
  if (pending && !was) setWas(true);
  return was;
}
