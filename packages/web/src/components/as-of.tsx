import { i18n } from "../lib/i18n";
import { formatInstant } from "../lib/instant";
import classes from "./as-of.module.css";

/** Says how old the data below is, when newer data could not be loaded. `at`: milliseconds since 1970. */
export function AsOf({ at }: { at: number }) {
  const time = formatInstant(new Date(at).toISOString());
  return (
    <p role="status" className={classes.line}>
      {navigator.onLine
        ? i18n.t("We can’t reach FlightAides. This is as of {time}.", { time })
        : i18n.t("You are offline. This is as of {time}.", { time })}
    </p>
  );
}
