/** The steps of a trip in words. Pure. */
import type { I18n } from "@lingui/core";

type StepKind = "met" | "boarded" | "landed" | "handed-over";

/** That a step has happened. @param place the city of its airport */
export const stepWords: Record<StepKind, (i18n: I18n, place: string) => string> = {
  met: (i18n, place) => i18n.t("Met at the airport in {place}", { place }),
  boarded: (i18n, place) => i18n.t("Boarded in {place}", { place }),
  landed: (i18n, place) => i18n.t("Landed in {place}", { place }),
  "handed-over": (i18n, place) => i18n.t("With the family in {place}", { place }),
};
