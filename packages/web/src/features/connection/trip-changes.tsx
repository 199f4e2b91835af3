import type { Connection, Trip } from "@flightaides/core/connection/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { i18n } from "../../lib/i18n";
import { daysOf, flightOf } from "../itinerary/leg-days";
import classes from "./connection.module.css";

type Change = { field: string; before: string; after: string };

/** What differs between two versions of a trip, field by field. */
export function changesOf(before: Trip | undefined, after: Trip | undefined): Change[] {
  if (!before || !after) return [];
  const fields: Change[] = [
    {
      field: i18n.t("Route"),
      before: routeOf(i18n, before.leg),
      after: routeOf(i18n, after.leg),
    },
    {
      field: i18n.t("Date"),
      before: daysOf(before.leg),
      after: daysOf(after.leg),
    },
    { field: i18n.t("Flight"), before: flightOf(before.leg), after: flightOf(after.leg) },
  ];
  return fields.filter((one) => one.before !== one.after);
}

/** Nothing if nothing differs. */
export function TripChanges({ before, after }: { before?: Trip; after?: Trip }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map((one) => (
        <div key={one.field}>
          <dt>{one.field}</dt>
          <dd>
            <del>{one.before}</del> <span aria-hidden="true">→</span> <ins>{one.after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Shown = Pick<Connection, "mine" | "theirs">;

/** What differs between the trips of a connection as they were shown and as they are. */
export function PairChanges({ before, after }: { before: Shown; after: Shown }) {
  return (
    <>
      <TripChanges before={before.mine} after={after.mine} />
      <TripChanges before={before.theirs} after={after.theirs} />
    </>
  );
}
