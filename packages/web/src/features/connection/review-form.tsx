import "../../components/form-styles";
import {
  Again,
  type Connection,
  maxThanksLength,
  review,
} from "@flightaides/core/connection/contract";
import { Button, Radio, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import classes from "./connection.module.css";
import { nameOf } from "./status";
import { isConflict, useChange } from "./use-change";

type Props = { uid: string; connection: Connection };

const answers: Record<Again, string> = {
  yes: "Yes, again",
  no: "No",
  "no-trip": "We did not fly together",
};

/** The reviews of both, and the form as long as the reader can write one. */
export function Reviews({ uid, connection }: Props) {
  const { actions, reviews } = connection;
  const canWrite = actions.includes("review");
  if (!canWrite && !reviews?.mine && !reviews?.theirs) return null;
  const name = nameOf(connection);
  return (
    <section className={classes.panel} aria-labelledby="review">
      <h2 id="review">How was it?</h2>
      {reviews?.theirs && <Written by={name} written={reviews.theirs} />}
      {canWrite ? (
        <ReviewForm uid={uid} connection={connection} />
      ) : (
        reviews?.mine && <Written by="You" written={reviews.mine} />
      )}
    </section>
  );
}

function Written({
  by,
  written,
}: {
  by: string;
  written: NonNullable<Connection["reviews"]>["mine"];
}) {
  if (!written) return null;
  return (
    <div>
      <p>
        <strong>{by}:</strong> {answers[written.again]}
      </p>
      {written.thanks && <blockquote className={classes.quote}>{written.thanks}</blockquote>}
    </div>
  );
}

function ReviewForm({ uid, connection }: Props) {
  const { id, reviews } = connection;
  const mine = reviews?.mine;
  const [again, setAgain] = useState(mine?.again);
  const [thanks, setThanks] = useState(mine?.thanks ?? "");
  const [isMissing, setMissing] = useState(false);
  const { form, summary, showErrors } = useErrorSummary();
  const { mutate, error, isPending } = useChange(uid, id, "Thank you. Your review is saved.");
  const name = nameOf(connection);

  function save() {
    setMissing(!again);
    if (!again) showErrors();
    if (!again || isPending) return;
    mutate(() => call(review, { id, again, thanks: thanks.trim() || undefined }));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={classes.form}>
      {summary}
      <Radio.Group
        label={`Would you fly together with ${name} again?`}
        value={again ?? null}
        onChange={(value) => {
          setAgain(z.safeParse(Again, value).data);
          setMissing(false);
        }}
        error={isMissing && "Choose an answer."}
      >
        <div className={classes.choices}>
          {Again.options.map((option, index) => (
            <Radio
              key={option}
              value={option}
              label={answers[option]}
              color="var(--fa-ink)"
              iconColor="var(--fa-surface)"
              size="md"
              data-invalid={(isMissing && index === 0) || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label="A thank-you (optional)"
        description="Others can read it, without your name and without contact details."
        rows={3}
        maxLength={maxThanksLength}
        size="md"
        value={thanks}
        onChange={(event) => setThanks(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {thanks.length} / {maxThanksLength}
      </p>
      <p className={classes.small}>
        Neither of you sees the other’s answer before both are in, or 14 days have passed. Nothing
        can be changed then.
      </p>
      {!isConflict(error) && (
        <Problem
          title="Your review isn’t saved."
          error={error}
          retrying={isPending}
          onRetry={save}
        />
      )}
      <div>
        <Button type="submit" size="md" loading={isPending}>
          {mine ? "Save the change" : "Send"}
        </Button>
      </div>
    </form>
  );
}
