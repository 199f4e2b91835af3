/** The mails after the end of a connection: what happened, what becomes of the money, and who else matches. */

import type { AtDelivery, Block } from "./blocks";
import type { EndedProps, Ending, RefundedProps } from "./connection-props";
import { button, greeting, paragraph, quoted, type Rendered, renderMail } from "./layout";
import { type MatchProps, passOf } from "./match";
import { ending, namesOf, routeSuffix, twoTrips } from "./two-trips";
import { priceOf } from "./words";

/** With the next best matches of the reader's trip, best first. */
export type AtEnd = AtDelivery & { next?: readonly MatchProps[] };

/** To both after an end without a refund. */
export function ended(props: EndedProps, at: AtEnd): Rendered {
  const subject = `Connection ended${routeSuffix(props)}`;
  return endMail(props, { subject, money: feeKept(props) }, at);
}

/** To both when the fee goes back. */
export function refunded(props: RefundedProps, at: AtEnd): Rendered {
  const subject = `Connection refunded${routeSuffix(props)}`;
  return endMail(props, { subject, money: feeReturned(props) }, at);
}

/** Whether the reader still looks for company on that trip. */
export function seeksNext({ reason, by }: Pick<Ending, "reason" | "by">): boolean {
  return !(by === "me" && ["cannot-fly", "airline", "deleted", "left"].includes(reason));
}

function endMail(
  props: Ending,
  { subject, money }: { subject: string; money: string },
  at: AtEnd,
): Rendered {
  return renderMail(
    {
      subject,
      heading: "A connection has ended",
      blocks: [
        greeting(at.name),
        paragraph(whyEnded(props)),
        ...quoted(props.text),
        paragraph(money),
        ...twoTrips(props),
        ...(seeksNext(props) ? nextBlocks(props, at) : []),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** What happened, in one sentence to the reader. */
export function whyEnded(props: Pick<Ending, "role" | "displayName" | "reason" | "by">): string {
  const { role, reason, by } = props;
  const { Name, name } = namesOf(props);
  const byMe = by === "me";
  switch (reason) {
    case "declined":
      return role === "traveler"
        ? `${Name} can't accompany you on this trip and has declined.`
        : `You have declined the request of ${name}.`;
    case "withdrawn":
      if (byMe) return `You have withdrawn from the connection with ${name}.`;
      return by === "them"
        ? `${Name} has withdrawn from the connection.`
        : `The connection with ${name} was withdrawn.`;
    case "unanswered":
      return role === "traveler"
        ? `${Name} did not answer in time, so your request has expired.`
        : `You did not answer ${name} in time, so the request has expired.`;
    case "too-late":
      return role === "traveler"
        ? `You did not pay before the day of the flight, so the connection with ${name} has expired.`
        : `${Name} did not pay before the day of the flight, so the connection has expired.`;
    case "cannot-fly":
      return byMe
        ? `You told us that you can't fly, so the connection with ${name} has ended.`
        : `${Name} can't fly any more, so the connection has ended.`;
    case "airline":
      return byMe
        ? `You told us that the airline has cancelled the flight, so the connection with ${name} has ended.`
        : `${Name} told us that the airline has cancelled the flight, so the connection has ended.`;
    case "other":
      return byMe
        ? `You have cancelled the connection with ${name}.`
        : `${Name} has cancelled the connection.`;
    case "no-answer":
      return role === "traveler"
        ? `You told us that you get no answer from ${name}, and nobody has confirmed in time that you are in touch.`
        : `${Name} told us that you do not answer, and you did not confirm in time that you are in touch.`;
    case "did-not-meet":
      return role === "traveler"
        ? `You told us that you and ${name} did not meet, and nobody has contradicted in time.`
        : `${Name} told us that you did not meet, and you did not contradict in time.`;
    case "deleted":
      if (byMe) return `You have deleted your trip, so the connection with ${name} has ended.`;
      return `${Name} has deleted the trip, so the connection has ended.`;
    case "changed":
      return byMe
        ? `You have changed your trip, and it no longer matches that of ${name}.`
        : `${Name} has changed the trip, and it no longer matches yours.`;
    case "left":
      return byMe
        ? `You have left FlightAides, so the connection with ${name} has ended.`
        : `${Name} has left FlightAides, so the connection has ended.`;
    case "unfit":
      return role === "traveler"
        ? `Your payment arrived, but you and ${name} no longer share this trip, so you were not connected.`
        : `A payment by ${name} arrived, but the two of you no longer share this trip, so you were not connected.`;
    case "operator":
      return `We have ended the connection with ${name}.`;
    case "paypal":
      return `PayPal has taken back the payment for the connection with ${name}, so it has ended.`;
  }
}

/** What becomes of the money, in one sentence to the reader. */
export function feeReturned({ role, reason, fee }: RefundedProps): string {
  if (role === "flightaid")
    return "The payment goes back to the traveler. You have nothing to pay.";
  if (reason === "paypal")
    return `PayPal gives your payment of ${priceOf(fee)} back; depending on your bank it takes a few days to arrive.`;
  return `We are refunding your payment of ${priceOf(fee)} in full through PayPal; depending on your bank it takes a few days to arrive.`;
}

/** As {@link feeReturned}, when we give nothing back. */
export function feeKept(props: EndedProps): string {
  const { role, reason, by, paid } = props;
  if (role === "flightaid")
    return paid ? "You have nothing to pay, and nothing to give back." : "Nothing was paid.";
  if (!paid) return "Nothing was charged.";
  if (reason === "paypal")
    return "PayPal decides about the money and tells you; we don't give it back a second time.";
  return by === "me"
    ? `You ended the connection after ${namesOf(props).name} had confirmed that you are in touch, so the fee is not given back.`
    : "The fee is not given back.";
}

function nextBlocks({ role }: Ending, { next = [], site: { origin } }: AtEnd): Block[] {
  if (next.length > 0)
    return [
      paragraph(
        next.length === 1
          ? "There is another match for your trip:"
          : "These are the next best matches for your trip:",
      ),
      ...next.map((one) => passOf(one, origin)),
    ];
  const sought = role === "traveler" ? "flightaid" : "traveler";
  return [
    paragraph("You can search for somebody else at any time."),
    button("Search again", `${origin}/search?filter=${sought}`),
  ];
}
