import { Trans } from "@lingui/react";
import { useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { usePage } from "../components/use-page";
import form from "../features/account/form.module.css";
import { GoogleReturn, isGoogleReturn } from "../features/account/google-return";
import { GuestOnly } from "../features/account/guards";
import { loginReason } from "../features/account/login-reason";
import { TwoWays } from "../features/account/two-ways";
import { firstWay } from "../features/account/way";
import { PendingConnection } from "../features/connection/pending-connection";
import { PendingRegistration } from "../features/search/pending-registration";
import { i18n } from "../lib/i18n";
import { useSession } from "../lib/session";
import classes from "./page.module.css";

/** History state that other pages pass on. */
const State = z.object({
  email: z.optional(z.string()),
  confirmed: z.optional(z.boolean()),
  reset: z.optional(z.boolean()),
  problem: z.optional(z.string()),
});

export default function Login() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const destination = useSession("navigate");
  const reason = loginReason(destination ?? "");
  const isEnded = useSession("ended");
  const { email, confirmed, reset, problem } = z.safeParse(State, state).data ?? {};
  const first = email === undefined ? firstWay(destination) : "login";
  const title = first === "signUp" ? i18n.t("Sign up") : i18n.t("Login");
  const heading = usePage(
    title,
    i18n.t("Sign in to FlightAides with your email address or with Google."),
  );
  return (
    <GuestOnly>
      <div className={classes.entrance}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {isGoogleReturn(query) ? (
          <GoogleReturn query={query} />
        ) : (
          <>
            {confirmed && (
              <p className={form.notice}>
                {i18n.t(
                  "Your email address is confirmed. Please sign in. If your password is refused, the sign-up was begun with another one: choose “Forgot password?” to set yours.",
                )}
              </p>
            )}
            {reset && (
              <p className={form.notice}>{i18n.t("Your new password is set. Please sign in.")}</p>
            )}
            {problem && (
              <p role="alert" className={form.problem}>
                {problem}
              </p>
            )}
            {isEnded ? (
              <p role="alert" className={form.notice}>
                <Trans
                  id="<strong>You were logged out, because your session has ended.</strong> Log in, and you come back to the page where you were. What you typed into a search is kept."
                  components={{ strong: <strong /> }}
                />
              </p>
            ) : (
              reason && <p className={form.notice}>{reason}</p>
            )}
            <PendingConnection />
            <PendingRegistration />
            <TwoWays first={first} email={email} hasNewPassword={reset ?? false} />
          </>
        )}
      </div>
    </GuestOnly>
  );
}
