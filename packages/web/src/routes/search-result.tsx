import { opposite } from "@flightaides/core/trip/contract.ts";
import { lastDayOf } from "@flightaides/core/trip/window.ts";
import { Button } from "@mantine/core";
import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { FlightPath } from "../components/flight-path";
import { Loading } from "../components/loading";
import { RouteMap } from "../components/route-map/route-map";
import { usePage } from "../components/use-page";
import { SearchedCard } from "../features/itinerary/boarding-pass";
import { companionOf } from "../features/itinerary/companion";
import { ItineraryRow } from "../features/itinerary/itinerary-row";
import { PostedNotice } from "../features/search/posted-notice";
import { isComplete, PostingProgress, withInput } from "../features/search/posting-progress";
import { postingTexts } from "../features/search/posting-texts";
import { SearchOutcome } from "../features/search/search-outcome";
import { today } from "../lib/calendar";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { pathHere } from "../lib/language";
import { paths } from "../lib/paths";
import { markMatchesSeen } from "../lib/seen-matches";
import { type SessionValue, useSession, writeSession } from "../lib/session";
import classes from "./page.module.css";

// Lazy: the fields of a form are large.
const SearchByQuery = lazy(() => import("../features/search/search-by-query"));
// Lazy: most trips have a flight number.
const SearchedFlight = lazy(() => import("../features/search/searched-flight"));
const PostingStep = lazy(() => import("../features/itinerary/posting-step"));
// Lazy: undoing is rare.
const UndoneNotice = lazy(() => import("../features/search/undone-notice"));

/** History state of a search that was registered before: it is not registered by itself. */
const Saved = z.object({ alreadySave: z.literal(true) });

export default function SearchResult() {
  const heading = usePage(
    i18n.t("Search result"),
    i18n.t("People on your flight, on the same day, or from a nearby airport."),
  );
  const role = useSession("role");
  const user = useUser();
  const searched = useSession("searched");
  const matches = useSession("searchResponse");

  const [query] = useSearchParams();

  // "My itineraries" counts matches as new if this page has not shown them.
  const own = user && searched?.saved?.id;
  useEffect(() => {
    if (!own || !matches) return;
    const others = matches.filter(({ mine }) => !mine);
    markMatchesSeen(
      own,
      others.map(({ id }) => id),
    );
  }, [own, matches]);

  // The form on home, submitted by the browser without scripts, or the one of a pair of cities.
  if (query.has("from") || query.has("route"))
    return (
      <div className={classes.narrow}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("Search result")}
        </h1>
        <Suspense fallback={<Loading />}>
          <SearchByQuery query={query} />
        </Suspense>
      </div>
    );
  if (!searched || !matches)
    return (
      <div className={classes.narrow} data-unless="searched">
        <FlightPath />
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {i18n.t("No search yet")}
        </h1>
        <p className={classes.lead}>
          {i18n.t("Tell us the flight, and this page shows who is on it or close to it.")}
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.search} size="lg">
            {i18n.t("Search itinerary")}
          </Button>
        </div>
      </div>
    );

  return (
    <div className={classes.page}>
      <Result heading={heading} searched={searched} matches={matches} />
      {user && role && (
        <ItineraryRow
          title={i18n.t("MATCHES SEARCHES")}
          type={opposite(role)}
          without={matches.map(({ id }) => id)}
        />
      )}
    </div>
  );
}

type ResultProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  searched: SessionValue<"searched">;
  matches: SessionValue<"searchResponse">;
};

/**
 * The matches, and the posting of the trip, with the questions that it needs: on request for a traveler, first of all for a
 * flightaid.
 */
function Result({ heading, searched, matches }: ResultProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  // The flights that were posted, as JSON: the next search in the tab is shown by the same component.
  const [undone, setUndone] = useState<string>();
  const { saved, role } = searched;
  const isSaved = saved !== undefined;
  const flights = JSON.stringify(searched.itinerary);
  const isUndone = undone === flights;
  const isWanted = !isSaved && searched.register === true && !z.safeParse(Saved, state).success;
  const posted = user && saved?.fresh ? saved : undefined;
  const isPosting = user !== null && isWanted && isComplete(searched);
  const mustAsk = role === "flightaid" || (user !== null && isWanted);
  const asks = !isSaved && (isAsking || (mustAsk && !isComplete(searched)));
  const isOffer = isSaved && role === "flightaid";
  const { step } = postingTexts[role];
  const { change } = postingTexts[isOffer ? "flightaid" : "traveler"];
  const more = searched.itinerary.length - 1;
  const unknown = searched.itinerary.find((leg) => !leg.flight && lastDayOf(leg) >= today());

  function markSaved(alreadySave: true | undefined) {
    // This page stays mounted while the script of the next one loads: do not navigate back then.
    if (pathHere() !== paths.searchResult) return;
    // With a state, so that the focus stays where it is.
    void navigate(paths.searchResult, { replace: true, state: { alreadySave } });
  }

  function register(wanted: SessionValue<"searched">) {
    setUndone(undefined);
    setAsking(!isComplete(wanted));
    if (!isComplete(wanted)) return;
    writeSession("searched", { ...wanted, register: true });
    if (user) {
      // The user wants it, whatever it came from.
      markSaved(undefined);
      return;
    }
    writeSession("navigate", paths.searchResult);
    void navigate(paths.login);
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} aria-describedby="outcome" className={classes.title}>
        {posted && role === "flightaid" ? i18n.t("Posted") : i18n.t("Search result")}
      </h1>
      {posted && (
        <PostedNotice
          searched={searched}
          id={posted.id}
          onUndone={() => {
            setUndone(flights);
            markSaved(undefined);
          }}
        />
      )}
      <Suspense>
        {isUndone && !isSaved && <UndoneNotice onPost={() => register(searched)} />}
      </Suspense>
      <div className={classes.result}>
        <section className={`${classes.stack} ${classes.aside}`} aria-labelledby="searched">
          <h2 id="searched" className={classes.label}>
            {isOffer ? i18n.t("YOUR FLIGHT") : i18n.t("YOU SEARCHED FOR")}
          </h2>
          <SearchedCard legs={searched.itinerary}>
            {more > 0 && (
              <p>
                {i18n.t("{more, plural, one {and # more leg} other {and # more legs}}", { more })}
              </p>
            )}
          </SearchedCard>
          {user && saved && unknown && (
            <Suspense fallback={<div className={classes.button} />}>
              <div>
                <SearchedFlight
                  searched={searched}
                  id={saved.id}
                  leg={unknown}
                  labelledBy="searched"
                />
              </div>
            </Suspense>
          )}
          <RouteMap legs={searched.itinerary} other={companionOf(searched.itinerary, matches)} />
          <p>
            {role === "traveler"
              ? i18n.t("You are looking for a Flightaide.")
              : i18n.t("You are offering to be a Flightaide.")}{" "}
            <Link to={change.to} className={classes.link}>
              {change.label}
            </Link>
          </p>
        </section>
        <section className={classes.stack} aria-labelledby="matches">
          <h2 id="matches" className="fa-hidden">
            {i18n.t("Matches")}
          </h2>
          {isPosting ? (
            <PostingProgress
              key={user.uid}
              uid={user.uid}
              searched={searched}
              onRegistered={() => markSaved(true)}
            />
          ) : (
            // Together: the questions would move the matches below them.
            <Suspense fallback={<Loading />}>
              {asks && (
                <PostingStep
                  title={step.title}
                  heading="h3"
                  role={role}
                  action={step.action}
                  onSubmit={(given) => register(withInput(searched, given))}
                >
                  {step.text}
                  {!user && ` ${i18n.t("You sign in first.")}`}
                </PostingStep>
              )}
              <SearchOutcome
                searched={searched}
                matches={matches}
                isRegistered={isSaved}
                onRegister={isSaved || isUndone || asks ? undefined : () => register(searched)}
              />
            </Suspense>
          )}
        </section>
      </div>
    </>
  );
}
