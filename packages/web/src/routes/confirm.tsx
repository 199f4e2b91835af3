import { Trans } from "@lingui/react";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { usePage } from "../components/use-page";
import { ConfirmForm } from "../features/account/confirm-form";
import { GuestOnly } from "../features/account/guards";
import { readPending } from "../features/account/pending-confirmation";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

export default function Confirm() {
  const heading = usePage(
    i18n.t("Check your inbox"),
    i18n.t("Confirm your email address with the code we sent you."),
  );
  const [pending] = useState(readPending);
  if (!pending) return <Navigate to={paths.login} replace />;
  const { email } = pending;
  return (
    <GuestOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Check your inbox")}
        </h1>
        <p className={classes.lead}>
          <Trans
            id="We’ve sent a mail with a code to <strong>{email}</strong>. Enter the code here."
            values={{ email }}
            components={{ strong: <strong /> }}
          />
        </p>
        <ConfirmForm {...pending} />
        <p>
          <Trans
            id="No mail? Check your spam folder too. Does the mail say that you have an account already? <login>Log in</login>, or <forgotPassword>choose a new password with its code</forgotPassword>. Mistyped the address? <signUp>Sign up again</signUp>."
            components={{
              login: <Link to={paths.login} state={{ email }} />,
              forgotPassword: <Link to={paths.forgotPassword} state={{ email, sent: true }} />,
              signUp: <Link to={paths.signUp} />,
            }}
          />
        </p>
      </div>
    </GuestOnly>
  );
}
