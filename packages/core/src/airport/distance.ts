/** Distances between airports, and the airports within a distance. */
import { once } from "../once";
import { decode, type Facts, get, type Position, rows } from "./data";
import { firstIndex } from "./first-index";

/** Mean radius of the earth (IUGG), kilometres. */
export const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres, not rounded (haversine on a sphere). @throws Error for an unknown code */
export function distanceKm(a: string, b: string): number {
  return between(get(a), get(b));
}

/** As {@link distanceKm}, between any two positions. */
export function between(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const square =
    north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

const southToNorth = once((): readonly Facts[] =>
  rows()
    .map(decode)
    .sort((a, b) => a.latitude - b.latitude),
);

/**
 * Every airport within `km` kilometres (great circle), itself included, nearest first. Measures only airports in the band of
 * latitudes that can be near enough; a degree of latitude has the same length everywhere.
 * @throws Error for an unknown code
 */
export function within(iata: string, km: number): Facts[] {
  const centre = get(iata);
  const all = southToNorth();
  // Slightly wider, so that rounding excludes no airport at the edge.
  const band = km / (earthRadiusKm * radians) + 1e-6;
  const near: { facts: Facts; km: number }[] = [];
  const south = centre.latitude - band;
  for (const facts of all.slice(firstIndex(all, ({ latitude }) => latitude >= south))) {
    if (facts.latitude > centre.latitude + band) break;
    const apart = between(centre, facts);
    if (apart <= km) near.push({ facts, km: apart });
  }
  return near.sort((a, b) => a.km - b.km).map(({ facts }) => facts);
}
