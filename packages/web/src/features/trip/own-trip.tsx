import type { Connection } from "@flightaides/core/connection/contract.ts";
import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { Because } from "../../components/because";
import { namedBy } from "../../components/named-by";
import { PhoneNumber } from "../../components/phone-number";
import { i18n } from "../../lib/i18n";
import { paths, withQuery } from "../../lib/paths";
import { seenMatches } from "../../lib/seen-matches";
import { BoardingPass } from "../itinerary/boarding-pass";
import card from "../itinerary/itinerary-card.module.css";
import OwnerActions from "../itinerary/owner-actions";
import { factsOf, flownWith } from "../itinerary/owner-facts";
import { peopleFacts } from "../itinerary/people-facts";
import { useOwnSearch } from "../itinerary/use-own-search";
import { usePause } from "../itinerary/use-pause";
import type { FoundMatch } from "./coverage";
import { type Matches, type Step, stepsOf } from "./next-steps";
import classes from "./trip.module.css";
import { tripEnds } from "./trip-ends";
import { TripLine } from "./trip-line";

type Props = {
  trip: OwnItinerary;
  /** All connections of the user; undefined until they are loaded, null if that failed. */
  connections: readonly Connection[] | undefined | null;
  /** For its matches. Absent beyond the trips that are searched for at once. */
  search: Pick<UseQueryResult<FoundMatch[]>, "data" | "isError" | "refetch"> | undefined;
  isMailed: boolean;
  /** It is listed below the heading of past trips. */
  isPast: boolean;
  /** It was shown before its state was known: the state has a space of a fixed height, so that it moves nothing. */
  isLate: boolean;
};

/** One of the user's own trips: its state and what to do next, who covers its legs, and what others see of it. */
export function OwnTrip({ trip, connections, search, isMailed, isPast, isLate }: Props) {
  const id = useId();
  const matches = useMatches(trip.id, search);
  const facts = factsOf(trip);
  const flown = flownWith(trip);
  const steps = connections && stepsOf(trip, { connections, matches, isMailed, now: new Date() });
  const ends = tripEnds(trip.itinerary);
  const first = steps?.[0].action;
  const isSearchOffered = (steps ?? []).some(
    ({ action }) => action && "does" in action && action.does === "search",
  );
  return (
    <BoardingPass
      id={id}
      heading={isPast ? "h3" : "h2"}
      type={trip.type}
      legs={trip.itinerary}
      line={
        ends && {
          route: routeOf(i18n, ends),
          content: (
            <TripLine
              trip={trip}
              labelledBy={id}
              connections={connections}
              matches={matches.state === "found" ? matches.all : []}
              said={first && "id" in first ? first.id : undefined}
              seeMatches={({ sequence }, count) => (
                <MatchesOfLeg
                  trip={trip}
                  count={count}
                  isOffered={isSearchOffered}
                  {...namedBy(id, `matches-${sequence}`)}
                />
              )}
              isLate={isLate}
            />
          ),
        }
      }
      displayName={trip.traveler.displayName}
      nameLabel={i18n.t("Posted by")}
      offers={peopleFacts(trip)}
      beside={flown && <p>{flown}</p>}
      note={trip.maskedNote && <Note trip={trip} />}
      before={
        steps ? (
          <ul
            className={classes.steps}
            data-calls={first !== undefined || undefined}
            data-late={isLate || undefined}
          >
            {steps.map((step, index) => (
              <li key={keyOf(step)} className={classes.step} data-first={index === 0 || undefined}>
                <p className={classes.state}>{step.text}</p>
                {step.detail && <p className={classes.detail}>{step.detail}</p>}
                <StepAction
                  trip={trip}
                  action={step.action}
                  isFirst={index === 0}
                  {...namedBy(id, `step-${index}`)}
                  onRetry={() => void search?.refetch()}
                />
              </li>
            ))}
          </ul>
        ) : (
          (isLate || connections === undefined) && (
            <p className={classes.steps} data-late={isLate || undefined}>
              {connections === null
                ? i18n.t("We couldn’t load your connections.")
                : i18n.t("Loading...")}
            </p>
          )
        )
      }
      about={
        <>
          <p className={card.field}>
            <span>{i18n.t("Phone No., for those you are connected with")}</span>
            <PhoneNumber e164={trip.traveler.phoneNumber} />
          </p>
          {facts.length > 0 && <p className={card.facts}>{facts.join(" · ")}</p>}
        </>
      }
    >
      <OwnerActions itinerary={trip} labelledBy={id} isSecondary={first !== undefined} />
    </BoardingPass>
  );
}

function useMatches(id: string, search: Props["search"]): Matches {
  const seen = seenMatches(id);
  if (!search) return { state: "not-asked" };
  if (search.data) return { state: "found", all: search.data, seen };
  return { state: search.isError ? "failed" : "loading" };
}

/** The note as others read it. */
function Note({ trip: { addInfo, maskedNote } }: { trip: OwnItinerary }) {
  return (
    <>
      {maskedNote}
      {maskedNote !== addInfo && (
        <span className={classes.hint}>
          {i18n.t("This is what others see: contact details are masked.")}
        </span>
      )}
    </>
  );
}

type MatchesProps = ReturnType<typeof namedBy> & {
  trip: OwnItinerary;
  count: number;
  /** A step of the trip leads to the matches. */
  isOffered: boolean;
};

/** The matches of one leg. A step of a trip with one leg has counted them. */
function MatchesOfLeg({ trip, count, isOffered, ...named }: MatchesProps) {
  if (!isOffered) {
    const label = i18n.t("{count, plural, one {See # match} other {See # matches}}", { count });
    return <StepAction trip={trip} action={{ label, does: "search" }} isFirst={false} {...named} />;
  }
  if (trip.itinerary.length === 1) return null;
  return <p>{i18n.t("{count, plural, one {# match} other {# matches}}", { count })}</p>;
}

type StepActionProps = ReturnType<typeof namedBy> & {
  trip: OwnItinerary;
  action: Step["action"];
  isFirst: boolean;
  /** Searches again for the matches. */
  onRetry?: () => void;
};

function StepAction({ trip, action, isFirst, onRetry, ...named }: StepActionProps) {
  const searching = useOwnSearch(trip);
  const pausing = usePause(trip.id);
  if (!action) return null;
  const look = {
    size: "md",
    variant: isFirst ? "filled" : "default",
    ...named,
  } as const;
  if ("opens" in action)
    return (
      <Button component={Link} to={pathOf(action)} {...look}>
        {action.label}
      </Button>
    );
  const run = {
    search: () => searching.mutate(),
    show: () => pausing.mutate(false),
    retry: () => onRetry?.(),
  }[action.does];
  const error = searching.error ?? pausing.error;
  return (
    <>
      <Button {...look} loading={searching.isPending || pausing.isPending} onClick={run}>
        {action.label}
      </Button>
      {error && (
        <p role="alert" className={card.failed}>
          <Because error={error} />
        </p>
      )}
    </>
  );
}

/** Two connections may have the same state. */
function keyOf({ text, action }: Step): string {
  return action && "id" in action ? `${text} ${action.id}` : text;
}

function pathOf(action: Extract<Step["action"], { opens: string }>): string {
  switch (action.opens) {
    case "connection":
      return withQuery(paths.connect, { connection: action.id });
    case "connections":
      return paths.connections;
    case "account":
      return paths.account;
  }
}
