import type { Connection } from "@flightaides/core/connection/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { i18n } from "../../lib/i18n";
import classes from "../connection/connection.module.css";
import { daysOf } from "../itinerary/leg-days";

/** The other trips that the two share. */
export function SharedLegs({ legs }: { legs: NonNullable<Connection["shared"]> }) {
  return (
    <section className={classes.contact} aria-labelledby="shared">
      <h2 id="shared">{i18n.t("You also share")}</h2>
      <ul>
        {legs.map(({ mine, theirs }) => (
          <li key={`${theirs.from}${theirs.to}${theirs.travelDate}`}>
            {routeOf(i18n, theirs)}, {daysOf(theirs)}
            {theirs.flight && `, ${theirs.flight}`}
            {mine.travelDate !== theirs.travelDate &&
              ` ${i18n.t("(you: {date})", { date: daysOf(mine) })}`}
          </li>
        ))}
      </ul>
      <p>{i18n.t("You are connected already: these trips cost nothing more.")}</p>
    </section>
  );
}
