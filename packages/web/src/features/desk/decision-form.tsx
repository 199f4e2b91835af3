import "../../components/form-styles";
import { decide } from "@flightaides/core/desk/contract.ts";
import { suspensionReasons } from "@flightaides/core/quota/suspension-reasons.ts";
import { appealDecisions, decisions } from "@flightaides/core/safety/contract.ts";
import { Button, Radio, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Question } from "../../components/question";
import { call } from "../../lib/api";
import { setNotice } from "../../lib/notice";
import classes from "./desk.module.css";
import { label } from "./labels";
import { deskKey, undecided } from "./queries";
import { ReasonSelect } from "./reason-select";
import { usePlace } from "./views";

type Decision = (typeof decisions)[number];

/** What follows from each decision, as it is asked before it is made, because mails are sent at once. Only a suspension can be lifted. */
const consequences: Record<Decision, string> = {
  dismiss: "The reporter is told that it is decided. The other person is told nothing.",
  warn: "The person reads a warning, with the reason and your text. The reporter is told that it is decided.",
  suspend:
    "The person can do nothing any more but download the data and delete the account. Postings hide, connections end, and what others paid goes back. The reporter is told that it is decided.",
  refund:
    "The connection ends, and the fee goes back to the traveler. Both are told, and the reporter is told that it is decided.",
};

/** As {@link consequences}, of a case that an appeal has reopened. */
const afterAppeal: Record<(typeof appealDecisions)[number], string> = {
  dismiss:
    "The person reads that the decision is taken back. If it suspended the account, the suspension is lifted. The reporter is told nothing.",
  warn: "The person reads that it is a warning, with the reason and your text. If the decision before suspended the account, the suspension is lifted. The reporter is told nothing.",
  suspend:
    "The person reads that the account is suspended. If it was not, postings hide, connections end, and what others paid goes back. The reporter is told nothing.",
};

/** As {@link consequences}, of a suspension of somebody who has deleted the account. */
const whenBack =
  "The person has deleted the account, and is told nothing. Whoever signs up again with the same address or Google account can do nothing but download the data and delete the account.";

/** What can be decided about somebody who has deleted the account: who is known when they sign up again, and who is not. */
const possible: Record<"away" | "gone", readonly Decision[]> = {
  away: ["dismiss", "suspend", "refund"],
  gone: ["dismiss", "refund"],
};

type Props = {
  id: string;
  /** Missing while the reported person has the account. */
  left?: keyof typeof possible | undefined;
  /** The reported person has asked for a second look. */
  isAppeal: boolean;
  /** The report is about a connection, whose fee can go back. */
  hasConnection: boolean;
};

function followsOf(decision: Decision, isAppeal: boolean, left: Props["left"]): string {
  if (left && decision === "suspend") return whenBack;
  return isAppeal && decision !== "refund" ? afterAppeal[decision] : consequences[decision];
}

/** Decides a report. */
export function DecisionForm({ id, left, isAppeal, hasConnection }: Props) {
  const [decision, setDecision] = useState<Decision>("dismiss");
  const [reason, setReason] = useState<(typeof suspensionReasons)[number]>("other");
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const offered = isAppeal || !hasConnection ? appealDecisions : decisions;
  const follows = followsOf(decision, isAppeal, left);
  const { go } = usePlace();
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: () => call(decide, { id, decision, reason, text: text.trim() }),
    onSuccess: () => {
      setNotice("The report is decided.");
      go("reports");
      // What is open is not read again: each look is recorded.
      void queryClient.invalidateQueries({ queryKey: deskKey, refetchType: "none" });
      void queryClient.invalidateQueries({ queryKey: undecided().queryKey });
    },
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(!text.trim());
        if (text.trim()) setIsAsking(true);
      }}
    >
      <h3>Decide</h3>
      <Radio.Group
        label="Decision"
        description={follows}
        value={decision}
        onChange={(value) => setDecision(decisions.find((one) => one === value) ?? "dismiss")}
      >
        <div className={classes.options}>
          {offered.map((one) => (
            <Radio
              key={one}
              value={one}
              label={label(one)}
              disabled={left !== undefined && !possible[left].includes(one)}
              color="var(--fa-ink)"
              iconColor="var(--fa-surface)"
              size="md"
            />
          ))}
        </div>
      </Radio.Group>
      <ReasonSelect reasons={suspensionReasons} value={reason} onChange={setReason} />
      <Textarea
        label="Text"
        description={
          decision === "warn" ? "The person reads it: write it to them." : "For the record."
        }
        rows={3}
        maxLength={1000}
        size="md"
        value={text}
        error={isRefused && !text.trim() ? "Say why in a sentence." : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="md" className={classes.submit}>
        Decide …
      </Button>
      {isAsking && (
        <Question
          title={`${label(decision)}?`}
          keep="Go back"
          confirm={label(decision)}
          action={deciding}
          problem="The report is not decided."
          onClose={() => setIsAsking(false)}
        >
          <p>{follows}</p>
          <blockquote>{text.trim()}</blockquote>
        </Question>
      )}
    </form>
  );
}
