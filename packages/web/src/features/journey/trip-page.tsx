import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Fold } from "../../components/fold";
import { Loading } from "../../components/loading";
import { WaitingList } from "../../components/waiting-list";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { isTap, useWaiting } from "../../lib/waiting";
import { ActionButton } from "../connection/action-button";
import { CancelButton, CancelByLink, canCancel } from "../connection/cancel-button";
import { isCard } from "../connection/connect-target";
import shared from "../connection/connection.module.css";
import type { PaidProps } from "../connection/connection-page";
import { connection as connectionQuery } from "../connection/queries";
import { Receipt } from "../connection/receipt";
import { Rest } from "../connection/rest";
import { Reviews } from "../connection/review-form";
import { NotChecked, Rules } from "../connection/rules";
import { StillFlyingLine } from "../connection/still-flying-line";
import { PushOffer } from "../push/offer";
import { Checklist } from "./checklist";
import { ContactDeleted, ContactDetails } from "./contact-details";
import { isTripAhead, NextPanel, NotMet } from "./next-panel";
import { mainOf, phaseOf } from "./phase";
import { Questions } from "./questions";
import { Seats } from "./seats";
import { SharedLegs } from "./shared-legs";
import { shownSteps } from "./shown-steps";
import { SuccessImage } from "./success-image";
import { EndOfStory, Taps } from "./taps";
import { timelineOf } from "./timeline";
import { TimelineView } from "./timeline-view";
import { TripHead } from "./trip-head";
import classes from "./trip-page.module.css";

// Lazy: folded.
const FollowLinks = lazy(() => import("./follow-links"));

// Lazy: it has its own sentences, pictograms and fonts.
const PassengerCard = lazy(() => import("../passenger-card/passenger-card"));

/** The page of a paid connection, or the passenger's card of it. */
export default function TripPage(props: PaidProps) {
  const [query] = useSearchParams();
  const { uid, connection } = props;
  // Once the counterpart has left there is nobody to call.
  if (!isCard(query) || !connection.contact) return <Trip {...props} />;
  return (
    <Suspense fallback={<Loading />}>
      <PassengerCard uid={uid} connection={connection} contact={connection.contact} />
    </Suspense>
  );
}

/** What both open from the payment until the passenger is with the family. */
function Trip({ uid, connection, proposed, trips }: PaidProps) {
  const now = useNow();
  const { id, contact } = connection;
  useJourney(uid, connection);
  const steps = shownSteps(connection, useWaiting());
  const phase = phaseOf(connection, steps, now);
  const main = mainOf(connection, steps, phase, now);
  const head = (
    <TripHead uid={uid} connection={connection} phase={phase} main={main} now={now}>
      {phase !== "over" && (
        <Taps uid={uid} connection={connection} steps={steps} phase={phase} main={main} now={now} />
      )}
    </TripHead>
  );
  return (
    <div className={classes.page}>
      <div className={classes.first}>
        <Questions uid={uid} connection={connection} proposed={proposed} />
        {/* With a key, the form keeps its text and its focus when it moves to the top. */}
        {phase === "over" ? (
          <>
            <Reviews key="reviews" uid={uid} connection={connection} />
            <EndOfStory steps={steps} />
            <NextPanel uid={uid} connection={connection} main={main} />
            <NotMet uid={uid} connection={connection} />
            {head}
          </>
        ) : (
          <>
            {head}
            <Seats uid={uid} connection={connection} now={now} />
            <Welcome connection={connection} now={now} />
            <StillFlyingLine connection={connection} />
            <NextPanel uid={uid} connection={connection} main={main} />
            <Reviews key="reviews" uid={uid} connection={connection} />
            <PushOffer uid={uid} />
          </>
        )}
        <WaitingList
          connection={id}
          // A tap that waits is among the others.
          shows={({ name, refused }) =>
            name !== "message" && (refused !== undefined || !isTap(name))
          }
        />
      </div>
      <div className={classes.story}>
        <TimelineView connection={connection} entries={timelineOf(connection, steps, now)} />
        {trips}
        {connection.shared && connection.shared.length > 0 && (
          <SharedLegs legs={connection.shared} />
        )}
      </div>
      <CancelByLink uid={uid} connection={connection} />
      <div className={classes.rest}>
        <Rest uid={uid} connection={connection}>
          {phase !== "over" && contact && <CardLink connection={id} />}
          {phase !== "over" && <Checklist uid={uid} connection={connection} />}
          {contact ? <ContactDetails contact={contact} /> : <ContactDeleted />}
          <Changes uid={uid} connection={connection} />
          <Folds uid={uid} connection={connection} />
        </Rest>
      </div>
    </div>
  );
}

type Props = { uid: string; connection: Connection };

const day = 86_400_000;

/** On the first day, where nothing else is asked. */
function Welcome({ connection, now }: { connection: Connection; now: Date }) {
  const { role, airline, moved, paidAt } = connection;
  const isNew = paidAt !== undefined && now.getTime() - Date.parse(paidAt) < day;
  if (!isNew || !isTripAhead(connection) || airline || moved) return null;
  return (
    <div className={classes.welcome}>
      <SuccessImage />
      <p role="status">
        {role === "traveler"
          ? i18n.t(
              "Thank you for your payment. You will now receive an email with all the relevant contact details for your match.",
            )
          : i18n.t(
              "The traveler has confirmed, and you’re connected. Say hello soon: somebody is waiting to hear from you.",
            )}
      </p>
    </div>
  );
}

function CardLink({ connection }: { connection: string }) {
  return (
    <div className={classes.card}>
      <Button
        component={Link}
        to={withQuery(paths.connect, { connection, card: "yes" })}
        variant="default"
        size="md"
      >
        {i18n.t("Card for the passenger")}
      </Button>
      <p>
        {i18n.t(
          "For airport staff: who travels with whom, whom to call, and sentences to point at.",
        )}
      </p>
    </div>
  );
}

/** What is rarely looked at. */
function Folds({ uid, connection }: Props) {
  return (
    <div className={classes.folds}>
      {connection.role === "traveler" && (
        <Fold title={i18n.t("For the family: a link to follow the trip")}>
          <Suspense fallback={<Loading />}>
            <FollowLinks uid={uid} connection={connection} />
          </Suspense>
        </Fold>
      )}
      <Fold title={i18n.t("Safety, and what we have not checked")}>
        <NotChecked />
        <Rules role={connection.role} />
      </Fold>
      {connection.receipt && (
        <Fold title={i18n.t("Receipt and refund terms")}>
          <Receipt connection={connection} />
        </Fold>
      )}
    </div>
  );
}

/** The ways to end the connection. */
function Changes({ uid, connection }: Props) {
  const { choices = [] } = connection;
  if (!canCancel(connection) && !choices.includes("airline-cancelled")) return null;
  return (
    <section className={classes.changes} aria-labelledby="changes">
      <h2 id="changes">{i18n.t("If something changes")}</h2>
      <div className={shared.row}>
        <ActionButton uid={uid} connection={connection} action="airline-cancelled" />
        <CancelButton uid={uid} connection={connection} />
      </div>
    </section>
  );
}

/** Loads the connection once more if it is the answer to the payment, which has no journey. */
function useJourney(uid: string, { id, contact, journey }: Connection): void {
  const queryClient = useQueryClient();
  const isMissing = contact !== undefined && journey === undefined;
  useEffect(() => {
    if (isMissing)
      void queryClient.invalidateQueries({ queryKey: connectionQuery(uid, id).queryKey });
  }, [isMissing, queryClient, uid, id]);
}

/** Milliseconds between two looks at the clock: a page stays open for days. */
const clockInterval = 60_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, clockInterval);
    // A phone that sleeps does not count.
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, []);
  return now;
}
