import type { AtDelivery } from "./blocks";
import type { ChangedProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  routeSuffix,
} from "./two-trips";

/** To the counterpart of somebody who has edited their trip, if the two still match. */
export function changed(props: ChangedProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `Trip changed${routeSuffix(props)}`,
      heading: `${other.Name} has changed the trip`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(
          "It still matches yours. If it does not suit you any more, end the connection on its page, which also says what becomes of the money.",
        ),
        ...matchedTrips(
          props,
          ...(props.before ? [{ title: `${other.Name}'s trip before`, trip: props.before }] : []),
        ),
        button("Open the connection", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}
