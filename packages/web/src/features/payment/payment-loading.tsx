import type { ReactNode } from "react";
import type { PaymentProps } from "../connection/pay-view";
import classes from "./payment.module.css";
import { PaymentSkeleton } from "./payment-skeleton";
import { TermsNotice } from "./terms-notice";
import { type Terms, useTerms } from "./use-terms";

/** The payment while its script loads. */
export function PaymentLoading({ uid, invitation }: Pick<PaymentProps, "uid" | "invitation">) {
  return (
    <div className={classes.payment}>
      <Introduction terms={useTerms(uid)} invitation={invitation} />
      <PaymentSkeleton />
    </div>
  );
}

/** What stands above the payment methods. */
export function Introduction({ terms, invitation }: { terms: Terms; invitation: ReactNode }) {
  return (
    <>
      <TermsNotice terms={terms} />
      {terms.mayPay && invitation}
    </>
  );
}
