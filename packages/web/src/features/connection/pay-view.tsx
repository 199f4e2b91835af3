import type { Connection } from "@flightaides/core/connection/contract";
import { moneyTerms } from "@flightaides/core/payment/terms";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Loading } from "../../components/loading";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { paths, withSection } from "../../lib/paths";
import { ActionButton } from "./action-button";
import { AnswerLine } from "./answer-line";
import classes from "./connection.module.css";
import { NewTabLink } from "./new-tab-link";
import { NotChecked } from "./rules";
import { isPayable, nameOf } from "./status";

export type PaymentProps = {
  uid: string;
  connection: Connection;
  /** The bank declined an attempt while the page was open. */
  declined: boolean;
  /** Shown above the payment methods. */
  invitation: ReactNode;
};

type Props = { uid: string; connection: Connection; Payment: ComponentType<PaymentProps> };

/** For a traveler whose flightaid has said yes: the payment, or what it waits for. */
export function PayView({ uid, connection, Payment }: Props) {
  const { pending, fee, openedByMe } = connection;
  const wasPending = useWasPending(Boolean(pending));
  if (pending)
    return (
      <div className={`${classes.pay} ${classes.waiting}`}>
        <Loading text="Waiting for your bank..." />
        <p>
          Your payment of {formatMoney(fee)} is made, and your bank is still checking it. Please
          don’t pay again. You can leave this page: we write to you as soon as it is through.
        </p>
      </div>
    );
  const name = nameOf(connection);
  return (
    <>
      <p className={classes.lead}>
        {openedByMe
          ? `${name} has said yes.`
          : `${name} is glad to keep you company. You are connected once you have paid.`}
      </p>
      <AnswerLine connection={connection} />
      {isPayable(connection) ? (
        <section className={classes.pay} aria-label="Payment">
          <p className={classes.fee}>
            We charge a service fee of {formatMoney(fee)}, to connect you with the matched party.
          </p>
          <p>
            {moneyTerms(i18n)}{" "}
            <NewTabLink to={withSection(paths.termsOfUse, "refunds")}>All the terms</NewTabLink>
          </p>
          <NotChecked />
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
      ) : (
        <NotYet connection={connection} />
      )}
      <div className={classes.row}>
        <ActionButton uid={uid} connection={connection} action="withdraw" />
      </div>
    </>
  );
}

function NotYet({ connection: { payFrom, fee } }: { connection: Connection }) {
  return (
    <div className={classes.pay}>
      {payFrom ? (
        <p>
          <strong>Payment opens on {formatDate(payFrom)}.</strong> Until then this costs nothing and
          is kept for you. We write to you on that day; the service fee is {formatMoney(fee)}.
        </p>
      ) : (
        <p>This can’t be paid at the moment. Nothing was charged.</p>
      )}
    </div>
  );
}

const invitation = <p>PAY NOW with any of the secure payment methods below.</p>;

/** Whether a payment was pending at any time since the page was opened. */
function useWasPending(pending: boolean): boolean {
  const [was, setWas] = useState(pending);
  if (pending && !was) setWas(true);
  return was;
}
