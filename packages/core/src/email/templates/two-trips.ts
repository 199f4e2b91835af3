/** What every mail about a connection shows: whose flight is whose, why they match, and what differs. */
import type { I18n } from "@lingui/core";
import { initial } from "../../masking/initial";
import { type Matched, reasonOf } from "../../matching/reason";
import { planeSentence } from "../../trip/plane";
import type { AtDelivery, Block, Site, Ticket, Trip } from "./blocks";
import type { ConnectionProps } from "./connection-props";
import { isolated, subjectOf } from "./words";

type Named = Pick<ConnectionProps, "role" | "displayName" | "fullName">;

/** The counterpart's name as the reader knows it: whole, or its initial. Empty once they have left. */
export function shownName({ displayName, fullName }: Omit<Named, "role">): string {
  return fullName ?? initial(displayName);
}

/** {@link shownName}, {@link isolated}, at the beginning of a sentence or in the middle of one. */
export function namesOf(i18n: I18n, props: Named): { Name: string; name: string } {
  const { role } = props;
  const shown = shownName(props);
  if (shown) return { Name: isolated(shown), name: isolated(shown) };
  return role === "traveler"
    ? { Name: i18n.t("Your Flightaide"), name: i18n.t("your Flightaide") }
    : { Name: i18n.t("The traveler"), name: i18n.t("the traveler") };
}

/** What the reader must know before doing anything: that the two would not be on the same plane. */
export function planeNotice(i18n: I18n, props: ConnectionProps): Block[] {
  const { mine, theirs, samePlane } = props;
  const name = namesOf(i18n, props).Name;
  const text = samePlane ? undefined : planeSentence(i18n, { name, mine, theirs });
  return text ? [{ kind: "notice", text }] : [];
}

/** The reason and both trips, and further tickets. */
export function matchedTrips(i18n: I18n, props: ConnectionProps, ...more: Ticket[]): Block[] {
  const reason = reasonWords(i18n, props);
  return [
    { kind: "pass", ...(reason && { reason }), tickets: [...ticketsOf(i18n, props), ...more] },
  ];
}

/** Both trips after an end. A counterpart who has left has no trip any more. */
export function twoTrips(i18n: I18n, props: Participants): Block[] {
  return [{ kind: "pass", tickets: ticketsOf(i18n, props) }];
}

type Participants = Named & Pick<ConnectionProps, "mine" | "theirs">;

function ticketsOf(i18n: I18n, props: Participants): Ticket[] {
  const { displayName, mine, theirs } = props;
  const name = namesOf(i18n, props).Name;
  return [
    { title: i18n.t("Your trip"), trip: mine },
    ...(theirs || displayName ? [{ title: i18n.t("{name}’s trip", { name }), trip: theirs }] : []),
  ];
}

/** Why the two match. @returns undefined when that is not known */
export function reasonWords(
  i18n: I18n,
  { mine, theirs, matched }: { mine?: Trip; theirs?: Trip; matched?: Matched },
): string | undefined {
  if (!mine || !theirs || !matched) return undefined;
  const { why, which } = reasonOf(
    i18n,
    matched.match,
    { leg: mine, legs: matched.mine },
    { leg: theirs, legs: matched.theirs },
  );
  return which ? i18n.t("{why}. {which}", { why, which }) : why;
}

/** {@link withRoute}, and who the mail is about, or what else sets it apart from others that begin alike. */
export function subjectFor(
  i18n: I18n,
  subject: string,
  props: ConnectionProps,
  apart = shownName(props),
): string {
  return subjectOf(i18n, withRoute(i18n, subject, props), apart);
}

/** A subject with ` {from}-{to}` of the reader's own trip if there is one, else of the other's. */
export function withRoute(
  i18n: I18n,
  subject: string,
  { mine, theirs }: Pick<ConnectionProps, "mine" | "theirs">,
): string {
  const trip = mine ?? theirs;
  return trip
    ? i18n.t("{subject} {from}-{to}", { subject, from: trip.from, to: trip.to })
    : subject;
}

/**
 * The connection's page. `answer` preselects the flightaid's answer, and `cancel` opens the question whether to cancel; nothing is written
 * before a button is pressed there.
 */
export function connectionUrl(
  { home }: Pick<Site, "home">,
  connection: string,
  parameters: { answer?: "yes" | "no"; report?: "yes"; cancel?: "yes" } = {},
): string {
  return `${home}${connectionPath(connection, parameters)}`;
}

/** {@link connectionUrl} without the language and the origin of the site. */
export function connectionPath(
  connection: string,
  parameters: Record<string, string> = {},
): string {
  return `/connect?${new URLSearchParams({ connection, ...parameters })}`;
}

/** What follows when the two say the opposite of each other. */
export function teamDecides({ i18n, site: { supportAddress } }: AtDelivery): string {
  return i18n.t(
    "Our team looks at what both of you say, decides about the fee, and writes to you both. If anything helps, such as a mail of the airline, write to {supportAddress}.",
    { supportAddress },
  );
}

/** What the mails about a connection end with. */
export function ending(
  { i18n, site }: AtDelivery,
  { connection }: Pick<ConnectionProps, "connection">,
): { because: string; reportUrl: string } {
  return {
    because: i18n.t("You get this mail because it is about a connection of yours."),
    reportUrl: connectionUrl(site, connection, { report: "yes" }),
  };
}
