import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { FlightPath } from "../components/flight-path";
import { usePage } from "../components/use-page";
import { paths, withSection } from "../lib/paths";
import classes from "./page.module.css";

export default function NotFound() {
  const heading = usePage("Page not found", "There is no page at this address.");
  return (
    <div className={classes.narrow}>
      <FlightPath />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        This page doesn’t exist
      </h1>
      <p className={classes.lead}>
        The address may be mistyped, or the page has moved. From here you’ll find your way:
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.home} size="lg">
          Home
        </Button>
        <Button component={Link} to={paths.search} variant="default" size="lg">
          Search itinerary
        </Button>
        <Button component={Link} to={paths.allItineraries} variant="default" size="lg">
          All itineraries
        </Button>
      </div>
      <p>
        Followed a link of ours, in a mail or on this site? Please{" "}
        <Link to={withSection(paths.support, "contact")}>tell us</Link>, and we mend it.
      </p>
    </div>
  );
}
