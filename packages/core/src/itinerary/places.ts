/** The ends of a leg in words, for pages and mails: the city before the code, or only the code if the city is not known. Pure. */

type Ends = {
  from: string;
  to: string;
  fromCity?: string | undefined;
  toCity?: string | undefined;
};

/** `Toronto YYZ` */
export function originOf({ from, fromCity }: Pick<Ends, "from" | "fromCity">): string {
  return fromCity ? `${fromCity} ${from}` : from;
}

/** `Mumbai BOM` */
export function destinationOf({ to, toCity }: Pick<Ends, "to" | "toCity">): string {
  return toCity ? `${toCity} ${to}` : to;
}

/** `Toronto YYZ to Mumbai BOM` */
export function routeOf(ends: Ends): string {
  return `${originOf(ends)} to ${destinationOf(ends)}`;
}

/** `Toronto to Mumbai`, where there is no room for more. With the codes if a city is not known. */
export function citiesOf(ends: Ends): string {
  const { from, to, fromCity = "", toCity = "" } = ends;
  return `${fromCity || from} to ${toCity || to}`;
}
