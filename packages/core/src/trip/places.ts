/** The ends of a leg in words, for pages and mails: the city before the code, or only the code if the city is not known. Pure. */
import type { I18n } from "@lingui/core";

export type Ends = {
  from: string;
  to: string;
  fromCity?: string | undefined;
  toCity?: string | undefined;
};

/** The ends of a whole trip: from its origin to its last destination, or to its first one if it leads back to the origin. */
export function endsOf<Leg extends Ends>(legs: readonly Leg[]): Ends | undefined {
  const [first] = legs;
  if (!first) return undefined;
  const last = legs.at(-1) ?? first;
  const { to, toCity } = last.to === first.from ? first : last;
  return { from: first.from, fromCity: first.fromCity, to, toCity };
}

/** `Toronto YYZ` */
export function originOf({ from, fromCity }: Pick<Ends, "from" | "fromCity">): string {
  return fromCity ? `${fromCity} ${from}` : from;
}

/** `Mumbai BOM` */
export function destinationOf({ to, toCity }: Pick<Ends, "to" | "toCity">): string {
  return toCity ? `${toCity} ${to}` : to;
}

/** `Toronto YYZ to Mumbai BOM` */
export function routeOf(i18n: I18n, ends: Ends): string {
  return i18n.t("{from} to {to}", { from: originOf(ends), to: destinationOf(ends) });
}

/** `Toronto to Mumbai`, for limited space. With the codes if a city is not known. */
export function citiesOf(i18n: I18n, { from, to, fromCity, toCity }: Ends): string {
  return i18n.t("{from} to {to}", { from: fromCity || from, to: toCity || to });
}
