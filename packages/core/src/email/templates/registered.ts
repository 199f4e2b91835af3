import {
  type AtDelivery,
  button,
  greeting,
  paragraph,
  type Rendered,
  renderMail,
  type Trip,
  tripRows,
} from "./layout";

export type RegisteredProps = {
  type: "traveler" | "flightaid";
  trips: Trip[];
};

/** To the owner of a new itinerary. */
export function registered({ type, trips }: RegisteredProps, at: AtDelivery): Rendered {
  const [first] = trips;
  const subject = `${first?.from}-${first?.to} successfully registered`;
  const sought = type === "traveler" ? "a Flightaide" : "somebody to accompany";
  return renderMail(
    {
      subject,
      heading: "Your trip is registered",
      blocks: [
        greeting(at.name),
        paragraph(
          `Thank you. You are looking for ${sought}, and we write to you as soon as we find a match.`,
        ),
        ...trips.map((trip) => ({ kind: "rows" as const, rows: tripRows(trip) })),
        button("See your itineraries", `${at.site.origin}/myitinerary`),
      ],
      because: "You get this mail because you registered this trip.",
    },
    at,
  );
}
