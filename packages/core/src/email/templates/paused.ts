import type { AtDelivery } from "./blocks";
import type { PausedProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";

/** To the owner of a posting that is out of sight because two requests in a row were not answered. */
export function paused({ trips }: PausedProps, at: AtDelivery): Rendered {
  const first = trips[0];
  return renderMail(
    {
      subject: `Your trip is paused ${first?.from}-${first?.to}`,
      heading: "Others no longer see your trip",
      blocks: [
        greeting(at.name),
        paragraph(
          "Two requests in a row got no answer, so we have paused your trip: families don't find it any more. You can show it again at any time.",
        ),
        { kind: "pass", tickets: trips.map((trip) => ({ trip })) },
        button("See your itineraries", `${at.site.origin}/myitinerary`),
      ],
      because: "You get this mail because you registered this trip.",
    },
    at,
  );
}
