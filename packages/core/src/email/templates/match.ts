import {
  type AtDelivery,
  type Block,
  button,
  greeting,
  paragraph,
  type Rendered,
  renderMail,
  type Site,
  type Trip,
  tripRows,
} from "./layout";

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

/** Number of matches that a mail shows; it counts the others. */
const shown = 10;

/** To the owner of an itinerary: new matches, best first. */
export function match(matches: readonly MatchProps[], at: AtDelivery): Rendered {
  const [first] = matches;
  const count = matches.length;
  const sought = first?.role === "traveler" ? "offers to help" : "is looking for help";
  const more = count - shown;
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
        ...matches.slice(0, shown).flatMap((one) => blocksOf(one, at.site)),
        ...(more > 0
          ? [
              paragraph(`And ${more} more: search your trip again to see all of them.`),
              button("See your itineraries", `${at.site.origin}/myitinerary`),
            ]
          : []),
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

export function blocksOf(one: MatchProps, { origin }: Pick<Site, "origin">): Block[] {
  const rows: [string, string][] = [
    ["Match", one.reason],
    ["Name", one.displayName],
    ["Role", one.role === "traveler" ? "Serving as a FLIGHTAIDE" : "Looking for a FLIGHTAIDE"],
    ...tripRows(one.theirs),
  ];
  return [
    { kind: "rows", rows },
    ...(one.note ? [{ kind: "quote" as const, text: one.note }] : []),
    button("Connect", connectUrl(origin, one)),
  ];
}
