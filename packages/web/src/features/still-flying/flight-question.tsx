import { answer, type StillFlying } from "@flightaides/core/still-flying/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { daysOf } from "../itinerary/leg-days";
import { flightQuestion } from "./queries";
import classes from "./still-flying.module.css";

export type Answer = "yes" | "no";

type Props = {
  /** Of the mail's link: takes the place of a sign-in. */
  token: string;
  /** What the button of the mail proposes. Only a press here sends it, because mail scanners open every link. */
  proposed: Answer | undefined;
};

/** Asks whether the reader still flies. */
export function FlightQuestion({ token, proposed }: Props) {
  return (
    <QueryBoundary
      query={useQuery(flightQuestion(token))}
      problem={i18n.t("We couldn’t load the question.")}
      failure={failureOf}
    >
      {(asked) => <Asked token={token} proposed={proposed} asked={asked} />}
    </QueryBoundary>
  );
}

function Asked({ token, proposed, asked }: Props & { asked: StillFlying }) {
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: (said: Answer) => call(answer, { token, answer: said }),
    onSuccess: (data) => {
      queryClient.setQueryData(flightQuestion(token).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ["mine"] });
    },
  });
  const { error, variables, isPending, isSuccess } = sending;
  if (isSuccess) return <Answered said={variables} asked={asked} />;
  if (error && failureOf(error)) return failureOf(error);
  const { connection, paused } = asked;
  const yes = (
    <Button
      key="yes"
      size="lg"
      variant={proposed === "no" ? "default" : "filled"}
      loading={isPending && variables === "yes"}
      onClick={() => sending.mutate("yes")}
    >
      {asked.flight.until ? i18n.t("Yes, I still plan to") : i18n.t("Yes, I still fly")}
    </Button>
  );
  const no = connection ? (
    <Button
      key="no"
      size="lg"
      variant="default"
      component={Link}
      to={withQuery(paths.connect, { connection, cancel: "yes" })}
    >
      {i18n.t("No, I can’t fly")}
    </Button>
  ) : (
    <Button
      key="no"
      size="lg"
      variant={proposed === "no" ? "filled" : "default"}
      loading={isPending && variables === "no"}
      onClick={() => sending.mutate("no")}
    >
      {i18n.t("No, hide my trip")}
    </Button>
  );
  return (
    <div className={classes.question}>
      <Flight asked={asked} />
      <p>
        {connection
          ? i18n.t(
              "Your answer is shown to the person you are connected with. If you can’t fly, you first see what happens to the connection and the money.",
            )
          : i18n.t(
              "If you say no, others don’t see your trip any more. If you are the Flightaide, connections that are not paid yet end. You can show the trip again at any time.",
            )}
      </p>
      {paused && <p className={classes.note}>{i18n.t("Your trip is hidden now.")}</p>}
      <Problem
        title={i18n.t("Your answer isn’t sent yet.")}
        error={error}
        retrying={isPending}
        onRetry={() => variables && sending.mutate(variables)}
      />
      <div className={classes.choices}>
        {proposed === "no" ? [no, yes] : [yes, no]}
        <Button size="lg" variant="default" component={Link} to={changePath(asked)}>
          {asked.flight.until ? i18n.t("I have booked") : i18n.t("My flight has changed")}
        </Button>
      </div>
    </div>
  );
}

function Flight({ asked: { flight } }: { asked: StillFlying }) {
  return (
    <p className={classes.flight}>
      <strong>{routeOf(i18n, flight)}</strong>
      <span>
        {[daysOf(flight), flight.until ? i18n.t("Not booked yet") : flight.flight]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}

/** The pressed button is gone: the outcome takes its focus. */
function Answered({ said, asked }: { said: Answer; asked: StillFlying }) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div className={classes.question}>
      <Flight asked={asked} />
      <p ref={outcome} role="status" tabIndex={-1} className={classes.done}>
        {said === "no" ? (
          <>
            <strong>{i18n.t("Your trip is hidden.")}</strong>{" "}
            {i18n.t("Thank you for telling us. Nobody counts on it now.")}
          </>
        ) : (
          <>
            <strong>
              {asked.flight.until
                ? i18n.t("Thank you, we have noted it.")
                : i18n.t("Thank you, we have noted that you are still flying.")}
            </strong>{" "}
            {asked.connection
              ? i18n.t("The person you are connected with can see it.")
              : asked.paused
                ? i18n.t("Your trip is still hidden from others.")
                : i18n.t("Your trip stays in the lists.")}
          </>
        )}
      </p>
      <div className={classes.choices}>
        {asked.connection ? (
          <Button
            size="lg"
            variant="default"
            component={Link}
            to={withQuery(paths.connect, { connection: asked.connection })}
          >
            {i18n.t("Open the connection")}
          </Button>
        ) : (
          <Button size="lg" variant="default" component={Link} to={paths.myItineraries}>
            {asked.paused
              ? i18n.t("Show it again in My itineraries")
              : i18n.t("See your itineraries")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where the flight is edited, after a sign-in. */
function changePath({ itinerary, connection }: StillFlying): string {
  return itinerary
    ? withQuery(paths.myItineraries, { edit: itinerary })
    : withQuery(paths.connect, connection ? { connection } : {});
}

/** @returns undefined for an error that a second attempt may not meet */
function failureOf(error: Error) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "invalid-input") return <BrokenLink />;
  return error.code === "not-found" ? <QuestionOver /> : undefined;
}

export function BrokenLink() {
  return (
    <div className={classes.question}>
      <p role="alert" className={classes.problem}>
        {i18n.t("This link is incomplete. Open it again from the mail.")}
      </p>
      <OwnTrips />
    </div>
  );
}

function QuestionOver() {
  return (
    <div className={classes.question}>
      <p role="status" className={classes.note}>
        {i18n.t("This question is over: the trip has changed, is no longer there, or has begun.")}
      </p>
      <OwnTrips />
    </div>
  );
}

function OwnTrips() {
  return (
    <div className={classes.choices}>
      <Button size="lg" variant="default" component={Link} to={paths.myItineraries}>
        {i18n.t("See your itineraries")}
      </Button>
    </div>
  );
}
