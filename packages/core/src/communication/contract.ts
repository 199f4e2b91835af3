import * as z from "zod/mini";
import { contract } from "../contract";

export const maxSubjectLength = 150;
export const maxHtmlLength = 20_000;
/** Mails a caller may send in a day (UTC). */
export const dailyLimit = 10;

/**
 * A mail from one of a pair to the other, or to oneself. 403 to any other address, 429 after {@link dailyLimit} a day.
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
    /** Sanitised: formatting and links stay, scripts, styles and images go. */
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

/** What a mail's link opens in a browser: sends on to the page that asks, changes nothing. */
export const unsubscribePage = contract({
  method: "GET",
  path: "/unsubscribe",
  auth: "none",
  input: Token,
  output: z.void(),
  cache: "no-store",
});

/**
 * Turns match mail off for whoever the token was signed for. The token is in the query; the body, `One-Click` of RFC 8058
 * or nothing, is not read.
 */
export const unsubscribe = contract({
  method: "POST",
  path: "/unsubscribe",
  auth: "none",
  input: Token,
  readFrom: "query",
  output: z.void(),
  cache: "no-store",
});
