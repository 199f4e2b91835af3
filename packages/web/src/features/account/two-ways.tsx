import { useState } from "react";
import { i18n } from "../../lib/i18n";
import form from "./form.module.css";
import { GoogleButton } from "./google-button";
import { SignInForm } from "./sign-in-form";
import { SignUpForm } from "./sign-up-form";
import classes from "./two-ways.module.css";
import type { Way } from "./way";

const headings: Record<Way, string> = {
  signUp: i18n.t("I’m new here"),
  login: i18n.t("I have an account"),
};

type Props = {
  first: Way;
  /** To log in with. */
  email?: string | undefined;
  /** As in {@link SignInForm}. */
  hasNewPassword?: boolean;
};

/** Sign-up and login, side by side. A narrow screen shows one of them, with a switch. */
export function TwoWays({ first, email, hasNewPassword = false }: Props) {
  const [chosen, setChosen] = useState<Way>();
  const shown = chosen ?? first;
  const ways: readonly Way[] = first === "signUp" ? ["signUp", "login"] : ["login", "signUp"];
  return (
    <>
      <div className={classes.switch}>
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={way === shown}
            onClick={() => setChosen(way)}
          >
            {headings[way]}
          </button>
        ))}
      </div>
      <div className={classes.ways}>
        {ways.map((way) => (
          <section
            key={way}
            className={classes.way}
            aria-labelledby={way}
            data-shown={way === shown}
          >
            <h2 id={way}>{headings[way]}</h2>
            {way === "signUp" ? (
              <SignUpForm />
            ) : (
              <SignInForm email={email} hasNewPassword={hasNewPassword} />
            )}
            <p className={form.or}>{i18n.t("or")}</p>
            <div className={form.social}>
              {way === "login" ? (
                <GoogleButton />
              ) : (
                <>
                  <GoogleButton label={i18n.t("Sign up with Google")} />
                  <p>
                    {i18n.t(
                      "By signing up with Google you declare that you are 18 years old or older.",
                    )}
                  </p>
                </>
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
