import { lift, type Person, suspend } from "@flightaides/core/desk/contract.ts";
import { suspensionReasons } from "@flightaides/core/quota/suspension-reasons.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import { label, utc } from "./labels";
import { deskKey } from "./queries";
import { ReasonSelect } from "./reason-select";
import { RecordedQuestion } from "./recorded-question";

type Props = { uid: string; suspension: Person["suspension"] };

/** Suspends an account without a report, or lifts its suspension. */
export function SuspensionForm({ uid, suspension }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState<(typeof suspensionReasons)[number]>("other");
  const queryClient = useQueryClient();
  const acting = useMutation({
    mutationFn: (text: string) =>
      suspension ? call(lift, { uid, text }) : call(suspend, { uid, reason, text }),
    onSuccess: () => {
      setNotice(suspension ? "The suspension is lifted." : "The account is suspended.");
      setIsAsking(false);
      void queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  const verb = suspension ? "Lift the suspension" : "Suspend the account";
  return (
    <div>
      {suspension && (
        <strong>
          Suspended since {utc(suspension.since)} UTC, {label(suspension.reason).toLowerCase()}.{" "}
        </strong>
      )}
      <Button variant="default" size="md" onClick={() => setIsAsking(true)}>
        {verb} …
      </Button>
      {isAsking && (
        <RecordedQuestion
          title={`${verb}?`}
          confirm={verb}
          action={acting}
          problem="Nothing has changed."
          onClose={() => setIsAsking(false)}
        >
          <p>
            {suspension
              ? "The person is told, and can use FlightAides again. Postings stay paused until their owner shows them."
              : "The person is told the reason. Postings hide, connections end, and what others paid goes back."}
          </p>
          {!suspension && (
            <ReasonSelect reasons={suspensionReasons} value={reason} onChange={setReason} />
          )}
        </RecordedQuestion>
      )}
    </div>
  );
}
