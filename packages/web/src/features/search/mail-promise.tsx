import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { User } from "../../lib/identity";
import { profile } from "../account/queries";
import classes from "./search-outcome.module.css";

type Props = {
  user: User;
  /** There is a match already: the mail is about the next one. */
  again: boolean;
};

/** What happens from now on with an itinerary that is registered. */
export function MailPromise({ user, again }: Props) {
  const { data } = useQuery(profile(user.uid));
  const page = <Link to="/account">account page</Link>;
  // While it is unknown the default is: most people have it on.
  if (data?.notifyMatches === false)
    return (
      <p className={classes.promise}>
        Mail about matches is switched off for you: nothing will be sent. You can switch it on, on
        your {page}.
      </p>
    );
  return (
    <p className={classes.promise}>
      A mail goes to <strong>{user.email}</strong> as soon as there is{" "}
      {again ? "another match" : "a match"}. You can change that on your {page}.
    </p>
  );
}
