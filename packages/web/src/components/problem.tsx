import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "../lib/api-error";
import { i18n } from "../lib/i18n";
import classes from "./problem.module.css";

type Props = {
  /** The failed action, as a sentence. */
  title: string;
  /** Nothing is shown for null. */
  error: unknown;
  /** In place of the error's message. */
  detail?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
};

/** An error message with a retry. The detail comes from {@link ApiError}; other errors get a general sentence. */
export function Problem({ title, error, detail, onRetry, retrying = false }: Props) {
  if (error === null) return null;
  return (
    <div className={classes.problem} role="alert">
      <p>
        <strong>{title}</strong> {detail ?? messageOf(error)}
      </p>
      <Button variant="default" size="md" onClick={onRetry} aria-disabled={retrying}>
        {retrying ? i18n.t("Trying…") : i18n.t("Try again")}
      </Button>
    </div>
  );
}

/** A user-readable sentence. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError
    ? error.message
    : i18n.t("Something went wrong. Please try again.");
}
