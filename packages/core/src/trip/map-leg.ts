/** Legs that a picture can show. Apart from the picture, whose projection is loaded on demand. Pure. */
import type { Position } from "../airport/contract";
import type { ShownLeg } from "./contract";

/** A leg whose ends are known. */
export type MapLeg = ShownLeg & { fromPosition: Position; toPosition: Position };

export function isLocated(leg: ShownLeg): leg is MapLeg {
  return leg.fromPosition !== undefined && leg.toPosition !== undefined;
}
