/** The mails when the traveler gets no answer, or says that the two did not meet. */

import type { AtDelivery } from "./blocks";
import type { ContradictedProps, DidNotMeetProps, NoAnswerProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  routeSuffix,
} from "./two-trips";
import { momentOf } from "./words";

/** To the flightaid. */
export function noAnswer(props: NoAnswerProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `Please get in touch${routeSuffix(props)}`,
      heading: `${other.Name} gets no answer from you`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(
          `${other.Name} told us that you do not answer. Please write or call, and confirm on the connection's page by ${momentOf(props.until)} that you are in touch. Otherwise the connection ends, and the fee goes back.`,
        ),
        ...matchedTrips(props),
        button("Confirm that you are in touch", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To the flightaid. */
export function didNotMeet(props: DidNotMeetProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `Did you meet?${routeSuffix(props)}`,
      heading: `Did you meet ${other.name}?`,
      blocks: [
        greeting(at.name),
        paragraph(
          `${other.Name} told us that you did not meet. If you did, say so on the connection's page by ${momentOf(props.until)}, and we look into it. Otherwise the fee goes back.`,
        ),
        ...matchedTrips(props),
        button("Answer", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To the traveler: the flightaid says that they did meet. */
export function contradicted(props: ContradictedProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `We look into it${routeSuffix(props)}`,
      heading: `${other.Name} says that you did meet`,
      blocks: [
        greeting(at.name),
        paragraph(
          `You told us that you did not meet, and ${other.name} says that you did. We look at what both of you say and decide about the fee. If anything helps us, write to ${at.site.supportAddress}.`,
        ),
        ...matchedTrips(props),
        button("Open the connection", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}
