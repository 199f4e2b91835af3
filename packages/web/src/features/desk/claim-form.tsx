import "../../components/form-styles";
import type { ClaimRef } from "@flightaides/core/connection/case-id.ts";
import { decideClaim } from "@flightaides/core/desk/contract.ts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { deskKey, undecided } from "./queries";
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
      "Both read that the fee is not refunded, and where to write if they think that it is wrong.",
  },
  closed: {
    verb: "Close the dispute",
    follows: "The case leaves this list. Nobody is told, and PayPal decides about the money.",
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

/** Decides a contradicted claim, or closes a dispute. */
export function ClaimForm({ id, kind }: { id: string; kind: Kind }) {
  const [asked, setAsked] = useState<Outcome>();
  const { go } = usePlace();
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decided: { decision: Outcome; text: string }) =>
      call(decideClaim, { id, ...decided }),
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
      <p>{claims[kind].says}</p>
      <div className={classes.options}>
        {claims[kind].decisions.map((one) => (
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
          <p>{outcomes[asked].follows}</p>
        </RecordedQuestion>
      )}
    </section>
  );
}
