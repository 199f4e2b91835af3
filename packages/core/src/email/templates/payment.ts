/** The mails after a payment, with contact details: to the traveler with a receipt, and to the flightaid. */
import { feeItem, moneyTerms } from "../../payment/terms";
import { familyRules, helperRules, notChecked } from "../../safety/rules";
import type { AtDelivery, Block, Site } from "./blocks";
import type { ConnectedProps, ConnectionProps, Contact, PaidProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, planeNotice, routeSuffix } from "./two-trips";
import { momentOf, priceOf } from "./words";

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
        contact("Your Flightaide", props.contact),
        ...afterwards(props, familyRules, at.site),
        receipt(props, at),
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
        contact("The traveler", props.contact),
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
    minorButton("How to travel safely", `${site.origin}/safety`),
  ];
}

/** The name is no longer masked. */
function named(props: PaidProps | ConnectedProps): ConnectionProps {
  return { ...props, displayName: props.contact.displayName };
}

function contact(title: string, { displayName, email, phoneNumber }: Contact): Block {
  return {
    kind: "rows",
    title,
    rows: [
      ["Name", displayName],
      ["E-mail", email],
      ["Phone", phoneNumber],
    ],
  };
}

/** What an accountant asks for: what, how much, when, how, from whom to whom, and when it is given back. */
function receipt({ fee, captureId, paidAt }: PaidProps, { name, site }: AtDelivery): Block {
  return {
    kind: "receipt",
    item: feeItem,
    price: priceOf(fee),
    rows: [
      ["Paid on", momentOf(paidAt)],
      ["Paid by", name],
      ["Paid with", "PayPal"],
      ["PayPal's number", captureId],
      ["Seller", site.postalAddress],
      ["Refunds", moneyTerms],
    ],
  };
}
