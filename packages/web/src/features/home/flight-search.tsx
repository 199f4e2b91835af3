import { i18n } from "../../lib/i18n";
import { ShortForm } from "../search/short-form";
import classes from "./section.module.css";

export function FlightSearch() {
  return (
    <section className={classes.section} aria-labelledby="flight-search">
      <h2 id="flight-search">{i18n.t("Search for a flight")}</h2>
      <ShortForm />
    </section>
  );
}
