import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Problem } from "../../components/problem";
import { CardsSkeleton } from "../../components/skeleton";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-row.module.css";
import { mine } from "./queries";

/** How many of them home shows. */
const shown = 3;

export default function SavedSearches({ uid }: { uid: string }) {
  const id = useId();
  const { data, error, isPending, isFetching, refetch } = useQuery(mine(uid));
  return (
    <section className={classes.row} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>YOUR SAVED SEARCHES</h2>
        <Link to="/myitinerary" className={classes.all}>
          SHOW ALL<span className="fa-hidden"> of your saved searches</span>
        </Link>
      </div>
      {isPending && <CardsSkeleton />}
      {error && !data && (
        <Problem
          what="We couldn’t load your saved searches."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className={classes.empty}>
          Nothing saved yet. What you search for while you’re signed in appears here.
        </p>
      )}
      {data && data.length > 0 && <ItineraryGrid itineraries={data.slice(0, shown)} />}
    </section>
  );
}
