import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { MyConnections } from "../features/connection/my-connections";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import classes from "./page.module.css";

export default function Connections() {
  const heading = usePage(
    i18n.t("My connections"),
    i18n.t("The people you asked to fly with, and how to reach those you are connected with."),
  );
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.page}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("MY CONNECTIONS")}
        </h1>
        {user && <MyConnections uid={user.uid} />}
      </div>
    </UserOnly>
  );
}
