/** The mails when one of the two says that the airline has cancelled the flight. */

import type { AtDelivery } from "./blocks";
import type { AirlineContradictedProps, AirlineProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, subjectFor, teamDecides } from "./two-trips";
import { momentOf } from "./words";

/** To the other one, who agrees or contradicts. */
export function airline(props: AirlineProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { connection, role, timeZone } = props;
  const name = namesOf(i18n, props).Name;
  const until = momentOf(i18n, props.until, timeZone);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Was your flight cancelled?"), props),
      heading: i18n.t("Was your flight cancelled by the airline?"),
      blocks: [
        greeting(at),
        paragraph(
          role === "traveler"
            ? i18n.t(
                "{name} told us that the airline has cancelled the flight. If you say yes, you get the fee back at once. If you say no by {until}, our team decides. If you don’t answer, you get the fee back then.",
                { name, until },
              )
            : i18n.t(
                "{name} told us that the airline has cancelled the flight. If you say yes, {name} gets the fee back at once. If you say no by {until}, our team decides. If you don’t answer, {name} gets the fee back then. It costs you nothing.",
                { name, until },
              ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Yes, it was cancelled"), connectionUrl(site, connection, { answer: "yes" })),
        minorButton(i18n.t("No, it was not"), connectionUrl(site, connection, { answer: "no" })),
        paragraph(i18n.t("Both buttons open a page that asks again.")),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the one who said it: the other one contradicts. */
export function airlineContradicted(props: AirlineContradictedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("We look into it"), props),
      heading: i18n.t("{name} says that the flight was not cancelled", { name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "You told us that the airline has cancelled the flight, and {name} says that it has not.",
            { name },
          ),
          teamDecides(at),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
