import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";

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
  input: () =>
    z.object({
      to: z
        .string("email-required" satisfies FieldReason)
        .check(z.trim(), z.email("email-required" satisfies FieldReason)),
      subject: z
        .string("mail-subject-required" satisfies FieldReason)
        .check(
          z.trim(),
          z.minLength(1, "mail-subject-required" satisfies FieldReason),
          z.maxLength(maxSubjectLength, "too-long" satisfies FieldReason),
          z.regex(/^\P{Cc}*$/u, "mail-subject-multiline" satisfies FieldReason),
        ),
      /** Sanitised: formatting and links are kept, scripts, styles and images removed. */
      html: z
        .string("mail-text-required" satisfies FieldReason)
        .check(
          z.trim(),
          z.minLength(1, "mail-text-required" satisfies FieldReason),
          z.maxLength(maxHtmlLength, "too-long" satisfies FieldReason),
        ),
    }),
  output: () => z.void(),
  success: [202],
  cache: "no-store",
  rate: "costly",
});

const Token = z.object({
  /** Of the link in a mail. */
  token: z.string(),
});

/**
 * Redirects the unsubscribe link of a mail, opened in a browser, to the page that asks for confirmation, with the parameter
 * `topic`, a `MailTopic`. Changes nothing.
 */
export const unsubscribePage = contract({
  method: "GET",
  path: "/unsubscribe",
  auth: "none",
  input: () => Token,
  output: () => z.void(),
  success: [303],
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
  input: () => Token,
  readFrom: "query",
  output: () => z.void(),
  success: [204],
  cache: "no-store",
  calledByServers: true,
});
