import { type Connection, open } from "@flightaides/core/connection/contract.ts";
import type { ShownLeg, Type } from "@flightaides/core/trip/contract.ts";
import { definedDetails, withDetails } from "@flightaides/core/trip/details.ts";
import { airlinesOf } from "@flightaides/core/trip/flight.ts";
import { update } from "@flightaides/core/user/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Because } from "../../components/because";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { today } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { retryOnce } from "../../lib/retry";
import { type PostingInput, readSession, writeSession } from "../../lib/session";
import { ownItineraries } from "../itinerary/queries";
import { EmptyState, ItineraryGone } from "./empty-state";
import { OwnFlightForm } from "./own-flight-form";
import { connection, connections } from "./queries";
import { isPosted, isSameLeg, type OwnTrip, searchedTrip } from "./searched-trip";

// Lazy: most users have posted their trip.
const PostingStep = lazy(() => import("../itinerary/posting-step"));

type Props = {
  uid: string;
  itineraryId: string;
  /** The user's own. */
  role: Type;
  /** The flights of the itinerary's owner. */
  legs: readonly ShownLeg[];
  onOpened: (connection: Connection) => void;
};

/** Opens the connection with what the user has just searched with, once it is complete or posted. */
export function OpenConnection(props: Props) {
  const { uid, itineraryId, role } = props;
  const [own, setOwn] = useState(() =>
    searchedTrip(
      { itineraryId, role },
      readSession("searched"),
      readSession("searchResponse"),
      today(),
    ),
  );
  const isIncomplete = own !== undefined && own.phoneNumber === undefined;
  const { data: posted = [], isLoading } = useQuery({
    ...ownItineraries(uid),
    enabled: isIncomplete,
  });
  if (!isIncomplete || isPosted(own, role, posted)) return <Opening {...props} searched={own} />;
  if (isLoading) return <Loading text={i18n.t("Connecting...")} />;
  return (
    <OwnTripStep
      role={role}
      onSubmit={(given) => {
        keepInput(given);
        setOwn(withInput(own, given, role));
      }}
    />
  );
}

/** The flights are known: asks for the rest of the trip that is posted. */
function OwnTripStep({
  role,
  onSubmit,
}: Pick<Props, "role"> & { onSubmit: (given: PostingInput) => void }) {
  return (
    <Suspense fallback={<Loading />}>
      <PostingStep
        title={i18n.t("One more step")}
        heading="h2"
        role={role}
        forConnection
        action={i18n.t("Connect")}
        onSubmit={onSubmit}
      >
        {i18n.t("We post the trip that you searched for, so that your match sees it.")}
      </PostingStep>
    </Suspense>
  );
}

function keepInput(given: PostingInput) {
  const searched = readSession("searched");
  if (!searched) return;
  const { connect, role } = searched;
  const { phoneNumber } = given;
  writeSession("searched", {
    ...withDetails(searched, { connect, ...given }, role),
    phoneNumber,
  });
}

function withInput(own: OwnTrip, given: PostingInput, role: Type): OwnTrip {
  const { phoneNumber, marketing } = given;
  return { ...withDetails(own, given, role), phoneNumber, marketing };
}

/** Remembers that the server has posted the searched trip. */
function keepPosted({ role, mine }: Connection) {
  const searched = readSession("searched");
  if (!searched || searched.saved || searched.role !== role || !mine?.itinerary) return;
  if (searched.itinerary.some((leg) => isSameLeg(leg, mine.leg)))
    writeSession("searched", { ...searched, saved: { id: mine.itinerary, fresh: false } });
}

type OpeningProps = Props & { searched: OwnTrip | undefined };

/** Opens the connection when it mounts. Asks for a flight and a phone number if the server needs them. */
function Opening({ uid, itineraryId, role, legs, onOpened, searched }: OpeningProps) {
  const queryClient = useQueryClient();
  const {
    mutate,
    variables: own,
    error,
    isPending,
  } = useMutation({
    // Idempotent: the server returns the same connection for the same pair.
    mutationFn: async (own: OwnTrip | undefined) => {
      const { itinerary, phoneNumber, marketing, ...details } = own ?? {};
      if (marketing) await call(update, { marketing });
      return call(open, {
        itineraryId,
        role,
        itinerary,
        // The search has asked about them.
        ...(itinerary && { confirmedAirlines: airlinesOf(itinerary) }),
        phoneNumber,
        ...definedDetails(details),
      });
    },
    ...retryOnce,
    onSuccess: (opened) => {
      queryClient.setQueryData(connection(uid, opened.id).queryKey, opened);
      keepPosted(opened);
      // The server may have posted an itinerary as well.
      for (const { queryKey } of [connections(uid), ownItineraries(uid)])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  // Only while mounted: the user may have gone on to another connection.
  const start = (trip: OwnTrip | undefined) => mutate(trip, { onSuccess: onOpened });

  // Once: StrictMode runs effects twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start(searched);
  });

  const code = error instanceof ApiError ? error.code : undefined;
  const phoneError =
    error instanceof ApiError
      ? error.errors.find(({ path }) => path === "phoneNumber")?.message
      : undefined;
  if (phoneError !== undefined && searched)
    return (
      <OwnTripStep role={role} onSubmit={(given) => start(withInput(searched, given, role))} />
    );
  const isTyped = searched === undefined && own !== undefined;
  if (phoneError !== undefined || (isTyped && !error))
    return (
      <OwnFlightForm
        legs={legs}
        // No error before a number was sent.
        phoneError={own ? phoneError : undefined}
        sending={isPending}
        onSubmit={start}
      />
    );
  if (!error) return <Loading text={i18n.t("Connecting...")} />;
  if (code === "not-found") return <ItineraryGone />;
  if (code === "itinerary-required")
    return (
      <EmptyState
        title={i18n.t("Your itinerary comes first")}
        action={
          <Button component={Link} to={paths.offer} size="md">
            {i18n.t("Post your itinerary")}
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  if (code === "conflict" || code === "invalid-input" || code === "forbidden")
    return (
      <EmptyState title={i18n.t("You can’t connect here")}>
        {(error instanceof ApiError && error.errors[0]?.message) || <Because error={error} />}
      </EmptyState>
    );
  return (
    <Problem
      title={i18n.t("You’re not connected yet.")}
      error={error}
      retrying={isPending}
      onRetry={() => start(own)}
    />
  );
}
