/** Names of airlines. Pure. */
import airlines from "./airlines.json";

/** Made at the first use. */
let names: Map<string, string> | undefined;

/**
 * The airline of a flight designator: `Emirates` for `EK-241`. Of a code-share, it is the airline that sells the flight, which
 * need not be the one that operates it.
 * @returns undefined when the designator is not known
 */
export function airlineOf(flight: string | undefined): string | undefined {
  names ??= new Map(Object.entries(airlines));
  return flight && names.get(flight.slice(0, 2));
}
