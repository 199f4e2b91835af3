/** Distances between airports. */
import { get } from "./data";
import { between } from "./great-circle";

/** Great-circle distance in kilometres, not rounded. @throws Error for an unknown code */
export function distanceKm(a: string, b: string): number {
  return between(get(a), get(b));
}
