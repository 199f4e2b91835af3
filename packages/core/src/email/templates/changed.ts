import type { AtDelivery, Block } from "./blocks";
import type { ChangedProps, ConnectionProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, subjectFor } from "./two-trips";
import { changesOf, flightLine, momentOf } from "./words";

/** To the counterpart of someone who has edited their trip. */
export function changed(props: ChangedProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  const { before, theirs } = props;
  const name = namesOf(i18n, props).Name;
  const apart =
    theirs && i18n.t("{name} now flies {flight}", { name, flight: flightLine(i18n, theirs) });
  const changes = before && theirs ? changesOf(i18n, before, theirs) : [];
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Trip changed"), props, apart),
      heading: i18n.t("{name} has changed the trip", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        ...whatToDo(props, at),
        ...(changes.length > 0
          ? [{ kind: "changes" as const, title: i18n.t("What has changed"), changes }]
          : []),
        ...matchedTrips(i18n, asEdited(props)),
        ...actsOf(props, at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** Once paid, `matched` is about the trips as paid. */
function asEdited({ matched, ...props }: ChangedProps): ConnectionProps {
  return { ...props, ...(matched && !props.fullName && { matched }) };
}

function whatToDo({ stayBy, timeZone }: ChangedProps, { i18n }: AtDelivery): Block[] {
  if (stayBy === undefined)
    return [
      paragraph(
        i18n.t(
          "If it no longer suits you, open the connection: its page says what you can do, and what happens to the money.",
        ),
      ),
    ];
  return [
    paragraph(
      i18n.t(
        "You paid for another flight. Stay connected, or leave with your money back: you can choose until {until}. If you don’t choose, you stay connected.",
        { until: momentOf(i18n, stayBy, timeZone) },
      ),
    ),
  ];
}

function actsOf({ connection, stayBy }: ChangedProps, { i18n, site }: AtDelivery): Block[] {
  if (stayBy === undefined)
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
