import type { PublicCard, Type } from "@flightaides/core/itinerary/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { QueryBoundary } from "../../components/query-boundary";
import { CardsSkeleton } from "../../components/skeleton";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-row.module.css";
import { latestItineraries, rowLength } from "./queries";

type Props = {
  title: string;
  /** Only itineraries of this type. */
  type?: Type;
  showAll?: boolean;
  /** Shown until the list loads. */
  cached?: PublicCard[];
};

/** The latest itineraries under a heading. */
export function ItineraryRow({ title, type, showAll = false, cached }: Props) {
  const id = useId();
  const query = useQuery({
    ...latestItineraries(type),
    ...(cached && { placeholderData: cached }),
    // A list of one type offers counterparts, so it leaves out the user's own itineraries.
    select: (all) => (type ? all.filter(({ mine }) => !mine) : all),
  });
  return (
    <section className={classes.row} aria-labelledby={id} aria-busy={query.isPending}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {showAll && (
          <Link to={paths.allItineraries} className={classes.all}>
            {i18n.t("SHOW ALL")}
          </Link>
        )}
      </div>
      {type && (
        <p className={classes.about}>
          {i18n.t(
            "Other people’s latest trips. They are not matches of yours: a search finds those.",
          )}
        </p>
      )}
      <QueryBoundary
        query={query}
        problem={i18n.t("We couldn’t load the itineraries.")}
        loading={<CardsSkeleton count={rowLength} />}
        empty={
          <p className={classes.empty}>
            {i18n.t("Nothing posted yet. Search for your flight to be the first.")}
          </p>
        }
      >
        {(itineraries) => <ItineraryGrid itineraries={itineraries} />}
      </QueryBoundary>
    </section>
  );
}
