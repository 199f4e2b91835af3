import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { useSession } from "../../lib/session";
import { KeptTrip } from "../itinerary/kept-trip";

/** The search that is registered after sign-in, if the visitor asked for that. */
export function PendingRegistration() {
  const destination = useSession("navigate");
  const searched = useSession("searched");
  if (destination !== paths.searchResult || !searched?.register || searched.saved) return null;
  return (
    <KeptTrip
      title={
        searched.role === "flightaid"
          ? i18n.t("Your flight is posted as soon as you’re signed in")
          : i18n.t("Your search is registered as soon as you’re signed in")
      }
      legs={searched.itinerary}
    />
  );
}
