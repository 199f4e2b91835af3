/** The mails when the traveler gets no answer, or says that the two did not meet. */

import type { AtDelivery } from "./blocks";
import type {
  ContradictedProps,
  DidNotMeetProps,
  NoAnswerProps,
  NotRefundedProps,
} from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { appealButton } from "./suspended";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  subjectFor,
  teamDecides,
} from "./two-trips";
import { momentOf } from "./words";

/** To the flightaid. */
export function noAnswer(props: NoAnswerProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Please get in touch"), props),
      heading: i18n.t("{name} can’t reach you", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          i18n.t(
            "{name} told us that you do not answer. Please write on the connection’s page, or confirm there that you are in touch, by {until}. Otherwise the connection ends, and {name} gets the fee back.",
            { name, until: momentOf(i18n, props.until, props.timeZone) },
          ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Answer now"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the flightaid. */
export function didNotMeet(props: DidNotMeetProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { Name, name } = namesOf(i18n, props);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Did you meet?"), props),
      heading: i18n.t("Did you meet {name}?", { name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "{name} told us that you did not meet. If you did, say so on the connection’s page by {until}, and our team decides. Otherwise {name} gets the fee back.",
            { name: Name, until: momentOf(i18n, props.until, props.timeZone) },
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

/** To the traveler: the flightaid says that they did meet. */
export function contradicted(props: ContradictedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("We look into it"), props),
      heading: i18n.t("{name} says that you did meet", { name }),
      blocks: [
        greeting(at),
        paragraph(
          i18n.t("You told us that you did not meet, and {name} says that you did.", { name }),
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

/** Tells both participants that operators have decided a contradicted claim without a refund. After an appeal only the traveler gets it. */
export function notRefunded(props: NotRefundedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("We have decided"), props),
      heading: i18n.t("The fee is not refunded"),
      blocks: [
        greeting(at),
        ...(props.appeal === "over"
          ? [paragraph(i18n.t("You asked us to look again, and we have done that."))]
          : []),
        paragraph(
          props.claim === "met"
            ? i18n.t(
                "You two disagreed on whether you met. We have looked at what both of you said.",
              )
            : i18n.t(
                "You two disagreed on whether the airline cancelled the flight. We have looked at what both of you said.",
              ),
          i18n.t("The fee for this connection is not refunded."),
          i18n.t("If you think that we are wrong, write to {support}.", {
            support: site.supportAddress,
          }),
        ),
        ...(props.appeal === "open" ? appealButton(at) : []),
        ...matchedTrips(i18n, props),
        button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
