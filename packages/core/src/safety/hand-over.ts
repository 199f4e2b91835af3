/** Keeps reports with the people they name: somebody who deletes the account and signs up again is still the reported person. */
import { untilUnchanged } from "../contention";
import type { Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import type { HandOver } from "../user-data";
import { reportOf } from "./decisions";
import { keptUntil, type ReportItem, reportEntity, unchanged } from "./entity";
import { type Link, linkDelete, linkPut, linkPuts, linksOf } from "./links";

const busy = "busy";
const names = { by: "reporter", about: "reported" } as const;
const otherNames = { by: "reported", about: "reporter" } as const;

/**
 * Files reports by an account and about it under another id. The links of an account stay until its reports are forgotten, which finds
 * by them what is to be masked. The reports of an account that stays remain its own; those about it can be found from the other one too.
 * Reports expire when they would have; an undecided one about an account that is deleted is kept for as long as a new one from then on.
 */
export async function handOver(handOver: HandOver, now: Date): Promise<void> {
  for (const link of await linksOf(handOver.from))
    await untilUnchanged(async () => {
      const writes = filing(link, await reportOf(link.id), handOver, now);
      return writes.length > 0 ? FormerAccount.file(handOver, writes) : undefined;
    }, busy);
}

function filing(
  link: Link,
  report: ReportItem | undefined,
  { from, to, keeps }: HandOver,
  now: Date,
): Write[] {
  const { side, id } = link;
  const drop = FormerAccount.isFormer(from) ? [linkDelete(link)] : [];
  // Nobody is both the reporter and the reported person.
  if (!report || report[otherNames[side]] === to) return drop;
  if (keeps) return side === "about" ? [linkPut({ uid: to, side, id }, report.expiresAt)] : [];
  // An earlier attempt has moved it, or it names another account of the person.
  if (report[names[side]] !== from) return drop;
  const isLeft = side === "about" && !report.decision && FormerAccount.isFormer(to);
  const { expiresAt: before } = report;
  const expiresAt = isLeft ? keptUntil(now, before) : before;
  const moved = { [names[side]]: to, expiresAt };
  const update = reportEntity().patch({ id }).set(moved).where(unchanged(report));
  return [{ Update: update.params() }, ...linkPuts({ ...report, ...moved }), ...drop];
}
