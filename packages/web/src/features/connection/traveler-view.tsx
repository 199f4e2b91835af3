import type { Connection } from "@flightaides/core/connection/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { Loading } from "../../components/loading";
import { formatMoney } from "../../lib/money";
import { forgetApproval } from "../payment/approval";
import classes from "./connection.module.css";
import { ContactDetails, HasLeft } from "./contact-details";
import { Onward } from "./dead-end";
import { isPayable } from "./in-words";
import { SuccessImage } from "./success-image";

// With PayPal's own code: for those who have something to pay.
const Payment = lazy(() => import("../payment/payment"));

/** The traveler pays, and sees whom for. */
export function TravelerView({ uid, connection }: { uid: string; connection: Connection }) {
  const { id, state, pending, counterpart, contact, fee } = connection;
  const wasPending = useWasPending(Boolean(pending));

  // Whatever was approved for it has come to its end.
  const payable = isPayable(connection);
  useEffect(() => {
    if (!payable) forgetApproval(id);
  }, [payable, id]);

  if (payable && !counterpart.displayName)
    return (
      <>
        <p className={classes.lead}>
          Your match has left FlightAides before you were connected. There is nothing to pay.
        </p>
        <Onward />
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
          <Payment uid={uid} connection={connection} refused={wasPending} invitation={invitation} />
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
        {contact ? <ContactDetails contact={contact} /> : <HasLeft />}
      </>
    );
  return (
    <>
      <p className={classes.lead}>
        {state === "refunded"
          ? `We’ve given the service fee of ${formatMoney(fee)} back to you; it may take your bank a few days to show it. The contact details are no longer shown here.`
          : "The travel date came before this connection was paid. For another trip, search again."}
      </p>
      <Onward />
    </>
  );
}

const invitation = <p>PAY NOW with any of the secure payment methods below.</p>;

/** Whether the bank has had a payment of this connection to check since the page was opened. */
function useWasPending(pending: boolean): boolean {
  const [was, setWas] = useState(pending);
  if (pending && !was) setWas(true);
  return was;
}
