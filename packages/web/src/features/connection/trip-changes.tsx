import type { Connection, Trip } from "@flightaides/core/connection/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { i18n } from "../../lib/i18n";
import { daysOf, flightOf } from "../itinerary/leg-days";
import classes from "./connection.module.css";

type Change = { field: string; before: string; after: string };

/** What differs between two versions of a trip, field by field: of the leg that matches, else of all legs. */
export function changesOf(before: Trip | undefined, after: Trip | undefined): Change[] {
  if (!before || !after) return [];
  const changes = differences([before.leg], [after.leg]);
  return changes.length > 0 ? changes : differences(legsOf(before), legsOf(after));
}

function differences(before: readonly ShownLeg[], after: readonly ShownLeg[]): Change[] {
  const field = (label: string, words: (leg: ShownLeg) => string): Change => ({
    field: label,
    before: before.map(words).join(", "),
    after: after.map(words).join(", "),
  });
  return [
    field(i18n.t("Route"), (leg) => routeOf(i18n, leg)),
    field(i18n.t("Date"), (leg) => daysOf(leg)),
    field(i18n.t("Flight"), flightOf),
  ].filter((one) => one.before !== one.after);
}

function legsOf({ leg, all = [leg] }: Trip): ShownLeg[] {
  return all;
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
