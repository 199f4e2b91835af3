import "../../components/form-styles";
import { type RefusedRefund, retryRefund, settleRefund } from "@flightaides/core/desk/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { QueryBoundary } from "../../components/query-boundary";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import { label, utc } from "./labels";
import { deskKey, refused } from "./queries";
import { RecordedQuestion } from "./recorded-question";
import { refusal } from "./refusal";
import { Retry } from "./retry";
import { RowLink } from "./row-link";
import { Table } from "./table";

/** Refunds that PayPal has refused for good, longest first: all of them, or those of a connection. */
export function RefusedRefunds({ connection }: { connection?: string }) {
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
          <Table columns={["Refused", "Amount", "Why", "What to do"]}>
            {refunds
              .filter((one) => !connection || one.connection === connection)
              .map((one) => (
                <Refused key={one.captureId} refund={one} />
              ))}
          </Table>
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
  const [isAsking, setIsAsking] = useState(false);
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
    mutationFn: (text: string) => call(settleRefund, { id: connection, text }),
    onSuccess: () => {
      setNotice("The refund is settled.");
      setIsAsking(false);
      void again();
    },
  });
  return (
    <tr>
      <td>
        <RowLink view="payments" id={connection}>
          {utc(at)}
        </RowLink>
      </td>
      <td>{amount}</td>
      <td>
        {label(issue.replaceAll("_", " ").toLowerCase())}, {refusals} times
      </td>
      <td>
        <Retry action={retrying} problem="The refund is not sent.">
          <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
            Sent in another way …
          </Button>
        </Retry>
        {isAsking && (
          <RecordedQuestion
            title="Was the money sent in another way?"
            label="How, for the record"
            confirm="It was sent"
            action={settling}
            problem="The refund is not settled."
            onClose={() => setIsAsking(false)}
          >
            <p>The refund leaves this list, and nothing is sent to PayPal any more.</p>
          </RecordedQuestion>
        )}
      </td>
    </tr>
  );
}
