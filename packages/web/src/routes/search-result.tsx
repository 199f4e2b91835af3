import { opposite } from "@flightaides/core/itinerary/contract";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { FlightPath } from "../components/flight-path";
import { usePage } from "../components/use-page";
import { SearchedCard } from "../features/itinerary/boarding-pass";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { RegisterSearch } from "../features/search/register-search";
import { SearchOutcome } from "../features/search/search-outcome";
import { useUser } from "../lib/identity";
import { paths } from "../lib/paths";
import { markMatchesSeen } from "../lib/seen-matches";
import { useSession, writeSession } from "../lib/session";
import classes from "./page.module.css";

/** History state: the search is registered already. */
const Saved = z.object({ alreadySave: z.literal(true) });

export default function SearchResult() {
  const heading = usePage(
    "Search result",
    "Who is on your flight, flies the same day, or from an airport nearby.",
  );
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useUser();
  const role = useSession("role");
  const searched = useSession("searched");
  const matches = useSession("searchResponse");

  // My itineraries counts as new what this page has not shown.
  const own = user && searched?.saved?.id;
  useEffect(() => {
    if (!own || !matches) return;
    const others = matches.filter(({ mine }) => !mine);
    markMatchesSeen(
      own,
      others.map(({ id }) => id),
    );
  }, [own, matches]);

  function markSaved() {
    // This page stays mounted while the script of the next one loads: do not navigate back then.
    if (window.location.pathname !== paths.searchResult) return;
    void navigate(paths.searchResult, { replace: true, state: { alreadySave: true } });
  }

  if (!searched || !matches)
    return (
      <div className={classes.narrow}>
        <FlightPath />
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          No search yet
        </h1>
        <p className={classes.lead}>
          Tell us the flight, and this page shows who is on it and around it.
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.search} size="lg">
            Search itinerary
          </Button>
        </div>
      </div>
    );

  function signInToRegister() {
    writeSession("navigate", paths.searchResult);
    void navigate(paths.login);
  }

  const saved = searched.saved !== undefined || z.safeParse(Saved, state).success;
  const more = searched.itinerary.length - 1;
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Search result
      </h1>
      <div className={classes.result}>
        <section className={`${classes.stack} ${classes.aside}`} aria-labelledby="searched">
          <h2 id="searched" className={classes.label}>
            YOU SEARCHED FOR
          </h2>
          <SearchedCard legs={searched.itinerary}>
            {more > 0 && <p>{more === 1 ? "and 1 more leg" : `and ${more} more legs`}</p>}
          </SearchedCard>
          <p>
            {searched.role === "traveler"
              ? "You are looking for a Flightaide."
              : "You are offering to be a Flightaide."}
          </p>
          <p>
            <Link to={paths.search}>Change search</Link>
          </p>
        </section>
        <section className={classes.stack} aria-labelledby="matches">
          <h2 id="matches" className="fa-hidden">
            Matches
          </h2>
          {user && !saved ? (
            <RegisterSearch
              key={user.uid}
              uid={user.uid}
              searched={searched}
              onRegistered={markSaved}
            />
          ) : (
            <SearchOutcome
              searched={searched}
              matches={matches}
              onRegister={user ? undefined : signInToRegister}
            />
          )}
        </section>
      </div>
      {user && role && <ItineraryRow title="MATCHES SEARCHES" type={opposite(role)} />}
    </div>
  );
}
