/** Reports in the table, and an item that references the report in the partition of each of the two users. */
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Connection } from "../connection/contract";
import { dueIndex, expiresAfter, key, service, table } from "../db/common";
import type { PublicCard } from "../matching/contract";
import { once } from "../once";
import { type decisions, ReportReason } from "./contract";

/** `at`: ISO 8601 instant. */
type Written = { by: "reporter" | "reported"; at: string; text: string };

/** What the reporter sees of the reported user, without contact data except in what one of the two has written to the other. */
export type Evidence = {
  card?: PublicCard;
  connection?: Omit<Connection, "contact">;
  /** Oldest first. `masked` where it differs from the text as written. */
  messages?: (Written & { masked?: string })[];
  meetingPoint?: Written;
};

/** What an operator has decided. `at`: ISO 8601 instant. `by`: the operator; missing in decisions of earlier versions. */
export type Decision = {
  what: (typeof decisions)[number];
  reason: string;
  text: string;
  at: string;
  by?: string;
};

/** `at`: ISO 8601 instant. */
export type Appeal = { at: string; text: string; before: Decision };

export const reportEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "report", version: "1", service },
        attributes: {
          id: { type: "string", required: true, readOnly: true },
          /** Uids, or ids of former accounts. Missing in reports of earlier versions, of users who have deleted the account. */
          reporter: { type: "string" },
          reported: { type: "string" },
          /** There is no reporter: an operator has suspended the person. */
          isOwn: { type: "boolean" },
          reason: { type: ReportReason.options, required: true },
          text: { type: "string" },
          evidence: { type: CustomAttributeType<Evidence>("any"), required: true },
          createdAt: { type: "string", required: true },
          /** `report` until an operator has decided. */
          queue: { type: ["report", "none"] as const, required: true, default: "none" },
          /** When it was made, and then when it was decided. */
          dueAt: { type: "string", required: true, default: "" },
          decision: { type: CustomAttributeType<Decision>("any") },
          /** What the reported user asks to be looked at again, and the decision before. Possible once. */
          appeal: { type: CustomAttributeType<Appeal>("any") },
          /** Set by `keptUntil`. */
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byId: {
            pk: key("pk", "report#${id}"),
            sk: key("sk", "report"),
          },
          due: { ...dueIndex, condition: ({ queue }) => queue === "report" },
        },
      },
      table,
    ),
);

export const reportLinkEntity = once(
  () =>
    new Entity(
      {
        model: { entity: "reportLink", version: "1", service },
        attributes: {
          /** As in the report. */
          uid: { type: "string", required: true, readOnly: true },
          /** `by`: the user made the report. `about`: they are the reported one. */
          side: { type: ["by", "about"] as const, required: true, readOnly: true },
          /** The id of the report. */
          id: { type: "string", required: true, readOnly: true },
          /** As in the report. */
          expiresAt: { type: "number", required: true },
        },
        indexes: {
          byUser: {
            pk: key("pk", "user#${uid}"),
            sk: key("sk", "report#${side}#${id}"),
          },
        },
      },
      table,
    ),
);

type ReportEntity = ReturnType<typeof reportEntity>;
export type ReportItem = EntityItem<ReportEntity>;

/** Days that a report is kept: as long as PayPal lets a payer dispute a payment. */
const daysKept = 180;

/**
 * When a report goes, in epoch seconds.
 * @param now when it was made, when it was reopened, or when the reported user has deleted the account before it was decided
 * @param before when it went until then
 */
export function keptUntil(now: Date, before = 0): number {
  return Math.max(before, expiresAfter(daysKept, now));
}

type Condition = Parameters<ReturnType<ReportEntity["create"]>["where"]>[0];

/** False once the report is decided, reopened or kept for longer, or one of the two has left or returned. */
export function unchanged({
  reporter,
  reported,
  decision,
  appeal,
  expiresAt,
}: ReportItem): Condition {
  return (stored, { eq, exists, notExists }) =>
    [
      reporter ? eq(stored.reporter, reporter) : notExists(stored.reporter),
      reported ? eq(stored.reported, reported) : notExists(stored.reported),
      decision ? exists(stored.decision) : notExists(stored.decision),
      appeal ? exists(stored.appeal) : notExists(stored.appeal),
      eq(stored.expiresAt, expiresAt),
    ].join(" AND ");
}
