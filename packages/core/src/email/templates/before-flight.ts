/** The mails before a flight: the question whether the reader still flies, and that of the day before. */
import type { I18n } from "@lingui/core";
import type { AtDelivery, Block, Site, Trip } from "./blocks";
import type { DayBeforeProps, StillFlyingProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  subjectFor,
  withRoute,
} from "./two-trips";
import { daysOf, momentOf, placeOf, shortDateOf, weekdayOf } from "./words";

export type StillFlyingPostingProps = {
  /** The id of the reader's itinerary. */
  itinerary: string;
  type: "traveler" | "flightaid";
  trips: Trip[];
  /** With which the trip begins. */
  flight: Trip;
  /** ISO 8601 instant at which its travel date begins. */
  answerBy: string;
  /** IANA name of the time zone where it begins. */
  timeZone?: string;
  /** ISO 8601 instant from which it is not sent any more. */
  until: string;
};

/** To both of a paid connection. */
export function stillFlying(props: StillFlyingProps, at: AtDelivery): Rendered {
  const { i18n, site, answerUrl } = at;
  const { connection, flight, own, answerBy, timeZone } = props;
  const { name } = namesOf(i18n, props);
  const question = questionOf(i18n, flight);
  return renderMail(
    {
      subject: subjectFor(i18n, question, props),
      heading: question,
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          i18n.t(
            "You and {name} are connected for this trip. One press is enough to say that you still fly, so that you can count on each other.",
            {
              name,
            },
          ),
          i18n.t("You can answer until {until}.", { until: lastMinute(i18n, answerBy, timeZone) }),
        ),
        ...choices(i18n, flight, {
          yes: answerUrl ? withAnswer(answerUrl, "yes") : connectionUrl(site, connection),
          changed: own ? editUrl(site, own) : connectionUrl(site, connection),
          no: connectionUrl(site, connection, { cancel: "yes" }),
        }),
        paragraph(
          i18n.t(
            "“No” first shows what happens to the connection and the money. Nothing is cancelled before you confirm it there.",
          ),
        ),
        ...matchedTrips(i18n, props),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the owner of a posting without a paid connection. */
export function stillFlyingPosting(
  { itinerary, type, trips, flight, answerBy, timeZone }: StillFlyingPostingProps,
  at: AtDelivery,
): Rendered {
  const { i18n, site, answerUrl } = at;
  const own = `${site.home}/myitinerary`;
  const question = questionOf(i18n, flight);
  const until = lastMinute(i18n, answerBy, timeZone);
  return renderMail(
    {
      subject: withRoute(i18n, question, { mine: flight }),
      heading: question,
      blocks: [
        greeting(at),
        paragraph(
          i18n.t(
            "You have registered this trip, and others can find it. If you don’t fly any more, say no: we then hide it, so that nobody counts on it. You can show it again at any time.",
          ),
          i18n.t("You can answer until {until}.", { until }),
          i18n.t("If you don’t answer, nothing changes."),
        ),
        ...choices(i18n, flight, {
          yes: answerUrl ? withAnswer(answerUrl, "yes") : own,
          changed: editUrl(site, itinerary),
          no: answerUrl ? withAnswer(answerUrl, "no") : own,
        }),
        { kind: "pass", role: type, tickets: trips.map((trip) => ({ trip })) },
      ],
      because: i18n.t("You get this mail because you registered this trip."),
    },
    at,
  );
}

/** To both of a paid connection, the day before the reader's flight. */
export function dayBefore(props: DayBeforeProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { connection, contact, meetingPoint, flight } = props;
  const { name } = namesOf(i18n, props);
  const url = connectionUrl(site, connection);
  const point: Block[] = meetingPoint
    ? [{ kind: "rows", rows: [[i18n.t("Meeting point"), meetingPoint]] }]
    : [
        paragraph(
          i18n.t(
            "You have not agreed on a meeting point yet. A place that both of you find is enough: a counter, a door with its number, a gate.",
          ),
        ),
        button(i18n.t("Agree on a meeting point"), url),
      ];
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("You fly tomorrow"), props),
      heading: i18n.t("You fly on {day}", { day: weekdayOf(i18n, flight.travelDate) }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(i18n.t("Here is what you and {name} need to find each other.", { name })),
        ...point,
        ...(contact ? [contactRows(i18n, contact)] : []),
        ...matchedTrips(i18n, props),
        ...(meetingPoint ? [button(i18n.t("Open the connection"), url)] : []),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** `Still flying EK-241 on Friday, November 27?`, and for a flight that is not booked all its days. */
function questionOf(i18n: I18n, trip: Trip): string {
  const { flight, to, toCity, travelDate } = trip;
  const place = placeOf(toCity, to);
  if (trip.until) {
    const days = daysOf(i18n, trip, shortDateOf);
    return i18n.t("Do you still plan to fly to {place}, {days}?", { place, days });
  }
  const day = weekdayOf(i18n, travelDate);
  return flight
    ? i18n.t("Still flying {flight} on {day}?", { flight, day })
    : i18n.t("Still flying to {place} on {day}?", { place, day });
}

function choices(
  i18n: I18n,
  { until }: Trip,
  { yes, changed, no }: Record<"yes" | "changed" | "no", string>,
): Block[] {
  return [
    button(until ? i18n.t("Yes, I still plan to") : i18n.t("Yes, I still fly"), yes),
    minorButton(until ? i18n.t("I have booked") : i18n.t("My flight has changed"), changed),
    minorButton(until ? i18n.t("No, not any more") : i18n.t("No, I can’t fly"), no),
    paragraph(i18n.t("Each button opens a page that asks again.")),
  ];
}

function contactRows(
  i18n: I18n,
  { displayName, phoneNumber }: NonNullable<DayBeforeProps["contact"]>,
): Block {
  return {
    kind: "rows",
    title: i18n.t("Whom you meet"),
    rows: [
      [i18n.t("Name"), displayName],
      [i18n.t("Phone"), phoneNumber, `tel:${phoneNumber}`],
    ],
  };
}

/** Midnight is read as the end of the day that it begins. */
function lastMinute(i18n: I18n, instant: string, timeZone: string | undefined): string {
  const before = new Date(Date.parse(instant) - 60_000);
  return momentOf(i18n, before.toISOString(), timeZone);
}

function withAnswer(url: string, answer: "yes" | "no"): string {
  return `${url}&${new URLSearchParams({ answer })}`;
}

/** The form that edits one of the reader's itineraries. */
function editUrl({ home }: Pick<Site, "home">, itinerary: string): string {
  return `${home}/myitinerary?${new URLSearchParams({ edit: itinerary })}`;
}
