import { Trans } from "@lingui/react";
import { Link } from "react-router";
import { usePage } from "../components/use-page";
import form from "../features/account/form.module.css";
import { GoogleButton } from "../features/account/google-button";
import { GuestOnly } from "../features/account/guards";
import { SignUpForm } from "../features/account/sign-up-form";
import { i18n } from "../lib/i18n";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

export default function SignUp() {
  const heading = usePage(
    i18n.t("Sign up"),
    i18n.t("Create a FlightAides account to register your trip and hear about every match."),
  );
  return (
    <GuestOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Sign up")}
        </h1>
        <SignUpForm />
        <p className={form.or}>{i18n.t("or")}</p>
        <div className={form.social}>
          <GoogleButton label={i18n.t("Sign up with Google")} />
          <p>
            {i18n.t("By signing up with Google you declare that you are 18 years old or older.")}
          </p>
        </div>
        <p>
          <Trans
            id="Have an account already? <login>Login</login>"
            components={{ login: <Link to={paths.login} /> }}
          />
        </p>
      </div>
    </GuestOnly>
  );
}
