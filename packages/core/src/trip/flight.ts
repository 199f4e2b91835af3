/** Flights as mails and pages name them. Pure. */

/** `EK-241 · Emirates`; the designator alone where its airline is not known. */
export function namedFlight(flight: string, airline: string | undefined): string {
  return airline ? `${flight} · ${airline}` : flight;
}

/** The designators of the airlines of flights, each once: `["EK"]` for EK-241 and EK-500. */
export function airlinesOf(legs: readonly { flight?: string | undefined }[]): string[] {
  return [...new Set(legs.flatMap(({ flight }) => flight?.slice(0, 2) ?? []))];
}
