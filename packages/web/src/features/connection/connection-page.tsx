import type { Connection } from "@flightaides/core/connection/contract";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError } from "../../lib/api";
import { AgreementGate } from "./agreement-gate";
import classes from "./connection.module.css";
import { ConnectionPass } from "./connection-pass";
import { EmptyState } from "./empty-state";
import { FlightaidView } from "./flightaid-view";
import { connection } from "./queries";
import { isOpen } from "./status";
import { type PaymentProps, TravelerView } from "./traveler-view";

type Props = {
  uid: string;
  id: string;
  /** How the traveler pays; given by the route, because payments build on connections. */
  Payment: ComponentType<PaymentProps>;
  /** Shown if the connection does not exist. */
  fallback?: ReactNode;
};

/** A connection as either side sees it, kept up to date. */
export function ConnectionPage({ uid, id, Payment, fallback }: Props) {
  const query = useQuery(connection(uid, id));
  useRefetchOnFocus(query.refetch);
  useHeadingFocus(query.data);
  return (
    <QueryBoundary
      query={query}
      problem="We couldn’t load this connection."
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found"
          ? fallback || (
              <EmptyState title="There is no such connection">
                Perhaps you’re signed in with another account than the one the mail went to.
              </EmptyState>
            )
          : undefined
      }
    >
      {(loaded) => {
        const view = <ConnectionView uid={uid} connection={loaded} Payment={Payment} />;
        // The other side may have opened it, so that the user has not accepted the agreement yet.
        return isOpen(loaded) ? <AgreementGate uid={uid}>{view}</AgreementGate> : view;
      }}
    </QueryBoundary>
  );
}

type ViewProps = Pick<Props, "uid" | "Payment"> & { connection: Connection };

function ConnectionView({ uid, connection, Payment }: ViewProps) {
  const pass = (
    <div key="pass">
      <ConnectionPass connection={connection} />
    </div>
  );
  const status = (
    <div key="status" className={classes.main}>
      {connection.role === "traveler" ? (
        <TravelerView uid={uid} connection={connection} Payment={Payment} />
      ) : (
        <FlightaidView connection={connection} />
      )}
    </div>
  );
  // Once paid, the contact details come before the pass.
  const paid = connection.state === "paid";
  return (
    <div className={classes.view} data-paid={paid || undefined}>
      {paid ? [status, pass] : [pass, status]}
    </div>
  );
}

/** Refetches when the window regains focus. TanStack Query reacts to visibility only; a PayPal window hides nothing. */
function useRefetchOnFocus(refetch: () => unknown): void {
  useEffect(() => {
    const onFocus = () => void refetch();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [refetch]);
}

/** Moves the focus to the heading when the connection's state changes while the page is open. */
function useHeadingFocus(data: Connection | undefined): void {
  const stage = data && `${data.state === "requested" ? "ordered" : data.state} ${data.pending}`;
  const previous = useRef(stage);
  useEffect(() => {
    if (previous.current && previous.current !== stage)
      document.querySelector<HTMLElement>("main h1")?.focus();
    previous.current = stage;
  }, [stage]);
}
