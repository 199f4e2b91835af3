import "../../components/form-styles";
import { type Connection, maxAnswerLength } from "@flightaides/core/connection/contract.ts";
import { preview } from "@flightaides/core/message/contract.ts";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { ShownAs, useShownAs } from "../../components/shown-as";
import { useDropParameter } from "../../components/use-drop-parameter";
import { call } from "../../lib/api";
import { i18n } from "../../lib/i18n";
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
  const dropAnswer = useDropParameter("answer");
  const { id } = connection;
  if (useWaiting().some(({ name, input }) => name === "answer" && input.id === id)) return null;
  return (
    <div className={classes.row}>
      <Button size="lg" onClick={() => setAsked("yes")}>
        {i18n.t("Accept")}
      </Button>
      <Button size="lg" variant="default" onClick={() => setAsked("no")}>
        {i18n.t("Decline")}
      </Button>
      {asked && (
        <AnswerDialog
          key={asked}
          uid={uid}
          connection={connection}
          answered={asked}
          onClose={() => {
            setAsked(undefined);
            dropAnswer();
          }}
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
  const { id, trips } = connection;
  const shownAs = useShownAs({
    text,
    key: ["mine", uid, "messages", id],
    preview: (written) => call(preview, { id, text: written }),
  });
  return (
    <ChangeDialog
      uid={uid}
      id={id}
      title={accept ? i18n.t("Say yes to {name}?", { name }) : i18n.t("Decline {name}?", { name })}
      submit={accept ? i18n.t("Accept") : i18n.t("Decline")}
      back={i18n.t("Not now")}
      danger={!accept}
      change={() => () =>
        sendOrWait("answer", { id, accept, text: text.trim() || undefined, trips })
      }
      shownAs={shownAs}
      onClose={onClose}
    >
      <p>
        {accept
          ? i18n.t(
              "{name} can then pay the service fee and gets your name, e-mail address and phone number; you get theirs. It costs you nothing.",
              { name },
            )
          : i18n.t("We let {name} know. They can’t pay any more, and can look for someone else.", {
              name,
            })}
      </p>
      <Textarea
        label={i18n.t("A short message to {name} (optional)", { name })}
        description={i18n.t("No contact details, please: they are hidden.")}
        rows={3}
        maxLength={maxAnswerLength}
        size="md"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.counter}>
        {text.length} / {maxAnswerLength}
      </p>
      <ShownAs shown={shownAs.shown} isAsked={shownAs.isAsked} reader={name} />
    </ChangeDialog>
  );
}
