import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { Help, ShownLeg } from "@flightaides/core/trip/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { Fold } from "../../components/fold";
import { checkStep, useCheckedSteps } from "../../lib/checked-steps";
import { i18n } from "../../lib/i18n";
import { ownItineraries } from "../itinerary/queries";
import classes from "./checklist.module.css";
import { type AirportKind, type Stop, stepsFor, stopsOf } from "./checklist-steps";

type Props = { uid: string; connection: Connection };

/** What to do at each airport of the two, as folds. Ticks stay on this device. */
export function Checklist({ uid, connection }: Props) {
  const { role, mine, theirs, journey } = connection;
  const legs = journey?.legs ?? [];
  // They are those of the traveler.
  const traveler = role === "traveler" ? mine : theirs;
  const needs = useNeeds(uid, connection);
  const checked = useCheckedSteps(connection.id);
  const stops = stopsOf(legs, traveler?.legs ?? legs.length);
  if (stops.length === 0) return null;
  return (
    <section className={classes.checklist} aria-labelledby="checklist">
      <h2 id="checklist">{i18n.t("Step by step")}</h2>
      <p>{i18n.t("Tick what is done. The ticks stay on this phone.")}</p>
      <div>
        {stops.map((stop) => {
          const all = stepsFor(stop.kind, needs);
          const keyOf = (step: string) => `${stop.airport} ${stop.kind} ${step}`;
          const done = all.filter(({ id }) => checked.includes(keyOf(id))).length;
          return (
            <Fold
              key={`${stop.airport} ${stop.kind}`}
              title={titles[stop.kind](placeOf(stop, legs))}
              beside={`${done} / ${all.length}`}
            >
              <ul className={classes.steps}>
                {all.map(({ id, text }) => (
                  <li key={id}>
                    <label>
                      <input
                        type="checkbox"
                        checked={checked.includes(keyOf(id))}
                        onChange={(event) =>
                          checkStep(connection.id, keyOf(id), event.currentTarget.checked)
                        }
                      />
                      <span>{text}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </Fold>
          );
        })}
      </div>
    </section>
  );
}

const titles: Record<AirportKind, (place: string) => string> = {
  departure: (place) => i18n.t("Departure: {place}", { place }),
  connection: (place) => i18n.t("Changing planes: {place}", { place }),
  arrival: (place) => i18n.t("Arrival: {place}", { place }),
};

/** The city and the code, where the city is known. */
function placeOf({ airport }: Stop, legs: readonly ShownLeg[]): string {
  const city = legs.flatMap(({ from, fromCity, to, toCity }) => [
    ...(from === airport && fromCity ? [fromCity] : []),
    ...(to === airport && toCity ? [toCity] : []),
  ])[0];
  return city ? `${city} ${airport}` : airport;
}

/** What would help the passenger. A traveler's own posting says it; it is not loaded for this alone. */
function useNeeds(uid: string, { role, mine, counterpart }: Connection): readonly Help[] {
  const { data } = useQuery({ ...ownItineraries(uid), enabled: false });
  if (role === "flightaid") return counterpart.itinerary?.needs ?? [];
  return data?.find(({ id }) => id === mine?.itinerary)?.needs ?? [];
}
