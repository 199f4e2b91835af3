import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import type { Type } from "@flightaides/core/trip/type.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { CardsSkeleton } from "../../components/skeleton";
import { i18n } from "../../lib/i18n";
import { ItineraryGrid } from "./itinerary-grid";
import classes from "./itinerary-row.module.css";
import { rowLength } from "./latest-key";
import { latestItineraries } from "./queries";

type Props = {
  type: Type | undefined;
  cached: PublicCard[] | undefined;
  without: readonly string[] | undefined;
};

/** The content of an {@link ItineraryRow}. */
export default function LatestItineraries({ type, cached, without = [] }: Props) {
  const query = useQuery({
    ...latestItineraries(type),
    ...(cached && { placeholderData: cached }),
    // A list of one type offers counterparts, so it leaves out the user's own itineraries.
    select: (all) => all.filter(({ id, mine }) => !(type && mine) && !without.includes(id)),
  });
  return (
    <div aria-busy={query.isPending}>
      <QueryBoundary
        query={query}
        problem={i18n.t("We couldn’t load the itineraries.")}
        loading={<CardsSkeleton count={rowLength} />}
        empty={
          <p className={classes.empty}>
            {without.length > 0
              ? i18n.t("Nobody else has posted a trip lately.")
              : i18n.t("Nothing posted yet. Search for your flight to be the first.")}
          </p>
        }
      >
        {(itineraries) => <Cards itineraries={itineraries} />}
      </QueryBoundary>
    </div>
  );
}

/** Renders the cards in time slices. In one task they would block a slow phone. */
function Cards({ itineraries }: { itineraries: PublicCard[] }) {
  const rendered = useDeferredValue(itineraries, null);
  return rendered ? <ItineraryGrid itineraries={rendered} /> : <CardsSkeleton count={rowLength} />;
}
