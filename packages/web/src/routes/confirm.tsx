import { useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { usePage } from "../components/use-page";
import { ConfirmForm } from "../features/account/confirm-form";
import { GuestOnly } from "../features/account/guards";
import { readPending } from "../features/account/pending-confirmation";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

export default function Confirm() {
  const heading = usePage(
    "Check your inbox",
    "Confirm your email address with the code we sent you.",
  );
  const [pending] = useState(readPending);
  if (!pending) return <Navigate to={paths.login} replace />;
  const { email } = pending;
  return (
    <GuestOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          Check your inbox
        </h1>
        <p className={classes.lead}>
          We’ve sent a mail with a code to <strong>{email}</strong>. Enter the code here.
        </p>
        <ConfirmForm {...pending} />
        <p>
          No mail? Look among the spam as well. Does the mail say that you have an account already?{" "}
          <Link to={paths.login} state={{ email }}>
            Log in
          </Link>
          , or{" "}
          <Link to={paths.forgotPassword} state={{ email, sent: true }}>
            choose a new password with its code
          </Link>
          . Mistyped the address? <Link to={paths.signUp}>Sign up again</Link>.
        </p>
      </div>
    </GuestOnly>
  );
}
