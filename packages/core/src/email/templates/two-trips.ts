/** What every mail about a connection shows: whose flight is whose, why they match, and what differs. */
import { planeSentence } from "../../connection/plane";
import type { Block, Site, Ticket } from "./blocks";
import type { ConnectionProps } from "./connection-props";
import { isolated } from "./words";

/** The counterpart's name, {@link isolated}, at the beginning of a sentence or in the middle of one. */
export function namesOf({ role, displayName }: Pick<ConnectionProps, "role" | "displayName">): {
  Name: string;
  name: string;
} {
  if (displayName) return { Name: isolated(displayName), name: isolated(displayName) };
  return role === "traveler"
    ? { Name: "Your Flightaide", name: "your Flightaide" }
    : { Name: "The traveler", name: "the traveler" };
}

/** What the reader must know before doing anything: that the two would not be on the same plane. */
export function planeNotice(props: ConnectionProps): Block[] {
  const { mine, theirs, samePlane } = props;
  const text = samePlane ? undefined : planeSentence({ name: namesOf(props).Name, mine, theirs });
  return text ? [{ kind: "notice", text }] : [];
}

/** The reason and both trips, and further tickets. */
export function matchedTrips(props: ConnectionProps, ...more: Ticket[]): Block[] {
  const { reason } = props;
  return [{ kind: "pass", ...(reason && { reason }), tickets: [...ticketsOf(props), ...more] }];
}

/** Both trips after an end. A counterpart who has left has no trip any more. */
export function twoTrips(props: Omit<ConnectionProps, "reason">): Block[] {
  return [{ kind: "pass", tickets: ticketsOf(props) }];
}

function ticketsOf(props: Omit<ConnectionProps, "reason">): Ticket[] {
  const { displayName, mine, theirs } = props;
  return [
    { title: "Your trip", trip: mine },
    ...(theirs || displayName ? [{ title: `${namesOf(props).Name}'s trip`, trip: theirs }] : []),
  ];
}

/** ` {from}-{to}` of the reader's own trip if there is one, else of the other's. */
export function routeSuffix({ mine, theirs }: Pick<ConnectionProps, "mine" | "theirs">): string {
  const trip = mine ?? theirs;
  return trip ? ` ${trip.from}-${trip.to}` : "";
}

/** The connection's page. `answer` preselects the flightaid's answer; nothing is written before a button is pressed there. */
export function connectionUrl(
  { origin }: Site,
  connection: string,
  parameters: { answer?: "yes" | "no"; report?: "yes" } = {},
): string {
  return `${origin}/connect?${new URLSearchParams({ connection, ...parameters })}`;
}

/** What the mails about a connection end with. */
export function ending(
  { connection }: Pick<ConnectionProps, "connection">,
  site: Site,
): { because: string; reportUrl: string } {
  return {
    because: "You get this mail because it is about a connection of yours.",
    reportUrl: connectionUrl(site, connection, { report: "yes" }),
  };
}
