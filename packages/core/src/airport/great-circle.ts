/** Distances on the sphere. Pure. */
import type { Position } from "./contract";

/** Mean radius of the earth (IUGG), kilometres. */
export const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres, not rounded (haversine). */
export function between(a: Position, b: Position): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const square =
    north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}
