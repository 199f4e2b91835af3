import { agreementVersion, termsVersion } from "@flightaides/core/user/agreement-versions.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryBoundary } from "../../components/query-boundary";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { acceptanceOf } from "./acceptance";
import classes from "./form.module.css";
import { profile } from "./queries";

/** The documents that the user has accepted, with version and date. */
export function Agreements({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(profile(uid))}
      problem={i18n.t("We couldn’t load what you agreed to.")}
    >
      {({ agreement, terms }) => (
        <dl className={classes.accepted}>
          <dt>
            <Link to={paths.coTraveler}>{i18n.t("Co-traveler agreement")}</Link>
          </dt>
          <dd>{acceptanceOf(agreement, agreementVersion)}</dd>
          <dt>
            <Link to={paths.termsOfUse}>{i18n.t("Terms of Service")}</Link>
          </dt>
          <dd>{acceptanceOf(terms, termsVersion)}</dd>
        </dl>
      )}
    </QueryBoundary>
  );
}
