/**
 * Reads the legs that can match a search, from two indexes (docs/product.md#matching, docs/data-model.md). If they are too many,
 * the nearest ones of them: better tiers before others, until enough itineraries match.
 */
import type { AuthUser } from "../actor";
import { distanceKm, today } from "../airport";
import { Block } from "../block";
import { addDays } from "../trip/calendar";
import { type Leg, opposite, type Type } from "../trip/contract";
import { isBooked, lastDayOf } from "../trip/window";
import { limits } from "../usage-limits";
import { isApart } from "./apart";
import { type Cells, cellsNear, cellsOf } from "./cells";
import { nearbyDays } from "./contract";
import { type LegEntry, legEntity } from "./entity";
import { type MatchContext, type MatchedTrip, type Ranked, rank } from "./match";

const most = limits.searchCandidates;
/**
 * The most entries that are read at once. More than itineraries, so that those with several entries, such as the up to 120 legs
 * of one account, leave room for the others.
 */
export const maxEntries = 2 * most;
/** Entries that each query may read at least. A smaller page would take a second query where it is just full. */
const minPage = 20;
/** Sorts after every continuation of the same prefix. */
export const end = "~";

export type Found = {
  ranked: Ranked[];
  /** Whether there are more matches, or may be. */
  more: boolean;
};

/**
 * The nearest matches of a trip, best first, without the actor's own, those of users whom they must not meet, and those whose
 * connection for one of the two trips has ended.
 */
export async function nearest(
  actor: Pick<AuthUser, "uid"> | undefined,
  trip: MatchedTrip,
  seeking: Type,
  now: Date,
): Promise<Found> {
  const { legs } = trip;
  const context = matchContextAt(now);
  const from = sources(seeking, now);
  const upcoming = legs.filter((leg) => lastDayOf(leg) >= context.today(leg.from));
  const stage = (ofLeg: (leg: Leg) => Source[]) => upcoming.flatMap(ofLeg);
  // Enough for most searches: everything that can match. Otherwise it is read again, nearest first.
  const [unmatchable, all] = await Promise.all([
    actor && Block.unmatchable(actor.uid),
    read(stage((leg) => [...from.flight(leg), ...from.around(leg)])),
  ]);
  const own = actor && { uid: actor.uid, type: opposite(seeking), legs };
  const matching = (entries: LegEntry[]) =>
    rank(
      { ...rankedBy(trip), uid: actor?.uid, seeking, legs },
      entries.filter((entry) => !unmatchable || !isApart(unmatchable, entry, own)),
      context,
    );
  const nearestFirst = [
    from.flight,
    ...days.map((apart) => (leg: Leg) => from.day(leg, apart)),
    from.nearby,
  ];

  const entries = all.complete ? all.entries : [];
  let ranked = matching(entries);
  let more = false;
  for (const ofLeg of all.complete ? [] : nearestFirst) {
    const found =
      ranked.length < most ? await read(stage(ofLeg)) : { entries: [], complete: false };
    entries.push(...found.entries);
    ranked = matching(entries);
    more ||= !found.complete;
  }
  return { ranked: ranked.slice(0, most), more: more || ranked.length > most };
}

/** Without what else is known of the trip. */
function rankedBy({ languages, needs, help, woman, prefersWoman }: MatchedTrip) {
  return { languages, needs, help, woman, prefersWoman };
}

export function matchContextAt(now: Date): MatchContext {
  const dates = new Map<string, string>();
  return {
    distanceKm,
    today(iata) {
      const date = dates.get(iata) ?? today(iata, now);
      dates.set(iata, date);
      return date;
    },
  };
}

/** Distances of dates in days, nearest first. */
const days = Array.from({ length: nearbyDays + 1 }, (_, apart) => apart);

/** A range of an index, read page by page. */
type Source = (options: {
  cursor: string | null;
  limit: number;
}) => Promise<{ data: LegEntry[]; cursor: string | null }>;

/** The queries for one leg. */
function sources(type: Type, now: Date) {
  const { query } = legEntity();
  const byDate = (cells: Cells) => query.cellByDate({ type, ...cells });
  const onDate = (cells: Cells, { travelDate }: Leg): Source => {
    const range = byDate(cells).begins({ travelDate });
    return (options) => range.go(options);
  };
  const inWindow = ({ from, to, travelDate, until }: Leg): Source[] => {
    const first = today(from, now);
    const range = query
      .routeByDate({ type, from, to })
      .between(
        { travelDate: travelDate < first ? first : travelDate },
        { travelDate: lastDayOf({ travelDate, until }) + end },
      );
    return [(options) => range.go(options)];
  };
  return {
    /** The flight on its date. */
    flight({ flight, travelDate }: Leg): Source[] {
      if (!flight) return [];
      const range = query.flightByDate({ type, designator: flight }).begins({ travelDate });
      return [(options) => range.go({ ...options, order: "desc" })];
    },

    /**
     * What else can match: between the airports' own cells, where the route is, around the date and from today on; between the
     * cells near them on the date. Of a leg that is not booked only the former, on the days of its window.
     */
    around(leg: Leg): Source[] {
      const days = isBooked(leg) ? nearbyDays : 0;
      const earliest = addDays(leg.travelDate, -days);
      const first = today(leg.from, now);
      const range = byDate(cellsOf(leg)).between(
        { travelDate: earliest < first ? first : earliest },
        { travelDate: addDays(lastDayOf(leg), days) + end },
      );
      const near = isBooked(leg) ? cellsNear(leg) : [];
      return [(options) => range.go(options), ...near.map((cells) => onDate(cells, leg))];
    },

    /** The route, so many days before and after the date, newest first. Of a leg that is not booked all days of its window. */
    day({ from, to, ...leg }: Leg, apart: number): Source[] {
      if (!isBooked(leg)) return apart === 0 ? inWindow({ from, to, ...leg }) : [];
      const dates = new Set([addDays(leg.travelDate, -apart), addDays(leg.travelDate, apart)]);
      return [...dates]
        .filter((travelDate) => travelDate >= today(from, now))
        .map((travelDate) => {
          const range = query.routeByDate({ type, from, to }).begins({ travelDate });
          return (options) => range.go({ ...options, order: "desc" });
        });
    },

    /** The legs between nearby airports on the date. */
    nearby(leg: Leg): Source[] {
      if (!isBooked(leg)) return [];
      return [cellsOf(leg), ...cellsNear(leg)].map((cells) => onDate(cells, leg));
    },
  };
}

/** Reads the sources side by side until {@link most} itineraries or {@link maxEntries} entries are found. */
async function read(sources: Source[]): Promise<{ entries: LegEntry[]; complete: boolean }> {
  const entries: LegEntry[] = [];
  const ids = new Set<string>();
  let open = sources.map((source) => ({ source, cursor: null as string | null }));
  while (open.length > 0 && ids.size < most && entries.length < maxEntries) {
    const limit = Math.max(minPage, Math.ceil((maxEntries - entries.length) / open.length));
    const pages = await Promise.all(
      open.map(async ({ source, cursor }) => ({ source, ...(await source({ cursor, limit })) })),
    );
    for (const { data } of pages) {
      entries.push(...data);
      for (const { card } of data) ids.add(card.id);
    }
    open = pages.filter(({ cursor }) => cursor !== null);
  }
  return { entries, complete: open.length === 0 };
}
