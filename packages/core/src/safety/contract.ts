import * as z from "zod/mini";
import { contract } from "../contract";
import type { FieldReason } from "../field-reasons";
import { suspensionReasons } from "../quota/suspension-reasons";

export const ReportReason = z.enum(
  suspensionReasons,
  "report-reason-required" satisfies FieldReason,
);
export type ReportReason = z.output<typeof ReportReason>;

/** What an operator can decide after an appeal. */
export const appealDecisions = ["dismiss", "warn", "suspend"] as const;

/** What an operator can decide about a report. `refund`: of the connection that it is about. */
export const decisions = [...appealDecisions, "refund"] as const;

export const maxReportLength = 1000;

/**
 * The reported or blocked user: the owner of an itinerary, or the counterpart of one of the
 * caller's connections. Exactly one of them.
 */
const subject = {
  itinerary: z.optional(z.string()),
  connection: z.optional(z.string()),
};

function isOne({ itinerary, connection }: { itinerary?: string; connection?: string }): boolean {
  return (itinerary === undefined) !== (connection === undefined);
}
const one = { path: ["itinerary"], error: "report-subject-required" satisfies FieldReason };

/** Reports a user to the operators. The data that the caller sees about them is stored as evidence. */
export const report = contract({
  method: "POST",
  path: "/reports",
  auth: "bearer",
  input: () =>
    z
      .object({
        ...subject,
        reason: ReportReason,
        text: z.optional(
          z
            .string()
            .check(z.trim(), z.maxLength(maxReportLength, "too-long" satisfies FieldReason)),
        ),
      })
      .check(z.refine(isOne, one)),
  output: () => z.void(),
  success: [202],
  cache: "no-store",
  rate: "costly",
});

/**
 * Asks for a second look at a decision, by the token of the mail that told it, once. 400 for a forged token; 404 `appeal-over`
 * when it was used, or the report or claim is no longer there.
 */
export const appeal = contract({
  method: "POST",
  path: "/appeals",
  auth: "none",
  input: () =>
    z.object({
      token: z.string(),
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "message-required" satisfies FieldReason),
          z.maxLength(maxReportLength, "too-long" satisfies FieldReason),
        ),
    }),
  output: () => z.void(),
  success: [202],
  cache: "no-store",
  rate: "costly",
});

/** A report as its author's export shows it. */
export const OwnReport = z.lazy(() =>
  z.object({
    ...subject,
    reason: ReportReason,
    text: z.optional(z.string()),
    createdAt: z.iso.datetime(),
  }),
);
export type OwnReport = z.output<typeof OwnReport>;

/** An appeal as its author's export shows it. `connection` is set if it is about a fee that was not refunded, and missing if it is about a report. */
export const OwnAppeal = z.lazy(() =>
  z.object({
    connection: z.optional(z.string()),
    text: z.string(),
    createdAt: z.iso.datetime(),
  }),
);
export type OwnAppeal = z.output<typeof OwnAppeal>;

/** A user that the caller has blocked. */
export const Block = z.lazy(() =>
  z.object({
    id: z.string(),
    /** Masked. */
    displayName: z.string(),
    createdAt: z.iso.datetime(),
  }),
);
export type Block = z.output<typeof Block>;

/**
 * Blocks a user: neither can find or contact the other any more. Ends their live connection. 201,
 * or 200 if already blocked.
 */
export const block = contract({
  method: "POST",
  path: "/blocks",
  auth: "bearer",
  input: () => z.object(subject).check(z.refine(isOne, one)),
  output: () => Block,
  success: [200, 201],
  cache: "no-store",
});

/** Lists the users that the caller has blocked, newest first. */
export const blocks = contract({
  method: "GET",
  path: "/blocks",
  auth: "bearer",
  input: () => z.object({}),
  output: () => z.array(Block),
  cache: "no-store",
});

/** Ends a block. 404 for another user's block. */
export const unblock = contract({
  method: "DELETE",
  path: "/blocks/{id}",
  auth: "bearer",
  input: () => z.object({ id: z.string() }),
  output: () => z.void(),
  success: [204],
  cache: "no-store",
});
