import type { Connection } from "@flightaides/core/connection/contract";
import { opposite } from "@flightaides/core/itinerary/contract";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../components/loading";
import { Problem } from "../../components/problem";
import { ApiError } from "../../lib/api";
import { useSession } from "../../lib/session";
import { SearchedCard } from "../itinerary/boarding-pass";
import { Agreed } from "./agreed";
import classes from "./connection.module.css";
import { Dead, Gone } from "./dead-end";
import { Opening } from "./opening";
import { posting } from "./queries";
import { RoleDialog } from "./role-dialog";
import type { Wanted } from "./wanted";

type Props = { uid: string; wanted: Wanted; onOpened: (connection: Connection) => void };

/** From whom somebody has chosen to a connection with them: role, agreement, and then the server's word. */
export function Arrival({ uid, wanted, onOpened }: Props) {
  const remembered = useSession("role");
  const { data, error, isFetching, refetch } = useQuery({
    ...posting(wanted.itineraryId),
    enabled: !wanted.type,
  });
  const type = wanted.type ?? data?.type;
  const legs = wanted.legs.length > 0 ? wanted.legs : (data?.itinerary ?? []);

  if (!type && error instanceof ApiError && error.code === "not-found") return <Gone />;
  if (!type && error)
    return (
      <Problem
        what="We couldn’t load this itinerary."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!type) return <Loading />;
  if (data?.mine)
    return (
      <Dead title="This itinerary is your own">
        Perhaps you’re signed in with another account than the one the mail went to.
      </Dead>
    );

  const displayName = wanted.displayName ?? data?.traveler.displayName;
  const known = wanted.role ?? remembered;
  return (
    <div className={classes.arrival}>
      {legs.length > 0 && (
        <SearchedCard legs={legs.slice(0, 1)}>
          {displayName && <p>with {displayName}</p>}
        </SearchedCard>
      )}
      {known ? (
        <Agreed uid={uid}>
          <Opening
            uid={uid}
            itineraryId={wanted.itineraryId}
            // What is known may be of another search, or of a link to somebody else: the pair decides.
            role={opposite(type)}
            leg={legs[0]}
            onOpened={onOpened}
          />
        </Agreed>
      ) : (
        <RoleDialog type={type} />
      )}
    </div>
  );
}
