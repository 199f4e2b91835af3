import "../../components/form-styles";
import { Again, type Connection, maxThanksLength } from "@flightaides/core/connection/contract.ts";
import { preview } from "@flightaides/core/message/contract.ts";
import { Button, Radio, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { ShownAs, useShownAs } from "../../components/shown-as";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
import { sendOrWait } from "../../lib/waiting";
import classes from "./connection.module.css";
import { reviewsAfter } from "./possible-reviews";
import { nameOf } from "./status";
import { isConflict, useChange } from "./use-change";

type Props = { uid: string; connection: Connection };

const answers: Record<Again, string> = {
  yes: i18n.t("Yes, again"),
  no: i18n.t("No"),
  "no-trip": i18n.t("We did not fly together"),
};

/** The reviews of both, and the form as long as the reader can write one. */
export function Reviews({ uid, connection }: Props) {
  const { actions, reviews } = connection;
  const canWrite = actions.includes("review");
  if (!canWrite && !reviews?.mine && !reviews?.theirs) return null;
  const name = nameOf(connection);
  return (
    <section className={classes.panel} aria-labelledby="review">
      <h2 id="review">{i18n.t("How was it?")}</h2>
      {reviews?.theirs && <Written by={i18n.t("{name}:", { name })} written={reviews.theirs} />}
      {canWrite ? (
        <ReviewForm uid={uid} connection={connection} />
      ) : (
        reviews?.mine && <Written by={i18n.t("You:")} written={reviews.mine} />
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
        <strong>{by}</strong> {answers[written.again]}
      </p>
      {written.thanks && <blockquote className={classes.quote}>{written.thanks}</blockquote>}
    </div>
  );
}

function ReviewForm({ uid, connection }: Props) {
  const { id, reviews, flown } = connection;
  const mine = reviews?.mine;
  const options = reviewsAfter(flown);
  const [again, setAgain] = useState(mine?.again);
  const [thanks, setThanks] = useState(mine?.thanks ?? "");
  const [isMissing, setMissing] = useState(false);
  const { form, summary, showErrors } = useErrorSummary();
  const { mutate, error, isPending } = useChange(
    uid,
    id,
    i18n.t("Thank you. Your review is saved."),
  );
  const name = nameOf(connection);
  const shownAs = useShownAs({
    text: thanks,
    key: ["mine", uid, "thanks", id],
    preview: (text) => call(preview, { id, text, isPublic: true }),
  });

  async function save() {
    setMissing(!again);
    if (!again) showErrors();
    if (!again || isPending || !(await shownAs.isAgreed())) return;
    mutate(() => sendOrWait("review", { id, again, thanks: thanks.trim() || undefined }));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={classes.form}>
      {summary}
      <Radio.Group
        label={i18n.t("Would you fly together with {name} again?", { name })}
        value={again ?? null}
        onChange={(value) => {
          setAgain(z.safeParse(Again, value).data);
          setMissing(false);
        }}
        error={isMissing && i18n.t("Choose an answer.")}
      >
        <div className={classes.choices}>
          {options.map((option, index) => (
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
      {flown !== undefined && (
        <p className={classes.small}>
          {flown
            ? i18n.t("You have told us that you flew together. If that was a mistake, write to us.")
            : i18n.t(
                "You have told us that you did not fly together. If that was a mistake, write to us.",
              )}
        </p>
      )}
      {again === "no-trip" && (
        <p className={classes.small}>
          {connection.role === "traveler"
            ? i18n.t("When both of you say so, you get the fee back.")
            : i18n.t("When both of you say so, the traveler gets the fee back.")}
        </p>
      )}
      <Textarea
        label={i18n.t("A thank-you (optional)")}
        description={i18n.t("Others can read it, without your name and without contact details.")}
        rows={3}
        maxLength={maxThanksLength}
        size="md"
        value={thanks}
        onChange={(event) => setThanks(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {thanks.length} / {maxThanksLength}
      </p>
      <ShownAs shown={shownAs.shown} isAsked={shownAs.isAsked} />
      <p className={classes.small}>
        {i18n.t(
          "Neither of you sees the other’s answer before both are in, or 14 days have passed. Nothing can be changed then.",
        )}
      </p>
      {!isConflict(error) && (
        <Problem
          title={i18n.t("Your review isn’t saved.")}
          error={error}
          retrying={isPending}
          onRetry={() => void save()}
        />
      )}
      <div>
        <Button type="submit" size="md" loading={isPending || shownAs.isChecking}>
          {mine ? i18n.t("Save the change") : i18n.t("Send")}
        </Button>
      </div>
    </form>
  );
}
