import {
  greeting,
  paragraph,
  type Rendered,
  renderMail,
  type Site,
  type Trip,
  tripRows,
} from "./layout";
import { connectUrl, subjectOf } from "./match";

export type ConnectProps = {
  /** The connection's id. */
  connection: string;
  /** The id of their itinerary, if they posted one. */
  itinerary?: string;
  /** The reader's own. */
  role: "traveler" | "flightaid";
  trip: Trip;
  /** The name of the user who opened the connection, masked. */
  displayName: string;
};

/** To the participant who did not open the connection. */
export function connect(
  name: string,
  { connection, itinerary, role, trip, displayName }: ConnectProps,
  site: Site,
  unsubscribeUrl: string,
): Rendered {
  const says =
    role === "traveler"
      ? `${displayName} offers to be your Flightaide on this flight. Connect to get in touch.`
      : `${displayName} is looking for a Flightaide on this flight and wants to connect with you. You hear from us with their contact details as soon as they have confirmed.`;
  return renderMail(
    {
      subject: subjectOf(trip),
      heading: "Somebody wants to connect with you",
      blocks: [
        greeting(name),
        paragraph(says),
        {
          kind: "rows",
          rows: tripRows(trip),
          button: {
            label: "Connect",
            url: connectUrl(site.origin, { connection, itinerary, theirs: trip, role }),
          },
        },
      ],
      because: "You get this mail because somebody answered a trip of yours.",
      unsubscribeUrl,
    },
    site,
  );
}
