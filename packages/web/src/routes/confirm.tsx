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
          We’ve sent a code to <strong>{email}</strong>, if the address is waiting for one. Enter it
          here to confirm that the address is yours.
        </p>
        <ConfirmForm {...pending} />
        <p>
          No mail, not even among the spam? You may have an account already:{" "}
          <Link to={paths.login} state={{ email }}>
            login
          </Link>{" "}
          or{" "}
          <Link to={paths.forgotPassword} state={{ email }}>
            reset your password
          </Link>
          . Mistyped the address? <Link to={paths.signUp}>Sign up again</Link>.
        </p>
      </div>
    </GuestOnly>
  );
}
