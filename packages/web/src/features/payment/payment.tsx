import { PayPalScriptProvider } from "@paypal/react-paypal-js";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import { configQuery } from "../../lib/config-query";
import { i18n } from "../../lib/i18n";
import type { PaymentProps } from "../connection/pay-view";
import classes from "./payment.module.css";
import { Introduction } from "./payment-loading";
import { PaymentSkeleton } from "./payment-skeleton";
import { PayPalCheckout } from "./paypal-checkout";
import { usePayment } from "./use-payment";
import { useTerms } from "./use-terms";

/** Pays for a connection with PayPal. */
export default function Payment({ uid, connection, declined, invitation }: PaymentProps) {
  const terms = useTerms(uid);
  const { accept } = terms;
  const payment = usePayment({ uid, connection, declined, acceptTerms: accept });
  const introduction = <Introduction terms={terms} invitation={invitation} />;
  return (
    <QueryBoundary
      query={useQuery(configQuery)}
      problem={i18n.t("We couldn’t load the payment methods.")}
      loading={
        <div className={classes.payment}>
          {introduction}
          <PaymentSkeleton />
        </div>
      }
    >
      {({ paypal }) => {
        if (!paypal)
          return (
            <p role="alert" className={classes.problem}>
              {i18n.t(
                "Paying isn’t possible at the moment. Please come back later: your connection waits for you.",
              )}
            </p>
          );
        const options = {
          clientId: paypal.clientId,
          currency: connection.fee.currency,
          intent: "capture",
          components: "buttons",
          ...(paypal.sdkBaseUrl && { sdkBaseUrl: paypal.sdkBaseUrl }),
        };
        return (
          <PayPalScriptProvider options={options}>
            <PayPalCheckout
              options={options}
              connection={connection}
              payment={payment}
              invitation={introduction}
              isBlocked={!terms.mayPay}
            />
          </PayPalScriptProvider>
        );
      }}
    </QueryBoundary>
  );
}
