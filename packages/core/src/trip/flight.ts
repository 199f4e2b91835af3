/** Flights: how mails and pages name them, and which are the same. Pure. */
import type { Leg } from "./contract";

/** `EK-241 · Emirates`; the designator alone where its airline is not known. */
export function namedFlight(flight: string, airline: string | undefined): string {
  return airline ? `${flight} · ${airline}` : flight;
}

/** The designators of the airlines of flights, each once: `["EK"]` for EK-241 and EK-500. */
export function airlinesOf(legs: readonly { flight?: string | undefined }[]): string[] {
  return [...new Set(legs.flatMap(({ flight }) => flight?.slice(0, 2) ?? []))];
}

/** Whether one of the legs is this flight. */
export function isFlown(leg: Leg, legs: readonly Leg[]): boolean {
  return legs.some((one) => isSameFlight(one, leg));
}

export function isSameFlight(one: Leg | undefined, other: Leg): boolean {
  return (
    one?.from === other.from &&
    one.to === other.to &&
    one.travelDate === other.travelDate &&
    one.flight === other.flight &&
    one.until === other.until
  );
}
