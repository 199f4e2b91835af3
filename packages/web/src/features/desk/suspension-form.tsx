import { lift, type Person, suspend } from "@flightaides/core/desk/contract.ts";
import { suspensionReasons } from "@flightaides/core/quota/suspension-reasons.ts";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Question } from "../../components/question";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import { label, utc } from "./labels";
import { deskKey } from "./queries";

type Props = { uid: string; suspension: Person["suspension"] };

/** Suspends an account without a report, or lifts its suspension. */
export function SuspensionForm({ uid, suspension }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState<(typeof suspensionReasons)[number]>("other");
  const [text, setText] = useState("");
  const queryClient = useQueryClient();
  const acting = useMutation({
    mutationFn: () =>
      suspension
        ? call(lift, { uid, text: text.trim() })
        : call(suspend, { uid, reason, text: text.trim() }),
    onSuccess: () => {
      setNotice(suspension ? "The suspension is lifted." : "The account is suspended.");
      setIsAsking(false);
      setText("");
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
        <Question
          title={`${verb}?`}
          keep="Go back"
          confirm={verb}
          action={{ ...acting, mutate: () => text.trim() && acting.mutate() }}
          problem="Nothing has changed."
          onClose={() => setIsAsking(false)}
        >
          <p>
            {suspension
              ? "The person is told, and can use FlightAides again. Postings stay paused until their owner shows them."
              : "The person is told the reason. Postings hide, connections end, and what others paid goes back."}
          </p>
          {!suspension && (
            <NativeSelect
              label="Reason"
              size="md"
              value={reason}
              data={suspensionReasons.map((value) => ({ value, label: label(value) }))}
              onChange={(event) =>
                setReason(
                  suspensionReasons.find((one) => one === event.currentTarget.value) ?? "other",
                )
              }
            />
          )}
          <Textarea
            label="Why, for the record"
            rows={3}
            maxLength={1000}
            size="md"
            required
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Question>
      )}
    </div>
  );
}
