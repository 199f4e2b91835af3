import "../../components/form-styles";
import { maxReportLength, type ReportReason, report } from "@flightaides/core/safety/contract.ts";
import { Button, Radio, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { useErrorSummary } from "../../components/error-summary";
import { Problem } from "../../components/problem";
import { call } from "../../lib/api";
import { fieldErrors } from "../../lib/field-errors";
import { i18n } from "../../lib/i18n";
import { reasons } from "./reasons";
import classes from "./safety.module.css";
import type { Subject } from "./subject";

type Props = {
  subject: Subject;
  name: string;
  onBlock: () => void;
  onClose: () => void;
};

export default function ReportDialog({ subject, name, onBlock, onClose }: Props) {
  const { form, summary, showErrors } = useErrorSummary();
  const done = useRef<HTMLParagraphElement>(null);
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) =>
      call(report, { ...subject, reason: chosen, text: text.trim() || undefined }),
    onError: showErrors,
  });
  const errors = fieldErrors(sending.error);
  const reasonError =
    errors.reason ?? (refused && !reason ? i18n.t("Choose a reason.") : undefined);

  // The button that had the focus is gone.
  useEffect(() => {
    if (sending.isSuccess) done.current?.focus();
  }, [sending.isSuccess]);

  function send() {
    setRefused(!reason);
    if (!reason) showErrors();
    else if (!sending.isPending) sending.mutate(reason);
  }

  if (sending.isSuccess)
    return (
      <Dialog title={i18n.t("Report {name}", { name })} side="center" onClose={onClose}>
        <div className={dialog.question}>
          <p ref={done} tabIndex={-1} role="status">
            <strong>{i18n.t("Thank you. Your report has arrived.")}</strong>{" "}
            {i18n.t(
              "We read it, and may ask you by e-mail for more. If you don’t want to meet {name} again, block them as well.",
              { name },
            )}
          </p>
          <div className={dialog.answers}>
            <Button variant="default" size="md" onClick={onBlock}>
              {i18n.t("Block {name}", { name })}
            </Button>
            <Button size="md" onClick={onClose}>
              {i18n.t("Close")}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={i18n.t("Report {name}", { name })} side="center" onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={dialog.question}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        {summary}
        <p>
          {i18n.t(
            "We receive your report with what you can see of this person: the posting, and the messages between you. We don’t say who sent the report. If you are in danger, call the police first, or tell the crew.",
          )}
        </p>
        <Radio.Group
          label={i18n.t("What is wrong?")}
          value={reason ?? ""}
          error={reasonError}
          onChange={(value) => setReason(reasons.find((each) => each.value === value)?.value)}
        >
          <div className={classes.reasons}>
            {reasons.map((each, index) => (
              <Radio
                key={each.value}
                {...each}
                color="var(--fa-ink)"
                iconColor="var(--fa-surface)"
                size="md"
                data-invalid={(reasonError && index === 0) || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          label={i18n.t("What happened? (Optional)")}
          rows={4}
          maxLength={maxReportLength}
          size="md"
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={classes.counter}>
          {text.length} / {maxReportLength}
        </p>
        <Problem
          title={i18n.t("Your report isn’t sent.")}
          error={sending.error}
          retrying={sending.isPending}
          onRetry={send}
        />
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            {i18n.t("Cancel")}
          </Button>
          <Button type="submit" size="md" loading={sending.isPending}>
            {i18n.t("Send report")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
