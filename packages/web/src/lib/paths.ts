/** Every address of the app. The route table, links and redirects derive from it. */
import type { Type } from "@flightaides/core/trip/contract.ts";

export const paths = {
  home: "/",
  search: "/search",
  /** A flightaid's own flight, posted in one go. */
  offer: "/offer",
  searchResult: "/searchResult",
  allItineraries: "/allitinerary",
  login: "/login",
  signUp: "/signup",
  confirm: "/confirm",
  forgotPassword: "/forgot-password",
  myItineraries: "/myitinerary",
  /** A posted trip, by its public id. */
  trip: "/trip/:id",
  /** The busiest routes. */
  routes: "/flights",
  /** Flights between a pair of cities of core/trip/city-pairs.ts. */
  route: "/flights/:pair",
  connect: "/connect",
  connections: "/connections",
  /** Reads the boarding pass of a connection's flight: a document of its own, see reading-path.ts. */
  pass: "/boarding-pass/:id",
  account: "/account",
  termsOfUse: "/terms-of-use",
  privacyPolicy: "/privacy-policy",
  coTraveler: "/co-traveler",
  aboutUs: "/about-us",
  blogs: "/blogs",
  support: "/support",
  safety: "/safety",
  /** The API, for programs. */
  developers: "/developers",
  unsubscribe: "/unsubscribe",
  /** The answer to a mail before a flight. */
  stillFlying: "/still-flying",
  /** Asks for a second look at a decision of the operators. */
  appeal: "/appeal",
  /** For operators. */
  desk: "/desk",
} as const;

export type Path = (typeof paths)[keyof typeof paths];

type Trip = { from?: string; to?: string; flight?: string; travelDate?: string };

/** Query parameters of the addresses that take any; each is optional. */
type Parameters = {
  /** `edit` is the id of one of the user's itineraries, whose form opens. */
  "/myitinerary": { edit?: string };
  /** `filter` is the type to look for. */
  "/search": { filter?: Type };
  "/allitinerary": Trip;
  /**
   * `role` is the reader's own. Either `connection` or `itinerary` names the other person. `answer` is proposed for a request,
   * `cancel` opens the question whether to cancel, and `card` shows the passenger's card.
   */
  "/connect": Trip & {
    connection?: string;
    itinerary?: string;
    role?: Type;
    answer?: "yes" | "no";
    cancel?: "yes";
    card?: "yes";
  };
};

/** Sections that are linked from other pages: ids of headings in src/content and on home. */
type Sections = {
  "/": "how-it-works";
  "/account": "paypal-name" | "delete";
  "/about-us": "leadership";
  "/co-traveler": "safety";
  "/privacy-policy": "rights";
  "/safety": "report";
  "/support": "contact" | "investors" | "social";
  "/terms-of-use": "law" | "liability" | "refunds" | "safety";
};

/** The address of a posted trip. It contains no name. */
export function tripPath(id: string): string {
  return paths.trip.replace(":id", encodeURIComponent(id));
}

/** The address at which the boarding pass of a connection's flight is read. */
export function boardingPassPath(connection: string): string {
  return paths.pass.replace(":id", encodeURIComponent(connection));
}

/** The address of the page of a pair of cities. @param slug of core/trip/city-pairs.ts */
export function routePath(slug: string): string {
  return paths.route.replace(":pair", slug);
}

/** An address with its query parameters. Those that are undefined are left out. */
export function withQuery<P extends keyof Parameters>(path: P, parameters: Parameters[P]): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters))
    if (value !== undefined) query.set(key, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of one section of a document. */
export function withSection<P extends keyof Sections>(path: P, section: Sections[P]): string {
  return `${path}#${section}`;
}
