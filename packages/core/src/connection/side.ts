/** The role of a participant, and what the connection stores about them. Pure. */
import type { Type } from "../trip/contract";
import type { ConnectionItem, Side } from "./entity";

export function roleOf({ traveler }: Pick<ConnectionItem, "traveler">, uid: string): Type {
  return traveler === uid ? "traveler" : "flightaid";
}

/** @returns undefined when that participant has left */
export function sideOf(item: ConnectionItem, role: Type): Side | undefined {
  return role === "traveler" ? item.travelerSide : item.flightaidSide;
}
