/** The mails before a payment: a request or an offer, its reminder, the flightaid's yes, and the day on which paying opens. */
import { moneyTerms } from "../../payment/terms";
import { notChecked } from "../../safety/rules";
import type { AtDelivery, Block, Site } from "./blocks";
import type {
  AcceptedProps,
  ConnectProps,
  Fee,
  PayableProps,
  ReminderProps,
} from "./connection-props";
import {
  button,
  greeting,
  minorButton,
  paragraph,
  quoted,
  type Rendered,
  renderMail,
} from "./layout";
import { connectUrl, subjectOf } from "./match";
import {
  connectionUrl,
  ending,
  matchedTrips,
  namesOf,
  planeNotice,
  routeSuffix,
} from "./two-trips";
import { longDateOf, momentOf, priceOf } from "./words";

/** To the participant who did not open the connection. */
export function connect(props: ConnectProps, at: AtDelivery): Rendered {
  const { heading, first, act } = invitationOf(props, at.site);
  return renderMail(
    {
      subject: subjectOf(props.mine ?? props.theirs),
      heading,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(first),
        ...matchedTrips(props),
        ...quoted(props.note),
        ...act,
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To a flightaid halfway to the end of a request. */
export function reminder(props: ReminderProps, at: AtDelivery): Rendered {
  const asks = namesOf(props);
  return renderMail(
    {
      subject: `Your answer is awaited${routeSuffix(props)}`,
      heading: `${asks.Name} still waits for your answer`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(
          `${asks.Name} asks for your company. ${deadline(props)} If you leave two requests in a row unanswered, others no longer see your trip.`,
        ),
        ...matchedTrips(props),
        ...quoted(props.note),
        ...answers(props, at.site),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To the traveler: the flightaid has said yes. */
export function accepted(props: AcceptedProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  const { text, fee, payFrom } = props;
  return renderMail(
    {
      subject: `Request accepted${routeSuffix(props)}`,
      heading: `${other.Name} has said yes`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(
          payFrom
            ? `${other.Name} would like to accompany you.`
            : `${other.Name} would like to accompany you. Pay, and you get each other's contact details.`,
        ),
        ...quoted(text),
        ...matchedTrips(props),
        ...costs(fee, payFrom),
        payFrom
          ? button("Open the connection", connectionUrl(at.site, props.connection))
          : button("Pay and connect", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To the traveler: from today on the connection can be paid. */
export function payable(props: PayableProps, at: AtDelivery): Rendered {
  const other = namesOf(props);
  return renderMail(
    {
      subject: `You can pay now${routeSuffix(props)}`,
      heading: `You can now connect with ${other.name}`,
      blocks: [
        greeting(at.name),
        ...planeNotice(props),
        paragraph(
          `${other.Name} would like to accompany you, and from today on you can pay. Then you get each other's contact details.`,
        ),
        ...matchedTrips(props),
        ...costs(props.fee),
        button("Pay and connect", connectionUrl(at.site, props.connection)),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** In the words of the one who reads: somebody offers company, asks for it, or has been welcomed in advance. */
function invitationOf(
  props: ConnectProps,
  site: Site,
): { heading: string; first: string; act: Block[] } {
  const { Name, name } = namesOf(props);
  const { connection, itinerary, role, theirs, fee, payFrom } = props;
  const url = theirs
    ? connectUrl(site.origin, { connection, itinerary, theirs, role })
    : connectionUrl(site, connection);
  if (role === "traveler")
    return {
      heading: `${Name} offers to be your Flightaide`,
      first: `${Name} would like to accompany you. Read about the trip, and connect if it suits you.`,
      act: [...costs(fee, payFrom), button("Connect", url)],
    };
  if (props.state === "requested")
    return {
      heading: `${Name} asks for your company`,
      first: `${Name} is looking for a Flightaide, and asks whether you would be the one. ${deadline(props)}`,
      act: answers(props, site),
    };
  return {
    heading: `${Name} has connected with you`,
    first: `You said that families may connect with you right away, so there is nothing to answer. As soon as ${name} has paid, you get each other's contact details. You hear from us then.`,
    act: [button("Open the connection", url)],
  };
}

function answers({ connection }: ConnectProps, site: Site): Block[] {
  return [
    button("Accept", connectionUrl(site, connection, { answer: "yes" })),
    minorButton("Decline", connectionUrl(site, connection, { answer: "no" })),
    paragraph(
      "Both buttons open a page that asks again. There you can also write to each other first.",
    ),
  ];
}

function deadline({ answerBy }: ConnectProps): string {
  return answerBy
    ? `Please answer by ${momentOf(answerBy)}. After that the request expires.`
    : "Please answer soon.";
}

/** What the traveler must know before paying: the price, when it comes back, and what nobody has checked. */
function costs(fee: Fee | undefined, payFrom?: string): Block[] {
  return [
    ...(fee
      ? [paragraph(`The connection costs ${priceOf(fee)}, once. ${moneyTerms}`)]
      : [paragraph(moneyTerms)]),
    ...(payFrom
      ? [
          paragraph(
            `You can pay from ${longDateOf(payFrom)} on, because PayPal gives money back for a limited time only. Until then the connection waits and costs nothing. We write to you on that day.`,
          ),
        ]
      : []),
    { kind: "list", title: "Before you pay", items: notChecked },
  ];
}
