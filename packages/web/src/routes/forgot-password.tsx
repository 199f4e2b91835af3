import { Trans } from "@lingui/react";
import { Link, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import form from "../features/account/form.module.css";
import { GuestOnly } from "../features/account/guards";
import { ConfirmResetForm, RequestResetForm } from "../features/account/reset-form";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

/** The step of this form. It is history state, so that it survives a reload. */
const State = z.object({
  email: z.optional(z.string()),
  sent: z.optional(z.boolean()),
  /** Set when a sign-up was confirmed, but its password was refused. */
  signUp: z.optional(z.object({ name: z.optional(z.string()) })),
});

export default function ForgotPassword() {
  const heading = usePage(
    i18n.t("Forgot password?"),
    i18n.t("Set a new password for your FlightAides account with a code sent by mail."),
  );
  const navigate = useNavigate();
  const { state } = useLocation();
  const { email = "", sent = false, signUp } = z.safeParse(State, state).data ?? {};
  const go = (next: z.output<typeof State>) =>
    void navigate(paths.forgotPassword, { replace: true, state: next });
  return (
    <GuestOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Forgot password?")}
        </h1>
        {signUp && (
          <p className={form.notice}>
            {i18n.t(
              "Your email address is confirmed, but the password you typed was refused: the sign-up was probably begun with another one, perhaps not by you. Set your password here with a new code. No other password works from then on.",
            )}
          </p>
        )}
        {sent ? (
          <>
            <p className={classes.lead} role="status">
              <Trans
                id="If <strong>{email}</strong> has an account with a password, we’ve sent a code there. Enter it with the password you want from now on."
                values={{ email }}
                components={{ strong: <strong /> }}
              />
            </p>
            <ConfirmResetForm
              email={email}
              name={signUp?.name}
              onAgain={() => go({ email, signUp })}
            />
          </>
        ) : (
          <>
            <p className={classes.lead}>
              {i18n.t("Tell us your address, and we send you a code to set a new password.")}
            </p>
            <RequestResetForm
              email={email}
              onSent={(to) => go({ email: to, sent: true, ...(to === email && { signUp }) })}
            />
          </>
        )}
        <p>
          <Link to={paths.login} className={classes.link}>
            {i18n.t("Back to login")}
          </Link>
        </p>
      </div>
    </GuestOnly>
  );
}
