/** Keeps reports with the people they name: somebody who deletes the account and signs up again is still the reported person. */
import { untilUnchanged } from "../contention";
import type { Write } from "../db/transact";
import { FormerAccount } from "../former-account";
import type { HandOver } from "../user-data";
import { reportOf } from "./decisions";
import { type ReportItem, reportEntity } from "./entity";
import { type Link, linkDelete, linkPut, linksOf } from "./links";

const busy = "busy";
const names = { by: "reporter", about: "reported" } as const;
const otherNames = { by: "reported", about: "reporter" } as const;

/**
 * Files reports by an account and about it under another id. The links of an account stay until its reports are forgotten, which finds
 * by them what is to be masked. The reports of an account that stays remain its own; those about it can be found from the other one too.
 * Reports expire when they would have.
 */
export async function handOver(handOver: HandOver): Promise<void> {
  for (const link of await linksOf(handOver.from))
    await untilUnchanged(async () => {
      const writes = filing(link, await reportOf(link.id), handOver);
      return writes.length > 0 ? FormerAccount.file(handOver, writes) : undefined;
    }, busy);
}

function filing(
  link: Link,
  report: ReportItem | undefined,
  { from, to, keeps }: HandOver,
): Write[] {
  const { side, id } = link;
  const drop = FormerAccount.isFormer(from) ? [linkDelete(link)] : [];
  // Nobody is both the reporter and the reported person.
  if (!report || report[otherNames[side]] === to) return drop;
  const lead = linkPut({ uid: to, side, id }, report.expiresAt);
  if (keeps) return side === "about" ? [lead] : [];
  // If not, an earlier attempt has moved it, or it names another account of the person.
  return report[names[side]] === from ? [moved(link, to), lead, ...drop] : drop;
}

/** Refused when the side of the report has got another id since it was read. */
function moved({ uid, side, id }: Link, to: string): Write {
  const update = reportEntity()
    .patch({ id })
    .set({ [names[side]]: to })
    .where(({ reporter, reported }, { eq }) =>
      side === "by" ? eq(reporter, uid) : eq(reported, uid),
    );
  return { Update: update.params() };
}
