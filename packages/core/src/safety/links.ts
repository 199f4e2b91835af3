/** What leads from a user to the reports by them and about them. */
import type { Write } from "../db/transact";
import { type ReportItem, reportLinkEntity } from "./entity";

/** `uid` of an account, or the id of a former one. `side`: the user made the report (`by`), or is the reported one (`about`). */
export type Link = { uid: string; side: "by" | "about"; id: string };

export async function linksOf(uid: string): Promise<Link[]> {
  const { data } = await reportLinkEntity()
    .query.byUser({ uid })
    .go({ consistent: true, pages: "all" });
  return data.map(({ side, id }) => ({ uid, side, id }));
}

/** @param expiresAt of the report, in epoch seconds */
export function linkPut(link: Link, expiresAt: number): Write {
  return {
    Put: reportLinkEntity()
      .put({ ...link, expiresAt })
      .params(),
  };
}

/** What leads to a report from the two whom it names. */
export function linkPuts({
  id,
  reporter,
  reported,
  expiresAt,
}: Pick<ReportItem, "id" | "reporter" | "reported" | "expiresAt">): Write[] {
  return [
    ...(reporter ? [linkPut({ uid: reporter, side: "by", id }, expiresAt)] : []),
    ...(reported ? [linkPut({ uid: reported, side: "about", id }, expiresAt)] : []),
  ];
}

export function linkDelete(link: Link): Write {
  return { Delete: reportLinkEntity().delete(link).params() };
}
