import type { Type } from "@flightaides/core/trip/contract.ts";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";

type Texts = {
  /** What the visitor is asked for before the trip is posted. */
  step: { title: string; action: string; text: string };
  waiting: string;
  failed: string;
  change: { to: string; label: string };
};

/** What a page says about the posting of a trip, by the role of its owner. */
export const postingTexts: Record<Type, Texts> = {
  traveler: {
    step: {
      title: i18n.t("Register your search"),
      action: i18n.t("Post my trip"),
      text: i18n.t("We post your trip, and tell you about new matches by mail."),
    },
    waiting: i18n.t("Registering your search..."),
    failed: i18n.t("Your search isn’t registered yet."),
    change: { to: paths.search, label: i18n.t("Change search") },
  },
  flightaid: {
    step: {
      title: i18n.t("Offer your flight"),
      action: i18n.t("Post your flight"),
      text: i18n.t(
        "Families find you once your flight is posted. We tell you about each of them by mail.",
      ),
    },
    waiting: i18n.t("Posting your flight..."),
    failed: i18n.t("Your flight isn’t posted yet."),
    change: { to: paths.offer, label: i18n.t("Change your flight") },
  },
};
