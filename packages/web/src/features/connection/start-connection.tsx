import type { Connection } from "@flightaides/core/connection/contract";
import { opposite, type Type } from "@flightaides/core/itinerary/contract";
import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError } from "../../lib/api";
import { useSession } from "../../lib/session";
import { SearchedCard } from "../itinerary/boarding-pass";
import { itineraryById } from "../itinerary/queries";
import { AgreementGate } from "./agreement-gate";
import type { ConnectTarget } from "./connect-target";
import classes from "./connection.module.css";
import { EmptyState, ItineraryGone } from "./empty-state";
import { OpenConnection } from "./open-connection";
import { RoleDialog } from "./role-dialog";

type Props = { uid: string; target: ConnectTarget; onOpened: (connection: Connection) => void };

/** The steps from a target to a connection: role, agreement, then opening it on the server. */
export function StartConnection({ uid, target, onOpened }: Props) {
  const query = useQuery({ ...itineraryById(target.itineraryId), enabled: !target.type });
  if (target.type)
    return <Steps uid={uid} target={target} type={target.type} onOpened={onOpened} />;
  return (
    <QueryBoundary
      query={query}
      problem="We couldn’t load this itinerary."
      failure={(error) =>
        error instanceof ApiError && error.code === "not-found" ? <ItineraryGone /> : undefined
      }
    >
      {({ type, mine, itinerary, traveler }) =>
        mine ? (
          <EmptyState title="This itinerary is your own">
            Perhaps you’re signed in with another account than the one the mail went to.
          </EmptyState>
        ) : (
          <Steps
            uid={uid}
            target={{
              ...target,
              displayName: traveler.displayName,
              legs: target.legs.length > 0 ? target.legs : itinerary,
            }}
            type={type}
            onOpened={onOpened}
          />
        )
      }
    </QueryBoundary>
  );
}

/** `type` is that of the itinerary's owner. */
function Steps({ uid, target, type, onOpened }: Props & { type: Type }) {
  const chosenRole = useSession("role");
  const { itineraryId, role, displayName, legs } = target;
  return (
    <div className={classes.start}>
      {legs.length > 0 && (
        <SearchedCard legs={legs.slice(0, 1)}>
          {displayName && <p>with {displayName}</p>}
        </SearchedCard>
      )}
      {(role ?? chosenRole) ? (
        <AgreementGate uid={uid}>
          <OpenConnection
            uid={uid}
            itineraryId={itineraryId}
            // Not the stored role, which may belong to another search: the owner's type decides.
            role={opposite(type)}
            leg={legs[0]}
            onOpened={onOpened}
          />
        </AgreementGate>
      ) : (
        <RoleDialog type={type} />
      )}
    </div>
  );
}
