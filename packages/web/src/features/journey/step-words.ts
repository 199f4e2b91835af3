/** The steps of a flight, in words. */
import type { TapKind } from "@flightaides/core/journey/contract.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";

type Place = { kind: TapKind; airport: string; leg: number };

/** On buttons, for what can be pressed: `We have met`. */
export function pressWords(step: Place, legs: readonly ShownLeg[]): string {
  const place = placeOf(step, legs);
  switch (step.kind) {
    case "met":
      return i18n.t("We have met");
    case "boarded":
      return i18n.t("On board in {place}", { place });
    case "landed":
      return i18n.t("Landed in {place}", { place });
    case "handed-over":
      return i18n.t("Handed over to the family");
  }
}

/** In the story, for what has happened or will: `Boarded in Dubai`. */
export function stepWords(step: Place, legs: readonly ShownLeg[]): string {
  const place = placeOf(step, legs);
  switch (step.kind) {
    case "met":
      return i18n.t("Met");
    case "boarded":
      return i18n.t("Boarded, {place}", { place });
    case "landed":
      return i18n.t("Landed, {place}", { place });
    case "handed-over":
      return i18n.t("Handed over");
  }
}

/** The city of the airport, or its code where that is not known. */
function placeOf({ airport, leg }: Place, legs: readonly ShownLeg[]): string {
  const flight = legs[leg - 1];
  const city = flight?.from === airport ? flight.fromCity : flight?.toCity;
  return city || airport;
}
