import type { Connection } from "@flightaides/core/connection/contract";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePage } from "../components/use-page";
import { Arrival } from "../features/connection/arrival";
import { ConnectionPage } from "../features/connection/connection-page";
import { NobodyChosen } from "../features/connection/dead-end";
import { titleOf } from "../features/connection/in-words";
import { connection } from "../features/connection/queries";
import { SignInFirst } from "../features/connection/sign-in-first";
import { pathTo, roleFrom, wantedFrom } from "../features/connection/wanted";
import { useUser } from "../lib/identity";
import { removeSession, useSession, writeSession } from "../lib/session";
import classes from "./page.module.css";

/** By a connection's id; by a mail's link or with whom was chosen in this tab, both of which turn into the first. */
export default function Connect() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = useUser();
  const chosen = useSession("connectWith");
  const id = query.get("connection") ?? "";
  // A mail's link may name both: the itinerary counts when the connection is gone.
  const wanted = wantedFrom(query, id ? null : chosen);
  const uid = user?.uid ?? "";
  // The page below asks for it; here it only names the page.
  const { data } = useQuery({ ...connection(uid, id), enabled: false });
  const heading = usePage(
    data ? titleOf(data) : "Connect",
    "Get in touch with the person who flies your way.",
  );

  const opened = useCallback(
    (made: Connection) => {
      writeSession("role", made.role);
      removeSession("permission");
      // Who is on the way to another page, whose script still loads, is not called back.
      if (window.location.pathname !== "/connect") return;
      void navigate(addressOf(made), { replace: true });
    },
    [navigate],
  );

  // Of a link that named more, the connection's own address is left, to be kept and shared.
  useEffect(() => {
    if (data && query.size > 1) void navigate(addressOf(data), { replace: true });
  }, [data, query, navigate]);

  const arrival = user && wanted && (
    <Arrival key={wanted.itineraryId} uid={uid} wanted={wanted} onOpened={opened} />
  );
  if (!user && (id || wanted)) return <SignInFirst path={pathTo(query)} role={roleFrom(query)} />;
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {data ? titleOf(data) : "Connect"}
      </h1>
      {user && id ? <ConnectionPage key={id} uid={uid} id={id} otherwise={arrival} /> : arrival}
      {!id && !wanted && <NobodyChosen query={query} />}
    </div>
  );
}

function addressOf({ id }: Connection): string {
  return `/connect?${new URLSearchParams({ connection: id })}`;
}
