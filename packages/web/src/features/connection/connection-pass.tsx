import type { Connection } from "@flightaides/core/connection/contract";
import { opposite } from "@flightaides/core/itinerary/contract";
import { type ReactNode, useId } from "react";
import { BoardingPass } from "../itinerary/boarding-pass";

type Props = {
  connection: Connection;
  /** Content above the route. */
  before?: ReactNode;
  /** Actions on the stub; receives the id of the pass's heading. */
  children?: (id: string) => ReactNode;
};

/** The other side of a connection as a boarding pass. */
export function ConnectionPass({ connection, before, children }: Props) {
  const id = useId();
  const { role, leg, counterpart, contact } = connection;
  return (
    <BoardingPass
      id={id}
      type={opposite(role)}
      legs={[leg]}
      displayName={contact?.displayName ?? (counterpart.displayName || "Has left FlightAides")}
      nameLabel={role === "traveler" ? "Your Flightaide" : "The traveler"}
      note={counterpart.itinerary?.addInfo}
      before={before}
    >
      {children?.(id)}
    </BoardingPass>
  );
}
