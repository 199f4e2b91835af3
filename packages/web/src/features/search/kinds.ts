import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";

/** What a search can look for. */
export const kinds: { value: Type; label: string; description: string }[] = [
  {
    value: "flightaid",
    label: i18n.t("Find FlightAides"),
    description: i18n.t("Someone I care about needs company"),
  },
  {
    value: "traveler",
    label: i18n.t("Offer FlightAides"),
    description: i18n.t("I’m flying and glad to help"),
  },
];
