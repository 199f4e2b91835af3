import "../../components/form-styles";
import { type Message, maxMessageLength, preview } from "@flightaides/core/message/contract.ts";
import { Button, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "../../components/problem";
import { QueryBoundary } from "../../components/query-boundary";
import { ShownAs, useShownAs } from "../../components/shown-as";
import { WaitingList } from "../../components/waiting-list";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { i18n } from "../../lib/i18n";
import { formatInstant } from "../../lib/instant";
import { retryOnce } from "../../lib/retry";
import { sendOrWait, useWaiting } from "../../lib/waiting";
import {
  type MessageDraft,
  removeSentDraft,
  useMessageDraft,
  writeMessageDraft,
} from "./message-draft";
import classes from "./messages.module.css";
import { type Conversation, messages } from "./queries";

type Props = Conversation & {
  /** The counterpart's. */
  name: string;
  canWrite: boolean;
  /** The connection is over: there will be no new messages. */
  isOver: boolean;
};

/** The messages of a connection, and a field to write one. */
export function Messages({ name, canWrite, isOver, ...conversation }: Props) {
  const query = useQuery(messages(conversation, isOver));
  const { connection } = conversation;
  const isWaiting = useWaiting().some(
    ({ name, input }) => name === "message" && input.id === connection,
  );
  // When a connection is over, only messages that exist or were not sent are shown.
  if (isOver && !query.data?.length && !isWaiting) return null;
  return (
    <section className={classes.messages} id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">{i18n.t("Messages")}</h2>
      {canWrite && conversation.masking !== "none" && (
        <p className={classes.hint}>
          {i18n.t(
            "Ask {name} whatever you need to know. Messages cost nothing. Addresses and numbers are hidden until you are connected.",
            { name },
          )}
        </p>
      )}
      <QueryBoundary query={query} problem={i18n.t("We couldn’t load your messages.")}>
        {(written) => (
          // Assistive technology reads out what is added.
          <div role="log" aria-label={i18n.t("Messages")} aria-live="polite">
            <ol className={classes.list}>
              {written.map((message) => (
                <Bubble key={message.id} message={message} name={name} />
              ))}
            </ol>
          </div>
        )}
      </QueryBoundary>
      <WaitingList connection={connection} shows={({ name }) => name === "message"} />
      {canWrite && <WriteForm {...conversation} name={name} />}
    </section>
  );
}

function Bubble({ message: { mine, text, at }, name }: { message: Message; name: string }) {
  return (
    <li className={classes.bubble} data-mine={mine || undefined}>
      <p className={classes.who}>
        {mine ? i18n.t("You") : name}, <time dateTime={at}>{formatInstant(at)}</time>
      </p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

function WriteForm({ name, ...conversation }: Conversation & Pick<Props, "name">) {
  const { uid, connection } = conversation;
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, key } = useMessageDraft(connection);
  const [isMissing, setMissing] = useState(false);
  const reloadConnection = () =>
    void queryClient.invalidateQueries({ queryKey: ["mine", uid, "connection", connection] });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (sent: MessageDraft) => sendOrWait("message", { id: connection, ...sent }),
    // The answer may be lost or late, and the message stored: the same key again does not write it twice.
    ...retryOnce,
    onSuccess: async (all, sent) => {
      const { queryKey } = messages(conversation);
      // A poll that was answered before the message was stored would hide it.
      await queryClient.cancelQueries({ queryKey });
      // The list shows that it is queued.
      if (all !== "waits") {
        queryClient.setQueryData(queryKey, all);
        // The first message of a Flightaide counts as being in touch.
        reloadConnection();
      }
      removeSentDraft(connection, sent.text);
      field.current?.focus();
    },
    onError: (refused) => {
      field.current?.focus();
      // The connection may be over: its page then says so.
      if (refused instanceof ApiError && refused.code === "conflict") reloadConnection();
    },
  });

  const shownAs = useShownAs({
    text,
    key: ["mine", uid, "messages", connection],
    preview:
      conversation.masking !== "none"
        ? (written) => call(preview, { id: connection, text: written })
        : undefined,
  });

  async function send() {
    if (isPending || shownAs.isChecking) return;
    const written = text.trim();
    setMissing(!written);
    if (!written) field.current?.focus();
    else if (await shownAs.isAgreed()) mutate({ text: written, key });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <Textarea
        ref={field}
        label={i18n.t("Write to {name}", { name })}
        rows={3}
        maxLength={maxMessageLength}
        size="md"
        value={text}
        error={isMissing ? i18n.t("Write something.") : error && messageOf(error)}
        onChange={(event) => {
          writeMessageDraft(connection, event.currentTarget.value);
          setMissing(false);
          if (error) reset();
        }}
      />
      <ShownAs shown={shownAs.shown} isAsked={shownAs.isAsked} reader={name} />
      <div className={classes.bar}>
        <p className={classes.counter}>
          {text.length} / {maxMessageLength}
        </p>
        <Button
          type="submit"
          size="md"
          // Something else may be the page's main action until there is something to send.
          variant={text.trim() ? "filled" : "default"}
          loading={isPending || shownAs.isChecking}
        >
          {shownAs.isAsked ? i18n.t("Send it like this") : i18n.t("Send")}
        </Button>
      </div>
    </form>
  );
}
