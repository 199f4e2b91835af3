import {
  dropMail,
  type ParkedItinerary,
  type ParkedMail,
  retryItinerary,
  retryMail,
} from "@flightaides/core/desk/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { deskKey, parked, parkedItineraries } from "./queries";
import { refusal } from "./refusal";
import { useUndoable } from "./use-undoable";
import { usePlace } from "./views";

/** What is no longer retried automatically. */
export function Mails() {
  return (
    <div className={classes.single}>
      <ParkedMails />
      <ParkedItineraries />
    </div>
  );
}

/** Oldest first. */
function ParkedMails() {
  return (
    <QueryBoundary
      query={useQuery(parked())}
      problem="We couldn’t load the mails."
      failure={refusal}
    >
      {({ output, truncated }) =>
        output.length === 0 ? (
          <p>No mail is parked.</p>
        ) : (
          <>
            <p className={classes.quiet}>
              {truncated ? "More than " : ""}
              {output.length} parked. Remove the cause first: a mail that fails again is parked
              again.
            </p>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th>Owed</th>
                  <th>Kind</th>
                  <th>To</th>
                  <th>Failures</th>
                  <th>What to do</th>
                </tr>
              </thead>
              <tbody>
                {output.map((mail) => (
                  <Parked key={mail.id} mail={mail} />
                ))}
              </tbody>
            </table>
          </>
        )
      }
    </QueryBoundary>
  );
}

function Parked({ mail: { id, uid, kind, createdAt, attempts, error } }: { mail: ParkedMail }) {
  const { go } = usePlace();
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => call(retryMail, { id }),
    onSuccess: () => {
      setNotice("The mail is queued.");
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  const dropping = useMutation({
    mutationFn: () => call(dropMail, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const drop = useUndoable("The mail is dropped.", dropping.mutate);
  if (drop.isWaiting && !dropping.isError) return null;
  return (
    <tr>
      <td>{utc(createdAt)}</td>
      <td>{label(kind)}</td>
      <td>
        <button type="button" className={classes.link} onClick={() => go("people", uid)}>
          {uid.slice(0, 8)}
        </button>
      </td>
      <td>
        {attempts}: {error}
      </td>
      <td>
        <div className={classes.options}>
          <Button
            data-row
            variant="default"
            size="sm"
            loading={retrying.isPending}
            onClick={() => retrying.mutate()}
          >
            Retry
          </Button>
          <Button variant="default" size="sm" onClick={drop.begin}>
            Drop
          </Button>
        </div>
        <Problem
          title="The mail is still parked."
          error={retrying.error ?? dropping.error}
          retrying={retrying.isPending}
          onRetry={() => retrying.mutate()}
        />
      </td>
    </tr>
  );
}

/** Itineraries whose matches are no longer searched automatically, oldest first. */
function ParkedItineraries() {
  return (
    <section aria-label="Parked itineraries">
      <h2>Itineraries whose matches were not found out</h2>
      <QueryBoundary
        query={useQuery(parkedItineraries())}
        problem="We couldn’t load the itineraries."
        failure={refusal}
      >
        {({ output, truncated }) =>
          output.length === 0 ? (
            <p>No itinerary is parked.</p>
          ) : (
            <>
              <p className={classes.quiet}>
                {truncated ? "More than " : ""}
                {output.length} parked. Their owners get no mail about matches until then.
              </p>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th>Itinerary</th>
                    <th>Failures</th>
                    <th>What to do</th>
                  </tr>
                </thead>
                <tbody>
                  {output.map((itinerary) => (
                    <Unmatched key={itinerary.id} itinerary={itinerary} />
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Unmatched({ itinerary: { id, attempts, error } }: { itinerary: ParkedItinerary }) {
  const queryClient = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => call(retryItinerary, { id }),
    onSuccess: () => {
      setNotice("The itinerary is queued.");
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <tr>
      <td>{id.slice(0, 8)}</td>
      <td>
        {attempts}: {error}
      </td>
      <td>
        <Button
          data-row
          variant="default"
          size="sm"
          loading={retrying.isPending}
          onClick={() => retrying.mutate()}
        >
          Retry
        </Button>
        <Problem
          title="The itinerary is still parked."
          error={retrying.error}
          retrying={retrying.isPending}
          onRetry={() => retrying.mutate()}
        />
      </td>
    </tr>
  );
}
