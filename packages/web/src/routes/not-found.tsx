import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { FlightPath } from "../components/flight-path";
import { usePage } from "../components/use-page";
import classes from "./page.module.css";

/** Pages that have an address already, but nothing to show yet. */
const coming: Record<string, string> = {
  "/terms-of-use": "Terms of Service",
  "/privacy-policy": "Privacy Policy",
  "/co-traveler": "Co-traveler Agreement",
  "/about-us": "About us",
  "/blogs": "Travel tips",
  "/investors": "Investors",
  "/contact-us": "Contact us",
  "/social/facebook": "FlightAides on Facebook",
  "/social/x": "FlightAides on X",
  "/social/instagram": "FlightAides on Instagram",
  "/social/linkedin": "FlightAides on LinkedIn",
};

export default function NotFound() {
  const { pathname } = useLocation();
  const title = coming[pathname.replace(/\/+$/, "").toLowerCase()];
  const heading = usePage(title ?? "Page not found");
  return (
    <div className={classes.narrow}>
      <FlightPath />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title ?? "This page doesn’t exist"}
      </h1>
      <p className={classes.lead}>
        {title
          ? "This page isn’t published yet. We’d rather say so than show you a placeholder."
          : "The address may be mistyped, or the page has moved."}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to="/" size="lg">
          Home
        </Button>
        <Button component={Link} to="/search" variant="default" size="lg">
          Search itinerary
        </Button>
      </div>
    </div>
  );
}
