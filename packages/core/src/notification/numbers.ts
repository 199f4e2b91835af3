/** A match in the numbers of the day on which it was found. */
import { parsed, together } from "../db/backfill";
import type { Write } from "../db/transact";
import { AppError } from "../error";
import type { PublicCard } from "../matching/contract";
import { Numbers } from "../numbers";
import { firstMatchEntity, matchEntity } from "./entity";

type Posting = Pick<PublicCard, "id" | "itinerary" | "createdAt">;

/** Those of the itineraries that have not had a match yet. */
export async function unmatched(ids: readonly string[]): Promise<string[]> {
  const { data, unprocessed } = await firstMatchEntity()
    .get(ids.map((id) => ({ id })))
    .go({ consistent: true });
  if (unprocessed.length > 0) throw new AppError("overloaded");
  return ids.filter((id) => !data.some((known) => known.id === id));
}

/** Refused when the itinerary has had a match. */
export function firstMatchWrite(id: string, at: string, expiresAt: number): Write {
  return { Put: firstMatchEntity().create({ id, at, expiresAt }).params() };
}

/** A new pair, and those of the two for which it is the first. */
export function pairWrites(mine: Posting, first: readonly Posting[], now: Date): Write[] {
  const events = [
    { route: Numbers.routeOf(mine.itinerary), counts: { pairs: 1 } },
    ...first.map(({ itinerary, createdAt }) => ({
      route: Numbers.routeOf(itinerary),
      counts: { matched: 1, timed: 1, minutesToMatch: minutesBetween(createdAt, now) },
    })),
  ];
  return Numbers.countWrites(events, now.toISOString());
}

function minutesBetween(instant: string, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - Date.parse(instant)) / 60_000));
}

/**
 * Counts matches of earlier versions, without their routes. An itinerary counts as matched on the day of one of its matches, as which
 * of them was the first is not known.
 */
export const numbersBackfill = {
  entity: "match",
  change(item: Record<string, unknown>): { go(): Promise<unknown> } | undefined {
    const match = parsed(matchEntity().parse({ Item: item }), item);
    if (match.numbered) return undefined;
    const { traveler, flightaid, foundAt, expiresAt } = match;
    const mark = matchEntity()
      .patch({ traveler, flightaid })
      .set({ numbered: true })
      .where(({ numbered }, { notExists }) => notExists(numbered));
    return {
      async go() {
        const first = await unmatched([traveler, flightaid]);
        const marks = first.map((id) => firstMatchWrite(id, foundAt, expiresAt));
        const counts = { pairs: 1, ...(first.length > 0 && { matched: first.length }) };
        const writes = Numbers.countWrites([{ counts }], foundAt);
        return together([{ Update: mark.params() }, ...marks, ...writes]).go();
      },
    };
  },
};
