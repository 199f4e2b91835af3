/** The mails after the end of a connection: what happened, what becomes of the money, and who else matches. */
import type { I18n } from "@lingui/core";
import type { AtDelivery, Block } from "./blocks";
import type { EndedProps, Ending, RefundedProps } from "./connection-props";
import { button, greeting, paragraph, quoted, type Rendered, renderMail } from "./layout";
import { type MatchProps, passOf } from "./match";
import { ending, namesOf, subjectFor, twoTrips } from "./two-trips";
import { priceOf } from "./words";

/** With the next best matches of the reader's trip, best first, and whether others find that trip. */
export type AtEnd = AtDelivery & { next?: readonly MatchProps[]; isPosted?: boolean };

/** To both after an end without a refund. */
export function ended(props: EndedProps, at: AtEnd): Rendered {
  const { i18n } = at;
  const subject = subjectFor(i18n, i18n.t("Connection ended"), props);
  return endMail(props, { subject, money: feeKept(i18n, props) }, at);
}

/** To both when the fee goes back. */
export function refunded(props: RefundedProps, at: AtEnd): Rendered {
  const { i18n } = at;
  const subject = subjectFor(i18n, i18n.t("Connection refunded"), props);
  return endMail(props, { subject, money: feeReturned(i18n, props) }, at);
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
  const { i18n } = at;
  return renderMail(
    {
      subject,
      heading: i18n.t("A connection has ended"),
      blocks: [
        greeting(at),
        paragraph(whyEnded(i18n, props)),
        ...quoted(props.text),
        paragraph(money),
        ...twoTrips(i18n, props),
        ...nextBlocks(props, at),
      ],
      ...ending(at, props),
    },
    at,
  );
}

/** What happened, in one sentence to the reader. */
export function whyEnded(
  i18n: I18n,
  props: Pick<Ending, "role" | "displayName" | "fullName" | "reason" | "by">,
): string {
  const { role, reason, by } = props;
  const { Name, name } = namesOf(i18n, props);
  const byMe = by === "me";
  switch (reason) {
    case "declined":
      return role === "traveler"
        ? i18n.t("{name} can’t accompany you on this trip and has declined.", { name: Name })
        : i18n.t("You have declined, and {name} knows.", { name });
    case "withdrawn":
      if (byMe) return i18n.t("You have withdrawn, and {name} knows.", { name });
      return by === "them"
        ? i18n.t("{name} has withdrawn from the connection.", { name: Name })
        : i18n.t("The connection with {name} was withdrawn.", { name });
    case "unanswered":
      return role === "traveler"
        ? i18n.t("{name} did not answer in time, so your request has expired.", { name: Name })
        : i18n.t("You did not answer {name} in time, so the request has expired.", {
            name,
          });
    case "too-late":
      return role === "traveler"
        ? i18n.t(
            "You did not pay before the day of the flight, so the connection with {name} has expired.",
            { name },
          )
        : i18n.t(
            "{name} did not pay before the day of the flight, so the connection has expired.",
            { name: Name },
          );
    case "cannot-fly":
      return byMe
        ? i18n.t("You told us that you can’t fly, so the connection with {name} has ended.", {
            name,
          })
        : i18n.t("{name} can’t fly any more, so the connection has ended.", { name: Name });
    case "airline":
      return byMe
        ? i18n.t(
            "You told us that the airline has cancelled the flight, so the connection with {name} has ended.",
            { name },
          )
        : i18n.t(
            "{name} told us that the airline has cancelled the flight, so the connection has ended.",
            { name: Name },
          );
    case "other":
      return byMe
        ? i18n.t("You have cancelled the connection, and {name} knows.", { name })
        : i18n.t("{name} has cancelled the connection.", { name: Name });
    case "no-answer":
      return role === "traveler"
        ? i18n.t(
            "You told us that {name} doesn’t answer, and they were not in touch within 24 hours of our mail.",
            { name },
          )
        : i18n.t(
            "{name} told us that you don’t answer, and you were not in touch within 24 hours of our mail.",
            { name: Name },
          );
    case "did-not-meet":
      return role === "traveler"
        ? i18n.t(
            "You told us that you and {name} did not meet, and they have not said otherwise.",
            {
              name,
            },
          )
        : i18n.t("{name} told us that you did not meet, and you have not said otherwise.", {
            name: Name,
          });
    case "deleted":
      if (byMe)
        return i18n.t("You have deleted your trip, so the connection with {name} has ended.", {
          name,
        });
      return i18n.t("{name} has deleted the trip, so the connection has ended.", { name: Name });
    case "changed":
      return byMe
        ? i18n.t("You have changed your trip, so the connection with {name} has ended.", { name })
        : i18n.t("{name} has changed the trip, so the connection has ended.", { name: Name });
    case "left":
      return byMe
        ? i18n.t("You have left FlightAides, so the connection with {name} has ended.", {
            name,
          })
        : i18n.t("{name} has left FlightAides, so the connection has ended.", { name: Name });
    case "unfit":
      return role === "traveler"
        ? i18n.t(
            "Your payment arrived, but you and {name} no longer share this trip, so you were not connected.",
            { name },
          )
        : i18n.t(
            "A payment by {name} arrived, but the two of you no longer share this trip, so you were not connected.",
            { name },
          );
    case "operator":
      return i18n.t("Your connection with {name} was ended by our team.", { name });
    case "paypal":
      return i18n.t(
        "PayPal has taken back the payment for the connection with {name}, so it has ended.",
        { name },
      );
  }
}

/** What becomes of the money, in one sentence to the reader. */
export function feeReturned(i18n: I18n, { role, reason, fee }: RefundedProps): string {
  if (role === "flightaid")
    return i18n.t("The payment goes back to the traveler. You have nothing to pay.");
  if (reason === "paypal")
    return i18n.t(
      "PayPal is returning your payment of {price}. Depending on your bank, it takes a few days to arrive.",
      { price: priceOf(i18n, fee) },
    );
  return i18n.t(
    "We are refunding your payment of {price} in full through PayPal. Depending on your bank, it takes a few days to arrive.",
    { price: priceOf(i18n, fee) },
  );
}

/** As {@link feeReturned}, when we give nothing back. */
export function feeKept(i18n: I18n, props: EndedProps): string {
  const { role, reason, by, paid } = props;
  if (role === "flightaid")
    return paid
      ? i18n.t("You have nothing to pay, and nothing to give back.")
      : i18n.t("Nothing was paid.");
  if (!paid) return i18n.t("Nothing was charged.");
  if (reason === "paypal")
    return i18n.t(
      "PayPal decides about the money and tells you; we don’t give it back a second time.",
    );
  return by === "me"
    ? i18n.t("The fee is not given back, as we said before you ended the connection.")
    : i18n.t("The fee is not given back.");
}

/** What becomes of the reader's own trip, and where to go on. */
function nextBlocks(props: Ending, at: AtEnd): Block[] {
  const { role, reason, by } = props;
  const { i18n, next = [], isPosted = false } = at;
  const { home } = at.site;
  const own = button(i18n.t("See the matches of your trip"), `${home}/myitinerary`);
  if (role === "flightaid" && reason === "cannot-fly" && by === "me")
    return [
      paragraph(i18n.t("Your trip is paused: others don’t see it until you change it.")),
      button(i18n.t("See your itineraries"), `${home}/myitinerary`),
    ];
  if (!seeksNext(props)) return [];
  if (!isPosted) {
    const sought = role === "traveler" ? "flightaid" : "traveler";
    return [
      paragraph(i18n.t("You can search for somebody else at any time.")),
      button(i18n.t("Search again"), `${home}/search?filter=${sought}`),
    ];
  }
  const posted = i18n.t("Your trip is still posted: others find it, and you can connect again.");
  const count = next.length;
  if (count === 0) return [paragraph(posted), own];
  return [
    paragraph(
      posted,
      count === 1
        ? i18n.t("There is another match for your trip:")
        : i18n.t("These are the next best matches for your trip:"),
    ),
    ...next.map((one) => passOf(one, at)),
    own,
  ];
}
