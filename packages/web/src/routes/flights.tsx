import { type CityPair, cityPairs } from "@flightaides/core/trip/city-pairs.ts";
import { Link } from "react-router";
import { usePage } from "../components/use-page";
import classes from "../features/route/route.module.css";
import { RouteLinks } from "../features/route/route-links";
import { i18n } from "../lib/i18n";
import { cityName } from "../lib/pair-names";
import { paths } from "../lib/paths";
import page from "./page.module.css";

/** All pairs of cities that have a page. */
export default function Flights() {
  const heading = usePage(
    i18n.t("Busy routes"),
    i18n.t(
      "Routes that many families fly, each with the trips that are posted now: from Canada, New York and London to Asia, the Middle East and Europe.",
    ),
  );
  return (
    <div className={page.page}>
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {i18n.t("Busy routes")}
        </h1>
        <p className={classes.lead}>
          {i18n.t("Choose a route to see who flies when, in both directions.")}
        </p>
      </div>
      <div className={classes.groups}>
        {groups.map(([title, pairs]) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <RouteLinks pairs={pairs} />
          </section>
        ))}
      </div>
      <p>
        <Link to={paths.search} className={page.link}>
          {i18n.t("Search with any other flight")}
        </Link>
      </p>
    </div>
  );
}

/** By the first city of the pairs. */
const groups = [...new Set(cityPairs.map(({ cities: [{ slug }] }) => slug))].flatMap((slug) => {
  const pairs: readonly CityPair[] = cityPairs.filter(({ cities: [city] }) => city.slug === slug);
  const [city] = pairs[0]?.cities ?? [];
  return city ? [[cityName(city), pairs] as const] : [];
});
