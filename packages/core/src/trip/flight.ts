/** Flights as mails and pages name them. Pure. */

/** `EK-241 · Emirates`; the designator alone where its airline is not known. */
export function namedFlight(flight: string, airline: string | undefined): string {
  return airline ? `${flight} · ${airline}` : flight;
}
