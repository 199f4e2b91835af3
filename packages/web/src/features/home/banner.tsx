import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { opposite, type Type } from "@flightaides/core/trip/type.ts";
import { skipToken, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Link } from "react-router";
import { ArrowIcon } from "../../components/icons";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { writeRole } from "../../lib/session-storage";
import { latestKey } from "../itinerary/latest-key";
import { preloadSearchForm } from "../search/preload";
import classes from "./banner.module.css";
import cabin from "./cabin.svg?no-inline";

const roles: { role: Type; to: string; title: string; text: string }[] = [
  {
    role: "traveler",
    to: withQuery(paths.search, { filter: "flightaid" }),
    title: i18n.t("Are You Looking For A Flightaide For Your Loved Ones?"),
    text: i18n.t("Find a fellow passenger to sit, walk and wait with them."),
  },
  {
    role: "flightaid",
    to: paths.offer,
    title: i18n.t("Do You Want To Serve As A Flightaide?"),
    text: i18n.t("You’re flying anyway. Be the friendly face beside someone."),
  },
];

export function Banner({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className={classes.banner}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1} className={classes.tagline}>
            {i18n.t("Find flight companions for your loved ones")}
          </h1>
          <p className={classes.lead}>
            {i18n.t(
              "Instead of relying on airlines, airports or paid companions, travel with someone who is already on the same flight.",
            )}
          </p>
        </div>
        {/* A phone does not show it, and does not load it. */}
        <img
          className={classes.picture}
          src={cabin}
          width="440"
          height="300"
          alt=""
          loading="lazy"
        />
        <ul className={classes.roles}>
          {roles.map((card) => (
            <RoleCard key={card.role} {...card} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Passes the itineraries that are loaded so far to the next page, which shows them until its own
 * list loads.
 */
function RoleCard({ role, to, title, text }: (typeof roles)[number]) {
  const seeking = opposite(role);
  const { data: ofType } = useQuery(known(seeking));
  const { data: all } = useQuery(known());
  const shown = ofType ?? all?.filter(({ type }) => type === seeking);

  return (
    <li>
      <Link
        to={to}
        state={shown?.map(withoutNote)}
        className={classes.role}
        data-role={role}
        onClick={() => writeRole(role)}
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
}

/** A list that has been loaded elsewhere. */
function known(type?: Type) {
  return { queryKey: latestKey(type), queryFn: skipToken } as UseQueryOptions<PublicCard[]>;
}

/** The history of the browser outlives a sign-in. */
function withoutNote({ addInfo: _, ...card }: PublicCard): PublicCard {
  return card;
}
