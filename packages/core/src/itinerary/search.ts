/** Reads only the legs that can match a search, from three indexes (docs/product.md#matching, docs/data-model.md). */

import type { User } from "../actor";
import { distanceKm, today } from "../airport";
import { areasNear } from "./area";
import { addDays } from "./calendar";
import type { Leg, Type } from "./contract";
import { type LegEntry, legEntity } from "./entity";
import { nearbyDays, type Ranked, rank, type World } from "./match";

/** Sorts after whatever continues the same prefix. */
const end = "~";

export async function search(
  legs: Leg[],
  seeking: Type,
  actor: Pick<User, "uid"> | undefined,
  now: Date,
): Promise<Ranked[]> {
  const found = await Promise.all(legs.flatMap((leg) => candidates(leg, seeking, now)));
  return rank({ uid: actor?.uid, seeking, legs }, found.flat(), worldAt(now));
}

export function worldAt(now: Date): World {
  return { distanceKm, today: (iata) => today(iata, now) };
}

/** One query on the route around the day, one on the flight of the day, a few on the day's legs between the areas. */
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
