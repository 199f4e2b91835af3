import { usePage } from "../components/use-page";
import { GuestOnly } from "../features/account/guards";
import { TwoWays } from "../features/account/two-ways";
import { PendingConnection } from "../features/connection/pending-connection";
import { PendingRegistration } from "../features/search/pending-registration";
import { i18n } from "../lib/i18n";
import classes from "./page.module.css";

export default function SignUp() {
  const heading = usePage(
    i18n.t("Sign up"),
    i18n.t("Create a FlightAides account to register your trip and hear about every match."),
  );
  return (
    <GuestOnly>
      <div className={classes.entrance}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Sign up")}
        </h1>
        <PendingConnection />
        <PendingRegistration />
        <TwoWays first="signUp" />
      </div>
    </GuestOnly>
  );
}
