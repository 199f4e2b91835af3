import type { AtDelivery, Trip } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";

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
        { kind: "pass", role: type, tickets: trips.map((trip) => ({ trip })) },
        button("See your itineraries", `${at.site.origin}/myitinerary`),
      ],
      because: "You get this mail because you registered this trip.",
    },
    at,
  );
}
