import { Trans } from "@lingui/react";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { FlightPath } from "../components/flight-path";
import { usePage } from "../components/use-page";
import { i18n } from "../lib/i18n";
import { paths, withSection } from "../lib/paths";
import classes from "./page.module.css";

export default function NotFound() {
  const heading = usePage(i18n.t("Page not found"), i18n.t("There is no page at this address."));
  return (
    <div className={classes.narrow}>
      <FlightPath />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {i18n.t("This page doesn’t exist")}
      </h1>
      <p className={classes.lead}>
        {i18n.t(
          "The address may be mistyped, or the page has moved. From here you’ll find your way:",
        )}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.home} size="lg">
          {i18n.t("Home")}
        </Button>
        <Button component={Link} to={paths.search} variant="default" size="lg">
          {i18n.t("Search itinerary")}
        </Button>
        <Button component={Link} to={paths.allItineraries} variant="default" size="lg">
          {i18n.t("All itineraries")}
        </Button>
      </div>
      <p>
        <Trans
          id="Did you follow a link in one of our mails or on this site? Please <support>tell us</support>, and we’ll fix it."
          components={{ support: <Link to={withSection(paths.support, "contact")} /> }}
        />
      </p>
    </div>
  );
}
