/** Why a boarding pass was not read, and what to do. */

import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { routeOf } from "@flightaides/core/trip/places.ts";
import { formatDate } from "../../lib/calendar";
import { i18n } from "../../lib/i18n";
import type { Compared } from "./compare";
import type { CameraEnd, Failure } from "./read-pass";

type Words = readonly [title: string, advice: string];

const words: Record<Failure | CameraEnd, Words> = {
  "not-a-picture": [
    i18n.t("This file can’t be opened as a picture."),
    i18n.t("Open your boarding pass, make a screenshot of it, and choose that."),
  ],
  "no-code": [
    i18n.t("There is no code that we can read in this picture."),
    i18n.t(
      "Hold the code level: a few degrees of tilt are too much. Show all of it, sharp and without reflections, or take a screenshot of the pass instead.",
    ),
  ],
  "not-a-pass": [
    i18n.t("This code is not a boarding pass."),
    i18n.t("Choose a picture of the pass that you got at check-in, not of a ticket or a bag tag."),
  ],
  several: [
    i18n.t("There are several boarding passes in this picture."),
    i18n.t("Show one only: cover the others, or cut the picture."),
  ],
  "no-reader": [
    i18n.t("The reader could not be loaded."),
    i18n.t("Check your connection and try again. Once it is loaded, it works offline too."),
  ],
  refused: [
    i18n.t("The camera is not allowed."),
    i18n.t("Allow it for this page in your browser’s settings, or choose a picture instead."),
  ],
  "no-camera": [
    i18n.t("There is no camera here."),
    i18n.t("Choose a picture or a screenshot instead."),
  ],
  busy: [
    i18n.t("The camera can’t be used now."),
    i18n.t("Another app may be using it. Close that one, or choose a picture instead."),
  ],
  timeout: [
    i18n.t("The camera has found no boarding pass in a minute."),
    i18n.t(
      "Hold the code level and in good light, or take a screenshot of the pass and choose that.",
    ),
  ],
};

export function wordsOf(failure: Failure | CameraEnd): Words {
  return words[failure];
}

/** @param own the flights of the trip, at least one */
export function otherWords(
  { other, day }: Extract<Compared, { fits: false }>,
  own: readonly ShownLeg[],
): Words {
  const { flight, from, to } = other;
  const date = other.date ? formatDate(other.date) : "";
  if (day)
    return [
      i18n.t("This pass is for another day."),
      i18n.t("It is for {flight} on {date}, and your trip is on {day}.", {
        flight,
        date,
        day: formatDate(day),
      }),
    ];
  return [
    i18n.t("This pass is for another flight."),
    i18n.t("It is for {flight} from {from} to {to}. Your trip: {trip}.", {
      flight: [flight, date].filter(Boolean).join(", "),
      from,
      to,
      trip: own
        .map((leg) => [leg.flight, routeOf(i18n, leg), formatDate(leg.travelDate)])
        .map((parts) => parts.filter(Boolean).join(", "))
        .join("; "),
    }),
  ];
}
