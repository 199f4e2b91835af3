import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Problem } from "../../components/problem";
import classes from "./desk.module.css";

type Props = {
  action: { isPending: boolean; error: unknown; mutate: () => void };
  /** The first sentence of the error message. */
  problem: string;
  /** What else can be done. */
  children?: ReactNode;
};

/** Tries again what has failed. */
export function Retry({ action, problem, children }: Props) {
  const { isPending, error, mutate } = action;
  return (
    <>
      <div className={classes.options}>
        <Button data-row variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
          Retry
        </Button>
        {children}
      </div>
      <Problem title={problem} error={error} retrying={isPending} onRetry={() => mutate()} />
    </>
  );
}
