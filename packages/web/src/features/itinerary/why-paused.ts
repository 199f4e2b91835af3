import type { OwnItinerary } from "@flightaides/core/itinerary/contract.ts";
import { i18n } from "../../lib/i18n";

/** Why others can't find a paused itinerary, and what its owner can do, in words. */
export function whyPaused({
  cannotFly,
  offOffer,
}: Pick<OwnItinerary, "cannotFly" | "offOffer">): string {
  if (offOffer)
    return i18n.t(
      "You have cancelled several paid connections, so others can’t find your flights until we have looked at it. Your paid connections stay as they are. Write to us if you don’t hear from us.",
    );
  if (cannotFly)
    return i18n.t(
      "You said that you can’t fly this trip, so others can’t find it. When you fly on another date or flight, edit it and show it again.",
    );
  return i18n.t(
    "Others can’t find it, and there are no new matches. You paused it, or two requests in a row had no answer. Your paid connections stay as they are.",
  );
}
