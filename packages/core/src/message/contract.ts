import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { once } from "../once";

export const maxMessageLength = 500;
/** Messages of a connection that are shown, the newest. */
export const maxMessages = 200;

/** A message as one participant reads it. */
export const Message = z.lazy(() =>
  z.object({
    id: z.string(),
    mine: z.boolean(),
    /**
     * The caller's own as written. The counterpart's as written while the connection is paid; otherwise e-mail addresses, phone
     * numbers, links, handles and names are masked.
     */
    text: z.string(),
    at: z.iso.datetime(),
  }),
);
export type Message = z.output<typeof Message>;

/** Lists the newest {@link maxMessages} messages of a connection, oldest first. */
export const list = contract({
  method: "GET",
  path: "/connections/{id}/messages",
  auth: "bearer",
  input: () => z.object({ id: z.string() }),
  output: () => z.array(Message),
  cache: "no-store",
});

const MessageText = once(() =>
  z
    .string("message-required" satisfies FieldReason)
    .check(
      z.trim(),
      z.minLength(1, "message-required" satisfies FieldReason),
      z.maxLength(maxMessageLength, "too-long" satisfies FieldReason),
    ),
);

/**
 * Returns a message or the text of an answer as the counterpart would read it, so that the page can ask before it is sent. Stores
 * nothing. 429 beyond the previews of a day.
 */
export const preview = contract({
  method: "POST",
  path: "/connections/{id}/messages:preview",
  auth: "bearer",
  input: () =>
    z.object({
      id: z.string(),
      text: MessageText(),
      /** For a thank-you, which everyone can read. */
      isPublic: z.optional(z.boolean()),
    }),
  output: () => z.object({ text: z.string() }),
  cache: "no-store",
});

/**
 * Writes to the counterpart. 409 once the connection is over; 429 beyond the messages of a day. Without a `key`, the same text again
 * within a minute is a repetition.
 */
export const write = contract({
  method: "POST",
  path: "/connections/{id}/messages",
  auth: "bearer",
  input: () =>
    z.object({
      id: z.string(),
      /** Idempotency key, chosen by the client: a repetition with the same key, however late, is not written again. */
      key: z.optional(z.uuid()),
      text: MessageText(),
    }),
  output: () => z.array(Message),
  cache: "no-store",
  rate: "costly",
});
