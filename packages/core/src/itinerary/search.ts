/** Reads only the legs that can match a search, from three indexes (docs/product.md#matching, docs/data-model.md). */

import type { AuthUser } from "../actor";
import { distanceKm, today } from "../airport";
import { areasNear } from "./area";
import { addDays } from "./calendar";
import type { Leg, Type } from "./contract";
import { type LegEntry, legEntity } from "./entity";
import { type MatchContext, nearbyDays, type Ranked, rank } from "./match";

/** Sorts after every continuation of the same prefix. */
const end = "~";

/** The ranked matches of some legs, best first, without the actor's own. */
export async function search(
  actor: Pick<AuthUser, "uid"> | undefined,
  legs: Leg[],
  seeking: Type,
  now: Date,
): Promise<Ranked[]> {
  const found = await Promise.all(legs.flatMap((leg) => candidates(leg, seeking, now)));
  return rank({ uid: actor?.uid, seeking, legs }, found.flat(), matchContextAt(now));
}

export function matchContextAt(now: Date): MatchContext {
  return { distanceKm, today: (iata) => today(iata, now) };
}

/** Queries for one leg: the route around the date, the flight on the date, and the legs between nearby areas on the date. */
function candidates(leg: Leg, type: Type, now: Date): Promise<LegEntry[]>[] {
  const { from, to, travelDate, flight } = leg;
  const { query } = legEntity();
  const earliest = addDays(travelDate, -nearbyDays);
  const first = today(from, now);
  const queries = [
    query
      .routeByDate({ type, from, to })
      .between(
        { travelDate: earliest < first ? first : earliest },
        { travelDate: addDays(travelDate, nearbyDays) + end },
      ),
    ...(flight ? [query.flightByDate({ type, designator: flight }).begins({ travelDate })] : []),
    ...areasNear(leg).map(({ fromSquare, toBand, west, east }) =>
      query
        .area({ type, travelDate, fromSquare })
        .between({ toBand, toLongitude: west }, { toBand, toLongitude: east + end }),
    ),
  ];
  return queries.map(async (one) => (await one.go({ pages: "all" })).data);
}
