/** The mails after a payment, with contact details: to the traveler with a receipt, and to the flightaid. */
import type { I18n } from "@lingui/core";
import { feeItem, moneyTerms } from "../../payment/terms";
import { familyRules, helperRules, notChecked } from "../../safety/rules";
import type { AtDelivery, Block } from "./blocks";
import type { ConnectedProps, ConnectionProps, Contact, PaidProps } from "./connection-props";
import { button, greeting, minorButton, paragraph, type Rendered, renderMail } from "./layout";
import { connectionUrl, ending, matchedTrips, planeNotice, subjectFor } from "./two-trips";
import { momentOf, priceOf } from "./words";

/** To the traveler, with the flightaid's contact details and a receipt. */
export function paid(props: PaidProps, at: AtDelivery): Rendered {
  const { i18n } = at;
  return renderMail(
    {
      subject: subjectFor(i18n, i18n.t("Payment Successful"), named(props)),
      heading: i18n.t("You are connected"),
      blocks: [
        greeting(at),
        ...planeNotice(i18n, named(props)),
        paragraph(
          i18n.t(
            "Thank you for your payment of {price}. This is your Flightaide. Write or call soon, and agree on where to meet at the airport.",
            { price: priceOf(i18n, props.fee) },
          ),
        ),
        contact(i18n, i18n.t("Your Flightaide"), props.contact),
        ...afterwards(props, familyRules(i18n), at),
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

function afterwards(
  props: PaidProps | ConnectedProps,
  rules: readonly string[],
  { i18n, site }: AtDelivery,
): Block[] {
  return [
    ...matchedTrips(i18n, named(props)),
    button(i18n.t("Open the connection"), connectionUrl(site, props.connection)),
    { kind: "list", title: i18n.t("Before you fly"), items: [...rules, ...notChecked(i18n)] },
    minorButton(i18n.t("How to travel safely"), `${site.home}/safety`),
  ];
}

/** Mails of earlier versions have the whole name among the contact details only. */
function named(props: PaidProps | ConnectedProps): ConnectionProps {
  return { ...props, fullName: props.contact.displayName };
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
