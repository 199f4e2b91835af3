/** The mails when one of the two says that the airline has cancelled the flight. */

import type { AtDelivery } from "./blocks";
import type { AirlineContradictedProps, AirlineProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, withRoute } from "./two-trips";
import { momentOf } from "./words";

/** To the other one, who agrees or contradicts. */
export function airline(props: AirlineProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: withRoute(i18n, i18n.t("Was the flight cancelled?"), props),
      heading: i18n.t("{name} says that the airline has cancelled the flight", { name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "If that is so, agree on the connection’s page, and the fee goes back at once. If it is not, contradict there by {until}, and we look into it. Otherwise the fee goes back then.",
            { until: momentOf(i18n, props.until) },
          ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Answer"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the one who said it: the other one contradicts. */
export function airlineContradicted(props: AirlineContradictedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { Name, name } = namesOf(i18n, props);
  const { supportAddress } = site;
  return renderMail(
    {
      subject: withRoute(i18n, i18n.t("We look into the cancelled flight"), props),
      heading: i18n.t("{name} says that the flight was not cancelled", { name: Name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "You told us that the airline has cancelled the flight, and {name} says that it has not. We look at what both of you say and decide about the fee. If anything helps us, such as a mail of the airline, write to {supportAddress}.",
            { name, supportAddress },
          ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
