/**
 * Pairs of cities between which families of our readers fly most, chosen by judgement and reviewed by hand: docs/product.md#pages-of-routes.
 * Each has a page, `/flights/toronto-delhi`, and a picture for previews of links. Pure.
 */

export type City = {
  /** Part of the address of a page. It never changes, because others link to it. */
  slug: string;
  /** In English. */
  name: string;
  /** Airports with flights to other continents. The city has the name of the first one in other languages. */
  airports: readonly [string, ...string[]];
};

export type CityPair = { slug: string; cities: readonly [City, City] };

const cities = {
  ahmedabad: { name: "Ahmedabad", airports: ["AMD"] },
  amritsar: { name: "Amritsar", airports: ["ATQ"] },
  beijing: { name: "Beijing", airports: ["PEK", "PKX"] },
  beirut: { name: "Beirut", airports: ["BEY"] },
  cairo: { name: "Cairo", airports: ["CAI"] },
  colombo: { name: "Colombo", airports: ["CMB"] },
  delhi: { name: "Delhi", airports: ["DEL"] },
  dhaka: { name: "Dhaka", airports: ["DAC"] },
  dubai: { name: "Dubai", airports: ["DXB"] },
  "hong-kong": { name: "Hong Kong", airports: ["HKG"] },
  hyderabad: { name: "Hyderabad", airports: ["HYD"] },
  karachi: { name: "Karachi", airports: ["KHI"] },
  kathmandu: { name: "Kathmandu", airports: ["KTM"] },
  lahore: { name: "Lahore", airports: ["LHE"] },
  london: { name: "London", airports: ["LHR", "LGW"] },
  manila: { name: "Manila", airports: ["MNL"] },
  montreal: { name: "Montréal", airports: ["YUL"] },
  mumbai: { name: "Mumbai", airports: ["BOM"] },
  "new-york": { name: "New York", airports: ["JFK", "EWR"] },
  paris: { name: "Paris", airports: ["CDG", "ORY"] },
  toronto: { name: "Toronto", airports: ["YYZ"] },
  vancouver: { name: "Vancouver", airports: ["YVR"] },
} as const satisfies Record<string, Omit<City, "slug">>;

type Slug = keyof typeof cities;

/** By the city that a page is listed under. */
const partners = {
  toronto: [
    "delhi",
    "mumbai",
    "amritsar",
    "ahmedabad",
    "hyderabad",
    "lahore",
    "karachi",
    "dhaka",
    "colombo",
    "dubai",
    "cairo",
    "beijing",
    "hong-kong",
    "manila",
    "london",
  ],
  vancouver: ["delhi", "amritsar", "beijing", "hong-kong", "manila", "london"],
  montreal: ["paris", "beirut", "cairo", "delhi", "dubai"],
  "new-york": [
    "delhi",
    "mumbai",
    "ahmedabad",
    "hyderabad",
    "lahore",
    "dhaka",
    "kathmandu",
    "cairo",
  ],
  london: ["delhi", "mumbai", "amritsar", "lahore", "dhaka", "colombo"],
} as const satisfies Partial<Record<Slug, readonly Slug[]>>;

function cityOf(slug: Slug): City {
  return { slug, ...cities[slug] };
}

/** In the order of the list of routes. */
export const cityPairs: readonly CityPair[] = Object.entries(partners).flatMap(([one, others]) =>
  others.map((other) => ({
    slug: `${one}-${other}`,
    cities: [cityOf(one as Slug), cityOf(other)] as const,
  })),
);

/** The pair of an address. */
export function pairOfSlug(slug: string): CityPair | undefined {
  return cityPairs.find((pair) => pair.slug === slug);
}

/** The pair between whose cities a trip leads, in either direction. @param from,to IATA codes */
export function pairOfAirports(from: string, to: string): CityPair | undefined {
  const isIn = ({ airports }: City, iata: string) => airports.includes(iata);
  return cityPairs.find(
    ({ cities: [one, other] }) =>
      (isIn(one, from) && isIn(other, to)) || (isIn(one, to) && isIn(other, from)),
  );
}

/** The picture of previews of links to a pair of cities, below the site's origin, of 1200 by 630 pixels. */
export function pictureOf({ slug }: CityPair): string {
  return `/routes/${slug}.png`;
}
