import type { AtDelivery } from "./blocks";
import type { ChangedProps } from "./connection-props";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, withRoute } from "./two-trips";
import { momentOf } from "./words";

/** To the counterpart of someone who has edited their trip. */
export function changed(props: ChangedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { before, stayBy } = props;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: withRoute(i18n, i18n.t("Trip changed"), props),
      heading: i18n.t("{name} has changed the trip", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          stayBy
            ? i18n.t(
                "It is another plane than the one that you have paid for. Say on the connection’s page whether you stay connected or leave with your money back; you can leave until {until}.",
                { until: momentOf(i18n, stayBy) },
              )
            : i18n.t(
                "If it does not suit you any more, open the connection: its page says what you can do, and what becomes of the money.",
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
