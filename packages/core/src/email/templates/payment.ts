/** The mails after a payment: with contact details to the traveler, with a receipt, and to the flightaid; and when it has failed. */
import type { I18n } from "@lingui/core";
import { feeItem, moneyTerms } from "../../payment/terms";
import { familyRules, helperRules, notChecked } from "../../safety/rules";
import type { AtDelivery, Block } from "./blocks";
import type {
  ConnectedProps,
  ConnectionProps,
  Contact,
  NotPaidProps,
  PaidProps,
} from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, planeNotice, subjectFor } from "./two-trips";
import { momentOf, priceOf } from "./words";

/** To the traveler, with the flightaid's contact details and a receipt; once the two are not connected any more, with the receipt only. */
export function paid(props: PaidProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  const { contact: other } = props;
  const price = priceOf(i18n, props.fee);
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Payment Successful"), named(props)),
      heading: other ? i18n.t("You are connected") : i18n.t("Payment Successful"),
      blocks: [
        greeting(at),
        ...(other
          ? [
              ...planeNotice(i18n, named(props)),
              paragraph(
                i18n.t(
                  "Thank you for your payment of {price}. This is your Flightaide. Write or call soon, and agree on where to meet at the airport.",
                  { price },
                ),
              ),
              contact(i18n, i18n.t("Your Flightaide"), other),
              ...afterwards(props, familyRules(i18n), at),
            ]
          : [
              paragraph(i18n.t("Thank you for your payment of {price}.", { price })),
              ...theConnection(props, at),
            ]),
        receipt(props, at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the flightaid, with the traveler's contact details. */
export function connected(props: ConnectedProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Connected Successfully"), named(props)),
      heading: i18n.t("You are connected"),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, named(props)),
        paragraph(
          i18n.t(
            "The traveler has paid, and has your contact details too. Write or call, agree on where to meet at the airport, and confirm on the connection’s page that you are in touch.",
          ),
        ),
        contact(i18n, i18n.t("The traveler"), props.contact),
        ...afterwards(props, helperRules(i18n), at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** To the traveler: the payment has not led to a connection. True in whatever state the connection is by then. */
export function notPaid(props: NotPaidProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const price = priceOf(i18n, props.fee);
  const isReturned = props.outcome === "returned";
  const heading = isReturned
    ? i18n.t("Your payment goes back to you")
    : i18n.t("Your payment did not go through");
  const what = isReturned
    ? [
        i18n.t("One of the two trips changed while your payment was under way."),
        i18n.t(
          "PayPal is returning your payment of {price}. Depending on your bank, it takes a few days to arrive.",
          { price },
        ),
      ]
    : [
        i18n.t("Your bank has not approved your payment of {price}, so nothing was charged.", {
          price,
        }),
      ];
  return renderMail(
    {
      subject: subjectFor(i18n, heading, props),
      heading,
      blocks: [
        greeting(at),
        ...planeNotice(i18n, props),
        paragraph(
          ...what,
          i18n.t(
            "The connection’s page shows both trips as they are now, and whether you can pay.",
          ),
        ),
        ...matchedTrips(i18n, props),
        button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
      ],
      ...ending(at, props),
    },
    at,
  );
}

function afterwards(
  props: PaidProps | ConnectedProps,
  rules: readonly string[],
  at: AtDelivery,
): Block[] {
  const { i18n, site } = at;
  return [
    ...theConnection(props, at),
    { kind: "list", title: i18n.t("Before you fly"), items: [...rules, ...notChecked(i18n)] },
    minorButton(i18n.t("How to travel safely"), `${site.home}/safety`),
  ];
}

function theConnection(props: PaidProps | ConnectedProps, { i18n, site }: AtDelivery): Block[] {
  return [
    ...matchedTrips(i18n, named(props)),
    button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
  ];
}

/** Mails of earlier versions have the whole name among the contact details only. */
function named(props: PaidProps | ConnectedProps): ConnectionProps {
  return { ...props, ...(props.contact && { fullName: props.contact.displayName }) };
}

function contact(i18n: I18n, title: string, { displayName, email, phoneNumber }: Contact): Block {
  return {
    kind: "rows",
    title,
    rows: [
      [i18n.t("Name"), displayName],
      [i18n.t("E-mail"), email, `mailto:${email}`],
      [i18n.t("Phone"), phoneNumber, `tel:${phoneNumber}`],
    ],
  };
}

/** What an accountant asks for: what, how much, when, how, from whom to whom, and when it is given back. */
function receipt(
  { fee, captureId, paidAt, timeZone }: PaidProps,
  { i18n, name, site }: AtDelivery,
): Block {
  return {
    kind: "receipt",
    item: feeItem(i18n),
    price: priceOf(i18n, fee),
    rows: [
      [i18n.t("Paid on"), momentOf(i18n, paidAt, timeZone)],
      [i18n.t("Paid by"), name],
      [i18n.t("Paid with"), "PayPal"],
      [i18n.t("PayPal’s number"), captureId],
      [i18n.t("Seller"), site.postalAddress],
      [i18n.t("Refunds"), moneyTerms(i18n)],
    ],
  };
}
