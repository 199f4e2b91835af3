import type { PublicCard, Type } from "@flightaides/core/itinerary/contract";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Problem } from "../../components/problem";
import { CardsSkeleton } from "../../components/skeleton";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-row.module.css";
import { latest, rowLength } from "./queries";

type Props = {
  title: string;
  /** Only itineraries of this type. */
  type?: Type;
  showAll?: boolean;
  /** Shown until the list itself has come. */
  known?: PublicCard[];
};

export function ItineraryRow({ title, type, showAll = false, known }: Props) {
  const id = useId();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...latest(type),
    ...(known && { placeholderData: known }),
    // A list of counterparts: nobody is their own.
    select: (all) => (type ? all.filter(({ mine }) => !mine) : all),
  });
  return (
    <section className={classes.row} aria-labelledby={id} aria-busy={isPending}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {showAll && (
          <Link to="/allitinerary" className={classes.all}>
            SHOW ALL
          </Link>
        )}
      </div>
      {isPending && <CardsSkeleton count={rowLength} />}
      {error && !data && (
        <Problem
          what="We couldn’t load the itineraries."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className={classes.empty}>Nothing posted yet. Search for your flight to be the first.</p>
      )}
      {data && data.length > 0 && <ItineraryGrid itineraries={data} />}
    </section>
  );
}
