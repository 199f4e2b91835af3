import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import type { Type } from "@flightaides/core/trip/type.ts";
import { useIntersection } from "@mantine/hooks";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { CardsSkeleton } from "../../components/skeleton";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import classes from "./itinerary-row.module.css";
import { rowLength } from "./latest-key";

const LatestItineraries = lazy(() => import("./latest-itineraries"));

type Props = {
  title: string;
  /** Only itineraries of this type. */
  type?: Type;
  showAll?: boolean;
  /** Shown until the list loads. */
  cached?: PublicCard[];
  /** Ids of itineraries that the page shows already. */
  without?: readonly string[];
};

/** The latest itineraries under a heading. Their code and the list load when they are about to be seen. */
export function ItineraryRow({ title, type, showAll = false, cached, without }: Props) {
  const id = useId();
  const { ref, entry } = useIntersection({ rootMargin: "600px" });
  const [isNear, setNear] = useState(false);
  if (entry?.isIntersecting && !isNear) setNear(true);
  return (
    <section ref={ref} className={classes.row} aria-labelledby={id}>
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
          {i18n.t("Other people’s latest trips. To find your matches, search.")}
        </p>
      )}
      {isNear ? (
        <Suspense fallback={<CardsSkeleton count={rowLength} />}>
          <LatestItineraries type={type} cached={cached} without={without} />
        </Suspense>
      ) : (
        <CardsSkeleton count={rowLength} isLater />
      )}
    </section>
  );
}
