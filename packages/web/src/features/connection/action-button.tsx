import {
  agree,
  airlineCancelled,
  type Connection,
  leave,
  stay,
} from "@flightaides/core/connection/contract.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useDropParameter } from "../../components/use-drop-parameter";
import { call } from "../../lib/api";
import { sendOrWait, useWaiting } from "../../lib/waiting";
import { ChangeDialog } from "./change-dialog";
import { type PlainAction, plainActions } from "./plain-actions";
import type { Change } from "./use-change";

type Props = {
  uid: string;
  connection: Connection;
  action: PlainAction;
  /** The main thing to do on the page. */
  primary?: boolean;
  /** A mail's link leads here: the question is open from the start. */
  isProposed?: boolean;
};

/** A button for what the reader can do now, with a question before anything is written. */
export function ActionButton(props: Props) {
  const { uid, connection, action, primary = false, isProposed = false } = props;
  const [isOpen, setOpen] = useState(isProposed);
  const dropAnswer = useDropParameter("answer");
  const { id, actions, choices = [] } = connection;
  const waits = useWaiting().some(({ name, input }) => name === sentAs(action) && input.id === id);
  const isPossible = [...actions, ...choices].some((one) => one === action);
  if (!isPossible || waits) return null;
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
          change={() => () => send(action, id)}
          onClose={() => {
            setOpen(false);
            dropAnswer();
          }}
        >
          <p>{text(connection)}</p>
        </ChangeDialog>
      )}
    </>
  );
}

/** What is done at once or not at all: what becomes of the money depends on when it arrives. */
const immediate = { "airline-cancelled": airlineCancelled, agree, stay, leave } as const;

function send(action: PlainAction, id: string): ReturnType<Change> {
  const name = sentAs(action);
  switch (name) {
    case "airline-cancelled":
    case "agree":
    case "stay":
    case "leave":
      return call(immediate[name], { id });
    default:
      return sendOrWait(name, { id });
  }
}

/** One call contradicts every claim of the other. */
function sentAs(action: PlainAction): Exclude<PlainAction, "contradict-airline"> {
  return action === "contradict-airline" ? "contradict" : action;
}
