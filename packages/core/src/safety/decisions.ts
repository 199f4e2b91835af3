/** Reports as operators see them, and what they have decided. */
import { randomUUID } from "node:crypto";
import { pending } from "../db/pending";
import { readAll } from "../db/read-all";
import type { Write } from "../db/transact";
import type { ReportReason } from "./contract";
import { type Decision, keptUntil, type ReportItem, reportEntity, unchanged } from "./entity";
import { linkPuts } from "./links";

export type { Decision };
export type Report = ReportItem;
export type Decided = Decision["what"];

/** Reports that nobody has decided, oldest first, up to `limit`. Without their messages. */
export async function undecided(now: Date, limit: number): Promise<Report[]> {
  const due = await pending(reportEntity().query.due({ queue: "report" }), now, limit);
  return (await withoutMessages(due.map(({ id }) => id)))
    .filter(({ decision }) => !decision)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** The case of a suspension without a report, which the suspended person can have reopened. */
export function ownCaseWrites(
  reported: string,
  decision: Decision & { reason: ReportReason },
  now: Date,
): { id: string; writes: Write[] } {
  const { reason, at } = decision;
  const id = randomUUID().replaceAll("-", "");
  const item = {
    id,
    reported,
    reason,
    decision,
    isOwn: true,
    evidence: {},
    createdAt: at,
    dueAt: at,
  };
  const kept = { ...item, expiresAt: keptUntil(now) };
  return { id, writes: [{ Put: reportEntity().create(kept).params() }, ...linkPuts(kept)] };
}

export async function reportOf(id: string): Promise<Report | undefined> {
  const { data } = await reportEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** Those of the reports that are there, without their messages, which can have 300 KB each. Strongly consistent. */
export function withoutMessages(ids: readonly string[]): Promise<Report[]> {
  return readAll(
    ids.map((id) => ({ id })),
    async (keys) => {
      const { data, unprocessed } = await reportEntity().get(keys).go({ consistent: true });
      const brief = data.map(({ evidence: { messages, ...seen }, ...report }) => ({
        ...report,
        evidence: seen,
      }));
      return { data: brief, unprocessed };
    },
    "overloaded",
  );
}

/** Refused when there is no such report, and when it has changed since it was read, such as by a decision. */
export function decisionWrite(report: Report, decision: Decision): Write {
  const decided = reportEntity()
    .patch({ id: report.id })
    .set({ decision, queue: "none", dueAt: decision.at })
    .where(unchanged(report));
  return { Update: decided.params() };
}
