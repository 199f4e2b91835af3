import type { Connection } from "@flightaides/core/connection/contract.ts";
import { durationOf } from "@flightaides/core/trip/duration.ts";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { useDropParameter } from "../../components/use-drop-parameter";
import { WaitingList } from "../../components/waiting-list";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { SafetyActions } from "../safety/safety-actions";
import { AgreementGate } from "./agreement-gate";
import type { Answer } from "./answer-buttons";
import classes from "./connection.module.css";
import { EmptyState } from "./empty-state";
import { EndedView } from "./ended-view";
import { isUnpaid } from "./live";
import { type PaymentProps, PayView } from "./pay-view";
import { connection } from "./queries";
import { Receipt } from "./receipt";
import { RequestView } from "./request-view";
import { Rest } from "./rest";
import { NotChecked, Rules } from "./rules";
import { nameOf } from "./status";
import { TripPair } from "./trip-pair";
import { TripPicture } from "./trip-picture";
import { YesView } from "./yes-view";

export type PaidProps = {
  uid: string;
  connection: Connection;
  /** The answer that a mail's link proposes. */
  proposed: Answer | undefined;
  /** Both trips. */
  trips: ReactNode;
};

type Props = {
  uid: string;
  id: string;
  /** The answer to a request that a mail's link proposes. */
  answer: Answer | undefined;
  /** A mail's link leads to a report of the counterpart. */
  isReport: boolean;
  /** How the traveler pays; given by the route, because payments build on connections. */
  Payment: ComponentType<PaymentProps>;
  /** The page of the trip, from the payment on; given by the route, because it builds on connections. */
  Paid: ComponentType<PaidProps>;
  /** Shown if the connection does not exist. */
  fallback?: ReactNode;
};

/** A connection as either side sees it, kept up to date. */
export function ConnectionPage({ uid, id, answer, isReport, Payment, Paid, fallback }: Props) {
  const query = useQuery(connection(uid, id));
  useRefetchOnFocus(query.refetch);
  useHeadingFocus(query.data);
  return (
    <QueryBoundary
      query={query}
      problem={i18n.t("We couldn’t load this connection.")}
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found"
          ? fallback || (
              <EmptyState title={i18n.t("There is no such connection")}>
                {i18n.t(
                  "Perhaps you’re signed in with another account than the one the mail went to.",
                )}
              </EmptyState>
            )
          : undefined
      }
    >
      {(loaded) => (
        // The other side may have opened it, so that the user has not accepted the agreement yet.
        <AgreementGate uid={uid} isNeeded={isUnpaid(loaded)} isReadable>
          <ConnectionView
            uid={uid}
            connection={loaded}
            answer={answer}
            isReport={isReport}
            Payment={Payment}
            Paid={Paid}
          />
        </AgreementGate>
      )}
    </QueryBoundary>
  );
}

type ViewProps = Pick<Props, "uid" | "answer" | "isReport" | "Payment" | "Paid"> & {
  connection: Connection;
};

function ConnectionView(props: ViewProps) {
  const { uid, connection, answer, isReport, Paid } = props;
  const { id, state, role } = connection;
  const name = nameOf(connection);
  const dropReport = useDropParameter("report");
  const trips = (
    <div className={classes.trips}>
      {role === "traveler" && isUnpaid(connection) && !connection.openedByMe && (
        <p className={classes.lead}>{i18n.t("You are connecting to")}</p>
      )}
      <TripPair
        connection={connection}
        picture={<TripPicture connection={connection} />}
        flightTime={(leg) => durationOf(i18n, leg)}
        {...(state === "paid" && { title: i18n.t("Both flights") })}
      />
      <SafetyActions connection={id} name={name} onReportLeft={isReport ? dropReport : undefined} />
    </div>
  );
  if (state === "paid")
    return <Paid uid={uid} connection={connection} proposed={answer} trips={trips} />;
  return (
    <div className={classes.view}>
      {trips}
      <div className={classes.stage}>
        <Stage {...props} />
        <WaitingList connection={id} shows={({ name }) => name !== "message"} />
      </div>
      <Rest uid={uid} connection={connection}>
        <Background connection={connection} />
      </Rest>
    </div>
  );
}

/** What to know besides: the rules, and what was paid. */
function Background({ connection }: { connection: Connection }) {
  const { state, role } = connection;
  const asked = state === "requested" && role === "flightaid";
  return (
    <>
      {(asked || state === "accepted" || state === "ordered") && <Rules role={role} />}
      {/* Before a payment it is said beside the button. */}
      {asked && <NotChecked />}
      <Receipt connection={connection} />
    </>
  );
}

/** What the reader sees and can do in the connection's state. */
function Stage({ uid, connection, answer, Payment }: ViewProps) {
  switch (connection.state) {
    case "requested":
      return <RequestView uid={uid} connection={connection} proposed={answer} />;
    case "accepted":
    case "ordered":
      return connection.role === "traveler" ? (
        <PayView uid={uid} connection={connection} Payment={Payment} />
      ) : (
        <YesView uid={uid} connection={connection} />
      );
    default:
      return <EndedView uid={uid} connection={connection} />;
  }
}

/** Refetches when the window regains focus. TanStack Query reacts to visibility only; a PayPal window hides nothing. */
function useRefetchOnFocus(refetch: () => unknown): void {
  useEffect(() => {
    const onFocus = () => void refetch();
    addEventListener("focus", onFocus);
    return () => removeEventListener("focus", onFocus);
  }, [refetch]);
}

/**
 * Moves the focus to the heading when the connection's state changes while the page is open, and when an action has removed
 * its own button. Someone who is writing keeps it.
 */
function useHeadingFocus(data: Connection | undefined): void {
  // An order that is opened or let go changes nothing on the page.
  const stage = data && `${data.state === "ordered" ? "accepted" : data.state} ${data.pending}`;
  const previous = useRef({ stage, data });
  useEffect(() => {
    const before = previous.current;
    previous.current = { stage, data };
    if (!before.data || before.data === data) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement) return;
    const lost = activeElement === document.body && hasFewerActions(before.data, data);
    if (before.stage !== stage || lost) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [stage, data]);
}

function hasFewerActions(before: Connection, now: Connection | undefined): boolean {
  const possible = [...(now?.actions ?? []), ...(now?.choices ?? [])];
  return [...before.actions, ...(before.choices ?? [])].some((one) => !possible.includes(one));
}
