import type { I18n } from "@lingui/core";
import type { Matched } from "../../matching/reason";
import { helpOf, type Passenger, passengerOf } from "../../trip/people";
import type { AtDelivery, Block, Entry, Role, Row, Trip } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { reasonWords, shownName, withRoute } from "./two-trips";
import { flightLine, shortDateOf, subjectOf } from "./words";

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
  /** Missing in mails of earlier versions. */
  matched?: Matched;
  /** The other side's note, masked. */
  note?: string;
  /** Who flies, of a traveler. Known when the mail is sent. */
  passenger?: Passenger;
};

/** Number of matches that a mail shows as cards; more are rows of an index. */
const maxCards = 3;
/** Number of rows; the mail counts the others. */
const maxRows = 10;

/** To the owner of an itinerary: new matches, best first. */
export function match(matches: readonly MatchProps[], at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const [first] = matches;
  const count = matches.length;
  return renderMail(
    {
      subject: subjectOf(
        i18n,
        withRoute(i18n, i18n.t("Match Found"), first ?? {}),
        apartOf(i18n, matches),
      ),
      heading:
        count === 1
          ? i18n.t("We found a match for your trip")
          : i18n.t("We found {count, plural, one {# match} other {# matches}} for you", { count }),
      blocks: [
        greeting(at),
        paragraph(newsOf(i18n, count, first?.role)),
        ...(count > maxCards ? indexOf(matches, at) : matches.map((one) => passOf(one, at))),
      ],
      because: i18n.t(
        "You get this mail because you registered a trip and asked to hear of matches.",
      ),
      reportUrl: `${site.home}/safety#report`,
    },
    at,
  );
}

/** Who it is and when they fly, or how many. */
function apartOf(i18n: I18n, [first, ...others]: readonly MatchProps[]): string | undefined {
  if (!first) return undefined;
  const count = others.length + 1;
  const who =
    count > 1
      ? i18n.t("{count, plural, one {# match} other {# matches}}", { count })
      : shownName(first);
  const when =
    count > 1 ? shortDateOf(i18n, first.mine.travelDate) : flightLine(i18n, first.theirs);
  return `${who}, ${when}`;
}

/** @param role of the reader */
function newsOf(i18n: I18n, count: number, role: Role | undefined): string {
  if (count > 1)
    return i18n.t("Good news: there are fellow passengers on your route. Connect to get in touch.");
  return role === "traveler"
    ? i18n.t("Good news: someone on your route is offering to help. Connect to get in touch.")
    : i18n.t("Good news: someone on your route is looking for help. Connect to get in touch.");
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
  home: string,
  { connection, itinerary, theirs: { from, to, travelDate, flight, until }, role }: Target,
): string {
  const query = new URLSearchParams({
    ...(connection && { connection }),
    ...(itinerary && { itinerary }),
    from,
    to,
    travelDate,
    ...(flight && { flight }),
    ...(until && { until }),
    role,
  });
  return `${home}/connect?${query}`;
}

export function passOf(one: MatchProps, at: AtDelivery): Block {
  const { trip, ...entry } = entryOf(one, at);
  const who = one.passenger ? passengerRows(at.i18n, one.passenger) : [];
  return {
    kind: "pass",
    ...entry,
    tickets: [{ trip }],
    ...(who.length > 0 && { who }),
    ...(one.note && { note: one.note }),
  };
}

function passengerRows(i18n: I18n, passenger: Passenger): Row[] {
  const flies = passengerOf(i18n, passenger);
  const needs = helpOf(i18n, passenger.needs ?? []);
  return [
    ...(flies ? [[i18n.t("Who flies"), flies] satisfies Row] : []),
    ...(needs ? [[i18n.t("What would help"), needs] satisfies Row] : []),
  ];
}

/** One row for each match: more cards would be a long way to scroll. */
function indexOf(matches: readonly MatchProps[], at: AtDelivery): Block[] {
  const { i18n, site } = at;
  const more = matches.length - maxRows;
  return [
    {
      kind: "index",
      title: i18n.t("Best matches first"),
      entries: matches.slice(0, maxRows).map((one) => entryOf(one, at)),
    },
    ...(more > 0 ? [paragraph(i18n.t("And {more} more.", { more }))] : []),
    button(i18n.t("See your itineraries"), `${site.home}/myitinerary`),
  ];
}

function entryOf(one: MatchProps, { i18n, site }: AtDelivery): Entry {
  const reason = reasonWords(i18n, one);
  return {
    // The other side's.
    role: one.role === "traveler" ? "flightaid" : "traveler",
    ...(reason && { reason }),
    trip: one.theirs,
    displayName: shownName(one),
    button: { label: i18n.t("Connect"), url: connectUrl(site.home, one) },
  };
}
