/** What lists have to show, by filtering all itineraries. */

import { today } from "../src/airport";
import type { ParsedOf } from "../src/contract";
import type { list, PublicCard } from "../src/matching/contract";

/** Ids in the order of the list. For itineraries whose legs are booked. */
export function listed(
  cards: readonly PublicCard[],
  { type, from, to, flight, travelDate, sort, past }: ParsedOf<typeof list>,
  now: Date,
): string[] {
  return cards
    .filter((card) => type === undefined || card.type === type)
    .flatMap((card) => {
      const [first] = card.itinerary
        .filter(
          (one) =>
            (from ?? one.from) === one.from &&
            (to ?? one.to) === one.to &&
            (flight ?? one.flight) === one.flight &&
            (travelDate ?? one.travelDate) === one.travelDate &&
            (past || one.travelDate >= today(one.from, now)),
        )
        .map((one) => `${one.travelDate}#${card.createdAt}#${card.id}#${one.sequence}`)
        .sort((a, b) => (a.slice(0, 10) + a.slice(-1)).localeCompare(b.slice(0, 10) + b.slice(-1)));
      return first ? [{ id: card.id, date: first, posting: first.slice(11) }] : [];
    })
    .sort((a, b) => {
      const key = sort === "soonest" || travelDate ? "date" : "posting";
      return (a[key] < b[key] ? -1 : 1) * (sort === "newest" ? -1 : 1);
    })
    .map(({ id }) => id);
}
