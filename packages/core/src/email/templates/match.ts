import type { AtDelivery, Block, Role, Site, Trip } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";

/** A match as one side sees it. Contains nothing that identifies the other. */
export type MatchProps = {
  /** Opaque id of the other side's itinerary. */
  itinerary: string;
  /** The reader's own. */
  role: "traveler" | "flightaid";
  /** The reader's leg, and the one that fits it. */
  mine: Trip;
  theirs: Trip;
  /** Masked. */
  displayName: string;
  /** In words: `Same flight`. */
  reason: string;
  /** The other side's note, masked. */
  note?: string;
};

/** Number of matches that a mail shows as cards; more are rows of an index. */
const maxCards = 3;
/** Number of rows; the mail counts the others. */
const maxRows = 10;

/** To the owner of an itinerary: new matches, best first. */
export function match(matches: readonly MatchProps[], at: AtDelivery): Rendered {
  const [first] = matches;
  const count = matches.length;
  const sought = first?.role === "traveler" ? "offers to help" : "is looking for help";
  return renderMail(
    {
      subject: subjectOf(first?.mine),
      heading: count === 1 ? "We found a match for your trip" : `We found ${count} matches for you`,
      blocks: [
        greeting(at.name),
        paragraph(
          count === 1
            ? `Good news: somebody on your way ${sought}. Connect to get in touch.`
            : "Good news: there are fellow passengers on your way. Connect to get in touch.",
        ),
        ...(count > maxCards
          ? indexOf(matches, at.site)
          : matches.map((one) => passOf(one, at.site.origin))),
      ],
      because: "You get this mail because you registered a trip and asked to hear of matches.",
      reportUrl: `${at.site.origin}/safety#report`,
    },
    at,
  );
}

export function subjectOf(trip: Trip | undefined): string {
  return `Match Found ${trip?.from}-${trip?.to}`;
}

/** What the connect page opens: an itinerary of the other side, an existing connection, or both. */
type Target = {
  connection?: string;
  itinerary?: string;
  theirs: Trip;
  role: MatchProps["role"];
};

/** The URL of the connect page. Contains nothing that identifies a user. */
export function connectUrl(
  origin: string,
  { connection, itinerary, theirs: { from, to, travelDate, flight }, role }: Target,
): string {
  const query = new URLSearchParams({
    ...(connection && { connection }),
    ...(itinerary && { itinerary }),
    from,
    to,
    travelDate,
    ...(flight && { flight }),
    role,
  });
  return `${origin}/connect?${query}`;
}

export function passOf(one: MatchProps, origin: string): Block {
  const { reason, theirs, displayName, note } = one;
  return {
    kind: "pass",
    role: roleOf(one),
    reason,
    tickets: [{ trip: theirs }],
    displayName,
    ...(note && { note }),
    button: { label: "Connect", url: connectUrl(origin, one) },
  };
}

/** One row for each match: more cards would be a long way to scroll. */
function indexOf(matches: readonly MatchProps[], { origin }: Site): Block[] {
  const more = matches.length - maxRows;
  return [
    {
      kind: "index",
      title: "Best matches first",
      entries: matches.slice(0, maxRows).map((one) => ({
        role: roleOf(one),
        reason: one.reason,
        trip: one.theirs,
        displayName: one.displayName,
        button: { label: "Connect", url: connectUrl(origin, one) },
      })),
    },
    ...(more > 0 ? [paragraph(`And ${more} more.`)] : []),
    button("See your itineraries", `${origin}/myitinerary`),
  ];
}

/** The other side's. */
function roleOf({ role }: MatchProps): Role {
  return role === "traveler" ? "flightaid" : "traveler";
}
