import "../../components/form-styles";
import type { ClaimRef } from "@flightaides/core/connection/case-id.ts";
import { decideClaim } from "@flightaides/core/desk/contract.ts";
import { type RefundReason, refundReasons } from "@flightaides/core/desk/refund-reasons.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { deskKey, undecided } from "./queries";
import { ReasonSelect } from "./reason-select";
import { RecordedQuestion } from "./recorded-question";
import { usePlace } from "./views";

const outcomes = {
  refund: {
    verb: "Give the fee back",
    follows: "The connection ends, and the fee goes back to the traveler. Both are told.",
  },
  "no-refund": {
    verb: "Don’t give it back",
    follows:
      "Both read that the fee is not refunded. The traveler can ask for a second look, once.",
  },
  closed: {
    verb: "Close the case",
    follows: "The case leaves this list. Nobody is told, and no money moves.",
  },
} as const;
type Outcome = keyof typeof outcomes;
type Kind = ClaimRef["kind"];

const claims: Record<Kind, { says: string; decisions: readonly Outcome[] }> = {
  met: {
    says: "The traveler says that the two did not meet, and the Flightaide says that they did.",
    decisions: ["refund", "no-refund"],
  },
  airline: {
    says: "One of the two says that the airline has cancelled the flight, and the other one that it has not.",
    decisions: ["refund", "no-refund"],
  },
  dispute: {
    says: "PayPal has taken the payment back, by a dispute of the payer or a reversal of the bank. Answer it in PayPal’s Resolution Center, with what happened below; then close it here.",
    decisions: ["closed"],
  },
};

const expired = {
  says: "The connection has expired, so the fee can’t go back from here. If it is owed, refund the payment in PayPal’s dashboard, within 180 days of the payment; then close the case.",
  decisions: ["closed"],
} as const satisfies (typeof claims)[Kind];

/** Of a claim that an appeal has reopened. */
const refusedAgain =
  "The traveler reads that the fee is not refunded, and where to write. The Flightaide is told nothing.";

type Props = { id: string; kind: Kind; isExpired: boolean; isAppeal: boolean };

/** Decides a contradicted claim, or closes a dispute or what is about an expired connection. */
export function ClaimForm({ id, kind, isExpired, isAppeal }: Props) {
  const { says, decisions } = isExpired && kind !== "dispute" ? expired : claims[kind];
  const [asked, setAsked] = useState<Outcome>();
  const [reason, setReason] = useState<RefundReason>("other");
  const { go } = usePlace();
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decided: { decision: Outcome; text: string }) =>
      call(decideClaim, { id, reason, ...decided }),
    onSuccess: () => {
      setNotice("The claim is decided.");
      go("reports");
      // What is open is not read again: each look is recorded.
      void queryClient.invalidateQueries({ queryKey: deskKey, refetchType: "none" });
      void queryClient.invalidateQueries({ queryKey: undecided().queryKey });
    },
  });
  return (
    <section className={classes.form} aria-label="Decide">
      <h3>Decide</h3>
      <p>{says}</p>
      <div className={classes.options}>
        {decisions.map((one) => (
          <Button key={one} variant="default" size="md" onClick={() => setAsked(one)}>
            {outcomes[one].verb} …
          </Button>
        ))}
      </div>
      {asked && (
        <RecordedQuestion
          title={`${outcomes[asked].verb}?`}
          confirm={outcomes[asked].verb}
          action={{ ...deciding, mutate: (text) => deciding.mutate({ decision: asked, text }) }}
          problem="The claim is not decided."
          onClose={() => setAsked(undefined)}
        >
          <p>{isAppeal && asked === "no-refund" ? refusedAgain : outcomes[asked].follows}</p>
          <ReasonSelect reasons={refundReasons} value={reason} onChange={setReason} />
        </RecordedQuestion>
      )}
    </section>
  );
}
