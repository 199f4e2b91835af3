import type { Connection } from "@flightaides/core/connection/contract.ts";
import { moneyLines } from "@flightaides/core/payment/terms.ts";
import { Trans } from "@lingui/react";
import { type ComponentType, type ReactNode, useState } from "react";
import { CheckIcon } from "../../components/icons";
import { Loading } from "../../components/loading";
import { NewTabLink } from "../../components/new-tab-link";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { formatMoney } from "../../lib/money";
import { paths, withSection } from "../../lib/paths";
import { ActionButton } from "./action-button";
import { AnswerLine } from "./answer-line";
import classes from "./connection.module.css";
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
  const { pending, fee, openedByMe, cancelRefund } = connection;
  const wasPending = useWasPending(Boolean(pending));
  if (pending)
    return (
      <div className={`${classes.pay} ${classes.waiting}`}>
        <Loading text={i18n.t("Waiting for your bank...")} />
        <p>
          {i18n.t(
            "Your payment of {price} is made, and your bank is still checking it. Please don’t pay again. You can leave this page: we write to you as soon as it is complete.",
            { price: formatMoney(fee) },
          )}
        </p>
      </div>
    );
  const name = nameOf(connection);
  return (
    <>
      <p className={classes.lead}>
        {openedByMe
          ? i18n.t("{name} has said yes.", { name })
          : i18n.t("{name} is glad to keep you company. You are connected once you have paid.", {
              name,
            })}
      </p>
      <AnswerLine connection={connection} />
      {isPayable(connection) ? (
        <section className={classes.pay} aria-label={i18n.t("Payment")}>
          <NotChecked />
          <p className={classes.fee}>
            {i18n.t("We charge a service fee of {price}, to connect you with the matched party.", {
              price: formatMoney(fee),
            })}
          </p>
          <ul className={classes.ticks}>
            {moneyLines(i18n, { price: formatMoney(fee), name, cancelRefund }).map((line) => (
              <li key={line}>
                <CheckIcon size={18} />
                {line}
              </li>
            ))}
          </ul>
          <Payment
            uid={uid}
            connection={connection}
            declined={wasPending}
            invitation={invitation}
          />
          <p className={classes.small}>
            <NewTabLink to={withSection(paths.termsOfUse, "refunds")}>
              {i18n.t("All the terms")}
            </NewTabLink>
          </p>
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

function NotYet({ connection }: { connection: Connection }) {
  const { payFrom, fee, mine } = connection;
  if (mine?.leg.until)
    return (
      <div className={classes.pay}>
        <p>
          <Trans
            id="<strong>Your flight is not booked yet.</strong> Nobody pays for a flight that is not booked. Once you have booked, add your flight: then you can pay. {name} flies on {date}."
            values={{
              name: nameOf(connection),
              date: formatDate(connection.theirs?.leg.travelDate ?? ""),
            }}
            components={{ strong: <strong /> }}
          />
        </p>
      </div>
    );
  return (
    <div className={classes.pay}>
      {payFrom ? (
        <p>
          <Trans
            id="<strong>Payment opens on {date}.</strong> Until then this costs nothing and is kept for you. We write to you on that day; the service fee is {price}."
            values={{ date: formatDate(payFrom), price: formatMoney(fee) }}
            components={{ strong: <strong /> }}
          />
        </p>
      ) : (
        <p>{i18n.t("This can’t be paid at the moment. Nothing was charged.")}</p>
      )}
    </div>
  );
}

const invitation = <p>{i18n.t("PAY NOW with any of the secure payment methods below.")}</p>;

/** Whether a payment was pending at any time since the page was opened. */
function useWasPending(pending: boolean): boolean {
  const [was, setWas] = useState(pending);
  if (pending && !was) setWas(true);
  return was;
}
