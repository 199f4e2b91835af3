import { Button } from "@mantine/core";
import { Link } from "react-router";
import { ApiError } from "../lib/api-error";
import { i18n } from "../lib/i18n";
import { tripPath } from "../lib/paths";
import classes from "./problem.module.css";

type Props = {
  /** The failed action, as a sentence. */
  title: string;
  /** Nothing is shown for null. */
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
};

/** An error message with a retry. The detail comes from {@link ApiError}; other errors get a general sentence. */
export function Problem({ title, error, onRetry, retrying = false }: Props) {
  if (error === null) return null;
  return (
    <div className={classes.problem} role="alert">
      <p>
        <strong>{title}</strong> <Because error={error} />
      </p>
      <Button variant="default" size="md" onClick={onRetry} aria-disabled={retrying}>
        {retrying ? i18n.t("Trying…") : i18n.t("Try again")}
      </Button>
    </div>
  );
}

/** {@link messageOf}, with a link to the trip that it is about. */
export function Because({ error }: { error: unknown }) {
  const trip = error instanceof ApiError ? error.trip : undefined;
  return (
    <>
      {messageOf(error)}
      {trip && (
        <>
          {" "}
          <Link to={tripPath(trip)}>{i18n.t("See the other trip")}</Link>
        </>
      )}
    </>
  );
}

/** A user-readable sentence. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError
    ? error.message
    : i18n.t("Something went wrong. Please try again.");
}
