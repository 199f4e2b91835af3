/** Legs that can be drawn. Kept out of `picture.ts`, because pages load its projection on demand. Pure. */
import type { Position } from "../airport/contract";
import type { ShownLeg } from "./contract";

/** A leg with the positions of both airports. */
export type MapLeg = ShownLeg & { fromPosition: Position; toPosition: Position };

export function isLocated(leg: ShownLeg): leg is MapLeg {
  return leg.fromPosition !== undefined && leg.toPosition !== undefined;
}
