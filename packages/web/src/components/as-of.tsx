import { formatInstant } from "../lib/instant";
import classes from "./as-of.module.css";

/** Says how old the data below is, when newer data could not be loaded. `at`: milliseconds since 1970. */
export function AsOf({ at }: { at: number }) {
  return (
    <p role="status" className={classes.line}>
      {navigator.onLine ? "We can’t reach FlightAides." : "You are offline."} This is as of{" "}
      <time dateTime={new Date(at).toISOString()}>{formatInstant(new Date(at).toISOString())}</time>
      .
    </p>
  );
}
