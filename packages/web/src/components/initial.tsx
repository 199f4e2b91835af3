import type { Type } from "@flightaides/core/trip/contract.ts";
import classes from "./initial.module.css";

type Props = {
  /** The type of the person's itinerary. */
  type: Type;
  /** Masked or whole. */
  name: string;
};

/** The first letter of a person's name in a round, as wide as its column. `--letter` is the size of the letter. Decorative. */
export function Initial({ type, name }: Props) {
  return (
    <span className={classes.initial} data-type={type} aria-hidden="true">
      {letterOf(name)}
    </span>
  );
}

/** What is left of a masked name, which may be several code points that are seen as one; otherwise the first letter. */
function letterOf(name: string): string {
  const [first = ""] = name.includes("*") ? name.split("*") : [...name];
  return first.toUpperCase();
}
