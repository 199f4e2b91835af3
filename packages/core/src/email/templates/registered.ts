import type { AtDelivery, Trip } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { flightLine, subjectOf } from "./words";

export type RegisteredProps = {
  type: "traveler" | "flightaid";
  trips: Trip[];
};

/** To the owner of a new itinerary. */
export function registered({ type, trips }: RegisteredProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const [first] = trips;
  return renderMail(
    {
      subject: subjectOf(
        i18n,
        i18n.t("{from}-{to} successfully registered", { from: first?.from, to: first?.to }),
        first && flightLine(i18n, first),
      ),
      heading: i18n.t("Your trip is registered"),
      blocks: [
        greeting(at),
        paragraph(
          type === "traveler"
            ? i18n.t(
                "Thank you. You are looking for a Flightaide, and we write to you as soon as we find a match.",
              )
            : i18n.t(
                "Thank you. You are looking for somebody to accompany, and we write to you as soon as we find a match.",
              ),
        ),
        { kind: "pass", role: type, tickets: trips.map((trip) => ({ trip })) },
        button(i18n.t("See your itineraries"), `${site.home}/myitinerary`),
      ],
      because: i18n.t("You get this mail because you registered this trip."),
    },
    at,
  );
}
