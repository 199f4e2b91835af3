import type { Connection, Trip } from "@flightaides/core/connection/contract.ts";
import { matchSideOf, stretchesOf } from "@flightaides/core/matching/reason.ts";
import type { ShownLeg } from "@flightaides/core/trip/contract.ts";
import { RouteMap } from "../../components/route-map/route-map";
import { nameOf } from "./status";

/** The trips of a connection on the globe: both, or the one that is posted. */
export function TripPicture({ connection }: { connection: Connection }) {
  const { mine, theirs, match } = connection;
  const trip = mine ?? theirs;
  if (!trip) return null;
  if (!mine || !theirs || !match) return <RouteMap legs={legsOf(trip)} />;
  const own = matchSideOf(legsOf(mine), mine.leg.sequence);
  const others = matchSideOf(legsOf(theirs), theirs.leg.sequence);
  const stretches = own && others ? stretchesOf(match, own, others) : [];
  const other = { name: nameOf(connection), legs: legsOf(theirs), stretches };
  return <RouteMap legs={legsOf(mine)} other={other} />;
}

/** Of the whole itinerary, where they are known. */
function legsOf({ leg, all }: Trip): readonly ShownLeg[] {
  return all ?? [leg];
}
