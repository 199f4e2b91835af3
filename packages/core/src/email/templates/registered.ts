import type { I18n } from "@lingui/core";
import type { AtDelivery, Trip } from "./blocks";
import { button, greeting, paragraph, type Rendered, renderMail } from "./layout";
import { flightLine, subjectOf } from "./words";

/** `paused`: the owner is off offer. `notifyMatches`: whether they get mail about matches, when it is sent. */
export type RegisteredProps = {
  type: "traveler" | "flightaid";
  trips: Trip[];
  paused?: boolean;
  notifyMatches?: boolean;
};

/** To the owner of a new itinerary. */
export function registered(props: RegisteredProps, at: AtDelivery): Rendered {
  const { i18n, site } = at;
  const { type, trips } = props;
  const [first] = trips;
  return renderMail(
    {
      subject: subjectOf(
        i18n,
        i18n.t("{from}-{to} successfully registered", { from: first?.from, to: first?.to }),
        first && flightLine(i18n, first),
      ),
      heading: i18n.t("Your trip is registered"),
      blocks: [
        greeting(at),
        paragraph(whatFollows(i18n, props)),
        { kind: "pass", role: type, tickets: trips.map((trip) => ({ trip })) },
        button(i18n.t("See your itineraries"), `${site.home}/myitinerary`),
      ],
      because: i18n.t("You get this mail because you registered this trip."),
    },
    at,
  );
}

function whatFollows(i18n: I18n, { type, paused, notifyMatches = true }: RegisteredProps): string {
  const isTraveler = type === "traveler";
  if (paused)
    return i18n.t(
      "Thank you. Others can’t see this trip until we have looked at it, because you have cancelled several paid connections. Write to us if you don’t hear from us.",
    );
  if (!notifyMatches)
    return isTraveler
      ? i18n.t(
          "Thank you. You are looking for a Flightaide. Mail about matches is off: you see them in My itineraries.",
        )
      : i18n.t(
          "Thank you. You are looking for somebody to accompany. Mail about matches is off: you see them in My itineraries.",
        );
  return isTraveler
    ? i18n.t(
        "Thank you. You are looking for a Flightaide, and we write to you as soon as we find a match.",
      )
    : i18n.t(
        "Thank you. You are looking for somebody to accompany, and we write to you as soon as we find a match.",
      );
}
