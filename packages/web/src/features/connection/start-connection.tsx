import type { Connection } from "@flightaides/core/connection/contract.ts";
import { initial } from "@flightaides/core/masking/initial.ts";
import { opposite, type ShownLeg, type Type } from "@flightaides/core/trip/contract.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Loading } from "../../components/loading";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { SearchedCard } from "../itinerary/boarding-pass";
import { itineraryById } from "../itinerary/queries";
import { AgreementGate } from "./agreement-gate";
import type { ConnectTarget } from "./connect-target";
import classes from "./connection.module.css";
import { EmptyState, ItineraryGone } from "./empty-state";
import { isOver } from "./live";
import { OpenConnection } from "./open-connection";
import { connections } from "./queries";
import { RoleDialog } from "./role-dialog";

type Props = { uid: string; target: ConnectTarget; onOpened: (connection: Connection) => void };

/**
 * The steps from a target to a connection: role, agreement, then opening it on the server. Whoever comes by a link has not
 * pressed Connect yet, so a button comes first: opening a link writes nothing.
 */
export function StartConnection({ uid, target, onOpened }: Props) {
  const query = useQuery({ ...itineraryById(target.itineraryId), enabled: !target.type });
  if (target.type)
    return <Steps uid={uid} target={target} type={target.type} onOpened={onOpened} />;
  return (
    <QueryBoundary
      query={query}
      problem={i18n.t("We couldn’t load this itinerary.")}
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found" ? <ItineraryGone /> : undefined
      }
    >
      {(card) =>
        card.mine ? (
          <EmptyState title={i18n.t("This itinerary is your own")}>
            {i18n.t("Perhaps you’re signed in with another account than the one the mail went to.")}
          </EmptyState>
        ) : (
          <Steps
            uid={uid}
            target={{
              ...target,
              displayName: card.traveler.displayName,
              legs: flownOf(target.legs, card.itinerary),
            }}
            type={card.type}
            onOpened={onOpened}
            fromLink={{ asksFirst: card.connect === "ask" }}
          />
        )
      }
    </QueryBoundary>
  );
}

/** The legs that a link names, if the person flies them; else the person's own. */
function flownOf(named: readonly ShownLeg[], own: readonly ShownLeg[]): readonly ShownLeg[] {
  const flown = own.filter(({ from, to, travelDate }) =>
    named.some((leg) => leg.from === from && leg.to === to && leg.travelDate === travelDate),
  );
  return flown.length > 0 ? flown : own;
}

type StepsProps = Props & {
  /** That of the itinerary's owner. */
  type: Type;
  /** Set for a link. `asksFirst`: the owner wants to answer each request. */
  fromLink?: { asksFirst: boolean };
};

function Steps({ uid, target, type, onOpened, fromLink }: StepsProps) {
  const chosenRole = useSession("role");
  const [isPressed, setPressed] = useState(!fromLink);
  const { itineraryId, role, displayName, legs } = target;
  const opening =
    (role ?? chosenRole) ? (
      <AgreementGate uid={uid}>
        <OpenConnection
          uid={uid}
          itineraryId={itineraryId}
          // Not the stored role, which may belong to another search: the owner's type decides.
          role={opposite(type)}
          legs={legs}
          onOpened={onOpened}
        />
      </AgreementGate>
    ) : (
      <RoleDialog type={type} />
    );
  return (
    <div className={classes.start}>
      {legs.length > 0 && (
        <SearchedCard legs={legs.slice(0, 1)}>
          {displayName && (
            <p>
              {type === "flightaid"
                ? i18n.t("with {name}, serving as a FLIGHTAIDE", { name: initial(displayName) })
                : i18n.t("with {name}, looking for a FLIGHTAIDE", { name: initial(displayName) })}
            </p>
          )}
        </SearchedCard>
      )}
      {isPressed ? (
        opening
      ) : (
        <AskFirst
          uid={uid}
          itineraryId={itineraryId}
          asksFirst={fromLink?.asksFirst ?? false}
          onKnown={onOpened}
          onPress={() => setPressed(true)}
        />
      )}
    </div>
  );
}

type AskFirstProps = {
  uid: string;
  itineraryId: string;
  asksFirst: boolean;
  /** Called when the two have a connection already. */
  onKnown: (connection: Connection) => void;
  onPress: () => void;
};

/** Opens the connection that the two have, else asks. */
function AskFirst({ uid, itineraryId, asksFirst, onKnown, onPress }: AskFirstProps) {
  const { data, isPending } = useQuery(connections(uid));
  const known = data?.find(
    (connection) => connection.counterpart.itinerary?.id === itineraryId && !isOver(connection),
  );
  useEffect(() => {
    if (known) onKnown(known);
  }, [known, onKnown]);
  if (isPending || known) return <Loading text={i18n.t("Looking for your connection...")} />;
  return (
    <>
      <p>
        {i18n.t("We write to them when you press the button, and not before.")}
        {asksFirst && ` ${i18n.t("They answer first: nothing is paid before they say yes.")}`}
      </p>
      <div>
        <Button size="lg" onClick={onPress}>
          {i18n.t("Connect")}
        </Button>
      </div>
    </>
  );
}
