import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import dialog from "./dialog.module.css";
import { Problem } from "./problem";

type Props = {
  title: string;
  /** The button that changes nothing. */
  keep: string;
  /** The button that begins `action`. It is red, because the action is hard or impossible to undo. */
  confirm: string;
  action: { isPending: boolean; error: unknown; mutate: () => void };
  /** The first sentence of the error message. */
  problem: string;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation before a destructive action. */
export function Question({ title, keep, confirm, action, problem, onClose, children }: Props) {
  const { isPending, error, mutate } = action;
  return (
    <Dialog title={title} side="center" onClose={onClose}>
      <div className={dialog.question}>
        {children}
        <Problem title={problem} error={error} retrying={isPending} onRetry={() => mutate()} />
        <div className={dialog.answers}>
          <Button variant="default" size="md" onClick={onClose}>
            {keep}
          </Button>
          <Button
            size="md"
            color="var(--fa-danger)"
            autoContrast={false}
            className={dialog.danger}
            loading={isPending}
            onClick={() => mutate()}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
