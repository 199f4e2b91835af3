import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { feeInWords } from "../../lib/fee";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import classes from "./at-a-glance.module.css";

/** What it costs, when the money comes back, and what is checked. Short: the terms and the safety page have the whole. */
export function AtAGlance() {
  return (
    <section aria-labelledby="at-a-glance">
      <h2 id="at-a-glance" className="fa-hidden">
        {i18n.t("At a glance")}
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>{i18n.t("What it costs")}</dt>
          <dd>
            <Trans
              id="<strong>{price}</strong> to connect, paid by the family. Free for helpers."
              values={{ price: feeInWords }}
              components={{ strong: <strong /> }}
            />
          </dd>
        </div>
        <div>
          <dt>{i18n.t("Money back")}</dt>
          <dd>
            <Trans
              id="<refunds>You get all of it back</refunds> if your Flightaide cancels, doesn’t answer or doesn’t turn up, or if the airline cancels the flight."
              components={{ refunds: <Link to={`${paths.termsOfUse}#refunds`} /> }}
            />
          </dd>
        </div>
        <div>
          <dt>{i18n.t("What we check")}</dt>
          <dd>{i18n.t("E-mail addresses. Cards say whose name PayPal knows.")}</dd>
        </div>
        <div>
          <dt>{i18n.t("What we don’t check")}</dt>
          <dd>
            <Trans
              id="Identity and bookings. Show each other boarding pass and ID when you meet. <safety>More about safety</safety>"
              components={{ safety: <Link to={paths.safety} /> }}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}
