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
          We’ve sent a code to <strong>{email}</strong>. Enter it here to confirm that the address
          is yours, and your password is set.
        </p>
        <ConfirmForm {...pending} />
        <p>
          No mail, not even among the spam? <Link to={paths.signUp}>Sign up again</Link> if you
          mistyped the address. Have an account already? The code sets a new password for it, or you{" "}
          <Link to={paths.login} state={{ email }}>
            login
          </Link>{" "}
          with the one you have.
        </p>
      </div>
    </GuestOnly>
  );
}
