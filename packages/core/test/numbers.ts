/** The numbers of all days, as they were counted, and as a scan of the table counts what is left. */
import { Numbers } from "../src/numbers";
import { items } from "./items";

/** By what and day: `paid 2027-03-10`. */
export type Tally = { [whatAndDay: string]: number };

type Item = { __edb_e__?: string; [name: string]: unknown };

/** Instants of an item, by what they count as. */
const counts: { [entity: string]: (item: Item) => { [what: string]: unknown } } = {
  profile: ({ createdAt, leftAt }) => (leftAt ? {} : { signedUp: createdAt }),
  itinerary: ({ createdAt }) => ({ posted: createdAt }),
  match: ({ foundAt }) => ({ pairs: foundAt }),
  firstMatch: ({ at }) => ({ matched: at }),
  connection: ({ createdAt, acceptedAt, paidAt, counted, publishedAt, refundedAt }) => ({
    asked: createdAt,
    accepted: acceptedAt,
    paid: paidAt,
    met: counted && publishedAt,
    refunded: refundedAt,
  }),
};

export async function scanned(): Promise<Tally> {
  return tallyOf(await items());
}

export function tallyOf(found: readonly Item[], tally: Tally = {}): Tally {
  for (const item of found)
    for (const [what, at] of Object.entries(counts[item.__edb_e__ ?? ""]?.(item) ?? {}))
      if (typeof at === "string") add(tally, `${what} ${at.slice(0, 10)}`, 1);
  return tally;
}

export async function counted(): Promise<Tally> {
  const tally: Tally = {};
  for (const { day, timed: _, minutesToMatch: __, ...numbers } of await everyDay())
    for (const [what, count] of Object.entries(numbers))
      if (count) add(tally, `${what} ${day}`, count);
  return tally;
}

export function everyDay(route?: { from: string; to: string }): Promise<Numbers.Day[]> {
  return Numbers.ofDays("2000-01-01", "2100-01-01", route);
}

function add(tally: Tally, key: string, count: number): void {
  tally[key] = (tally[key] ?? 0) + count;
}
