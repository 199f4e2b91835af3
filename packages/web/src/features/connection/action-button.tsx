import type { Connection } from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { sendOrWait, useWaiting } from "../../lib/waiting";
import { ChangeDialog } from "./change-dialog";
import { type PlainAction, plainActions } from "./plain-actions";

type Props = {
  uid: string;
  connection: Connection;
  action: PlainAction;
  /** The main thing to do on the page. */
  primary?: boolean;
};

/** A button for an action that the reader can take now, with a question before anything is written. */
export function ActionButton({ uid, connection, action, primary = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id } = connection;
  const waits = useWaiting().some(({ name, input }) => name === action && input.id === id);
  if (!connection.actions.includes(action) || waits) return null;
  const { button, title, text, submit, back, done, danger } = plainActions[action];
  return (
    <>
      <Button size="md" variant={primary ? "filled" : "default"} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <ChangeDialog
          uid={uid}
          id={id}
          title={title}
          submit={submit}
          back={back}
          danger={danger}
          {...(done && { done })}
          change={() => () => sendOrWait(action, { id })}
          onClose={() => setOpen(false)}
        >
          <p>{text(connection)}</p>
        </ChangeDialog>
      )}
    </>
  );
}
