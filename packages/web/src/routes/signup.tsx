import { Link } from "react-router-dom";
import { usePage } from "../components/use-page";
import form from "../features/account/form.module.css";
import { GoogleButton } from "../features/account/google-button";
import { GuestOnly } from "../features/account/guards";
import { SignUpForm } from "../features/account/sign-up-form";
import { paths } from "../lib/paths";
import classes from "./page.module.css";

export default function SignUp() {
  const heading = usePage(
    "Sign up",
    "Make a FlightAides account to register your trip and hear of every match.",
  );
  return (
    <GuestOnly>
      <div className={classes.account}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          Sign up
        </h1>
        <SignUpForm />
        <p className={form.or}>or</p>
        <div className={form.social}>
          <GoogleButton label="Sign up with Google" />
          <p>By signing up with Google you declare that you are 18 years old or older.</p>
        </div>
        <p>
          Have an account already? <Link to={paths.login}>Login</Link>
        </p>
      </div>
    </GuestOnly>
  );
}
