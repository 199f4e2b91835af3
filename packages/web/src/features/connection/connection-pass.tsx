import type { Connection } from "@flightaides/core/connection/contract";
import { opposite } from "@flightaides/core/itinerary/contract";
import { type ReactNode, useId } from "react";
import { BoardingPass } from "../itinerary/boarding-pass";

type Props = {
  connection: Connection;
  /** Above the route. */
  before?: ReactNode;
  /** On the stub; is given the id of what names the pass. */
  children?: (id: string) => ReactNode;
};

/** The other side of a connection, on the flight they share. */
export function ConnectionPass({ connection, before, children }: Props) {
  const id = useId();
  const { role, leg, counterpart, contact } = connection;
  return (
    <BoardingPass
      id={id}
      type={opposite(role)}
      legs={[leg]}
      displayName={contact?.displayName ?? (counterpart.displayName || "Has left FlightAides")}
      nameOf={role === "traveler" ? "Your Flightaide" : "The traveler"}
      note={counterpart.itinerary?.addInfo}
      before={before}
    >
      {children?.(id)}
    </BoardingPass>
  );
}
