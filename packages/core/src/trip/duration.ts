/** How long a flight takes where no schedule is known. Pure. */
import type { I18n } from "@lingui/core";
import { between } from "../airport/great-circle";
import type { ShownLeg } from "./contract";

/** Between gates: taxiing, climb and approach. */
const groundHours = 0.75;
/** Of airliners on long flights, without wind. */
const cruiseKmh = 850;
/** From here on, the estimate is rounded to hours: winds and detours change it by more than half an hour. */
const longHours = 4;

/**
 * Gate to gate, in hours: to half hours below four, to hours above. At least one.
 * @param km great-circle distance
 */
export function flightHours(km: number): number {
  const hours = groundHours + km / cruiseKmh;
  return hours < longHours ? Math.round(hours * 2) / 2 : Math.round(hours);
}

/** `about 14 hours`. @returns undefined when a position is not known */
export function durationOf(
  i18n: I18n,
  { fromPosition, toPosition }: Pick<ShownLeg, "fromPosition" | "toPosition">,
): string | undefined {
  if (!fromPosition || !toPosition) return undefined;
  const hours = flightHours(between(fromPosition, toPosition));
  return i18n.t("{hours, plural, one {about # hour} other {about # hours}}", { hours });
}
