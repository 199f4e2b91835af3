import { opposite, type PublicCard } from "@flightaides/core/itinerary/contract";
import { useNavigate } from "react-router-dom";
import { readUser } from "../../lib/identity";
import { writeSession } from "../../lib/session";

/** Goes to connect with somebody; a stranger's choice is remembered while they sign in first. */
export function useConnect(): (itinerary: PublicCard) => void {
  const navigate = useNavigate();
  return (itinerary) => {
    const user = readUser();
    if (!user) {
      writeSession("navigate", "/connect");
      writeSession("permission", true);
    }
    writeSession("role", opposite(itinerary.type));
    writeSession("connectWith", {
      id: itinerary.id,
      type: itinerary.type,
      itinerary: itinerary.itinerary,
      addInfo: itinerary.addInfo,
      createdAt: itinerary.createdAt,
      traveler: itinerary.traveler,
    });
    void navigate(user ? "/connect" : "/login");
  };
}

/** A trip is old when none of its legs is after today. */
export function isOld({ itinerary }: PublicCard, today: string): boolean {
  return itinerary.every((leg) => leg.travelDate <= today);
}
