import { type Block, unblock } from "@flightaides/core/safety/contract";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { ApiError, call } from "../../lib/api";
import { formatDate } from "../../lib/calendar";
import { setNotice } from "../../lib/notice";
import { blockedPeople } from "./queries";
import classes from "./safety.module.css";

/** Whom the user has blocked, each with a button that undoes it. */
export function BlockedPeople({ uid }: { uid: string }) {
  return (
    <QueryBoundary
      query={useQuery(blockedPeople(uid))}
      problem="We couldn’t load whom you have blocked."
      empty={
        <p>
          Nobody. “Block” on a posting or a connection keeps you and its owner apart for good, and
          they are not told.
        </p>
      }
    >
      {(blocks) => (
        <ul className={classes.blocked}>
          {blocks.map((block) => (
            <Blocked key={block.id} block={block} />
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function Blocked({ block: { id, displayName, createdAt } }: { block: Block }) {
  const queryClient = useQueryClient();
  const unblocking = useMutation({
    mutationFn: async () => {
      try {
        await call(unblock, { id });
      } catch (error) {
        // Unblocked before, in another tab or by an attempt whose response was lost.
        if (!(error instanceof ApiError && error.code === "not-found")) throw error;
      }
    },
    onSuccess: () => {
      setNotice(`${displayName} is no longer blocked.`);
      void queryClient.invalidateQueries({ queryKey: ["mine"] });
      void queryClient.invalidateQueries({ queryKey: ["itinerary"] });
    },
  });
  return (
    <li>
      <span>
        {displayName}
        <span className={classes.since}>since {formatDate(createdAt.slice(0, 10))}</span>
      </span>
      <Button
        variant="default"
        size="md"
        loading={unblocking.isPending}
        onClick={() => unblocking.mutate()}
      >
        Unblock<span className="fa-hidden"> {displayName}</span>
      </Button>
      <Problem
        title={`${displayName} is still blocked.`}
        error={unblocking.error}
        retrying={unblocking.isPending}
        onRetry={() => unblocking.mutate()}
      />
    </li>
  );
}
