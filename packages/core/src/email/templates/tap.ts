import { stepWords } from "../../trip/step";
import type { AtDelivery } from "./blocks";
import type { TapProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, subjectFor } from "./two-trips";
import { momentOf } from "./words";

/** To the traveler, who has asked for it: the Flightaide has tapped a step of the trip. */
export function tap(props: TapProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { connection, tap, flight, airportZone } = props;
  const { from, to, fromCity = from, toCity = to } = flight;
  const place = tap === "met" || tap === "boarded" ? fromCity : toCity;
  const heading = stepWords[tap](i18n, place);
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, heading, props),
      heading,
      blocks: [
        greeting(at),
        paragraph(
          i18n.t("{name} marked this on the trip page: {at}.", {
            name,
            at: momentOf(i18n, props.at, airportZone),
          }),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Open the trip page"), connectionUrl(site, connection)),
      ],
      ...ending(at, props),
      because: i18n.t(
        "You get this mail because you asked for one at each step. You can turn that off on the trip page.",
      ),
    },
    at,
  );
}
