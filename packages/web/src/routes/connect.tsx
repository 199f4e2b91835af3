import type { Connection } from "@flightaides/core/connection/contract.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { Loading } from "../components/loading";
import { usePage } from "../components/use-page";
import {
  answerFrom,
  isCancelling,
  isCard,
  isReport,
  returnPath,
  roleFrom,
  targetFrom,
} from "../features/connection/connect-target";
import { ConnectionPage, type PaidProps } from "../features/connection/connection-page";
import { NobodyChosen } from "../features/connection/empty-state";
import type { PaymentProps } from "../features/connection/pay-view";
import { connection } from "../features/connection/queries";
import { SignInRedirect } from "../features/connection/sign-in-redirect";
import { titleOf } from "../features/connection/status";
import { useApprovalCleanup } from "../features/payment/approval";
import { PaymentLoading } from "../features/payment/payment-loading";
import { i18n } from "../lib/i18n";
import { useUser } from "../lib/identity";
import { pathHere } from "../lib/language";
import { paths, withQuery } from "../lib/paths";
import { removeSession, useSession, writeSession } from "../lib/session";
import classes from "./page.module.css";

// Lazy: it loads PayPal's code, which only paying travelers need.
const LazyPayment = lazy(() => import("../features/payment/payment"));

function Payment(props: PaymentProps) {
  return (
    <Suspense fallback={<PaymentLoading uid={props.uid} invitation={props.invitation} />}>
      <LazyPayment {...props} />
    </Suspense>
  );
}

// Lazy: most who open this page have a connection.
const StartConnection = lazy(() => import("../features/connection/start-connection"));

const loadTripPage = () => import("../features/journey/trip-page");
// Lazy: until the payment nobody needs it.
const LazyTripPage = lazy(loadTripPage);

function TripPage(props: PaidProps) {
  return (
    <Suspense fallback={<Loading />}>
      <LazyTripPage {...props} />
    </Suspense>
  );
}

// Lazy: a document of its own.
const BoardingPassPage = lazy(() => import("../features/boarding-pass/boarding-pass-page"));

/** Two pages about a connection: a file of its own for the second one would be named in the first script of all pages. */
export default function ConnectOrBoardingPass() {
  const { id } = useParams();
  if (id === undefined) return <Connect />;
  return (
    <Suspense fallback={<Loading />}>
      <BoardingPassPage id={id} />
    </Suspense>
  );
}

/** Shows a connection by its id, or opens one from a mail's link or the itinerary chosen in this tab. */
function Connect() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const user = useUser();
  const chosen = useSession("connectWith");
  const id = query.get("connection") ?? "";
  // A mail's link may name both: the itinerary is used if the connection does not exist.
  const target = targetFrom(query, id ? null : chosen);
  const uid = user?.uid ?? "";
  // Loaded by ConnectionPage; read here for the title.
  const { data } = useQuery({ ...connection(uid, id), enabled: false });
  const title = titleFor(data, isCard(query));
  const heading = usePage(title, i18n.t("Get in touch with the person on your route."));
  useApprovalCleanup(data);

  // Beside the call of the API: most connections that are opened by their id are paid. `lazy` reports a failure.
  useEffect(() => {
    if (id) loadTripPage().catch(() => {});
  }, [id]);

  // Replaces a longer link by the connection's own address, with what the link proposes.
  useEffect(() => {
    if (!data) return;
    const path = pathOf(data, query);
    if (query.size > new URLSearchParams(path.split("?")[1]).size)
      void navigate(path, { replace: true });
  }, [data, query, navigate]);

  if (!user && (id || target))
    return <SignInRedirect path={returnPath(query)} role={roleFrom(query)} />;

  function showOpened(opened: Connection) {
    writeSession("role", opened.role);
    removeSession("permission");
    // This page stays mounted while the script of the next one loads: do not navigate back then.
    if (pathHere() !== paths.connect) return;
    void navigate(pathOf(opened, new URLSearchParams()), { replace: true });
  }

  const start = user && target && (
    <Suspense fallback={<Loading />}>
      <StartConnection
        key={`${uid} ${target.itineraryId}`}
        uid={uid}
        target={target}
        onOpened={showOpened}
      />
    </Suspense>
  );
  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {user && id ? (
        <ConnectionPage
          key={`${uid} ${id}`}
          uid={uid}
          id={id}
          answer={answerFrom(query)}
          isReport={isReport(query)}
          Payment={Payment}
          Paid={TripPage}
          fallback={start}
        />
      ) : (
        start
      )}
      {!id && !target && <NobodyChosen query={query} />}
    </div>
  );
}

function titleFor(data: Connection | undefined, isCard: boolean): string {
  if (!data) return i18n.t("Connect");
  return isCard && data.contact ? i18n.t("Card for the passenger") : titleOf(data);
}

/** @param proposed the query of the link, which may propose an answer, lead to a report or to the card, or ask whether to cancel */
function pathOf({ id }: Connection, proposed: URLSearchParams): string {
  const answer = answerFrom(proposed);
  return withQuery(paths.connect, {
    connection: id,
    ...(answer && { answer }),
    ...(isReport(proposed) && { report: "yes" }),
    ...(isCancelling(proposed) && { cancel: "yes" }),
    ...(isCard(proposed) && { card: "yes" }),
  });
}
