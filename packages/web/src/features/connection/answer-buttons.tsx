import "../../components/form-styles";
import { type Connection, maxAnswerLength } from "@flightaides/core/connection/contract";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { sendOrWait, useWaiting } from "../../lib/waiting";
import { ChangeDialog } from "./change-dialog";
import classes from "./connection.module.css";
import { nameOf } from "./status";

export type Answer = "yes" | "no";

type Props = {
  uid: string;
  connection: Connection;
  /** The answer that a mail's link proposes: its question is open from the start. */
  proposed: Answer | undefined;
};

/** Accept and Decline, each with a question and an optional line of text. */
export function AnswerButtons({ uid, connection, proposed }: Props) {
  const [asked, setAsked] = useState(proposed);
  const { id } = connection;
  if (useWaiting().some(({ name, input }) => name === "answer" && input.id === id)) return null;
  return (
    <div className={classes.row}>
      <Button size="lg" onClick={() => setAsked("yes")}>
        Accept
      </Button>
      <Button size="lg" variant="default" onClick={() => setAsked("no")}>
        Decline
      </Button>
      {asked && (
        <AnswerDialog
          key={asked}
          uid={uid}
          connection={connection}
          answered={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type DialogProps = Pick<Props, "uid" | "connection"> & { answered: Answer; onClose: () => void };

function AnswerDialog({ uid, connection, answered, onClose }: DialogProps) {
  const [text, setText] = useState("");
  const name = nameOf(connection);
  const accept = answered === "yes";
  const { id } = connection;
  return (
    <ChangeDialog
      uid={uid}
      id={id}
      title={accept ? `Say yes to ${name}?` : `Decline ${name}?`}
      submit={accept ? "Accept" : "Decline"}
      back="Not now"
      danger={!accept}
      change={() => () => sendOrWait("answer", { id, accept, text: text.trim() || undefined })}
      onClose={onClose}
    >
      <p>
        {accept
          ? `${name} can then pay the service fee and gets your name, e-mail address and phone number; you get theirs. It costs you nothing.`
          : `${name} is told, can’t pay, and looks for somebody else.`}
      </p>
      <Textarea
        label={`A line to ${name} (optional)`}
        description="No contact details, please: they are hidden."
        rows={3}
        maxLength={maxAnswerLength}
        size="md"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {text.length} / {maxAnswerLength}
      </p>
    </ChangeDialog>
  );
}
