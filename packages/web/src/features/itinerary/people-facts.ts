import type { PostingDetails } from "@flightaides/core/trip/contract.ts";
import { helpOf, languagesOf, passengerOf } from "@flightaides/core/trip/people.ts";
import { i18n } from "../../lib/i18n";

/** Who flies and who helps how, as far as the card says it. */
export function peopleFacts(card: PostingDetails): string[] {
  const { languages, help, needs } = card;
  const passenger = passengerOf(i18n, card);
  return [
    ...(passenger ? [i18n.t("Who flies: {passenger}", { passenger })] : []),
    ...(needs ? [i18n.t("What would help: {help}", { help: helpOf(i18n, needs) })] : []),
    ...(languages
      ? [i18n.t("Speaks {languages}", { languages: languagesOf(i18n, languages) })]
      : []),
    ...(help ? [i18n.t("Helps with: {help}", { help: helpOf(i18n, help) })] : []),
  ];
}
