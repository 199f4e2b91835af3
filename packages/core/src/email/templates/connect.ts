/** The mails before a payment: a request or an offer, its reminder, the flightaid's yes, and the day on which paying opens. */
import type { I18n } from "@lingui/core";
import { moneyTerms } from "../../payment/terms";
import { notChecked } from "../../safety/rules";
import type { AtDelivery, Block } from "./blocks";
import type { AcceptedProps, ConnectProps, PayableProps, ReminderProps } from "./connection-props";
import {
  button,
  greeting,
  minorButton,
  paragraph,
  quoted,
  type Rendered,
  renderMail,
} from "./layout";
import { connectUrl } from "./match";
import { connectionUrl, ending, matchedTrips, namesOf, planeNotice, subjectFor } from "./two-trips";
import { longDateOf, momentOf, priceOf } from "./words";

/** To the participant who did not open the connection. */
export function connect(props: ConnectProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  const { heading, first, act } = invitationOf(props, at);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Match Found"), props, heading),
      heading,
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        ...first,
        ...matchedTrips(i18n, props),
        ...quoted(props.note),
        ...act,
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To a flightaid halfway to the end of a request. */
export function reminder(props: ReminderProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  const name = namesOf(i18n, props).Name;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Your answer is awaited"), props),
      heading: i18n.t("{name} still waits for your answer", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          i18n.t("{name} asks for your company.", { name }),
          deadline(i18n, props),
          i18n.t("If you leave two requests in a row unanswered, others no longer see your trip."),
        ),
        ...matchedTrips(i18n, props),
        ...quoted(props.note),
        ...answers(props, at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the traveler: the flightaid has said yes. */
export function accepted(props: AcceptedProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { text, payFrom } = props;
  const name = namesOf(i18n, props).Name;
  const isLater = payFrom !== undefined || props.mine?.until !== undefined;
  const act = isLater ? i18n.t("Open the connection") : i18n.t("Pay and connect");
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Request accepted"), props),
      heading: i18n.t("{name} has said yes", { name }),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          i18n.t("{name} would like to accompany you.", { name }),
          ...(isLater ? [] : [i18n.t("Pay, and you get each other’s contact details.")]),
        ),
        ...quoted(text),
        ...matchedTrips(i18n, props),
        ...costs(i18n, props),
        button(act, connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the traveler: from today on the connection can be paid, or as soon as the flight is booked. */
export function payable(props: PayableProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { subject, heading, first, act } = props.mine?.until
    ? payableOnceBooked(props, at)
    : payableNow(props, at);
  return renderMail(
    {
      subject: subjectFor(i18n, subject, props),
      heading,
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        first,
        ...matchedTrips(i18n, props),
        ...costs(i18n, props),
        button(act, connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}

type Payable = { subject: string; heading: string; first: Block; act: string };

function payableNow(props: PayableProps, { i18n }: AtDelivery): Payable {
  const { Name, name } = namesOf(i18n, props);
  return {
    subject: i18n.t("You can pay now"),
    heading: i18n.t("You can now connect with {name}", { name }),
    first: paragraph(
      i18n.t(
        "{name} would like to accompany you, and from today on you can pay. Then you get each other’s contact details.",
        { name: Name },
      ),
    ),
    act: i18n.t("Pay and connect"),
  };
}

function payableOnceBooked(props: PayableProps, { i18n }: AtDelivery): Payable {
  const name = namesOf(i18n, props).Name;
  return {
    subject: i18n.t("Add your flight to pay"),
    heading: i18n.t("You can pay once your flight is booked"),
    first: paragraph(
      i18n.t("{name} would like to accompany you.", { name }),
      i18n.t(
        "Paying is open from today on: add your flight once you have booked it, and you can pay.",
      ),
    ),
    act: i18n.t("Open the connection"),
  };
}

/** Worded for the reader: someone offers company, asks for it, or has been accepted in advance. */
function invitationOf(
  props: ConnectProps,
  at: AtDelivery,
): { heading: string; first: Block[]; act: Block[] } {
  const { i18n, site } = at;
  const { Name, name } = namesOf(i18n, props);
  const { connection, itinerary, role, theirs } = props;
  const url = theirs
    ? connectUrl(site.home, { connection, itinerary, theirs, role })
    : connectionUrl(site, connection);
  if (role === "traveler")
    return {
      heading: i18n.t("{name} offers to be your Flightaide", { name: Name }),
      first: [
        paragraph(
          i18n.t("{name} would like to accompany you.", { name: Name }),
          i18n.t("Read about the trip, and connect if it suits you."),
        ),
      ],
      act: [...costs(i18n, props), button(i18n.t("Connect"), url)],
    };
  if (props.state === "requested")
    return {
      heading: i18n.t("{name} asks for your company", { name: Name }),
      first: [
        paragraph(
          i18n.t("{name} is looking for a Flightaide, and asks if that could be you.", {
            name: Name,
          }),
          deadline(i18n, props),
        ),
      ],
      act: answers(props, at),
    };
  return {
    heading: i18n.t("{name} has connected with you", { name: Name }),
    first: [
      paragraph(
        i18n.t(
          "You said that families may connect with you right away, so there is nothing to answer. As soon as {name} has paid, you get each other’s contact details. We’ll write to you then.",
          { name },
        ),
      ),
    ],
    act: [button(i18n.t("Open the connection"), url)],
  };
}

function answers({ connection }: ConnectProps, { i18n, site }: AtDelivery): Block[] {
  return [
    button(i18n.t("Accept"), connectionUrl(site, connection, { answer: "yes" })),
    minorButton(i18n.t("Decline"), connectionUrl(site, connection, { answer: "no" })),
    paragraph(
      i18n.t(
        "Both buttons open a page that asks again. There you can also write to each other first.",
      ),
    ),
  ];
}

function deadline(i18n: I18n, { answerBy, timeZone }: ConnectProps): string {
  return answerBy
    ? i18n.t("Please answer by {moment}. After that the request expires.", {
        moment: momentOf(i18n, answerBy, timeZone),
      })
    : i18n.t("Please answer soon.");
}

/** What the traveler must know before paying: the price, when it is refunded, and what is not checked. */
function costs(
  i18n: I18n,
  { fee, payFrom, mine }: Pick<ConnectProps, "fee" | "payFrom" | "mine">,
): Block[] {
  const price = fee && priceOf(i18n, fee);
  return [
    paragraph(
      ...(price ? [i18n.t("The connection costs {price}, once.", { price })] : []),
      moneyTerms(i18n),
    ),
    ...(mine?.until
      ? [
          paragraph(
            i18n.t(
              "Your flight is not booked yet, and nobody pays for a flight that is not booked. Add it to your itinerary once you have booked: then you can pay.",
            ),
          ),
        ]
      : []),
    ...(payFrom
      ? [
          paragraph(
            i18n.t(
              "You can pay from {date} on, because PayPal gives money back for a limited time only. Until then the connection waits and costs nothing. We write to you on that day.",
              { date: longDateOf(i18n, payFrom) },
            ),
          ),
        ]
      : []),
    { kind: "list", title: i18n.t("Before you pay"), items: notChecked(i18n) },
  ];
}
