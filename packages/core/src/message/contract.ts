import * as z from "zod/mini";
import { contract } from "../contract";

export const maxMessageLength = 500;

/** A message as one participant reads it. */
export const Message = z.object({
  id: z.string(),
  mine: z.boolean(),
  /** E-mail addresses, phone numbers, links and handles are masked until the connection is paid. */
  text: z.string(),
  at: z.iso.datetime(),
});
export type Message = z.output<typeof Message>;

/** Oldest first. */
export const list = contract({
  method: "GET",
  path: "/connections/{id}/messages",
  auth: "bearer",
  input: z.object({ id: z.string() }),
  output: z.array(Message),
  cache: "no-store",
});

/** Writes to the counterpart. 409 once the connection is over; 429 beyond the messages of a day. */
export const write = contract({
  method: "POST",
  path: "/connections/{id}/messages",
  auth: "bearer",
  input: z.object({
    id: z.string(),
    text: z
      .string("Write something.")
      .check(
        z.trim(),
        z.minLength(1, "Write something."),
        z.maxLength(maxMessageLength, `At most ${maxMessageLength} characters.`),
      ),
  }),
  output: z.array(Message),
  cache: "no-store",
  rate: "costly",
});
