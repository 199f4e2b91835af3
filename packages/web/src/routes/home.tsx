import { opposite } from "@flightaides/core/trip/type.ts";
import { lazy, Suspense } from "react";
import { CardsSkeleton } from "../components/skeleton";
import { usePage } from "../components/use-page";
import { AtAGlance } from "../features/home/at-a-glance";
import { Banner } from "../features/home/banner";
import { ExamplePair } from "../features/home/example-pair";
import { FlightSearch } from "../features/home/flight-search";
import { HowItWorks } from "../features/home/how-it-works";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { useRole } from "../lib/session-storage";
import classes from "./page.module.css";

const SavedSearches = lazy(() => import("../features/itinerary/saved-searches"));

export default function Home() {
  const heading = usePage(i18n.t("Find flight companions"));
  const role = useRole();
  const user = useUser();
  return (
    <>
      <Banner heading={heading} />
      <div className={classes.page}>
        <AtAGlance />
        <div className={classes.result}>
          <ExamplePair />
          <FlightSearch />
        </div>
        {role && <ItineraryRow title={i18n.t("MATCHES SEARCHES")} type={opposite(role)} />}
        {user && (
          <div className={classes.first}>
            <Suspense fallback={<CardsSkeleton />}>
              <SavedSearches uid={user.uid} />
            </Suspense>
          </div>
        )}
        {/* The prerendered page has no saved searches: they move the row. */}
        <div data-unless="user">
          <ItineraryRow title={i18n.t("TRENDING SEARCHES")} showAll />
        </div>
        <HowItWorks />
      </div>
    </>
  );
}
