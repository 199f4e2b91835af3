import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { SearchedCard } from "./boarding-pass";
import classes from "./kept-trip.module.css";

type Props = { title: string; legs: readonly ShownLeg[] };

/** Shows a visitor on the login page which action continues after sign-in. */
export function KeptTrip({ title, legs }: Props) {
  return (
    <section className={classes.kept} aria-labelledby="kept">
      <h2 id="kept">{title}</h2>
      {legs.length > 0 && <SearchedCard legs={legs} />}
    </section>
  );
}
