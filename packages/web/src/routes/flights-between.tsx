import { type CityPair, cityPairs, pairOfSlug } from "@flightaides/core/trip/city-pairs.ts";
import { useId } from "react";
import { Link, useParams } from "react-router";
import { usePage } from "../components/use-page";
import { FlightForm } from "../features/route/flight-form";
import { PostedTrips } from "../features/route/posted-trips";
import { Questions } from "../features/route/questions";
import classes from "../features/route/route.module.css";
import { RouteLinks } from "../features/route/route-links";
import { i18n } from "../lib/i18n";
import { cityName, pairName } from "../lib/pair-names";
import { paths } from "../lib/paths";
import NotFound from "./not-found";
import page from "./page.module.css";

/** The page of a pair of cities, in both directions. */
export default function FlightsBetween() {
  const { pair: slug = "" } = useParams();
  const pair = pairOfSlug(slug);
  if (pair) return <Route key={slug} pair={pair} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}

function Route({ pair }: { pair: CityPair }) {
  const route = pairName(pair);
  const heading = usePage(
    i18n.t("{route}: company on the flight", { route }),
    i18n.t(
      "{route}: who flies when, in both directions. Find company for a parent who should not fly alone, or offer yours.",
      { route },
    ),
  );
  const posted = "posted";
  const ids = { form: useId(), others: useId() };
  // On a phone the trips are last: their number is known only after they have loaded, and nothing may move then.
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {route}
        </h1>
        <p className={classes.lead}>
          {i18n.t(
            "Find company on the flight for somebody who should not travel alone, or offer yours if you fly this route anyway.",
          )}
        </p>
        <p className={classes.muted}>
          {i18n.t("Airports: {airports}", {
            airports: pair.cities
              .map((city) => `${cityName(city)} ${city.airports.join(", ")}`)
              .join(" · "),
          })}
        </p>
      </div>
      <section className={classes.section} aria-labelledby={ids.form}>
        <h2 id={ids.form}>{i18n.t("Your flight")}</h2>
        <FlightForm pair={pair} />
        <p className={classes.jump}>
          <a href={`#${posted}`} className={page.link}>
            {i18n.t("See who has posted a trip")}
          </a>
        </p>
      </section>
      <div className={classes.side}>
        <Questions />
        <nav className={classes.section} aria-labelledby={ids.others}>
          <h2 id={ids.others}>{i18n.t("Other routes")}</h2>
          <RouteLinks pairs={neighboursOf(pair)} />
          <p>
            <Link to={paths.routes} className={page.link}>
              {i18n.t("All busy routes")}
            </Link>
          </p>
        </nav>
      </div>
      <section className={classes.section} aria-labelledby={posted}>
        {/* Focusable, so that after the link to it Tab continues from here. */}
        <h2 id={posted} tabIndex={-1}>
          {i18n.t("Posted trips")}
        </h2>
        <p className={classes.muted}>
          {i18n.t(
            "These have a flight between the two cities. A trip with a stop is listed under each of its flights.",
          )}
        </p>
        <PostedTrips pair={pair} />
      </section>
    </div>
  );
}

/** Other pairs with one of the cities: those of the second first, of which there are fewer. */
function neighboursOf(pair: CityPair): CityPair[] {
  const others = cityPairs.filter((each) => each !== pair);
  const having = (slug: string) =>
    others.filter(({ cities }) => cities.some((city) => city.slug === slug));
  const [one, other] = pair.cities;
  return [...having(other.slug), ...having(one.slug)].slice(0, 8);
}
