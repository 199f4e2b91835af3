/** Reports as operators see them, and what they have decided. */
import { pending } from "../db/pending";
import type { Write } from "../db/transact";
import { AppError } from "../error";
import { type Decision, type ReportItem, reportEntity } from "./entity";

export type { Decision };
export type Report = ReportItem;
export type Decided = Decision["what"];

/** Reports that nobody has decided, oldest first, up to `limit`. */
export async function undecided(now: Date, limit: number): Promise<Report[]> {
  const due = await pending(reportEntity().query.due({ queue: "report" }), now, limit);
  if (due.length === 0) return [];
  const { data, unprocessed } = await reportEntity()
    .get(due.map(({ id }) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("overloaded");
  return data
    .filter(({ decision }) => !decision)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

export async function reportOf(id: string): Promise<Report | undefined> {
  const { data } = await reportEntity().get({ id }).go({ consistent: true });
  return data ?? undefined;
}

/** Refused when it is decided already, when there is no such report, and when the reported person has left or returned since it was read. */
export function decisionWrite(
  { id, reported }: Pick<Report, "id" | "reported">,
  decision: Decision,
): Write {
  const decided = reportEntity()
    .patch({ id })
    .set({ decision, queue: "none", dueAt: decision.at })
    .where((stored, { eq, notExists }) =>
      [
        notExists(stored.decision),
        reported ? eq(stored.reported, reported) : notExists(stored.reported),
      ].join(" AND "),
    );
  return { Update: decided.params() };
}
