import type { AtDelivery } from "./blocks";
import type { ChangedProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, withRoute } from "./two-trips";

/** To the counterpart of someone who has edited their trip, if the two still match. */
export function changed(props: ChangedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { before } = props;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: withRoute(i18n, i18n.t("Trip changed"), props),
      heading: i18n.t("{name} has changed the trip", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          i18n.t(
            "It still matches yours. If it does not suit you any more, end the connection on its page, which also says what becomes of the money.",
          ),
        ),
        ...matchedTrips(
          i18n,
          props,
          ...(before ? [{ title: i18n.t("{name}’s trip before", { name }), trip: before }] : []),
        ),
        button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}
