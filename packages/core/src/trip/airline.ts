/** Names of airlines. Pure. */
// One text, because the members of an object would slow the start of each function.
import airlines from "./airlines.json";

/** Made at the first use. */
let names: Map<string, string> | undefined;

/**
 * The airline of a flight designator: `Emirates` for `EK-241`. Of a code-share, it is the airline that sells the flight, which
 * need not be the one that operates it.
 * @returns undefined when the designator is not known
 */
export function airlineOf(flight: string | undefined): string | undefined {
  names ??= new Map(airlinesByDesignator());
  return flight && names.get(flight.slice(0, 2));
}

/** A designator and a name in each row. */
export function airlinesByDesignator(): [designator: string, name: string][] {
  return airlines.split("\n").map((row) => [row.slice(0, 2), row.slice(3)]);
}
