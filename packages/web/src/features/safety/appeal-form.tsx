import "../../components/form-styles";
import { appeal, maxReportLength } from "@flightaides/core/safety/contract.ts";
import { Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Problem } from "../../components/problem";
import { SupportAddress } from "../../components/support-address";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { fieldErrors } from "../../lib/field-errors";
import { i18n } from "../../lib/i18n";
import classes from "./safety.module.css";

/** Reopens a case, once. @param token of the link in the mail; empty when it is cut off */
export function AppealForm({ token }: { token: string }) {
  const [text, setText] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({ mutationFn: () => call(appeal, { token, text: text.trim() }) });
  const { error, isPending, isSuccess } = sending;
  const isOver = error instanceof ApiError && ["not-found", "invalid-input"].includes(error.code);
  const fieldError = fieldErrors(error).text;

  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);

  if (!token || (isOver && !fieldError))
    return (
      <p role="alert">
        {error instanceof ApiError
          ? error.message
          : i18n.t("This link is incomplete. Open it again from the mail.")}{" "}
        <SupportAddress />
      </p>
    );
  if (isSuccess)
    return (
      <p ref={done} tabIndex={-1} role="status">
        <strong>{i18n.t("Thank you. Somebody will look at it again.")}</strong>{" "}
        {i18n.t("We write to you when it is decided.")}
      </p>
    );
  return (
    <form
      noValidate
      className={classes.appeal}
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(!text.trim());
        if (!text.trim()) field.current?.focus();
        else if (!isPending) sending.mutate();
      }}
    >
      <p>
        {i18n.t("You can ask once. Tell us what happened from your side, and what we should know.")}
      </p>
      <Textarea
        ref={field}
        label={i18n.t("What should we know?")}
        rows={6}
        maxLength={maxReportLength}
        size="md"
        value={text}
        error={fieldError ?? (isRefused && !text.trim() ? i18n.t("Write something.") : undefined)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem
        title={i18n.t("We couldn’t send it.")}
        error={isOver ? null : error}
        retrying={isPending}
        onRetry={() => sending.mutate()}
      />
      <Button type="submit" size="lg" loading={isPending}>
        {i18n.t("Ask us to look again")}
      </Button>
    </form>
  );
}
