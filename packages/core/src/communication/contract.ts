import * as z from "zod/mini";
import { contract } from "../contract";

export const maxSubjectLength = 150;
export const maxHtmlLength = 20_000;
/**
 * Sends a mail to the counterpart of a paid connection, or to oneself. 403 for any other address, 429 beyond the messages of a
 * day.
 */
export const send = contract({
  method: "POST",
  path: "/communication/email:send",
  auth: "bearer",
  input: z.object({
    to: z.string("Enter an e-mail address.").check(z.trim(), z.email("Enter an e-mail address.")),
    subject: z
      .string("Enter a subject.")
      .check(
        z.trim(),
        z.minLength(1, "Enter a subject."),
        z.maxLength(maxSubjectLength, `At most ${maxSubjectLength} characters.`),
        z.regex(/^\P{Cc}*$/u, "A subject is one line."),
      ),
    /** Sanitised: formatting and links are kept, scripts, styles and images removed. */
    html: z
      .string("Write a message.")
      .check(
        z.trim(),
        z.minLength(1, "Write a message."),
        z.maxLength(maxHtmlLength, `At most ${maxHtmlLength} characters.`),
      ),
  }),
  output: z.void(),
  cache: "no-store",
  rate: "costly",
});

const Token = z.object({ token: z.string() });

/**
 * The unsubscribe link of a mail, opened in a browser. Redirects to the page that asks for confirmation, with the parameter
 * `topic`, a `MailTopic`; changes nothing.
 */
export const unsubscribePage = contract({
  method: "GET",
  path: "/unsubscribe",
  auth: "none",
  input: Token,
  output: z.void(),
  cache: "no-store",
});

/**
 * Turns mail of one topic off for the user that the token was made for. The token is in the query. The body, `One-Click` of RFC 8058
 * or empty, is not read.
 */
export const unsubscribe = contract({
  method: "POST",
  path: "/unsubscribe",
  auth: "none",
  input: Token,
  readFrom: "query",
  output: z.void(),
  cache: "no-store",
  calledByServers: true,
});
