import type { AtDelivery, Block } from "./blocks";
import type { ChangedProps, ConnectionProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, subjectFor } from "./two-trips";
import { changesOf, flightLine, momentOf } from "./words";

/** To the counterpart of someone who has edited their trip, if the two still match. */
export function changed(props: ChangedProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  const { before, after = props.theirs } = props;
  const name = namesOf(i18n, props).Name;
  const apart =
    after && i18n.t("{name} now flies {flight}", { name, flight: flightLine(i18n, after) });
  const rows = before && after ? changesOf(i18n, before, after) : [];
  const now = asEdited(props);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Trip changed"), props, apart),
      heading: i18n.t("{name} has changed the trip", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, now),
        ...whatToDo(props, at),
        ...(rows.length > 0
          ? [{ kind: "rows" as const, title: i18n.t("What has changed"), rows }]
          : []),
        ...matchedTrips(i18n, now),
        ...actsOf(props, at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** The trips with the edited one. `matched` is about the trips as paid. */
function asEdited(props: ChangedProps): ConnectionProps {
  const { after, matched, ...rest } = props;
  if (after) return { ...rest, theirs: after, samePlane: false };
  return { ...rest, ...(matched && { matched }) };
}

function whatToDo({ until, timeZone }: ChangedProps, { i18n }: AtDelivery): Block[] {
  if (until === undefined)
    return [
      paragraph(
        i18n.t(
          "It still matches yours. If it does not suit you any more, end the connection on its page, which also says what becomes of the money.",
        ),
      ),
    ];
  return [
    paragraph(
      i18n.t(
        "You paid for another flight. Stay connected, or leave with your money back: you can choose until {until}. If you don’t choose, you stay connected.",
        { until: momentOf(i18n, until, timeZone) },
      ),
    ),
  ];
}

function actsOf({ connection, until }: ChangedProps, { i18n, site }: AtDelivery): Block[] {
  if (until === undefined)
    return [button(i18n.t("Open the connection"), connectionUrl(site, connection))];
  return [
    button(i18n.t("Stay connected"), connectionUrl(site, connection, { answer: "yes" })),
    minorButton(
      i18n.t("Leave with your money back"),
      connectionUrl(site, connection, { answer: "no" }),
    ),
    paragraph(i18n.t("Both buttons open a page that asks again.")),
  ];
}
