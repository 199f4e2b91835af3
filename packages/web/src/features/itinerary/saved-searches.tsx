import { Trans } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { QueryBoundary } from "../../components/query-boundary";
import { CardsSkeleton } from "../../components/skeleton";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-row.module.css";
import { ownItineraries } from "./queries";

/** Number of cards on home. */
const maxShown = 3;

/** The user's newest itineraries, for home. */
export default function SavedSearches({ uid }: { uid: string }) {
  const id = useId();
  return (
    <section className={classes.row} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{i18n.t("YOUR SAVED SEARCHES")}</h2>
        <Link to={paths.myItineraries} className={classes.all}>
          <Trans
            id="SHOW ALL<hidden> of your saved searches</hidden>"
            components={{ hidden: <span className="fa-hidden" /> }}
          />
        </Link>
      </div>
      <QueryBoundary
        query={useQuery(ownItineraries(uid))}
        problem={i18n.t("We couldn’t load your saved searches.")}
        loading={<CardsSkeleton />}
        empty={
          <p className={classes.empty}>
            {i18n.t("Nothing saved yet. A search that you register appears here.")}
          </p>
        }
      >
        {(itineraries) => <ItineraryGrid itineraries={itineraries.slice(0, maxShown)} />}
      </QueryBoundary>
    </section>
  );
}
