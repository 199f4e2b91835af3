import { useParams } from "react-router";
import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { PassengerCard } from "../features/passenger-card/passenger-card";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import classes from "./passenger-card.module.css";

/** The card of one connection, for whoever flies. */
export default function PassengerCardPage() {
  const { id = "" } = useParams();
  const user = useUser();
  const heading = usePage(
    i18n.t("Card for the passenger"),
    i18n.t("For airport staff: who travels with whom, whom to call, and sentences to point at."),
  );
  return (
    <UserOnly>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {i18n.t("Card for the passenger")}
          </h1>
          <p className={classes.lead}>
            {i18n.t(
              "For airport staff: who travels with whom, whom to call, and sentences to point at.",
            )}
          </p>
        </div>
        {user && <PassengerCard key={id} user={user} id={id} />}
      </div>
    </UserOnly>
  );
}
