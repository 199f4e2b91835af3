import type { CityPair } from "@flightaides/core/trip/city-pairs.ts";
import { Link } from "react-router";
import { pairName } from "../../lib/pair-names";
import { routePath } from "../../lib/paths";
import classes from "./route.module.css";

/** Links to the pages of pairs of cities. */
export function RouteLinks({ pairs }: { pairs: readonly CityPair[] }) {
  return (
    <ul className={classes.links}>
      {pairs.map((pair) => (
        <li key={pair.slug}>
          <Link to={routePath(pair.slug)}>{pairName(pair)}</Link>
        </li>
      ))}
    </ul>
  );
}
