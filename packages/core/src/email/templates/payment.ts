/** The mails about a payment: to the traveler, to the Flightaide, and to both after a refund. */
import {
  greeting,
  paragraph,
  type Rendered,
  renderMail,
  type Site,
  type Trip,
  tripRows,
} from "./layout";

type Contact = { displayName: string; email: string; phoneNumber: string };
type Fee = { amount: string; currency: string };

export type PaidProps = { connection: string; trip: Trip; contact: Contact; fee: Fee };
export type ConnectedProps = { connection: string; trip: Trip; contact: Contact };
export type RefundedProps = {
  connection: string;
  trip: Trip;
  fee: Fee;
  /** The reader's own. */
  role: "traveler" | "flightaid";
  /**
   * - `unfit`: the payment arrived when the two no longer shared the trip; they never were connected
   * - `left`: the Flightaide deleted their account
   * - `other`: an operator or PayPal decided so
   */
  reason: "unfit" | "left" | "other";
};

/** To the traveler, with the Flightaide's contact details. */
export function paid(name: string, props: PaidProps, site: Site): Rendered {
  return renderMail(
    {
      subject: "Payment Successful",
      heading: "You are connected",
      blocks: [
        greeting(name),
        paragraph(
          `Thank you for your payment of ${price(props.fee)}. This is your Flightaide. Write or call soon, and agree on where to meet at the airport.`,
        ),
        { kind: "rows", rows: contactRows(props.contact) },
        { kind: "rows", rows: tripRows(props.trip), button: openConnection(props, site) },
      ],
      because: "You get this mail because you paid for this connection.",
    },
    site,
  );
}

/** To the Flightaide, with the traveler's contact details. */
export function connected(name: string, props: ConnectedProps, site: Site): Rendered {
  return renderMail(
    {
      subject: `Connected Successfully ${props.trip.from}-${props.trip.to}`,
      heading: "You are connected",
      blocks: [
        greeting(name),
        paragraph(
          "The traveler you can help has confirmed. They have your contact details too; write or call, and agree on where to meet at the airport.",
        ),
        { kind: "rows", rows: contactRows(props.contact) },
        { kind: "rows", rows: tripRows(props.trip), button: openConnection(props, site) },
      ],
      because: "You get this mail because you offered help on this flight.",
    },
    site,
  );
}

/** To both. */
export function refunded(name: string, props: RefundedProps, site: Site): Rendered {
  return renderMail(
    {
      subject: `Connection refunded ${props.trip.from}-${props.trip.to}`,
      heading: "A connection has ended",
      blocks: [
        greeting(name),
        paragraph(refundOf(props)),
        { kind: "rows", rows: tripRows(props.trip) },
      ],
      because: "You get this mail because you were connected on this flight.",
    },
    site,
  );
}

function refundOf({ role, reason, fee }: RefundedProps): string {
  if (role === "flightaid")
    return "The payment for this connection is being refunded, and the connection has ended.";
  const soon = "Depending on your bank it takes a few days to arrive.";
  switch (reason) {
    case "unfit":
      return `Your payment of ${price(fee)} arrived, but you and your match no longer share this trip: one of you has deleted it or left FlightAides. You are not connected, and we are refunding the whole payment. ${soon}`;
    case "left":
      return `Your Flightaide has left FlightAides, so we are refunding your payment of ${price(fee)}. ${soon} The connection has ended.`;
    case "other":
      return `We are refunding your payment of ${price(fee)}. ${soon} The connection has ended.`;
  }
}

function openConnection({ connection }: { connection: string }, { origin }: Site) {
  return { label: "Open the connection", url: `${origin}/connect?connection=${connection}` };
}

function contactRows({ displayName, email, phoneNumber }: Contact): [string, string][] {
  return [
    ["Name", displayName],
    ["E-mail", email],
    ["Phone", phoneNumber],
  ];
}

function price({ amount, currency }: Fee): string {
  return `${new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount))} ${currency}`;
}
