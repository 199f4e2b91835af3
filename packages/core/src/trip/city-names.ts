/** Cities of legs in the reader's language. Pure. */

/**
 * A copy in which `fromCity` and `toCity` of each leg, wherever it stands, have the name that `cityOf` knows for the airport. Other
 * values are as they were.
 */
export function withCityNames<Value>(
  value: Value,
  cityOf: (iata: string) => string | undefined,
): Value {
  return renamed(value, cityOf) as Value;
}

function renamed(value: unknown, cityOf: (iata: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, cityOf));
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, renamed(one, cityOf)]),
  );
  for (const [end, city] of [
    ["from", "fromCity"],
    ["to", "toCity"],
  ] as const) {
    const iata = copy[end];
    if (typeof iata === "string" && typeof copy[city] === "string")
      copy[city] = cityOf(iata) ?? copy[city];
  }
  return copy;
}
