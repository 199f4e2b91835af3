/**
 * Reads only the legs that can match a search, from three indexes (docs/product.md#matching, docs/data-model.md), and the
 * nearest ones of them: better tiers before others, until enough itineraries match.
 */
import type { AuthUser } from "../actor";
import { distanceKm, today } from "../airport";
import { Block } from "../block";
import { limits } from "../usage-limits";
import { areasNear } from "./area";
import { addDays } from "./calendar";
import type { Leg, Type } from "./contract";
import { type LegEntry, legEntity } from "./entity";
import { type MatchContext, nearbyDays, type Ranked, rank } from "./match";

const most = limits.searchCandidates;
/**
 * The most entries that are read at once. More than itineraries, so that those with several entries, such as the up to 120 legs
 * of one account, leave room for the others.
 */
const maxEntries = 2 * most;
/** Entries that each query may read at least. A smaller page would take a second query where it is just full. */
const minPage = 20;
/** Sorts after every continuation of the same prefix. */
const end = "~";

export type Found = {
  ranked: Ranked[];
  /** Whether there are more matches, or may be. */
  more: boolean;
};

/** The nearest matches of some legs, best first, without the actor's own and those of users whom they must not meet. */
export async function search(
  actor: Pick<AuthUser, "uid"> | undefined,
  legs: Leg[],
  seeking: Type,
  now: Date,
): Promise<Found> {
  const from = sources(seeking, now);
  const stage = (ofLeg: (leg: Leg) => Source[]) => legs.flatMap(ofLeg);
  // Enough for most searches: all legs on the flights and routes. Otherwise they are read again, nearest first.
  const [hidden, all] = await Promise.all([
    actor && Block.hiddenFrom(actor.uid),
    read(stage((leg) => [...from.flight(leg), ...from.route(leg)])),
  ]);
  const matching = (entries: LegEntry[]) =>
    rank({ uid: actor?.uid, hidden, seeking, legs }, entries, matchContextAt(now));
  const nearestFirst = [
    from.flight,
    ...days.map((apart) => (leg: Leg) => from.day(leg, apart)),
  ].map(stage);
  const stages = [...(all.complete ? [] : nearestFirst), stage(from.areas)];

  const entries = all.complete ? all.entries : [];
  let ranked = matching(entries);
  let more = false;
  for (const sources of stages) {
    const found = ranked.length < most ? await read(sources) : { entries: [], complete: false };
    entries.push(...found.entries);
    ranked = matching(entries);
    more ||= !found.complete;
  }
  return { ranked: ranked.slice(0, most), more: more || ranked.length > most };
}

export function matchContextAt(now: Date): MatchContext {
  return { distanceKm, today: (iata) => today(iata, now) };
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
  const onRoute = ({ from, to }: Leg) => query.routeByDate({ type, from, to });
  return {
    /** The flight on its date. */
    flight({ flight, travelDate }: Leg): Source[] {
      if (!flight) return [];
      const range = query.flightByDate({ type, designator: flight }).begins({ travelDate });
      return [(options) => range.go({ ...options, order: "desc" })];
    },

    /** The route around the date, from today on. */
    route(leg: Leg): Source[] {
      const earliest = addDays(leg.travelDate, -nearbyDays);
      const latest = addDays(leg.travelDate, nearbyDays);
      const first = today(leg.from, now);
      if (latest < first) return [];
      const range = onRoute(leg).between(
        { travelDate: earliest < first ? first : earliest },
        { travelDate: latest + end },
      );
      return [(options) => range.go(options)];
    },

    /** The route, so many days before and after the date, newest first. */
    day(leg: Leg, apart: number): Source[] {
      const dates = new Set([addDays(leg.travelDate, -apart), addDays(leg.travelDate, apart)]);
      return [...dates]
        .filter((travelDate) => travelDate >= today(leg.from, now))
        .map((travelDate) => {
          const range = onRoute(leg).begins({ travelDate });
          return (options) => range.go({ ...options, order: "desc" });
        });
    },

    /** The legs between nearby areas on the date. */
    areas(leg: Leg): Source[] {
      const { travelDate } = leg;
      return areasNear(leg).map(({ fromSquare, toBand, west, east }) => {
        const range = query
          .area({ type, travelDate, fromSquare })
          .between({ toBand, toLongitude: west }, { toBand, toLongitude: east + end });
        return (options) => range.go(options);
      });
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
