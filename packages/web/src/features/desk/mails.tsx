import { type ParkedMail, retryMail } from "@flightaides/core/desk/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { deskKey, parked } from "./queries";
import { refusal } from "./refusal";
import { usePlace } from "./views";

/** Mails that are no longer retried automatically, oldest first. */
export function Mails() {
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
          title="The mail is still parked."
          error={retrying.error}
          retrying={retrying.isPending}
          onRetry={() => retrying.mutate()}
        />
      </td>
    </tr>
  );
}
