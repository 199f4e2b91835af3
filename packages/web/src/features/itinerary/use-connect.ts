import type { PublicCard } from "@flightaides/core/matching/contract.ts";
import { opposite } from "@flightaides/core/trip/contract.ts";
import { useNavigate } from "react-router";
import { readUser } from "../../lib/identity";
import { paths } from "../../lib/paths";
import { writeSession } from "../../lib/session";

/** Opens the connect page for an itinerary. A visitor signs in first; the choice is stored in the tab. */
export function useConnect(): (itinerary: PublicCard) => void {
  const navigate = useNavigate();
  return (itinerary) => {
    const user = readUser();
    if (!user) {
      writeSession("navigate", paths.connect);
      writeSession("permission", true);
    }
    writeSession("role", opposite(itinerary.type));
    writeSession("connectWith", {
      id: itinerary.id,
      type: itinerary.type,
      itinerary: itinerary.itinerary,
      traveler: itinerary.traveler,
    });
    void navigate(user ? paths.connect : paths.login);
  };
}
