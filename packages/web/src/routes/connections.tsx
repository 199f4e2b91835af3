import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { MyConnections } from "../features/connection/my-connections";
import { useUser } from "../lib/identity";
import classes from "./page.module.css";

export default function Connections() {
  const heading = usePage(
    "My connections",
    "The people you asked to fly with, and how to reach those you are connected with.",
  );
  const user = useUser();
  return (
    <UserOnly>
      <div className={classes.page}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          MY CONNECTIONS
        </h1>
        {user && <MyConnections uid={user.uid} />}
      </div>
    </UserOnly>
  );
}
