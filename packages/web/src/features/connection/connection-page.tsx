import type { Connection } from "@flightaides/core/connection/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError } from "../../lib/api";
import { Agreed } from "./agreed";
import classes from "./connection.module.css";
import { ConnectionPass } from "./connection-pass";
import { Dead } from "./dead-end";
import { FlightaidView } from "./flightaid-view";
import { isOpen } from "./in-words";
import { connection } from "./queries";
import { TravelerView } from "./traveler-view";

type Props = {
  uid: string;
  id: string;
  /** Instead of saying that there is no such connection. */
  otherwise?: ReactNode;
};

/** A connection by its id, as either of its two sees it; follows what happens to it elsewhere. */
export function ConnectionPage({ uid, id, otherwise }: Props) {
  const { data, error, isFetching, refetch } = useQuery(connection(uid, id));
  useLookAgain(refetch);
  useHeadingFocus(data);

  if (!data) {
    if (error instanceof ApiError && error.code === "not-found")
      return (
        otherwise || (
          <Dead title="There is no such connection">
            Perhaps you’re signed in with another account than the one the mail went to.
          </Dead>
        )
      );
    return error ? (
      <Problem
        what="We couldn’t load this connection."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Loading />
    );
  }
  const who = (
    <div key="who">
      <ConnectionPass connection={data} />
    </div>
  );
  const what = (
    <div key="what" className={classes.what}>
      {data.role === "traveler" ? (
        <TravelerView uid={uid} connection={data} />
      ) : (
        <FlightaidView connection={data} />
      )}
    </div>
  );
  // Whom it is about comes first, until there is something better to read.
  const settled = data.state === "paid";
  const view = (
    <div className={classes.view} data-settled={settled || undefined}>
      {settled ? [what, who] : [who, what]}
    </div>
  );
  // The other side may have opened it: one who has never agreed to anything does so now.
  return isOpen(data) ? <Agreed uid={uid}>{view}</Agreed> : view;
}

/**
 * Another window beside this one, PayPal's among them, changes what is true here, and takes the focus without hiding the
 * page, which is all that TanStack Query listens to.
 */
function useLookAgain(refetch: () => unknown): void {
  useEffect(() => {
    const look = () => void refetch();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [refetch]);
}

/** When the page turns into another one under somebody's hands, its heading says so. */
function useHeadingFocus(data: Connection | undefined): void {
  const stage = data && `${data.state === "requested" ? "ordered" : data.state} ${data.pending}`;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current && before.current !== stage)
      document.querySelector<HTMLElement>("main h1")?.focus();
    before.current = stage;
  }, [stage]);
}
