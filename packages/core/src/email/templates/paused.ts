import type { AtDelivery } from "./blocks";
import type { PausedProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { withRoute } from "./two-trips";
import { flightLine, subjectOf } from "./words";

/** To the owner of a posting that is out of sight because two requests in a row were not answered. */
export function paused({ trips }: PausedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const [mine] = trips;
  return renderMail(
    {
      subject: subjectOf(
        i18n,
        withRoute(i18n, i18n.t("Your trip is paused"), mine ? { mine } : {}),
        mine && flightLine(i18n, mine),
      ),
      heading: i18n.t("Others no longer see your trip"),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "Two requests in a row got no answer, so we have paused your trip, and families no longer see it. You can show it again at any time.",
          ),
        ),
        { kind: "pass", tickets: trips.map((trip) => ({ trip })) },
        button(i18n.t("See your itineraries"), `${site.home}/myitinerary`),
      ],
      because: i18n.t("You get this mail because you registered this trip."),
    },
    at,
  );
}
