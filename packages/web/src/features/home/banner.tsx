import { opposite, type Type } from "@flightaides/core/itinerary/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Link } from "react-router-dom";
import { ArrowIcon } from "../../components/icons";
import { paths, withQuery } from "../../lib/paths";
import { writeSession } from "../../lib/session";
import { latestItineraries } from "../itinerary/queries";
import { preloadSearchForm } from "../search/preload";
import classes from "./banner.module.css";
import { CabinIllustration } from "./cabin-illustration";

const roles: { role: Type; title: string; text: string }[] = [
  {
    role: "traveler",
    title: "Are You Looking For A Flightaide For Your Loved Ones?",
    text: "Find a fellow passenger to sit, walk and wait with them.",
  },
  {
    role: "flightaid",
    title: "Do You Want To Serve As A Flightaide?",
    text: "You’re flying anyway. Be the friendly face beside someone.",
  },
];

export function Banner({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const queryClient = useQueryClient();
  // Cached itineraries, which the search page shows until its own list loads.
  const cached = (seeking: Type) =>
    queryClient.getQueryData(latestItineraries(seeking).queryKey) ??
    queryClient.getQueryData(latestItineraries().queryKey)?.filter(({ type }) => type === seeking);
  return (
    <div className={classes.banner}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.tagline}>
            Find flight companions for your loved ones
          </h1>
          <p className={classes.lead}>
            Instead of relying on airlines, airports or paid companions, travel with someone who is
            already on the same flight.
          </p>
        </div>
        <div className={classes.picture}>
          <CabinIllustration />
        </div>
        <ul className={classes.roles}>
          {roles.map(({ role, title, text }) => {
            const seeking = opposite(role);
            return (
              <li key={role}>
                <Link
                  to={withQuery(paths.search, { filter: seeking })}
                  state={cached(seeking)}
                  className={classes.role}
                  data-role={role}
                  onClick={() => writeSession("role", role)}
                  onPointerEnter={preloadSearchForm}
                  onFocus={preloadSearchForm}
                >
                  <h2>{title}</h2>
                  <p>{text}</p>
                  <span className={classes.go}>
                    <ArrowIcon />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
