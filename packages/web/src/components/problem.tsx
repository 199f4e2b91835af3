import { Button } from "@mantine/core";
import { ApiError } from "../lib/api";
import classes from "./problem.module.css";

type Props = { what: string; error: unknown; onRetry: () => void; retrying?: boolean };

/** What went wrong, in words, and the way to try again. */
export function Problem({ what, error, onRetry, retrying = false }: Props) {
  return (
    <div className={classes.problem} role="alert">
      <p>
        <strong>{what}</strong>{" "}
        {error instanceof ApiError ? error.message : "Something went wrong. Please try again."}
      </p>
      <Button variant="default" size="md" onClick={onRetry} aria-disabled={retrying}>
        {retrying ? "Trying…" : "Try again"}
      </Button>
    </div>
  );
}
