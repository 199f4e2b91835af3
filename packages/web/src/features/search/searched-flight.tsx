import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import type { SessionValue } from "../../lib/session";
import AddFlightNumber from "../itinerary/add-flight-number";
import { OutdatedMatches } from "./outdated-matches";
import { useChangedTrip } from "./use-changed-trip";

type Props = {
  searched: SessionValue<"searched">;
  /** The id of the itinerary it is posted as. */
  id: string;
  /** The flight that is not known. */
  leg: ShownLeg;
  /** The id of the heading. */
  labelledBy: string;
};

/** Adds a flight that is not known to a posted trip, and searches again with it. */
export default function SearchedFlight({ searched, id, leg, labelledBy }: Props) {
  const changed = useChangedTrip(searched);
  return (
    <>
      <AddFlightNumber itinerary={id} labelledBy={labelledBy} leg={leg} onSaved={changed.mutate} />
      <OutdatedMatches changed={changed} />
    </>
  );
}
