/** The reported person asks for a second look at a decision, by a link of the mail that told it. */
import * as z from "zod/mini";
import { untilUnchanged } from "../contention";
import { transact } from "../db/transact";
import { AppError } from "../error";
import { seal, unseal } from "../sealed-link";
import { reportOf } from "./decisions";
import { keptUntil, reportEntity, unchanged } from "./entity";
import { linkPuts } from "./links";

const busy = "busy";

const Appellant = z.object({ report: z.string(), uid: z.string() });

/** Path and query of the page that asks, which needs no sign-in. */
export async function appealPath(uid: string, report: string): Promise<string> {
  return `/appeal?token=${await seal("appeal", JSON.stringify({ report, uid }))}`;
}

/**
 * Reopens the case, once. The report is kept for as long as a new one from then on.
 * @throws AppError `invalid-input` for a token that is not ours, `not-found` when it was used, or the report is no longer there
 */
export async function appeal(
  { token, text }: { token: string; text: string },
  now: Date,
): Promise<void> {
  const content = await unseal("appeal", token);
  if (content === undefined)
    throw new AppError("invalid-link", { errors: [{ path: "token", reason: "invalid-link" }] });
  const { report: id, uid } = z.parse(Appellant, JSON.parse(content));
  await untilUnchanged(async () => {
    const report = await reportOf(id);
    // A report has no uid of a deleted account.
    if (!report?.decision || report.appeal || report.reported !== uid)
      throw new AppError("appeal-over");
    const at = now.toISOString();
    const expiresAt = keptUntil(now, report.expiresAt);
    const made = { at, text, before: report.decision };
    const reopened = reportEntity()
      .patch({ id })
      .set({ appeal: made, queue: "report", dueAt: at, expiresAt })
      .remove(["decision"])
      .where(unchanged(report));
    return transact([{ Update: reopened.params() }, ...linkPuts({ ...report, expiresAt })], {
      refused: () => "changed" as const,
      busy,
    });
  }, busy);
}
