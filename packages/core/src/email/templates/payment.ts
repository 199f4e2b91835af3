/** The mails after a payment, with contact details: to the traveler with a receipt, and to the flightaid. */
import { feeItem, moneyTerms } from "../../payment/terms";
import { familyRules, helperRules, notChecked } from "../../safety/rules";
import type { ConnectedProps, ConnectionProps, Contact, PaidProps } from "./connection-props";
import {
  type AtDelivery,
  type Block,
  button,
  greeting,
  momentOf,
  paragraph,
  priceOf,
  type Rendered,
  type Row,
  renderMail,
  type Site,
} from "./layout";
import { connectionUrl, ending, matchedTrips, planeNotice, routeSuffix, rows } from "./two-trips";

/** To the traveler, with the flightaid's contact details and a receipt. */
export function paid(props: PaidProps, at: AtDelivery): Rendered {
  return renderMail(
    {
      subject: "Payment Successful",
      heading: "You are connected",
      blocks: [
        greeting(at.name),
        ...planeNotice(named(props)),
        paragraph(
          `Thank you for your payment of ${priceOf(props.fee)}. This is your Flightaide. Write or call soon, and agree on where to meet at the airport.`,
        ),
        rows("Your Flightaide", contactRows(props.contact)),
        ...afterwards(props, familyRules, at.site),
        rows("Receipt", receiptRows(props, at.site)),
        paragraph(moneyTerms),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

/** To the flightaid, with the traveler's contact details. */
export function connected(props: ConnectedProps, at: AtDelivery): Rendered {
  return renderMail(
    {
      subject: `Connected Successfully${routeSuffix(props)}`,
      heading: "You are connected",
      blocks: [
        greeting(at.name),
        ...planeNotice(named(props)),
        paragraph(
          "The traveler has paid, and has your contact details too. Write or call, agree on where to meet at the airport, and confirm on the connection's page that you are in touch.",
        ),
        rows("The traveler", contactRows(props.contact)),
        ...afterwards(props, helperRules, at.site),
      ],
      ...ending(props, at.site),
    },
    at,
  );
}

function afterwards(
  props: PaidProps | ConnectedProps,
  rules: readonly string[],
  site: Site,
): Block[] {
  return [
    ...matchedTrips(named(props)),
    button("Open the connection", connectionUrl(site, props.connection)),
    { kind: "list", title: "Before you fly", items: [...rules, ...notChecked] },
    button("How to travel safely", `${site.origin}/safety`),
  ];
}

/** The name is no longer masked. */
function named(props: PaidProps | ConnectedProps): ConnectionProps {
  return { ...props, displayName: props.contact.displayName };
}

function contactRows({ displayName, email, phoneNumber }: Contact): Row[] {
  return [
    ["Name", displayName],
    ["E-mail", email],
    ["Phone", phoneNumber],
  ];
}

function receiptRows({ fee, captureId, paidAt }: PaidProps, { postalAddress }: Site): Row[] {
  return [
    ["For", feeItem],
    ["Amount", priceOf(fee)],
    ["Paid", momentOf(paidAt)],
    ["PayPal's number", captureId],
    ["Seller", postalAddress],
  ];
}
