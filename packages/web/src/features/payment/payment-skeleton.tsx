import { i18n } from "../../lib/i18n";
import classes from "./payment.module.css";

/** Placeholder of PayPal's buttons, as tall as they are. */
export function PaymentSkeleton() {
  return (
    <div className={classes.skeleton} role="status">
      <span className="fa-hidden">{i18n.t("Loading the payment methods")}</span>
      <span className={classes.bone} />
      <span className={classes.bone} />
    </div>
  );
}
