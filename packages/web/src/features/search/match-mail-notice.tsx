import { Trans } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { User } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { profile } from "../account/queries";
import classes from "./search-outcome.module.css";

type Props = {
  user: User;
  /** There is a match already, so mails are about further ones. */
  hasMatch: boolean;
};

/** Tells the owner of a registered itinerary whether mails about matches are on. */
export function MatchMailNotice({ user, hasMatch }: Props) {
  const { data } = useQuery(profile(user.uid));
  const page = <Link to={paths.account} />;
  const parts = { values: { email: user.email }, components: { strong: <strong />, page } };
  // Until the profile loads the text assumes the default, on. Both have their place, so that the other one moves nothing.
  const isOff = data?.notifyMatches === false;
  return (
    <div className={classes.promise}>
      <p aria-hidden={!isOff}>
        <Trans
          id="Mail about matches is switched off for you: nothing will be sent. You can switch it on, on your <page>account page</page>."
          components={{ page }}
        />
      </p>
      <p aria-hidden={isOff}>
        {hasMatch ? (
          <Trans
            id="A mail goes to <strong>{email}</strong> as soon as there is another match. You can change that on your <page>account page</page>."
            {...parts}
          />
        ) : (
          <Trans
            id="A mail goes to <strong>{email}</strong> as soon as there is a match. You can change that on your <page>account page</page>."
            {...parts}
          />
        )}
      </p>
    </div>
  );
}
