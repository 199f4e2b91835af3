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
import { Retry } from "./retry";
import { Table } from "./table";
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
            <Table columns={["Owed", "Kind", "To", "Failures", "What to do"]}>
              {output.map((mail) => (
                <Parked key={mail.id} mail={mail} />
              ))}
            </Table>
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
        <Retry action={retrying} problem="The mail is still parked.">
          <Button variant="default" size="sm" onClick={drop.begin}>
            Drop
          </Button>
        </Retry>
        <Problem
          title="The mail is not dropped."
          error={dropping.error}
          retrying={dropping.isPending}
          onRetry={() => dropping.mutate()}
        />
      </td>
    </tr>
  );
}

/** Itineraries whose matches are no longer searched automatically, oldest first. */
function ParkedItineraries() {
  return (
    <section aria-label="Parked itineraries">
      <h2>Itineraries whose matches could not be searched</h2>
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
                {output.length} parked. Their owners get no mails about matches.
              </p>
              <Table columns={["Itinerary", "Failures", "What to do"]}>
                {output.map((itinerary) => (
                  <Unmatched key={itinerary.id} itinerary={itinerary} />
                ))}
              </Table>
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
        <Retry action={retrying} problem="The itinerary is still parked." />
      </td>
    </tr>
  );
}
