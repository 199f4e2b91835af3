/**
 * Keys of the area index, which the release before reads: the one-degree square of the origin, the one-degree band of latitude and
 * the longitude of the destination.
 */
import { find } from "../airport";
import type { Leg } from "./contract";

export type Area = {
  fromSquare: string;
  toBand: string;
  toLongitude: string;
};

export function areaOf({ from, to }: Pick<Leg, "from" | "to">): Area {
  const origin = position(from);
  const destination = position(to);
  return {
    fromSquare: square(origin),
    toBand: band(destination),
    toLongitude: longitude(destination),
  };
}

type Position = { latitude: number; longitude: number };

function position(iata: string): Position {
  const airport = find(iata);
  if (!airport) throw new Error(`No airport ${iata}`);
  return airport;
}

function square(at: Position): string {
  return `${Math.floor(at.latitude)},${Math.floor(at.longitude)}`;
}

/** Degrees north of the south pole. */
function band(at: Position): string {
  return String(Math.floor(at.latitude) + 90).padStart(3, "0");
}

/** Hundredths of a degree east of the date line, padded so that it sorts as text. */
function longitude(at: Position): string {
  return String(Math.round((at.longitude + 180) * 100)).padStart(5, "0");
}
