import type { AtDelivery } from "./blocks";
import type { NewMessageProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, subjectFor } from "./two-trips";

/** The counterpart has written on the connection's page. Without the text, which may be a stranger's. */
export function newMessage(props: NewMessageProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("New message"), props),
      heading: i18n.t("{name} has written to you", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(i18n.t("You can read the message and answer it on the connection’s page.")),
        ...matchedTrips(i18n, props),
        button(i18n.t("Read the message"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
