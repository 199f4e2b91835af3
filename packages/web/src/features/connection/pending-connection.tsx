import { initial } from "@flightaides/core/masking/initial.ts";
import { i18n } from "../../lib/i18n";
import { paths } from "../../lib/paths";
import { useSession } from "../../lib/session";
import { KeptTrip } from "../itinerary/kept-trip";
import { legFrom } from "./connect-target";

/** The connection that opens after sign-in, if the visitor chose a card or followed a mail's link. */
export function PendingConnection() {
  const destination = useSession("navigate");
  const chosen = useSession("connectWith");
  if (destination === paths.connect && chosen)
    return (
      <KeptTrip
        title={i18n.t("You wanted to connect with {name}", {
          name: initial(chosen.traveler.displayName),
        })}
        legs={chosen.itinerary}
      />
    );
  if (!destination?.startsWith(`${paths.connect}?`)) return null;
  const link = new URLSearchParams(destination.split("?")[1]);
  const leg = legFrom(link);
  return (
    <KeptTrip
      title={
        link.has("connection")
          ? i18n.t("Your connection opens as soon as you’re signed in")
          : i18n.t("You can connect as soon as you’re signed in")
      }
      legs={leg ? [leg] : []}
    />
  );
}
