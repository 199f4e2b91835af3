import type { AtDelivery } from "./blocks";
import type { NewMessageProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  routeSuffix,
} from "./two-trips";

/** The counterpart has written on the connection's page. Without the text, which may be a stranger's. */
export function newMessage(props: NewMessageProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `New message${routeSuffix(props)}`,
      heading: `${other.Name} has written to you`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph("You can read the message and answer it on the connection's page."),
        ...matchedTrips(props),
        button("Read the message", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}
