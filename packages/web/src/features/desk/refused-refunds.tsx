import "../../components/form-styles";
import { type RefusedRefund, retryRefund, settleRefund } from "@flightaides/core/desk/contract.ts";
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Problem } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { Question } from "../../components/question";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { label, utc } from "./labels";
import { deskKey, refused } from "./queries";
import { refusal } from "./refusal";
import { usePlace } from "./views";

/** Refunds that PayPal has refused for good, longest first. */
export function RefusedRefunds() {
  return (
    <section aria-label="Refused refunds">
      <h2>Refunds that PayPal refuses</h2>
      <QueryBoundary
        query={useQuery(refused())}
        problem="We couldn’t load the refunds."
        failure={refusal}
        empty={<p>None.</p>}
      >
        {(refunds) => (
          <table className={classes.table}>
            <thead>
              <tr>
                <th>Refused</th>
                <th>Amount</th>
                <th>Why</th>
                <th>What to do</th>
              </tr>
            </thead>
            <tbody>
              {refunds.map((one) => (
                <Refused key={one.captureId} refund={one} />
              ))}
            </tbody>
          </table>
        )}
      </QueryBoundary>
    </section>
  );
}

function Refused({
  refund: { connection, at, amount, refusals, issue },
}: {
  refund: RefusedRefund;
}) {
  const { go } = usePlace();
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState("");
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: deskKey });
  const retrying = useMutation({
    mutationFn: () => call(retryRefund, { id: connection }),
    onSuccess: ({ refused: isRefused }) => {
      setNotice(isRefused ? "PayPal still refuses it." : "The refund is sent.");
      void again();
    },
  });
  const settling = useMutation({
    mutationFn: () => call(settleRefund, { id: connection, text: text.trim() }),
    onSuccess: () => {
      setNotice("The refund is settled.");
      setIsAsking(false);
      void again();
    },
  });
  return (
    <tr>
      <td>
        <button
          type="button"
          data-row
          className={classes.link}
          onClick={() => go("payments", connection)}
        >
          {utc(at)}
        </button>
      </td>
      <td>{amount}</td>
      <td>
        {label(issue.replaceAll("_", " ").toLowerCase())}, {refusals} times
      </td>
      <td>
        <div className={classes.options}>
          <Button
            variant="default"
            size="sm"
            loading={retrying.isPending}
            onClick={() => retrying.mutate()}
          >
            Try again
          </Button>
          <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
            Sent in another way …
          </Button>
        </div>
        <Problem
          title="The refund is not sent."
          error={retrying.error}
          retrying={retrying.isPending}
          onRetry={() => retrying.mutate()}
        />
        {isAsking && (
          <Question
            title="Was the money sent in another way?"
            keep="Go back"
            confirm="It was sent"
            action={{ ...settling, mutate: () => text.trim() && settling.mutate() }}
            problem="The refund is not settled."
            onClose={() => setIsAsking(false)}
          >
            <p>The refund leaves this list, and nothing is sent to PayPal any more.</p>
            <Textarea
              label="How, for the record"
              rows={3}
              maxLength={1000}
              size="md"
              required
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Question>
        )}
      </td>
    </tr>
  );
}
